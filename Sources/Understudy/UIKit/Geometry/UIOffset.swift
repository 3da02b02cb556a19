/// A distance by which something is moved from where it would be.
public struct UIOffset: Equatable, Codable, Sendable {
  /// No offset.
  public static let zero: UIOffset = UIOffset()

  /// The distance to the right, in points.
  public var horizontal: CGFloat
  /// The distance downwards, in points.
  public var vertical: CGFloat

  /// Creates an offset of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates an offset.
  ///
  /// - Parameters:
  ///   - horizontal: The distance to the right, in points.
  ///   - vertical: The distance downwards, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
