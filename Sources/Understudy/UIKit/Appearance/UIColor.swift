package import StageDrawing

/// A colour, which may depend on the traits of where it is shown.
///
/// Nothing in it changes after it was made, so other threads may have it too: the components are
/// constants and a provider is a Sendable function.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private enum Source {
    case fixed(RGBA)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let source: Source
  /// The name of a system colour, for messages.
  private let name: String?

  private init(_ source: Source, name: String? = nil) {
    self.source = source
    self.name = name
    super.init()
  }

  convenience init(_ rgba: RGBA, name: String? = nil) { self.init(.fixed(rgba), name: name) }

  /// A colour with one value for light interfaces and one for dark ones.
  convenience init(name: String, light: RGBA, dark: RGBA, elevatedDark: RGBA? = nil) {
    let lightColor = UIColor(light)
    let darkColor = UIColor(dark)
    let elevatedColor = elevatedDark.map { UIColor($0) } ?? darkColor
    self.init(
      .dynamic { traits in
        guard traits.userInterfaceStyle == .dark else { return lightColor }
        return traits.userInterfaceLevel == .elevated ? elevatedColor : darkColor
      },
      name: name
    )
  }

  // MARK: Creating

  /// Creates a colour in sRGB.
  ///
  /// - Parameters:
  ///   - red: The share of red, from `0` to `1`.
  ///   - green: The share of green, from `0` to `1`.
  ///   - blue: The share of blue, from `0` to `1`.
  ///   - alpha: How opaque it is, from `0` to `1`.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed(RGBA(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Creates a grey.
  ///
  /// - Parameters:
  ///   - white: How light it is, from `0` to `1`.
  ///   - alpha: How opaque it is, from `0` to `1`.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(.fixed(RGBA(red: white, green: white, blue: white, alpha: alpha)))
  }

  /// Creates a colour from its hue.
  ///
  /// - Parameters:
  ///   - hue: The place on the colour wheel, from `0` to `1`.
  ///   - saturation: How colourful it is, from `0` to `1`.
  ///   - brightness: How light it is, from `0` to `1`.
  ///   - alpha: How opaque it is, from `0` to `1`.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    func component(_ offset: CGFloat) -> CGFloat {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(
      .fixed(RGBA(red: component(5), green: component(3), blue: component(1), alpha: alpha))
    )
  }

  /// Creates a colour from one that is drawn.
  ///
  /// - Parameter cgColor: The colour.
  public convenience init(cgColor: CGColor) { self.init(.fixed(cgColor.rgba)) }

  /// Creates a colour that depends on traits.
  ///
  /// - Parameter dynamicProvider: Returns the colour for given traits.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(.dynamic(dynamicProvider))
  }

  /// Returns the same colour with another opacity.
  ///
  /// - Parameter alpha: How opaque it is, from `0` to `1`.
  /// - Returns: The colour.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(var rgba):
      rgba.alpha = alpha
      return UIColor(rgba)
    case .dynamic(let provider):
      return UIColor(.dynamic { provider($0).withAlphaComponent(alpha) })
    }
  }

  // MARK: Reading

  /// Returns the colour that this one is under given traits.
  ///
  /// - Parameter traitCollection: The traits.
  /// - Returns: A colour that depends on nothing.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .dynamic(let provider):
      provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// The components under given traits.
  package func rgba(with traits: UITraitCollection) -> RGBA {
    guard case .fixed(let rgba) = resolvedColor(with: traits).source else {
      return RGBA(red: 0, green: 0, blue: 0)
    }
    return rgba
  }

  /// The colour as it is drawn under the current traits.
  open var cgColor: CGColor { CGColor(rgba(with: .current)) }

  /// Reads the components under the current traits.
  ///
  /// - Parameters:
  ///   - red: Where to put the share of red.
  ///   - green: Where to put the share of green.
  ///   - blue: Where to put the share of blue.
  ///   - alpha: Where to put the opacity.
  /// - Returns: Whether the colour has such components; always `true`.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba(with: .current)
    red?.pointee = rgba.red
    green?.pointee = rgba.green
    blue?.pointee = rgba.blue
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Whether two colours are the same: by components, or the same dynamic colour.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (source, other.source) {
    case (.fixed(let mine), .fixed(let theirs)): return mine == theirs
    default: return name != nil && name == other.name
    }
  }

  /// A hash that equal colours share.
  open override var hash: Int {
    switch source {
    case .fixed(let rgba): rgba.hashValue
    case .dynamic: name?.hashValue ?? ObjectIdentifier(self).hashValue
    }
  }

  /// Returns this colour, which never changes.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: This object.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The colour's name, or its components.
  open override var description: String {
    if let name { return "<UIDynamicSystemColor: name = \(name)>" }
    guard case .fixed(let rgba) = source else { return "<UIDynamicProviderColor>" }
    return "UIExtendedSRGBColorSpace \(rgba.red) \(rgba.green) \(rgba.blue) \(rgba.alpha)"
  }
}
