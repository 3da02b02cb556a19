import Foundation

/// Lays boxes out in a row or a column.
///
/// The least flexible box is asked first, and each is offered an equal share of what is left; boxes
/// of higher priority come first. Source: documented (`Layout` in the WWDC talk "Building Custom
/// Views with SwiftUI"); the default spacing is measured by many.
final class StackBox: ContainerBox {
  nonisolated static let defaultSpacing: CGFloat = 8

  let axis: Axis
  var horizontalAlignment = HorizontalAlignment.center
  var verticalAlignment = VerticalAlignment.center
  var spacing: CGFloat?

  /// How much of a child is before and after the line on which the guides meet.
  private struct Extent {
    var before: CGFloat
    var after: CGFloat
  }

  // A class, so that a repair changes one child's place in the arrays and copies nothing.
  private final class Arrangement {
    let proposal: ProposedViewSize
    /// What each child is offered, and what it takes.
    var offers: [ProposedViewSize]
    var dimensions: [ViewDimensions]
    /// How far each child reaches across the axis.
    var extents: [Extent] = []
    /// The length of everything along the axis.
    var length: CGFloat = 0
    /// How far the farthest reach: the guides meet at `reach.before`.
    var reach = Extent(before: 0, after: 0)
    /// What decided the order of the children; `nil` if nothing had to.
    var ranks: Ranks?

    init(_ proposal: ProposedViewSize, count: Int) {
      self.proposal = proposal
      offers = Array(repeating: .unspecified, count: count)
      dimensions = Array(repeating: ViewDimensions(.zero), count: count)
    }
  }

  /// What decides the order in which children get room.
  private struct Rank: Equatable {
    let priority: Double
    /// The length of the child with no room at all, and with any.
    let least: CGFloat
    let greatest: CGFloat

    var flexibility: CGFloat { greatest - least }

    func isEquivalent(to other: Rank) -> Bool {
      priority == other.priority && flexibility == other.flexibility
    }
  }

  private struct Ranks {
    let across: CGFloat?
    let ranks: [Rank]
    /// Whether there is more than one priority.
    let isMixed: Bool
  }

  private var arrangement: Arrangement?
  /// What answered earlier proposals, the latest last.
  ///
  /// A stack in a stack is asked for its least and its greatest length before it is placed. If each
  /// question arranged it anew, the work would grow with the square of the depth, or worse.
  private var others: [Arrangement] = []
  /// The children that have changed since they were arranged.
  private var changed: [Int] = []
  /// The children to place anew; `nil` for all.
  private var unplaced: [Int]?

  /// The least, the greatest and the ideal length: what a stack around this one asks for.
  private static let othersLimit = 3
  /// With more changes than this, arranging anew is as cheap as looking at each.
  private static let changeLimit = 32

  init(axis: Axis) { self.axis = axis }

  override func layoutWasInvalidated() { forgetArrangement() }

  private func forgetArrangement() {
    arrangement = nil
    others = []
    changed = []
    unplaced = nil
  }

  override func childWasInvalidated(_ child: LayoutBox) {
    // Only the current one is repaired.
    others = []
    guard arrangement != nil else { return }
    if changed.count < Self.changeLimit {
      changed.append(child.indexInParent)
    } else {
      forgetArrangement()
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let arrangement = arranged(proposal)
    let thickness = arrangement.reach.before + arrangement.reach.after
    return axis == .horizontal
      ? CGSize(width: arrangement.length, height: thickness)
      : CGSize(width: thickness, height: arrangement.length)
  }

  override func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(proposal)
    let arrangement = arranged(proposal)
    var guides: [ExplicitGuide] = []
    if arrangement.dimensions.contains(where: { !$0.guides.isEmpty }) {
      guides = collectGuides(arrangement)
    }
    guard axis == .horizontal,
      let first = arrangement.dimensions.first(where: { $0.firstBaseline != nil })
    else { return ViewDimensions(size, guides: guides) }
    let offset = arrangement.reach.before - first[verticalAlignment]
    return ViewDimensions(
      size,
      firstBaseline: first.firstBaseline.map { $0 + offset },
      lastBaseline: first.lastBaseline.map { $0 + offset },
      guides: guides
    )
  }

  private func collectGuides(_ arrangement: Arrangement) -> [ExplicitGuide] {
    let children = self.children
    var guides: [ExplicitGuide] = []
    var position: CGFloat = 0
    for (index, dimensions) in arrangement.dimensions.enumerated() {
      if index > 0 { position += gap(children[index - 1], children[index]) }
      let across = arrangement.reach.before - arrangement.extents[index].before
      let origin =
        axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
      guides += dimensions.guides.map { $0.moved(by: origin) }
      position += along(dimensions)
    }
    return ExplicitGuide.merged(guides)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let arrangement = arranged(proposal)
    let children = self.children
    // Boxes are placed where their guides meet at zero, and moved together from there.
    let guide = arrangement.reach.before
    childrenOffset = axis == .horizontal ? CGPoint(x: 0, y: guide) : CGPoint(x: guide, y: 0)
    if let unplaced {
      // The others are where they were: only what is across the axis has changed, of these.
      for index in unplaced { placeWhereItWas(children[index], arrangement, index) }
      if flags.contains(.position) {
        for (index, child) in children.enumerated() where child.flags.contains(.position) {
          placeWhereItWas(child, arrangement, index)
        }
      }
    } else {
      var position: CGFloat = 0
      for index in children.indices {
        if index > 0 { position += gap(children[index - 1], children[index]) }
        place(children[index], position, arrangement, index)
        position += along(arrangement.dimensions[index])
      }
    }
    unplaced = []
  }

