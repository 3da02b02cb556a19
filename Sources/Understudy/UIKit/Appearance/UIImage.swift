/// A picture.
///
/// The stand-in knows its name and size, not its pixels.
///
/// Nothing in it changes after it was made, so other threads may have it too.
open class UIImage: NSObject, @unchecked Sendable {
  /// The length of a symbol's sides, in points.
  ///
  /// Real symbols vary. Source: assumed.
  private static let symbolLength: CGFloat = 20

  /// The name of the system's symbol, if it is one.
  package let symbolName: String?
  /// The size, in points.
  public let size: CGSize
  /// The pixels in a point.
  public let scale: CGFloat

  private init(symbolName: String?, size: CGSize, scale: CGFloat) {
    self.symbolName = symbolName
    self.size = size
    self.scale = scale
    super.init()
  }

  /// Creates an image without size or content.
  public convenience override init() { self.init(symbolName: nil, size: .zero, scale: 1) }

  /// Creates an image of one of the system's symbols.
  ///
  /// - Parameter name: The symbol's name. The stand-in has no list of them: every name is accepted
  ///   except an empty one, which gives `nil`.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(
      symbolName: name,
      size: CGSize(width: Self.symbolLength, height: Self.symbolLength),
      scale: 1
    )
  }

  /// Creates an image from the app's assets.
  ///
  /// - Parameter name: The asset's name. On Linux there is no asset catalog, so the answer is that
  ///   for an asset which doesn't exist: `nil`.
  public convenience init?(named name: String) { return nil }

  /// Whether the image is one of the system's symbols.
  open var isSymbolImage: Bool { symbolName != nil }

  /// The image's symbol or size.
  open override var description: String {
    symbolName.map { "<UIImage symbol(system: \($0))>" }
      ?? "<UIImage {\(size.width), \(size.height)}>"
  }

  /// Whether two images show the same symbol; others are equal only to themselves.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (symbolName != nil && symbolName == other.symbolName)
  }

  /// A hash that equal images share.
  open override var hash: Int { symbolName?.hashValue ?? ObjectIdentifier(self).hashValue }
}
