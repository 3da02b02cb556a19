import Foundation

/// The layout of a grid, as `Grid` has it.
///
/// Source: documented. Apple's page for `GridLayout`.
@available(iOS 16.0, *)
public struct GridLayout: Layout, Sendable {
  /// What is animated: nothing.
  public typealias AnimatableData = EmptyAnimatableData

  /// What the layout keeps between calls.
  public struct Cache {
    var arrangements: [GridArrangement] = []
  }

  /// How the views are aligned in their cells.
  public var alignment: Alignment
  /// The distance between columns, in points; `nil` for the system's.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in points; `nil` for the system's.
  public var verticalSpacing: CGFloat?

  /// Creates the layout.
  ///
  /// - Parameters:
  ///   - alignment: How the views are aligned in their cells.
  ///   - horizontalSpacing: The distance between columns, in points; `nil` for the system's.
  ///   - verticalSpacing: The distance between rows, in points; `nil` for the system's.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Makes what the layout keeps.
  ///
  /// - Parameter subviews: The views.
  /// - Returns: The cache.
  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  /// The size of the grid.
  ///
  /// - Parameters:
  ///   - proposal: The size that is offered.
  ///   - subviews: The views.
  ///   - cache: The cache.
  /// - Returns: The size, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize { arranged(proposal, subviews, &cache).size }

  /// Places the views in their cells.
  ///
  /// - Parameters:
  ///   - bounds: Where the grid is, in points.
  ///   - proposal: The size that was offered.
  ///   - subviews: The views.
  ///   - cache: The cache.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    let arrangement = arranged(proposal, subviews, &cache)
    for (index, subview) in subviews.enumerated() {
      let place = arrangement.place(of: index, subview)
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: ProposedViewSize(place.room)
      )
    }
  }

  private func arranged(
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout Cache
  ) -> GridArrangement {
    if let known = cache.arrangements.first(where: { $0.proposal == proposal }) { return known }
    let new = GridArrangement(self, proposal, subviews)
    // A few: a container asks for several proposals before it places.
    if cache.arrangements.count >= 4 { cache.arrangements.removeFirst() }
    cache.arrangements.append(new)
    return new
  }
}
