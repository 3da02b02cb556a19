import Foundation

/// Lays the rows of a list out one below the other, and makes only those that are seen (rule S9.1).
///
/// Rows that haven't been seen are taken to be as high as those that have.
final class ListBox: LayoutBox {
  let rows = ListRows()
  /// The node of the list.
  weak var container: AnyNode?
  /// What people select.
  var selection: ListSelection?
  private(set) var settings = ListSettings()
  private(set) var selected: Set<AnyHashable> = []
  private(set) weak var graph: GraphHost?

  private var tables = LengthTables()
  private var isStale = true
  private var changedRows = ChangedRows()
  private var cells: [ObjectIdentifier: [ListCell]] = [:]
  private var shown: [any LazyRow] = []
  private var shownBoxes: [LayoutBox] = []
  /// The cell whose actions are revealed, or are being revealed.
  weak var openCell: ListCell? {
    didSet { if openCell !== oldValue { oldValue?.closeActions() } }
  }

  init(host graph: GraphHost) {
    self.graph = graph
    super.init()
    // Each layout comes here: what is seen depends on where the box is.
    add(.position)
  }

  /// Takes over what the list's environment says and which rows are selected.
  func apply(_ settings: ListSettings, selected: Set<AnyHashable>) {
    guard settings != self.settings || selected != self.selected else { return }
    if settings.isEditing != self.settings.isEditing { openCell = nil }
    if settings != self.settings { isStale = true }
    self.settings = settings
    self.selected = selected
    invalidateLayout()
  }

  /// Notes that there are other rows, or others in their places.
  func rowsDidChange() {
    rows.forget()
    isStale = true
    invalidateLayout()
  }

  /// Notes that a row shows other boxes than before.
  func boxesDidChange(of row: any LazyRow) {
    changedRows.insert(row)
    invalidateLayout()
  }

  /// Lets go of what is shown, at the end of the node's life.
  func release() {
    rows.root = nil
    rows.forget()
    for cell in cells.values.joined() { cell.end() }
    cells = [:]
    shown = []
    shownBoxes = []
    selection = nil
  }

  override func forEachChild(_ body: (LayoutBox) -> Void) {
    for box in shownBoxes { body(box) }
  }

  // MARK: Measuring

  private func prepare(width: CGFloat) {
    if isStale { tables.forget() }
    isStale = false
    tables.turn(to: width) {
      var table = LengthTable(count: rows.count)
      rows.forEachKnownRow { index, row in
        if let measured = row.measured, measured.across == width, index < table.count,
          case .row? = rows.item(at: index)
        {
          table.set(measured.length, at: index)
        }
      }
      return table
    }
    guard !changedRows.isEmpty else { return }
    tables.forgetOthers()
    for item in changedRows.takePlaces(rows.forEachKnownRow)
    where item < table.count && table.isKnown(item) {
      measureItem(item)
    }
  }

  /// The width that the lengths are about, in points.
  private var width: CGFloat? { tables.across }

  private var table: LengthTable { tables.current }

  private var cellWidth: CGFloat { max(0, (width ?? 0) - 2 * settings.margin) }

  /// The cells of a row, one for each of its boxes.
  private func cells(of row: any LazyRow) -> [ListCell] {
    let boxes = row.boxes
    let old = cells[ObjectIdentifier(row)] ?? []
    if old.elementsEqual(boxes, by: { $0.rowBox === $1 }) { return old }
    let new = boxes.map { box in
      old.first { $0.rowBox === box } ?? ListCell(box, in: row, of: self)
    }
    for cell in old where !new.contains(where: { $0 === cell }) { cell.end() }
    cells[ObjectIdentifier(row)] = new
    return new
  }

  @discardableResult
  private func measureItem(_ index: Int) -> CGFloat {
    var length: CGFloat = 0
    switch rows.item(at: index) {
    case .header(let rows, let isFirst):
      length = headerLength(rows)
      // Nothing is above the first section to be apart from. Source: UIKit's grouped tables.
      if isFirst, settings.look.isGrouped, settings.sectionSpacing == nil {
        length += settings.bareGap
      }
    case .footer(let rows, let isLast):
      length = headerLength(rows)
      if isLast, settings.look.isGrouped { length += settings.bareGap }
    case .row(let row, let isFirst, let isLast):
      let cells = cells(of: row)
      for cell in cells {
        cell.parent = self
        cell.refresh(
          isFirst: isFirst && cell === cells.first,
          isLast: isLast && cell === cells.last
        )
        length += cell.size(ProposedViewSize(width: cellWidth, height: nil)).height
      }
      if length > 0, !isLast { length += settings.rowSpacing }
      row.measured = MeasuredRow(across: width ?? 0, length: length)
    case nil: break
    }
    tables.current.set(length, at: index)
    return length
  }

  /// The width of headers and footers, in points.
  private var headerWidth: CGFloat {
    max(0, cellWidth - settings.insets.leading - settings.insets.trailing)
  }

