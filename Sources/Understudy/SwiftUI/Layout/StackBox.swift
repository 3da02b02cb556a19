import Foundation

/// Lays boxes out in a row or a column.
///
/// The least flexible box is asked first, and each is offered an equal share of what is left; boxes
/// of higher priority come first. Source: documented (`Layout` in the WWDC talk "Building Custom
/// Views with SwiftUI"); the default spacing is measured by many.
final class StackBox: ContainerBox {
  static let defaultSpacing: CGFloat = 8

  let axis: Axis
  var horizontalAlignment = HorizontalAlignment.center
  var verticalAlignment = VerticalAlignment.center
  var spacing: CGFloat?

  private struct Arrangement {
    let proposal: ProposedViewSize
    /// What each child is offered, and what it takes.
    var offers: [ProposedViewSize]
    var dimensions: [ViewDimensions]
    var size: CGSize
    /// Where the children's guides meet, across the axis.
    var guide: CGFloat
  }

  private var arrangement: Arrangement?
  private var order: [Int]?

  init(axis: Axis) { self.axis = axis }

  override func layoutWasInvalidated() {
    arrangement = nil
    order = nil
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { arranged(proposal).size }

  override func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let arrangement = arranged(proposal)
    let size = arrangement.size
    guard let first = arrangement.dimensions.first(where: { $0.firstBaseline != nil }),
      axis == .horizontal
    else { return ViewDimensions(size) }
    let offset = arrangement.guide - first[verticalAlignment]
    return ViewDimensions(
      size,
      firstBaseline: first.firstBaseline.map { $0 + offset },
      lastBaseline: first.lastBaseline.map { $0 + offset }
    )
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let arrangement = arranged(proposal)
    let children = self.children
    var position: CGFloat = 0
    for index in children.indices {
      if index > 0 { position += gap(children[index - 1], children[index]) }
      let dimensions = arrangement.dimensions[index]
      let across = arrangement.guide - guide(dimensions)
      let origin =
        axis == .horizontal
        ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
      children[index].place(at: origin, arrangement.offers[index])
      position += axis == .horizontal ? dimensions.width : dimensions.height
    }
  }

  // MARK: Arranging

  private func arranged(_ proposal: ProposedViewSize) -> Arrangement {
    if let arrangement, arrangement.proposal == proposal { return arrangement }
    let new = arrange(proposal)
    arrangement = new
    return new
  }

