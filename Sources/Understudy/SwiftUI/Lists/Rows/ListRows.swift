/// The rows of a list, in order, and the sections that they are in.
@MainActor
final class ListRows {
  /// What follows one after the other in a section.
  enum Segment {
    case row(any LazyRow)
    case source(any LazyRowSource)

    @MainActor var count: Int {
      switch self {
      case .row: 1
      case .source(let source): source.rowCount
      }
    }
  }

  /// A section, or rows outside of sections between two of them.
  struct Group {
    var header: [any LazyRow] = []
    var segments: [Segment] = []
    var footer: [any LazyRow] = []
    var count = 0
    /// The place of its header among all items.
    var start = 0

    /// The place after its footer.
    var end: Int { start + count + 2 }
  }

  /// One of the things that are one below the other.
  ///
  /// Each section has a header and a footer, which may show nothing.
  enum Item {
    case header([any LazyRow], isFirst: Bool)
    case row(any LazyRow, isFirst: Bool, isLast: Bool)
    case footer([any LazyRow], isLast: Bool)
  }

  /// The node that the rows are below.
  weak var root: AnyNode?
  private var groups: [Group]?

  /// Notes that there are other rows now.
  func forget() { groups = nil }

  private var current: [Group] {
    if let groups { return groups }
    var collector = Collector()
    if let root { collector.collect(root) }
    let found = collector.finish()
    groups = found
    return found
  }

  /// How many items there are.
  var count: Int { current.last?.end ?? 0 }

  /// The item at a place, which is made if it hasn't been.
  func item(at index: Int) -> Item? {
    let groups = current
    guard let position = groups.firstIndex(where: { index < $0.end }) else { return nil }
    let group = groups[position]
    if index == group.start { return .header(group.header, isFirst: position == 0) }
    if index == group.end - 1 {
      return .footer(group.footer, isLast: position == groups.count - 1)
    }
    var place = index - group.start - 1
    let (isFirst, isLast) = (place == 0, place == group.count - 1)
    for segment in group.segments {
      guard place >= segment.count else {
        switch segment {
        case .row(let row): return .row(row, isFirst: isFirst, isLast: isLast)
        case .source(let source):
          return .row(source.row(at: place), isFirst: isFirst, isLast: isLast)
        }
      }
      place -= segment.count
    }
    return nil
  }

  /// Calls a closure with each row that has been made or is a single view, and its place.
  func forEachKnownRow(_ body: (Int, any LazyRow) -> Void) {
    for group in current {
      for row in group.header { body(group.start, row) }
      var start = group.start + 1
      for segment in group.segments {
        switch segment {
        case .row(let row): body(start, row)
        case .source(let source):
          let offset = start
          source.forEachKnownRow { body(offset + $0, $1) }
        }
        start += segment.count
      }
      for row in group.footer { body(group.end - 1, row) }
    }
  }

  /// The place of the row of an identity: an element's, or one that a view has been given.
  func index(of id: AnyHashable) -> Int? {
    for group in current {
      var start = group.start + 1
      for segment in group.segments {
        switch segment {
        case .row(let row):
          if (row as? any ScrollTarget)?.scrollIdentity == id { return start }
        case .source(let source):
          if let index = source.index(ofElement: id) { return start + index }
        }
        start += segment.count
      }
    }
    return nil
  }
}

/// Goes through the nodes of a list and finds the rows.
@MainActor
private struct Collector {
  private var groups: [ListRows.Group] = []
  private var open = ListRows.Group()

  mutating func collect(_ node: AnyNode) {
    if let row = node as? any LazyRow {
      open.segments.append(.row(row))
    } else if let source = node as? any LazyRowSource {
      open.segments.append(.source(source))
    } else if let section = node as? any ListSectionNode {
      collect(section)
    } else {
      var children: [AnyNode] = []
      node.forEachChild { children.append($0) }
      for child in children { collect(child) }
    }
  }

  private mutating func collect(_ section: any ListSectionNode) {
    close()
    open.header = Self.rows(section.headerNode)
    open.footer = Self.rows(section.footerNode)
    if section.isExpanded, let content = section.contentNode { collect(content) }
    close(evenIfEmpty: true)
  }

  private mutating func close(evenIfEmpty: Bool = false) {
    let isEmpty = open.segments.isEmpty && open.header.isEmpty && open.footer.isEmpty
    if evenIfEmpty || !isEmpty {
      open.count = open.segments.reduce(0) { $0 + $1.count }
      open.start = groups.last?.end ?? 0
      groups.append(open)
    }
    open = ListRows.Group()
  }

  mutating func finish() -> [ListRows.Group] {
    close()
    return groups
  }

  /// The rows of a header or a footer.
  private static func rows(_ node: AnyNode?) -> [any LazyRow] {
    guard let node else { return [] }
    if let row = node as? any LazyRow { return [row] }
    var rows: [any LazyRow] = []
    node.forEachChild { rows += Self.rows($0) }
    return rows
  }
}
