/// Makes names of files out of any text.
enum FileName {
  private static let lengthLimit = 80

  /// A name that every system takes for a file, the same each time.
  ///
  /// Letters, digits, `-` and `_` stay, spaces become `-`. A name that loses anything else ends with a
  /// fingerprint, so that two texts don't share a file.
  static func safe(_ text: String) -> String {
    var name = ""
    var isWhole = true
    for scalar in text.unicodeScalars {
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || scalar == "_" || scalar == "-")
      if isPlain {
        name.unicodeScalars.append(scalar)
      } else {
        if scalar != " " { isWhole = false }
        if !name.hasSuffix("-") { name.append("-") }
      }
    }
    if name.count > lengthLimit {
      isWhole = false
      name = String(name.prefix(lengthLimit))
    }
    guard !text.isEmpty else { return "empty" }
    guard !isWhole else { return name }
    while name.hasSuffix("-") { name.removeLast() }
    while name.hasPrefix("-") { name.removeFirst() }
    return name.isEmpty ? fingerprint(text) : "\(name)-\(fingerprint(text))"
  }

  private static func fingerprint(_ text: String) -> String {
    var hash: UInt32 = 0x811C_9DC5
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return String(hash, radix: 36)
  }
}