  private func placeWhereItWas(_ child: LayoutBox, _ arrangement: Arrangement, _ index: Int) {
    let old = child.placedFrame.origin
    place(child, axis == .horizontal ? old.x : old.y, arrangement, index)
  }

  private func place(
    _ child: LayoutBox,
    _ along: CGFloat,
    _ arrangement: Arrangement,
    _ index: Int
  ) {
    let across = -arrangement.extents[index].before
    child.place(
      at: axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along),
      arrangement.offers[index]
    )
  }

  // MARK: Arranging

  private func arranged(_ proposal: ProposedViewSize) -> Arrangement {
    if let arrangement, arrangement.proposal == proposal, repair(arrangement) {
      return arrangement
    }
    let next = takeOther(proposal) ?? arrange(proposal)
    if let arrangement, changed.isEmpty, arrangement.proposal != proposal {
      if others.count == Self.othersLimit { others.removeFirst() }
      others.append(arrangement)
    }
    changed = []
    unplaced = nil
    arrangement = next
    return next
  }

  private func takeOther(_ proposal: ProposedViewSize) -> Arrangement? {
    guard let index = others.firstIndex(where: { $0.proposal == proposal }) else { return nil }
    return others.remove(at: index)
  }

  /// Brings the arrangement up to date after changes of children that leave the rest where it is.
  ///
  /// - Returns: Whether that was possible.
  private func repair(_ arrangement: Arrangement) -> Bool {
    guard !changed.isEmpty else { return true }
    let children = self.children
    let reach = arrangement.reach
    var reachIsInDoubt = false
    for index in changed {
      guard index < children.count, index < arrangement.offers.count else { return false }
      let dimensions = children[index].dimensions(arrangement.offers[index])
      guard along(dimensions) == along(arrangement.dimensions[index]),
        rankIsUnchanged(children, index, in: arrangement)
      else { return false }
      arrangement.dimensions[index] = dimensions
      let new = extent(dimensions)
      let former = arrangement.extents[index]
      arrangement.extents[index] = new
      if former.before == reach.before && new.before != former.before
        || former.after == reach.after && new.after != former.after
        || new.before > reach.before || new.after > reach.after
      {
        reachIsInDoubt = true
      }
    }
    if reachIsInDoubt {
      arrangement.reach = Self.reach(of: arrangement.extents)
    }
    unplaced?.append(contentsOf: changed)
    changed = []
    return true
  }

  private func rankIsUnchanged(
    _ children: [LayoutBox],
    _ index: Int,
    in arrangement: Arrangement
  ) -> Bool {
    guard let ranks = arrangement.ranks else { return true }
    guard index < ranks.ranks.count else { return false }
    let (rank, former) = (rank(children[index], ranks.across), ranks.ranks[index])
    // Room is kept for the least of those of lower priority.
    return ranks.isMixed ? rank == former : rank.isEquivalent(to: former)
  }

  private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    let children = self.children
    var gaps: CGFloat = 0
    for index in children.indices.dropFirst() { gaps += gap(children[index - 1], children[index]) }
    let result = Arrangement(proposal, count: children.count)
    let across = axis == .horizontal ? proposal.height : proposal.width
    if let along = axis == .horizontal ? proposal.width : proposal.height {
      distribute(along - gaps, across, children, result)
    } else {
      for index in children.indices { ask(children[index], index, nil, across, result) }
    }
    result.length = gaps
    result.extents.reserveCapacity(children.count)
    for dimensions in result.dimensions {
      result.length += along(dimensions)
      result.extents.append(extent(dimensions))
    }
    result.reach = Self.reach(of: result.extents)
    return result
  }

  private static func reach(of extents: [Extent]) -> Extent {
    var reach = Extent(before: 0, after: 0)
    for extent in extents {
      if extent.before > reach.before { reach.before = extent.before }
      if extent.after > reach.after { reach.after = extent.after }
    }
    return reach
  }

  private func extent(_ dimensions: ViewDimensions) -> Extent {
    let guide = guide(dimensions)
    let across = axis == .horizontal ? dimensions.height : dimensions.width
    return Extent(before: guide, after: across - guide)
  }

  private func along(_ dimensions: ViewDimensions) -> CGFloat {
    axis == .horizontal ? dimensions.width : dimensions.height
  }

  private func distribute(
    _ room: CGFloat,
    _ across: CGFloat?,
    _ children: [LayoutBox],
    _ result: Arrangement
  ) {
    let order = children.count == 1 ? [0] : flexibilityOrder(children, across, result)
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
        ask(children[index], index, share, across, result)
        let taken = along(result.dimensions[index])
        left = max(0, left - taken)
        room -= taken
      }
      start = end
    }
  }

  private func flexibilityOrder(
    _ children: [LayoutBox],
    _ across: CGFloat?,
    _ result: Arrangement
  ) -> [Int] {
    let known = children.map { rank($0, across) }
    var new = Array(children.indices)
    if let first = known.first, !known.allSatisfy({ $0.isEquivalent(to: first) }) {
      new.sort { left, right in
        let (a, b) = (known[left], known[right])
        if a.priority != b.priority { return a.priority > b.priority }
        if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
        return left < right
      }
    }
    result.ranks = Ranks(
      across: across,
      ranks: known,
      isMixed: known.contains { $0.priority != known[0].priority }
    )
    return new
  }

  private func rank(_ child: LayoutBox, _ across: CGFloat?) -> Rank {
    Rank(
      priority: child.priority,
      least: length(child, 0, across),
      greatest: length(child, .infinity, across)
    )
  }

  private func ask(
    _ child: LayoutBox,
    _ index: Int,
    _ along: CGFloat?,
    _ across: CGFloat?,
    _ result: Arrangement
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
