import Foundation

/// The cell of one view in a list: what the view shows, the lines, and what people do with the row.
final class ListCell: CanvasBox {
  /// The box of the view.
  let rowBox: LayoutBox
  let row: any LazyRow
  private(set) weak var list: ListBox?
  private(set) var description: RowDescription
  private let frameBox = CellFrameBox()
  private var revision: UInt64 = 0
  private var background: RowPartNode?
  private var lines: [VerticalEdge: UIView] = [:]
  private(set) lazy var swipe = RowSwipe(self)
  private(set) lazy var editing = RowEditing(self)
  private let graph: GraphHost

  /// The box of what the row shows.
  private(set) var contents: RowContentBox!
  private(set) var contentHolder: CanvasBox!

  /// Whether a finger is on the row.
  var isPressed = false {
    didSet { if isPressed != oldValue { showColor() } }
  }
  private(set) var isSelected = false

  init(_ box: LayoutBox, in row: any LazyRow, of list: ListBox) {
    guard let graph = list.graph, let container = list.container else {
      fatalError("A list's rows have outlived it.")
    }
    rowBox = box
    self.row = row
    self.list = list
    self.graph = graph
    description = RowDescription(of: box, in: row, below: container)
    super.init(frameBox, in: ListCellView(), host: graph)
    // Set once, here: each needs the cell.
    contents = RowContentBox(box, of: self)
    contentHolder = CanvasBox(contents, in: CanvasView(), host: graph)
    frameBox.cell = self
    view.clipsToBounds = true
    swipe.attach(to: view)
    revision = TraitModifier.revision
    takeDescription()
  }

  override func end() {
    background?.end()
    background = nil
    swipe.end()
    editing.end()
    contentHolder.end()
    frameBox.cell = nil
    super.end()
  }

  /// What is said of the row as it is now; its text, to name controls.
  var text: String {
    var texts: [String] = []
    rowBox.collectTexts(into: &texts)
    return texts.joined(separator: ", ")
  }

  var settings: ListSettings { list?.settings ?? ListSettings() }

  var graphHost: GraphHost { graph }

  // MARK: What is said of the row

  /// Brings the cell up to date with what is said of the row and with the list.
  func refresh(isFirst: Bool, isLast: Bool) {
    if revision != TraitModifier.revision, let container = list?.container {
      revision = TraitModifier.revision
      description = RowDescription(of: rowBox, in: row, below: container)
      takeDescription()
    }
    let settings = settings
    contents.minHeight = settings.minRowHeight
    editing.refresh()
    var insets = description.traits.row.insets ?? settings.insets
    insets.leading += editing.leadingRoom
    insets.trailing += editing.trailingRoom
    contents.insets = insets
    isSelected = description.traits.tag.map { list?.selected.contains($0) == true } ?? false
    round(isFirst: isFirst, isLast: isLast)
    showLines(isFirst: isFirst, isLast: isLast)
    showColor()
  }

  private func takeDescription() {
    if let view = description.traits.row.background {
      if let background {
        background.update(view)
      } else {
        let part = RowPartNode(view, row: row)
        background = part
        contents.background = part.box
      }
    } else if let old = background {
      contents.background = nil
      background = nil
      old.end()
    }
    swipe.descriptionDidChange()
  }

  // MARK: Looks

  private func round(isFirst: Bool, isLast: Bool) {
    view.layer.cornerRadius = settings.cornerRadius
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    view.layer.maskedCorners = corners
  }

  private func showColor() {
    let color: UIColor? =
      if isPressed || isSelected && !settings.isEditing { .systemGray4 } else if background != nil {
        nil
      } else {
        settings.cellColor
      }
    if contentHolder.view.backgroundColor != color {
      contentHolder.view.backgroundColor = color
    }
  }

  private func showLines(isFirst: Bool, isLast: Bool) {
    show(.bottom, isShown: !isLast)
    // Two lines at one place are one: that of the row above, unless somebody asks for another.
    let asksForTop = description.traits.row.separators[.top] == .visible
    show(.top, isShown: asksForTop && !isFirst)
  }

  private func show(_ edge: VerticalEdge, isShown: Bool) {
    let traits = description.traits.row
    guard isShown, traits.separators[edge] != .hidden else {
      lines.removeValue(forKey: edge)?.removeFromSuperview()
      return
    }
    let line = lines[edge] ?? UIView()
    if lines[edge] == nil {
      lines[edge] = line
      line.isUserInteractionEnabled = false
      contentHolder.view.addSubview(line)
      // If nothing else changes, the cell isn't laid out anew.
      place(line, at: edge, in: frameBox.frame.size)
    }
    line.backgroundColor = traits.separatorTints[edge].map(\.uiColor) ?? .separator
  }

  /// Places the lines, now that the row's size is known.
  func placeLines(in size: CGSize) {
    for (edge, line) in lines { place(line, at: edge, in: size) }
  }

  private func place(_ line: UIView, at edge: VerticalEdge, in size: CGSize) {
    let height = 1 / settings.displayScale
    let start = contents.insets.leading
    line.frame = CGRect(
      x: start,
      y: edge == .top ? 0 : size.height - height,
      width: max(0, size.width - start),
      height: height
    )
  }

  // MARK: Taps

  /// Whether a tap on the row does something.
  var takesTaps: Bool {
    if list?.openCell != nil { return true }
    if canBeSelected { return true }
    return !settings.isEditing && contents.automaticButtons.contains(where: \.isEnabled)
  }

  /// Whether a tap selects the row: one of several only while the list is being edited.
  ///
  /// Source: documented, for several; one row can be selected at any time.
  private var canBeSelected: Bool {
    guard let selection = list?.selection, let tag = description.traits.tag,
      description.traits.row.isSelectionDisabled != true, selection.accepts(tag)
    else { return false }
    return settings.isEditing || !selection.allowsSeveral
  }

  /// Whether the row shows whether it is selected among several.
  var showsSelection: Bool {
    list?.selection?.allowsSeveral == true && settings.isEditing && canBeSelected
  }

  func performTap() {
    guard let list else { return }
    if list.openCell != nil {
      list.openCell = nil
      return
    }
    let buttons = contents.automaticButtons.filter(\.isEnabled)
    if !settings.isEditing, !buttons.isEmpty {
      for button in buttons {
        button.pressDidChange(true)
        button.pressDidChange(false)
        button.perform()
      }
    }
    if canBeSelected, let tag = description.traits.tag { list.selection?.choose(tag) }
  }

  /// Hides the actions of a swipe.
  func closeActions() { swipe.close() }

  /// Has the list laid out again, as something in the cell has moved.
  func layOutAgain() {
    frameBox.invalidateLayout()
    graph.layOutAgain()
  }
}

/// The box in a cell: what the row shows, and around it, if people swipe or edit, what they use.
final class CellFrameBox: LayoutBox {
  weak var cell: ListCell?

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    cell?.contentHolder.size(proposal) ?? .zero
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    guard let cell else { return }
    cell.contentHolder.parent = self
    cell.contentHolder.place(at: CGPoint(x: cell.swipe.offset, y: 0), proposal)
    cell.placeLines(in: size)
    cell.swipe.place(in: size, parent: self)
    cell.editing.place(in: size, parent: self)
  }

  override func forEachChild(_ body: (LayoutBox) -> Void) {
    guard let cell else { return }
    for box in cell.swipe.shownBoxes { body(box) }
    body(cell.contentHolder)
    for box in cell.editing.shownBoxes { body(box) }
  }
}
