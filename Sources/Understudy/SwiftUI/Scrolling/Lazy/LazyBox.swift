import Foundation

/// Lays rows out one after the other, and makes only those that are seen.
///
/// A line is a row of a lazy stack, or as many views of a lazy grid as fit beside one another. Lines
/// that haven't been seen are taken to be as long as those that have. Source: documented for the
/// laziness; the estimate is assumed.
final class LazyBox: LayoutBox {
  let axis: Axis
  let rows = LazyRows()
  private weak var graph: GraphHost?

  /// Where the views of a line are across the axis.
  var tracks = LazyTracks.single(.center) {
    didSet { if tracks != oldValue { linesDidChange() } }
  }
  /// The distance between lines, in points; `nil` for the system's.
  var spacing: CGFloat? {
    didSet { if spacing != oldValue { linesDidChange() } }
  }

  private var tables = LengthTables()
  private var isStale = true
  /// Where the tracks are, for the size that the lengths are about.
  private var slots: [LazyTracks.Slot] = []
  private var shown: [any LazyRow] = []
  private var shownBoxes: [LayoutBox] = []
  private var idealAcross: CGFloat?
  private var changedRows = ChangedRows()

  init(axis: Axis, host graph: GraphHost) {
    self.axis = axis
    self.graph = graph
    super.init()
    // Each layout comes here: what is seen depends on where the box is.
    add(.position)
  }

  /// Notes that there are other rows, or others in their places.
  func rowsDidChange() {
    rows.forget()
    linesDidChange()
  }

  /// Notes that a row shows other boxes than before.
  func boxesDidChange(of row: any LazyRow) {
    changedRows.insert(row)
    idealAcross = nil
    invalidateLayout()
  }

  override func childWasInvalidated(_ child: LayoutBox) { idealAcross = nil }

  private func linesDidChange() {
    isStale = true
    idealAcross = nil
    invalidateLayout()
  }

  /// Lets go of what is shown, at the end of the node's life.
  func release() {
    rows.root = nil
    rows.forget()
    shown = []
    shownBoxes = []
  }

  override func forEachChild(_ body: (LayoutBox) -> Void) {
    for box in shownBoxes { body(box) }
  }

  // MARK: Lines

  private var gap: CGFloat { spacing.map { $0.isFinite ? $0 : 0 } ?? StackBox.defaultSpacing }

  /// Brings the table up to date for a size across the axis.
  private func prepare(across: CGFloat) {
    bringUpToDate(across: across)
    measureChangedRows()
  }

  private func measureChangedRows() {
    guard !changedRows.isEmpty else { return }
    tables.forgetOthers()
    for place in changedRows.takePlaces(rows.forEachKnownRow) {
      let line = place / max(1, slots.count)
      if line < table.count, table.isKnown(line) { measureLine(line) }
    }
  }

  private func bringUpToDate(across: CGFloat) {
    guard isStale || across != self.across else { return }
    if isStale { tables.forget() }
    isStale = false
    slots = tracks.slots(in: across)
    let perLine = max(1, slots.count)
    let count = rows.count
    tables.turn(to: across) {
      var table = LengthTable(count: (count + perLine - 1) / perLine)
      guard perLine == 1 else { return table }
      rows.forEachKnownRow { index, row in
        if let measured = row.measured, measured.across == across, index < count {
          table.set(measured.length, at: index)
        }
      }
      return table
    }
  }

  /// The size across the axis that the lengths are about, in points.
  private var across: CGFloat? { tables.across }

  private var table: LengthTable { tables.current }

  /// The rows of a line, which are made.
  private func rows(ofLine line: Int) -> [(row: any LazyRow, slot: LazyTracks.Slot)] {
    let perLine = max(1, slots.count)
    return (0..<perLine).compactMap { column in
      guard column < slots.count, let row = rows.row(at: line * perLine + column) else {
        return nil
      }
      return (row, slots[column])
    }
  }

  /// Measures a line, with the gap after it; one that shows nothing takes no room.
  @discardableResult
  private func measureLine(_ line: Int) -> CGFloat {
    var length: CGFloat = 0
    var isEmpty = true
    for (row, slot) in rows(ofLine: line) {
      let boxes = row.boxes
      if !boxes.isEmpty { isEmpty = false }
      let own = self.length(of: boxes, slot)
      row.measured = MeasuredRow(across: across ?? 0, length: boxes.isEmpty ? 0 : own + gap)
      length = max(length, own)
    }
    let whole = isEmpty ? 0 : length + gap
    tables.current.set(whole, at: line)
    return whole
  }

  private func length(of boxes: [LayoutBox], _ slot: LazyTracks.Slot) -> CGFloat {
    var length = boxes.isEmpty ? 0 : gap * CGFloat(boxes.count - 1)
    for box in boxes {
      box.parent = self
      length += along(box.size(proposal(slot.length)))
    }
    return length.isFinite ? length : 0
  }

