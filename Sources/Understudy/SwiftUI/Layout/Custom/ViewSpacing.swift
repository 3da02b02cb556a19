import Foundation

/// The distances that a view keeps from its neighbours.
///
/// Source: documented, but for the distances themselves: the stand-in has one for each view, whatever
/// is beside it.
@available(iOS 16.0, *)
public struct ViewSpacing: Sendable {
  private var top: CGFloat
  private var leading: CGFloat
  private var bottom: CGFloat
  private var trailing: CGFloat

  /// No distance on any side.
  public static let zero: ViewSpacing = ViewSpacing(0)

  /// Creates the distances that the system keeps.
  public init() { self.init(StackBox.defaultSpacing) }

  init(_ distance: CGFloat) {
    top = distance
    leading = distance
    bottom = distance
    trailing = distance
  }

  /// The largest of the distances.
  var largest: CGFloat { max(top, leading, bottom, trailing) }

  /// Takes over the distances of another view where they are larger.
  ///
  /// - Parameters:
  ///   - other: The other view's distances, in points.
  ///   - edges: On which sides.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = max(top, other.top) }
    if edges.contains(.leading) { leading = max(leading, other.leading) }
    if edges.contains(.bottom) { bottom = max(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = max(trailing, other.trailing) }
  }

  /// These distances with those of another view where they are larger.
  ///
  /// - Parameters:
  ///   - other: The other view's distances.
  ///   - edges: On which sides.
  /// - Returns: The distances.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// The distance between this view and the next one.
  ///
  /// - Parameters:
  ///   - next: What the next view keeps.
  ///   - axis: The direction in which it follows.
  /// - Returns: The distance, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? min(trailing, next.leading) : min(bottom, next.top)
  }
}