  private func headerLength(_ rows: [any LazyRow]) -> CGFloat {
    let boxes = rows.flatMap(\.boxes)
    guard !boxes.isEmpty else { return settings.bareGap }
    var height: CGFloat = 0
    for box in boxes {
      box.parent = self
      height += box.size(ProposedViewSize(width: headerWidth, height: nil)).height
    }
    let gaps = settings.headerGaps
    return max(height + gaps.outer + gaps.inner, settings.minHeaderHeight)
  }

  private var length: CGFloat {
    // An estimate needs a row to go by.
    if table.isUnknown {
      for index in 0..<min(table.count, Self.probeLimit) { measureItem(index) }
    }
    return table.total
  }

  private static let probeLimit = 4

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offered = max(0, proposal.width ?? Self.idealWidth)
    // Only to be asked how flexible it is, a list isn't measured anew.
    if let width, !isStale, width != offered, offered == 0 || offered.isInfinite {
      return CGSize(width: offered, height: length)
    }
    prepare(width: offered)
    return CGSize(width: offered, height: length)
  }

  /// The width of a list that is offered none, in points.
  ///
  /// Source: assumed.
  private static let idealWidth: CGFloat = 320

  // MARK: Placing

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    prepare(width: size.width)
    showGround()
    var newShown: [any LazyRow] = []
    var newBoxes: [LayoutBox] = []
    let visible = visiblePart
    if !visible.isEmpty {
      var index = table.first(endingBeyond: visible.minY)
      var position = table.start(of: index)
      while index < table.count, position < visible.maxY {
        let length = measureItem(index)
        if position + length > visible.minY {
          place(index, at: position, length, &newShown, &newBoxes)
        }
        position += length
        index += 1
      }
    }
    show(newShown, newBoxes)
    // The rows may have turned out to be of another size than was thought.
    if measure(proposal) != size {
      invalidateLayout()
      graph?.layOutAgain()
    }
  }

  private func place(
    _ index: Int,
    at position: CGFloat,
    _ length: CGFloat,
    _ newShown: inout [any LazyRow],
    _ newBoxes: inout [LayoutBox]
  ) {
    switch rows.item(at: index) {
    case .header(let rows, _):
      let boxes = rows.flatMap(\.boxes)
      let height = boxes.reduce(0) { $0 + $1.size(headerProposal).height }
      placeText(boxes, at: position + length - settings.headerGaps.inner - height)
      newShown += rows
      newBoxes += boxes
    case .footer(let rows, _):
      let boxes = rows.flatMap(\.boxes)
      placeText(boxes, at: position + settings.headerGaps.inner)
      newShown += rows
      newBoxes += boxes
    case .row(let row, _, _):
      var y = position
      for cell in cells(of: row) {
        cell.place(
          at: CGPoint(x: settings.margin, y: y),
          ProposedViewSize(width: cellWidth, height: nil)
        )
        y += cell.frame.height
        newBoxes.append(cell)
      }
      newShown.append(row)
    case nil: break
    }
  }

  private var headerProposal: ProposedViewSize {
    ProposedViewSize(width: headerWidth, height: nil)
  }

  private func placeText(_ boxes: [LayoutBox], at start: CGFloat) {
    var y = start
    for box in boxes {
      box.place(
        at: CGPoint(x: settings.margin + settings.insets.leading, y: y),
        headerProposal
      )
      y += box.frame.height
    }
  }

  /// Gives the scroll view around the list's ground.
  private func showGround() {
    guard let scrollView = enclosingScrollBox?.scrollView,
      scrollView.backgroundColor != settings.ground
    else { return }
    scrollView.backgroundColor = settings.ground
  }

  /// Shows rows instead of those that were shown (rule S9.1).
  private func show(_ rows: [any LazyRow], _ boxes: [LayoutBox]) {
    let kept = Set(rows.map { ObjectIdentifier($0) })
    let drops = graph?.context.doubts.scrolledOutRow == .dropped
    let old = shown
    shown = rows
    shownBoxes = boxes
    for (id, cells) in cells where !kept.contains(id) {
      for cell in cells { cell.end() }
      self.cells[id] = nil
    }
    for row in old where !kept.contains(ObjectIdentifier(row)) && !row.isDestroyed {
      row.isShown = false
      if drops { row.discard() }
    }
    for row in rows { row.isShown = true }
  }

  // MARK: Scrolling to a row

  /// Where the row of an identity is, as far as is known, in the box's coordinates, in points.
  func frame(ofRow id: AnyHashable) -> CGRect? {
    rows.index(of: id).flatMap { frame(ofItemAt: $0) }
  }

  /// Where an item is, as far as is known, in the box's coordinates, in points.
  func frame(ofItemAt index: Int) -> CGRect? {
    guard !isStale, index < table.count else { return nil }
    return CGRect(
      x: 0,
      y: table.start(of: index),
      width: frame.width,
      height: table.length(at: index)
    )
  }
}
