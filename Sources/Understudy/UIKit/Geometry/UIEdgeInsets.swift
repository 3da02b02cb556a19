/// Distances from the edges of a rectangle to the edges of one inside it.
public struct UIEdgeInsets: Equatable, Codable, Sendable {
  /// No inset at any edge.
  public static let zero: UIEdgeInsets = UIEdgeInsets()

  /// The distance from the top edge, in points; below `0` outside the rectangle.
  public var top: CGFloat
  /// The distance from the left edge, in points; below `0` outside the rectangle.
  public var left: CGFloat
  /// The distance from the bottom edge, in points; below `0` outside the rectangle.
  public var bottom: CGFloat
  /// The distance from the right edge, in points; below `0` outside the rectangle.
  public var right: CGFloat

  /// Creates insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets.
  ///
  /// - Parameters:
  ///   - top: The distance from the top edge, in points.
  ///   - left: The distance from the left edge, in points.
  ///   - bottom: The distance from the bottom edge, in points.
  ///   - right: The distance from the right edge, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The sums of these insets and others, edge by edge.
  package func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top,
      left: left + other.left,
      bottom: bottom + other.bottom,
      right: right + other.right
    )
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inwards.
  ///
  /// - Parameter insets: How far to move each edge, in points.
  /// - Returns: The smaller rectangle, in points.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }
}
