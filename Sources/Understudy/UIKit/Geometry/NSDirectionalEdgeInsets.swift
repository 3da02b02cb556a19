/// Distances from the edges of a rectangle that follow the direction of reading.
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
  /// No inset at any edge.
  public static let zero: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets()

  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the edge where lines begin, in points.
  public var leading: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the edge where lines end, in points.
  public var trailing: CGFloat

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets.
  ///
  /// - Parameters:
  ///   - top: The distance from the top edge, in points.
  ///   - leading: The distance from the edge where lines begin, in points.
  ///   - bottom: The distance from the bottom edge, in points.
  ///   - trailing: The distance from the edge where lines end, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
