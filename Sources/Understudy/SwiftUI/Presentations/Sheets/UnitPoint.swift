import Foundation

/// A point in parts of a view's size: (0, 0) is the top left corner, (1, 1) the opposite one.
///
/// Source: documented. Apple's page for `UnitPoint`.
public struct UnitPoint: Hashable, Sendable {
  /// The part of the width.
  public var x: CGFloat
  /// The part of the height.
  public var y: CGFloat

  /// Creates the top left corner.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point.
  ///
  /// - Parameters:
  ///   - x: The part of the width.
  ///   - y: The part of the height.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero: UnitPoint = UnitPoint()
  /// The middle.
  public static let center: UnitPoint = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading: UnitPoint = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing: UnitPoint = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top: UnitPoint = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom: UnitPoint = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading: UnitPoint = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing: UnitPoint = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading: UnitPoint = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing: UnitPoint = UnitPoint(x: 1, y: 1)
}
