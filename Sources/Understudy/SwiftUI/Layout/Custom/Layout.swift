import Foundation

/// A type that says how large a container of views is, and where its views are in it.
///
/// Source: documented. Apple's page for `Layout`.
@available(iOS 16.0, *)
public protocol Layout: Animatable {
  /// What the layout keeps between calls; nothing unless it says otherwise.
  associatedtype Cache = Void
  /// Stand-ins for the views.
  typealias Subviews = LayoutSubviews

  /// What kind of layout it is.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what the layout keeps.
  ///
  /// - Parameter subviews: The views.
  /// - Returns: The cache.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date after the views have changed.
  ///
  /// - Parameters:
  ///   - cache: The cache.
  ///   - subviews: The views.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the container keeps from its neighbours.
  ///
  /// - Parameters:
  ///   - subviews: The views.
  ///   - cache: The cache.
  /// - Returns: The distances.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container.
  ///
  /// - Parameters:
  ///   - proposal: The size that is offered.
  ///   - subviews: The views.
  ///   - cache: The cache.
  /// - Returns: The size, in points.
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize

  /// Places the views.
  ///
  /// - Parameters:
  ///   - bounds: Where the container is, in points; its corner needn't be at zero.
  ///   - proposal: The size that was offered.
  ///   - subviews: The views. One that isn't placed is put into the middle.
  ///   - cache: The cache.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// Where a guide of the container is.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: Where the container is, in points.
  ///   - proposal: The size that was offered.
  ///   - subviews: The views.
  ///   - cache: The cache.
  /// - Returns: The distance from the container's leading edge, in points, or `nil` for what the views'
  ///   own guides come to.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Where a guide of the container is.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: Where the container is, in points.
  ///   - proposal: The size that was offered.
  ///   - subviews: The views.
  ///   - cache: The cache.
  /// - Returns: The distance from the container's top edge, in points, or `nil` for what the views' own
  ///   guides come to.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// What kind of layout a type is.
@available(iOS 16.0, *)
public struct LayoutProperties: Sendable {
  /// The direction of a stack, which spacers and dividers in it follow; `nil` for other layouts.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout that isn't a stack.
  public init() {}
}

@available(iOS 16.0, *)
extension Layout where Cache == Void {
  /// Makes nothing, for a layout that keeps nothing.
  ///
  /// - Parameter subviews: The views.
  public func makeCache(subviews: Subviews) {}
}

@available(iOS 16.0, *)
extension Layout {
  /// No stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  ///
  /// - Parameters:
  ///   - cache: The cache.
  ///   - subviews: The views.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The largest distances that any of the views keeps.
  ///
  /// - Parameters:
  ///   - subviews: The views.
  ///   - cache: The cache.
  /// - Returns: The distances.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
  }

  /// Leaves the guide to the views.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: Where the container is, in points.
  ///   - proposal: The size that was offered.
  ///   - subviews: The views.
  ///   - cache: The cache.
  /// - Returns: `nil`.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Leaves the guide to the views.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: Where the container is, in points.
  ///   - proposal: The size that was offered.
  ///   - subviews: The views.
  ///   - cache: The cache.
  /// - Returns: `nil`.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Lays views out.
  ///
  /// - Parameter content: The views.
  /// - Returns: The container.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

/// The view of a layout with its content.
nonisolated struct LayoutContainer<L: Layout, Content: View>: View {
  typealias Body = Never

  let layout: L
  let content: Content

  nonisolated init(layout: L, content: Content) {
    self.layout = layout
    self.content = content
  }

  @MainActor static func _makeView(
    view: _GraphValue<Self>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    let comparison = Comparison.ofView(L.self)
    return _ViewOutputs(
      node: ContainerNode(
        view.value,
        box: CustomLayoutBox(view.value.layout),
        parent: inputs.parent,
        content: { $0.content },
        apply: { view, box in
          guard !comparison.areEqual(box.layout, view.layout) else { return }
          box.layout = view.layout
          box.invalidateLayout()
        }
      )
    )
  }
}
