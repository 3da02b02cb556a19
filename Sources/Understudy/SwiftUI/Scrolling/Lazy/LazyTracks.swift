import Foundation

/// Where the views of a line of a lazy stack or grid are across its axis.
enum LazyTracks: Equatable {
  /// One view in the whole width of a stack.
  case single(Alignment)
  /// The columns of a vertical grid, or the rows of a horizontal one.
  case grid([GridItem], Alignment)

  /// A place for one view.
  struct Slot: Equatable {
    /// Where it begins, in points.
    var start: CGFloat
    /// How long it is, in points.
    var length: CGFloat
    /// How a view is aligned in it.
    var alignment: Alignment
  }

  var isSingle: Bool {
    if case .single = self { true } else { false }
  }

  /// How much of an offered size is taken, in points.
  func taken(of offered: CGFloat) -> CGFloat {
    guard !isSingle, offered.isFinite, let last = slots(in: offered).last else { return offered }
    return last.start + last.length
  }

  /// The size that is taken if none is offered, in points; unknown, or `0`, for a stack.
  var ideal: CGFloat {
    guard case .grid(let items, _) = self else { return 0 }
    var length: CGFloat = 0
    for (index, item) in items.enumerated() {
      length += item.size.least
      if index < items.count - 1 { length += item.gap }
    }
    return length
  }

  /// The places in a size, in points.
  func slots(in size: CGFloat) -> [Slot] {
    switch self {
    case .single(let alignment): return [Slot(start: 0, length: size, alignment: alignment)]
    case .grid(let items, let alignment):
      // A grid without columns shows one. Source: assumed.
      return Self.slots(items.isEmpty ? [GridItem()] : items, alignment, size)
    }
  }

  /// Shares a size among columns: the fixed ones first, then the others in order, each an equal part
  /// of what is left as far as its limits let it.
  ///
  /// Source: measured by others, who have described the algorithm.
  private static func slots(
    _ items: [GridItem],
    _ alignment: Alignment,
    _ size: CGFloat
  ) -> [Slot] {
    var room = size.isFinite ? size : 0
    var flexible = 0
    for (index, item) in items.enumerated() {
      if index < items.count - 1 { room -= item.gap }
      if case .fixed(let length) = item.size {
        room -= GridItem.length(length)
      } else {
        flexible += 1
      }
    }
    var slots: [Slot] = []
    var position: CGFloat = 0
    for item in items {
      let share = flexible > 0 ? max(0, room) / CGFloat(flexible) : 0
      let lengths = item.lengths(in: share)
      if !item.size.isFixed {
        flexible -= 1
        room -= lengths.reduce(0, +) + item.gap * CGFloat(lengths.count - 1)
      }
      for length in lengths {
        slots.append(
          Slot(start: position, length: length, alignment: item.alignment ?? alignment)
        )
        position += length + item.gap
      }
    }
    return slots
  }
}

extension GridItem {
  /// A length that can be used; what isn't a number counts as none.
  static func length(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }

  /// The distance to the next column, in points.
  var gap: CGFloat { spacing.map(Self.length) ?? StackBox.defaultSpacing }

  /// The lengths of the item's columns in a share of the grid, in points; at least one.
  func lengths(in share: CGFloat) -> [CGFloat] {
    switch size {
    case .fixed(let length): return [Self.length(length)]
    case .flexible(let least, let most):
      return [Self.limited(share, least, most)]
    case .adaptive(let least, let most):
      let least = max(1, Self.length(least))
      let fitting = ((share + gap) / (least + gap)).rounded(.down)
      let count = max(1, Int(min(fitting, Self.columnLimit)))
      let length = (share - gap * CGFloat(count - 1)) / CGFloat(count)
      return Array(repeating: Self.limited(length, least, most), count: count)
    }
  }

  /// More columns than this are of no use on any screen.
  private static let columnLimit: CGFloat = 1_000

  private static func limited(_ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
    let least = Self.length(least)
    let most = most.isNaN ? .infinity : max(least, most)
    return min(max(length, least), most)
  }
}

extension GridItem.Size {
  fileprivate var isFixed: Bool {
    if case .fixed = self { true } else { false }
  }

  /// The least length of a column, in points.
  fileprivate var least: CGFloat {
    switch self {
    case .fixed(let length): GridItem.length(length)
    case .flexible(let least, _), .adaptive(let least, _): GridItem.length(least)
    }
  }
}

extension LazyTracks {
  static func == (lhs: LazyTracks, rhs: LazyTracks) -> Bool {
    switch (lhs, rhs) {
    case (.single(let left), .single(let right)): left == right
    case (.grid(let left, let leftAlignment), .grid(let right, let rightAlignment)):
      leftAlignment == rightAlignment && left.elementsEqual(right, by: Self.areEqual)
    default: false
    }
  }

  private static func areEqual(_ lhs: GridItem, _ rhs: GridItem) -> Bool {
    guard lhs.spacing == rhs.spacing, lhs.alignment == rhs.alignment else { return false }
    return switch (lhs.size, rhs.size) {
    case (.fixed(let left), .fixed(let right)): left == right
    case (.flexible(let a, let b), .flexible(let c, let d)),
      (.adaptive(let a, let b), .adaptive(let c, let d)):
      a == c && b == d
    default: false
    }
  }
}