  private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    let children = self.children
    var gaps: CGFloat = 0
    for index in children.indices.dropFirst() { gaps += gap(children[index - 1], children[index]) }
    var result = Arrangement(
      proposal: proposal,
      offers: Array(repeating: .unspecified, count: children.count),
      dimensions: Array(repeating: ViewDimensions(.zero), count: children.count),
      size: .zero,
      guide: 0
    )
    let across = axis == .horizontal ? proposal.height : proposal.width
    if let along = axis == .horizontal ? proposal.width : proposal.height {
      distribute(along - gaps, across, children, &result)
    } else {
      for index in children.indices { ask(children[index], index, nil, across, &result) }
    }
    var length = gaps
    var before: CGFloat = 0
    var after: CGFloat = 0
    for dimensions in result.dimensions {
      let guide = guide(dimensions)
      length += axis == .horizontal ? dimensions.width : dimensions.height
      before = max(before, guide)
      after = max(after, (axis == .horizontal ? dimensions.height : dimensions.width) - guide)
    }
    result.guide = before
    let thickness = children.isEmpty ? 0 : before + after
    result.size =
      axis == .horizontal
      ? CGSize(width: length, height: thickness) : CGSize(width: thickness, height: length)
    return result
  }

  private func distribute(
    _ room: CGFloat,
    _ across: CGFloat?,
    _ children: [LayoutBox],
    _ result: inout Arrangement
  ) {
    let order = flexibilityOrder(children, across)
    var room = room
    var start = 0
    while start < order.count {
      let priority = children[order[start]].priority
      var end = start
      while end < order.count, children[order[end]].priority == priority { end += 1 }
      // Those of lower priority keep their smallest size.
      var reserved: CGFloat = 0
      for index in order[end...] { reserved += length(children[index], 0, across) }
      var left = max(0, room - reserved)
      for position in start..<end {
        let share = left / CGFloat(end - position)
        let index = order[position]
        ask(children[index], index, share, across, &result)
        let taken =
          axis == .horizontal
          ? result.dimensions[index].width : result.dimensions[index].height
        left = max(0, left - taken)
        room -= taken
      }
      start = end
    }
  }

  private func flexibilityOrder(_ children: [LayoutBox], _ across: CGFloat?) -> [Int] {
    if let order { return order }
    let keys = children.map { child in
      (
        priority: child.priority,
        flexibility: length(child, .infinity, across) - length(child, 0, across)
      )
    }
    let isUniform = keys.allSatisfy {
      $0.priority == keys[0].priority && $0.flexibility == keys[0].flexibility
    }
    var new = Array(children.indices)
    if !isUniform {
      new.sort { left, right in
        let (a, b) = (keys[left], keys[right])
        if a.priority != b.priority { return a.priority > b.priority }
        if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
        return left < right
      }
    }
    order = new
    return new
  }

  private func ask(
    _ child: LayoutBox,
    _ index: Int,
    _ along: CGFloat?,
    _ across: CGFloat?,
    _ result: inout Arrangement
  ) {
    let offer = proposal(along, across)
    result.offers[index] = offer
    result.dimensions[index] = child.dimensions(offer)
  }

  private func proposal(_ along: CGFloat?, _ across: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: along, height: across)
      : ProposedViewSize(width: across, height: along)
  }

  private func length(_ child: LayoutBox, _ along: CGFloat, _ across: CGFloat?) -> CGFloat {
    let size = child.size(proposal(along, across))
    return axis == .horizontal ? size.width : size.height
  }

  private func guide(_ dimensions: ViewDimensions) -> CGFloat {
    axis == .horizontal ? dimensions[verticalAlignment] : dimensions[horizontalAlignment]
  }

  private func gap(_ first: LayoutBox, _ second: LayoutBox) -> CGFloat {
    spacing ?? min(first.preferredSpacing, second.preferredSpacing)
  }
}

/// Lays boxes out one over the other.
final class OverlayStackBox: ContainerBox {
  var alignment = Alignment.center

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    extent(proposal).size
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let guide = extent(proposal).guide
    for child in children {
      let dimensions = child.dimensions(proposal)
      child.place(
        at: CGPoint(
          x: guide.x - dimensions[alignment.horizontal],
          y: guide.y - dimensions[alignment.vertical]
        ),
        proposal
      )
    }
  }

  private func extent(_ proposal: ProposedViewSize) -> (size: CGSize, guide: CGPoint) {
    var before = CGPoint.zero
    var after = CGPoint.zero
    for child in children {
      let dimensions = child.dimensions(proposal)
      let x = dimensions[alignment.horizontal]
      let y = dimensions[alignment.vertical]
      before = CGPoint(x: max(before.x, x), y: max(before.y, y))
      after = CGPoint(
        x: max(after.x, dimensions.width - x),
        y: max(after.y, dimensions.height - y)
      )
    }
    return (CGSize(width: before.x + after.x, height: before.y + after.y), before)
  }
}

/// The box of a host's root: its content is centred in the room inside the safe area.
final class RootBox: ContainerBox {
  /// The hosting view's size, in points.
  var hostSize: CGSize = .zero
  /// How much of it is covered, in points.
  var safeArea = EdgeInsets()

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let children = self.children
    if children.count == 1 { return children[0].size(proposal) }
    // Several views at the root make a column. Source: assumed.
    var size = CGSize.zero
    for child in children {
      let childSize = child.size(proposal)
      size.width = max(size.width, childSize.width)
      size.height += childSize.height
    }
    return size
  }

  /// Lays everything out in the hosting view.
  func layOut() {
    let room = CGSize(
      width: max(0, hostSize.width - safeArea.leading - safeArea.trailing),
      height: max(0, hostSize.height - safeArea.top - safeArea.bottom)
    )
    place(at: .zero, ProposedViewSize(room))
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let room = proposal.replacingUnspecifiedDimensions(by: size)
    var y = safeArea.top + (room.height - size.height) / 2
    for child in children {
      let childSize = child.size(proposal)
      let x = safeArea.leading + (room.width - childSize.width) / 2
      child.place(at: CGPoint(x: x, y: y), proposal)
      y += childSize.height
    }
  }
}
