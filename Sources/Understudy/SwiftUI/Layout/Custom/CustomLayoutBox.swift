import Foundation

/// The box of a container with a layout.
@available(iOS 16.0, *)
final class CustomLayoutBox<L: Layout>: ContainerBox, OrientedBox {
  /// How the boxes inside are laid out; whoever sets it invalidates the layout.
  var layout: L

  private var cache: L.Cache?
  private var cacheIsStale = false

  init(_ layout: L) { self.layout = layout }

  var stackOrientation: Axis? {
    // The type of any layout doesn't know which one is inside.
    (layout as? AnyLayout)?.properties.stackOrientation ?? L.layoutProperties.stackOrientation
  }

  override func layoutWasInvalidated() { cacheIsStale = true }

  override func childWasInvalidated(_ child: LayoutBox) { cacheIsStale = true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    ask(placements: nil) { layout, subviews, cache in
      let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      return CGSize(width: Self.length(size.width), height: Self.length(size.height))
    }
  }

  /// A length that can be laid out, whatever a layout has come to.
  private static func length(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : max(0, length) }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let placements = placements(in: size, proposal)
    for child in children {
      let place = placements[child]
      child.place(at: place.origin, place.proposal)
    }
  }

  override var preferredSpacing: CGFloat {
    ask(placements: nil) { layout, subviews, cache in
      layout.spacing(subviews: subviews, cache: &cache).largest
    }
  }

  override func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(proposal)
    let children = self.children
    let own = ownGuides(in: size, proposal)
    let inner = children.map { $0.dimensions(proposal) }
    guard !own.isEmpty || inner.contains(where: { $0.hasGuides }) else {
      return ViewDimensions(size)
    }
    let placements = placements(in: size, proposal)
    var guides: [ExplicitGuide] = []
    var baselines: (first: CGFloat?, last: CGFloat?)
    for child in children {
      let place = placements[child]
      let dimensions = child.dimensions(place.proposal)
      guides += dimensions.guides.map { $0.moved(by: place.origin) }
      baselines.first = baselines.first ?? dimensions.firstBaseline.map { $0 + place.origin.y }
      baselines.last = dimensions.lastBaseline.map { $0 + place.origin.y } ?? baselines.last
    }
    var result = ViewDimensions(
      size,
      firstBaseline: baselines.first,
      lastBaseline: baselines.last,
      guides: ExplicitGuide.merged(guides)
    )
    for guide in own { result = result.setting(guide) }
    return result
  }

  /// The usual guides that the layout sets itself.
  private func ownGuides(in size: CGSize, _ proposal: ProposedViewSize) -> [ExplicitGuide] {
    let bounds = CGRect(origin: .zero, size: size)
    return ask(placements: nil) { layout, subviews, cache in
      var guides: [ExplicitGuide] = []
      for guide in [HorizontalAlignment.leading, .center, .trailing] {
        let value = layout.explicitAlignment(
          of: guide,
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
        if let value {
          guides.append(
            ExplicitGuide(id: ObjectIdentifier(guide.id), isHorizontal: true, value: value)
          )
        }
      }
      for guide in [VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
      {
        let value = layout.explicitAlignment(
          of: guide,
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
        if let value {
          guides.append(
            ExplicitGuide(id: ObjectIdentifier(guide.id), isHorizontal: false, value: value)
          )
        }
      }
      return guides
    }
  }

  private func placements(in size: CGSize, _ proposal: ProposedViewSize) -> Placements {
    let bounds = CGRect(origin: .zero, size: size)
    let placements = Placements(in: bounds, proposal)
    ask(placements: placements) { layout, subviews, cache in
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return placements
  }

  /// Asks the layout something, with a cache that is up to date.
  private func ask<T>(
    placements: Placements?,
    _ question: (L, LayoutSubviews, inout L.Cache) -> T
  ) -> T {
    let subviews = LayoutSubviews(children, placements: placements)
    var current = cache ?? layout.makeCache(subviews: subviews)
    if cache != nil, cacheIsStale { layout.updateCache(&current, subviews: subviews) }
    cacheIsStale = false
    defer { cache = current }
    return question(layout, subviews, &current)
  }
}

extension ViewDimensions {
  /// Whether there is more to know of a view than its size.
  var hasGuides: Bool { !guides.isEmpty || firstBaseline != nil || lastBaseline != nil }
}
