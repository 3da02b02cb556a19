#if canImport(Understudy)
/// Why a script can't go on.
enum GalleryError: Error, CustomStringConvertible {
  case unexpected(String)

  var description: String {
    switch self {
    case .unexpected(let text): text
    }
  }
}
#endif
