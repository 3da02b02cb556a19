import Foundation

/// A layout of any type.
///
/// A view that changes from one to another keeps what it contains, with its state.
///
/// Source: documented. Apple's page for `AnyLayout`.
@available(iOS 16.0, *)
public struct AnyLayout: Layout {
  /// What the layout inside keeps.
  public struct Cache {
    fileprivate let type: ObjectIdentifier
    fileprivate var value: Any
  }

  /// What is animated: nothing.
  public typealias AnimatableData = EmptyAnimatableData

  private let storage: any ErasedLayout

  /// Creates a layout of any type.
  ///
  /// - Parameter layout: The layout.
  public init<L: Layout>(_ layout: L) { storage = LayoutErasure(layout: layout) }

  /// What kind of layout is inside.
  var properties: LayoutProperties { storage.properties }

  /// Makes what the layout inside keeps.
  ///
  /// - Parameter subviews: The views.
  /// - Returns: The cache.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(type: storage.type, value: storage.makeCache(subviews))
  }

  /// Brings the cache up to date; it is made anew for a layout of another type.
  ///
  /// - Parameters:
  ///   - cache: The cache.
  ///   - subviews: The views.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    guard cache.type == storage.type else { return cache = makeCache(subviews: subviews) }
    storage.updateCache(&cache.value, subviews)
  }

  /// The distances that the container keeps.
  ///
  /// - Parameters:
  ///   - subviews: The views.
  ///   - cache: The cache.
  /// - Returns: The distances.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    adopt(&cache, subviews)
    return storage.spacing(subviews, &cache.value)
  }

  /// The size of the container.
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
  ) -> CGSize {
    adopt(&cache, subviews)
    return storage.size(proposal, subviews, &cache.value)
  }

  /// Places the views.
  ///
  /// - Parameters:
  ///   - bounds: Where the container is, in points.
  ///   - proposal: The size that was offered.
  ///   - subviews: The views.
  ///   - cache: The cache.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    adopt(&cache, subviews)
    storage.place(in: bounds, proposal, subviews, &cache.value)
  }

  /// Where a guide of the container is.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: Where the container is, in points.
  ///   - proposal: The size that was offered.
  ///   - subviews: The views.
  ///   - cache: The cache.
  /// - Returns: The distance from the leading edge, in points, or `nil`.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    adopt(&cache, subviews)
    return storage.guide(guide, bounds, proposal, subviews, &cache.value)
  }

  /// Where a guide of the container is.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: Where the container is, in points.
  ///   - proposal: The size that was offered.
  ///   - subviews: The views.
  ///   - cache: The cache.
  /// - Returns: The distance from the top edge, in points, or `nil`.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    adopt(&cache, subviews)
    return storage.guide(guide, bounds, proposal, subviews, &cache.value)
  }

  /// Makes the cache of another layout this one's.
  private func adopt(_ cache: inout Cache, _ subviews: Subviews) {
    if cache.type != storage.type { cache = makeCache(subviews: subviews) }
  }
}

/// A layout whose type isn't known.
private protocol ErasedLayout {
  var type: ObjectIdentifier { get }
  var properties: LayoutProperties { get }
  func makeCache(_ subviews: LayoutSubviews) -> Any
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing
  func size(
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGSize
  func place(
    in bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Any
  )
  func guide(
    _ guide: HorizontalAlignment,
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat?
  func guide(
    _ guide: VerticalAlignment,
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat?
}

private struct LayoutErasure<L: Layout>: ErasedLayout {
  let layout: L

  var type: ObjectIdentifier { ObjectIdentifier(L.self) }

  var properties: LayoutProperties { L.layoutProperties }

  func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

  /// Lets the layout work on a cache, which is its own: `AnyLayout` sees to that.
  private func with<T>(
    _ cache: inout Any,
    _ subviews: LayoutSubviews,
    _ work: (inout L.Cache) -> T
  ) -> T {
    var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = own }
    return work(&own)
  }

  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func size(
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGSize {
    with(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func place(
    in bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func guide(
    _ guide: HorizontalAlignment,
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide,
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &$0
      )
    }
  }

  func guide(
    _ guide: VerticalAlignment,
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide,
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &$0
      )
    }
  }
}
