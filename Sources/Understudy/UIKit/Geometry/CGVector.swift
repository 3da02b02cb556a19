import Foundation

/// A vector in two dimensions, such as a distance to move.
///
/// Source: header. CoreGraphics' type, which isn't in Foundation here.
public struct CGVector: Hashable, Sendable {
  /// The horizontal component, in points; to the right if positive.
  public var dx: CGFloat
  /// The vertical component, in points; downwards if positive.
  public var dy: CGFloat

  /// The vector of length zero.
  public static let zero: CGVector = CGVector()

  /// Creates the vector of length zero.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a vector.
  ///
  /// - Parameters:
  ///   - dx: The horizontal component, in points.
  ///   - dy: The vertical component, in points.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
