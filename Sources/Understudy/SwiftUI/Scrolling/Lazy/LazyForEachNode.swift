/// Rows that are taken from a collection when they are about to be seen.
@MainActor
protocol LazyRowSource: AnyNode {
  /// How many rows there are.
  var rowCount: Int { get }
  /// The row at a place, which is made if it hasn't been.
  func row(at index: Int) -> any LazyRow
  /// The rows that have been made, with their places, in no order.
  func forEachKnownRow(_ body: (Int, any LazyRow) -> Void)
  /// The place of the row of an element's identity.
  func index(ofElement id: AnyHashable) -> Int?
}

/// The node of views for the elements of a collection, in a lazy container: an element's view is
/// made when it is about to be seen.
///
/// Elements that haven't been seen cost nothing: neither is their identity read nor does the closure
/// run that makes their views. Only when rows that were seen have moved are identities read, up to
/// the last of these rows.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  Node<ForEach<Data, ID, Content>>, LazyRowSource, ElementIdentifying
{
  private struct Row {
    let id: ID
    let node: LazyRowNode<Content>
  }

  private var view: ForEach<Data, ID, Content>
  private var rows: [Int: Row] = [:]
  private weak var container: (any LazyContainer)?
  private(set) var rowCount: Int
  private var hasReportedDuplicate = false

  init(
    _ view: ForEach<Data, ID, Content>,
    _ parent: AnyNode,
    _ container: any LazyContainer
  ) {
    self.view = view
    self.container = container
    rowCount = view.data.count
    super.init(parent: parent)
    container.rowsDidChange()
  }

  func row(at index: Int) -> any LazyRow {
    if let row = rows[index] { return row.node }
    let element = view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    let id = view.identify(element)
    guard let container else { fatalError("A lazy stack's rows have outlived it.") }
    let node = LazyRowNode<Content>(nil, parent: self, container)
    host.context.perform { evaluate(element, for: node) }
    reportDuplicate(of: id)
    rows[index] = Row(id: id, node: node)
    return node
  }

  func forEachKnownRow(_ body: (Int, any LazyRow) -> Void) {
    for (index, row) in rows { body(index, row.node) }
  }

  func index(ofElement id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    if let known = rows.first(where: { $0.value.id == id }) { return known.key }
    for (index, element) in view.data.enumerated() where view.identify(element) == id {
      return index
    }
    return nil
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    let count = view.data.count
    let isSameCount = count == rowCount
    rowCount = count
    if !rowsAreInPlace { moveRows() } else if !isSameCount { container?.rowsDidChange() }
    let start = view.data.startIndex
    for (index, row) in rows.sorted(by: { $0.key < $1.key }) {
      evaluate(view.data[view.data.index(start, offsetBy: index)], for: row.node)
    }
  }

  private func evaluate(_ element: Data.Element, for row: LazyRowNode<Content>) {
    let content = view.content
    row.update(evaluating: { content(element) })
  }

  /// Whether the elements of the rows that have been made are where they were.
  private var rowsAreInPlace: Bool {
    rows.allSatisfy { index, row in
      guard index < rowCount else { return false }
      let place = view.data.index(view.data.startIndex, offsetBy: index)
      return view.identify(view.data[place]) == row.id
    }
  }

  /// Finds the rows that have been made at their new places, and ends those whose elements have gone
  /// (rule S1.5).
  private func moveRows() {
    var left: [ID: [Row]] = [:]
    for (_, row) in rows.sorted(by: { $0.key > $1.key }) { left[row.id, default: []].append(row) }
    rows.removeAll(keepingCapacity: true)
    var index = 0
    for element in view.data {
      if left.isEmpty { break }
      let id = view.identify(element)
      if let row = left[id]?.popLast() {
        rows[index] = row
        if left[id]?.isEmpty == true { left[id] = nil }
      }
      index += 1
    }
    for row in left.values.joined() { row.node.destroy() }
    container?.rowsDidChange()
    host.preferencesDidChange()
  }

  private func reportDuplicate(of id: ID) {
    guard !hasReportedDuplicate, Data.self != Range<Int>.self,
      rows.values.contains(where: { $0.id == id })
    else { return }
    hasReportedDuplicate = true
    RuntimeIssue.log(
      "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times "
        + "within the collection, this will give undefined results!"
    )
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    for (_, row) in rows.sorted(by: { $0.key < $1.key }) { body(row.node) }
  }

  override func collectBoxes(into boxes: inout [LayoutBox]) {}

  override var hasBoxes: Bool { rows.values.contains { $0.node.hasBoxes } }

  func elementID(of child: AnyNode) -> AnyHashable? {
    rows.values.first { $0.node === child }.map { AnyHashable($0.id) }
  }

  func place(of child: AnyNode) -> Int? { rows.first { $0.value.node === child }?.key }

  override func destroy() {
    super.destroy()
    rows = [:]
  }
}