  private func proposal(_ across: CGFloat?) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: across, height: nil)
      : ProposedViewSize(width: nil, height: across)
  }

  private func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }

  private func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }

  private func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
    axis == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  /// The length of everything along the axis, in points.
  private var length: CGFloat {
    // An estimate needs a line to go by; one that shows nothing is none.
    var line = 0
    while table.estimate == 0, line < min(table.count, Self.probeLimit) {
      measureLine(line)
      line += 1
    }
    let total = table.total
    return total == 0 ? 0 : max(0, total - gap)
  }

  private static let probeLimit = 8

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offered = axis == .vertical ? proposal.width : proposal.height
    guard let offered else {
      let ideal = idealSizeAcross
      if ideal != across || isStale { prepare(across: ideal) }
      return size(length, ideal)
    }
    let taken = tracks.taken(of: max(0, offered))
    // Only to be asked how flexible it is, lazy content isn't measured anew.
    if let across, !isStale, across != taken, taken == 0 || taken.isInfinite {
      return size(length, taken)
    }
    prepare(across: taken)
    return size(length, taken)
  }

  /// The size across the axis if none is offered: that of the first rows, in points.
  private var idealSizeAcross: CGFloat {
    if let idealAcross { return idealAcross }
    var ideal: CGFloat = tracks.ideal
    if tracks.isSingle {
      for index in 0..<min(rows.count, Self.probeLimit) {
        for box in rows.row(at: index)?.boxes ?? [] {
          box.parent = self
          ideal = max(ideal, across(box.size(.unspecified)))
        }
        if ideal > 0 { break }
      }
    }
    idealAcross = ideal
    return ideal
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    prepare(across: across(size))
    var newShown: [any LazyRow] = []
    var newBoxes: [LayoutBox] = []
    let visible = visiblePart
    let range =
      axis == .vertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
    if !visible.isEmpty {
      var line = table.first(endingBeyond: range.0)
      var position = table.start(of: line)
      while line < table.count, position < range.1 {
        let length = measureLine(line)
        if position + length - gap > range.0 {
          for (row, slot) in rows(ofLine: line) {
            newShown.append(row)
            newBoxes += row.boxes
            place(row.boxes, at: position, length - gap, slot)
          }
        }
        position += length
        line += 1
      }
    }
    show(newShown, newBoxes)
    // The lines may have turned out to be of another size than was thought.
    if measure(proposal) != size {
      invalidateLayout()
      graph?.layOutAgain()
    }
  }

  private func place(
    _ boxes: [LayoutBox],
    at start: CGFloat,
    _ length: CGFloat,
    _ slot: LazyTracks.Slot
  ) {
    // In a grid, what is shorter than its line is aligned in it.
    let own = self.length(of: boxes, slot)
    var position = start
    if !tracks.isSingle, own < length {
      let line = ViewDimensions(size(length, slot.length))
      let box = ViewDimensions(size(own, slot.length))
      position +=
        axis == .vertical
        ? line[slot.alignment.vertical] - box[slot.alignment.vertical]
        : line[slot.alignment.horizontal] - box[slot.alignment.horizontal]
    }
    let whole = ViewDimensions(size(length, slot.length))
    for box in boxes {
      let dimensions = box.dimensions(proposal(slot.length))
      let aligned =
        axis == .vertical
        ? whole[slot.alignment.horizontal] - dimensions[slot.alignment.horizontal]
        : whole[slot.alignment.vertical] - dimensions[slot.alignment.vertical]
      let offset = slot.start + (aligned.isFinite ? aligned : 0)
      box.place(
        at: axis == .vertical ? CGPoint(x: offset, y: position) : CGPoint(x: position, y: offset),
        proposal(slot.length)
      )
      position += along(CGSize(width: dimensions.width, height: dimensions.height)) + gap
    }
  }

  /// Shows rows instead of those that were shown (rule S9.1).
  private func show(_ rows: [any LazyRow], _ boxes: [LayoutBox]) {
    let kept = Set(rows.map { ObjectIdentifier($0) })
    let drops = graph?.context.doubts.scrolledOutRow == .dropped
    let old = shown
    shown = rows
    shownBoxes = boxes
    for row in old where !kept.contains(ObjectIdentifier(row)) && !row.isDestroyed {
      row.isShown = false
      if drops { row.discard() }
    }
    for row in rows { row.isShown = true }
  }

  // MARK: Scrolling to a row

  /// Where the row of an identity is, as far as is known, in the box's coordinates, in points.
  func frame(ofRow id: AnyHashable) -> CGRect? {
    rows.index(of: id).flatMap { frame(ofRowAt: $0) }
  }

  /// Where the row at a place is, as far as is known, in the box's coordinates, in points.
  func frame(ofRowAt index: Int) -> CGRect? {
    guard !isStale else { return nil }
    let line = index / max(1, slots.count)
    guard line < table.count else { return nil }
    let start = table.start(of: line)
    let length = max(0, table.length(at: line) - gap)
    return axis == .vertical
      ? CGRect(x: 0, y: start, width: frame.width, height: length)
      : CGRect(x: start, y: 0, width: length, height: frame.height)
  }
}
