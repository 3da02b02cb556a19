/// The rows of a lazy container, in order: single views, and collections of views.
@MainActor
final class LazyRows {
  private enum Segment {
    case row(any LazyRow)
    case source(any LazyRowSource)

    @MainActor var count: Int {
      switch self {
      case .row: 1
      case .source(let source): source.rowCount
      }
    }
  }

  /// The node that the rows are below.
  weak var root: AnyNode?
  private var segments: [Segment]?

  /// Notes that there are other rows now.
  func forget() { segments = nil }

  private var current: [Segment] {
    if let segments { return segments }
    var found: [Segment] = []
    if let root { Self.collect(root, into: &found) }
    segments = found
    return found
  }

  private static func collect(_ node: AnyNode, into segments: inout [Segment]) {
    if let row = node as? any LazyRow {
      segments.append(.row(row))
    } else if let source = node as? any LazyRowSource {
      segments.append(.source(source))
    } else {
      node.forEachChild { collect($0, into: &segments) }
    }
  }

  /// How many rows there are.
  var count: Int { current.reduce(0) { $0 + $1.count } }

  /// The row at a place; `nil` if there is none.
  func row(at index: Int) -> (any LazyRow)? {
    var place = index
    for segment in current {
      if place < segment.count {
        switch segment {
        case .row(let row): return row
        case .source(let source): return source.row(at: place)
        }
      }
      place -= segment.count
    }
    return nil
  }

  /// Calls a closure with each row that has been made or is a single view, and its place.
  func forEachKnownRow(_ body: (Int, any LazyRow) -> Void) {
    var start = 0
    for segment in current {
      switch segment {
      case .row(let row): body(start, row)
      case .source(let source):
        let offset = start
        source.forEachKnownRow { body(offset + $0, $1) }
      }
      start += segment.count
    }
  }

  /// The place of the row of an identity: an element's, or one that a view has been given.
  func index(of id: AnyHashable) -> Int? {
    var start = 0
    for segment in current {
      switch segment {
      case .row(let row):
        if (row as? any ScrollTarget)?.scrollIdentity == id { return start }
      case .source(let source):
        if let index = source.index(ofElement: id) { return start + index }
      }
      start += segment.count
    }
    return nil
  }
}
