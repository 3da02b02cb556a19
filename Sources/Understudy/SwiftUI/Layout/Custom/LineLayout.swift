import Foundation

/// Lays views out one after the other, as `StackBox` does, through what a layout may ask them.
@available(iOS 16.0, *)
struct LineLayout {
  let axis: Axis
  let spacing: CGFloat?
  /// Where a view's guide is, across the axis.
  let guide: (ViewDimensions) -> CGFloat

  init(axis: Axis, spacing: CGFloat?, guide: @escaping (ViewDimensions) -> CGFloat) {
    self.axis = axis
    self.spacing = spacing
    self.guide = guide
  }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    let dimensions = offers(proposal, subviews).enumerated().map {
      subviews[subviews.startIndex + $0.offset].dimensions(in: $0.element)
    }
    let length = dimensions.reduce(gaps(subviews).reduce(0, +)) { $0 + along($1) }
    let before = dimensions.map(guide).max() ?? 0
    let after = dimensions.map { across($0) - guide($0) }.max() ?? 0
    let thickness = max(0, before) + max(0, after)
    return axis == .horizontal
      ? CGSize(width: length, height: thickness) : CGSize(width: thickness, height: length)
  }

  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    let offers = offers(proposal, subviews)
    let dimensions = zip(subviews, offers).map { $0.dimensions(in: $1) }
    let line = max(0, dimensions.map(guide).max() ?? 0)
    let gaps = gaps(subviews)
    var position: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      if index > 0 { position += gaps[index - 1] }
      let side = line - guide(dimensions[index])
      let origin =
        axis == .horizontal
        ? CGPoint(x: bounds.minX + position, y: bounds.minY + side)
        : CGPoint(x: bounds.minX + side, y: bounds.minY + position)
      subview.place(at: origin, proposal: offers[index])
      position += along(dimensions[index])
    }
  }

  private func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map { first, second in
      spacing ?? first.spacing.distance(to: second.spacing, along: axis)
    }
  }

  /// What each view is offered: the least flexible is asked first, and each gets an equal share of what
  /// is left.
  private func offers(
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> [ProposedViewSize] {
    let side = axis == .horizontal ? proposal.height : proposal.width
    guard let length = axis == .horizontal ? proposal.width : proposal.height else {
      return subviews.map { _ in offer(nil, side) }
    }
    let views = Array(subviews)
    var offers = views.map { _ in ProposedViewSize.zero }
    var room = length - gaps(subviews).reduce(0, +)
    let smallest = views.map { extent($0, 0, side) }
    let ranks = views.indices.map { index in
      (
        index: index, priority: views[index].priority,
        flexibility: extent(views[index], .infinity, side) - smallest[index]
      )
    }
    let order = ranks.sorted {
      ($1.priority, $0.flexibility, $0.index) < ($0.priority, $1.flexibility, $1.index)
    }
    for (position, rank) in order.enumerated() {
      let peers = order[position...].prefix { $0.priority == rank.priority }
      let reserved = order[(position + peers.count)...].reduce(0) { $0 + smallest[$1.index] }
      let share = max(0, room - reserved) / CGFloat(peers.count)
      offers[rank.index] = offer(share, side)
      room -= extent(views[rank.index], share, side)
    }
    return offers
  }

  private func extent(_ subview: LayoutSubview, _ length: CGFloat, _ side: CGFloat?) -> CGFloat {
    let size = subview.sizeThatFits(offer(length, side))
    return axis == .horizontal ? size.width : size.height
  }

  private func offer(_ length: CGFloat?, _ side: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: side)
      : ProposedViewSize(width: side, height: length)
  }

  private func along(_ dimensions: ViewDimensions) -> CGFloat {
    axis == .horizontal ? dimensions.width : dimensions.height
  }

  private func across(_ dimensions: ViewDimensions) -> CGFloat {
    axis == .horizontal ? dimensions.height : dimensions.width
  }
}
