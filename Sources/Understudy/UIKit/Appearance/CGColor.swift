internal import StageDrawing

/// A colour as it is drawn: components in sRGB that depend on nothing.
public final class CGColor: Hashable, Sendable {
  let rgba: RGBA

  init(_ rgba: RGBA) { self.rgba = rgba }

  /// Creates a colour in sRGB.
  ///
  /// - Parameters:
  ///   - red: The share of red, from `0` to `1`.
  ///   - green: The share of green, from `0` to `1`.
  ///   - blue: The share of blue, from `0` to `1`.
  ///   - alpha: How opaque it is, from `0` to `1`.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The shares of red, green and blue, then how opaque it is.
  public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }

  /// The number of components, opacity included.
  public var numberOfComponents: Int { 4 }

  /// How opaque it is, from `0` to `1`.
  public var alpha: CGFloat { rgba.alpha }

  /// Whether two colours have the same components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.rgba == rhs.rgba }

  /// Feeds the components to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
