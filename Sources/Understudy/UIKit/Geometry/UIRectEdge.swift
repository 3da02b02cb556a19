/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits of the edges.
  public let rawValue: UInt

  /// Creates a set of edges from its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top: UIRectEdge = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left: UIRectEdge = UIRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom: UIRectEdge = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right: UIRectEdge = UIRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
