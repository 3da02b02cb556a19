import Foundation

/// The actions that a swipe on a row reveals.
///
/// Source: documented, Apple's page for `swipeActions(edge:allowsFullSwipe:content:)`; the distances
/// are assumed.
@MainActor
final class RowSwipe: NSObject, UIGestureRecognizerDelegate {
  private unowned let cell: ListCell
  private let pan = UIPanGestureRecognizer()
  private var parts: [HorizontalEdge: [RowPartNode]] = [:]
  private var actions: [HorizontalEdge: [SwipeActionBox]] = [:]
  /// The offset when the finger came down.
  private var startOffset: CGFloat = 0
  /// How far the row is moved towards the trailing edge, in points.
  private(set) var offset: CGFloat = 0

  init(_ cell: ListCell) { self.cell = cell }

  func attach(to view: CanvasView) {
    (view as? ListCellView)?.swipe = self
    pan.delegate = self
    pan.onChange = { [weak self] recognizer in self?.panDidChange(to: recognizer.state) }
    view.addGestureRecognizer(pan)
  }

  func end() {
    pan.onChange = nil
    pan.delegate = nil
    removeParts()
  }

  private func removeParts() {
    for action in actions.values.joined() { action.end() }
    for part in parts.values.joined() { part.end() }
    actions = [:]
    parts = [:]
  }

  // MARK: Which actions there are

  /// The sets of actions at an edge; a row that can be deleted offers that if it offers nothing else.
  private func sets(at edge: HorizontalEdge) -> [SwipeActions] {
    let own = cell.description.traits.row.swipeActions.filter { $0.edge == edge }
    guard own.isEmpty, edge == .trailing, let delete = cell.description.delete else { return own }
    let action = Sent(delete)
    let button = Button("Delete", role: .destructive) { action.value() }
    return [SwipeActions(edge: edge, allowsFullSwipe: true, content: AnyView(button))]
  }

  /// Whether there are actions at an edge; people who edit a list find them by other means.
  func hasActions(at edge: HorizontalEdge) -> Bool {
    !cell.settings.isEditing && !sets(at: edge).isEmpty
  }

  /// Takes over what is said of the row.
  func descriptionDidChange() {
    guard !parts.isEmpty else { return }
    for edge in HorizontalEdge.allCases {
      let sets = sets(at: edge)
      guard let old = parts[edge], old.count == sets.count else { continue }
      for (part, set) in zip(old, sets) { part.update(Self.view(of: set)) }
    }
  }

  private static func view(of set: SwipeActions) -> AnyView {
    AnyView(
      set.content.modifier(EnvironmentModifier { $0.set(ForegroundColorKey.self, .white) })
    )
  }

  /// Makes the actions at an edge, nearest to the edge first.
  private func prepare(_ edge: HorizontalEdge) {
    if parts[edge] == nil {
      parts[edge] = sets(at: edge).map { RowPartNode(Self.view(of: $0), row: cell.row) }
    }
    let boxes = parts[edge]?.flatMap { $0.box.children } ?? []
    let old = actions[edge] ?? []
    if old.elementsEqual(boxes, by: { $0.button === $1 }) { return }
    for action in old { action.end() }
    actions[edge] = boxes.map { SwipeActionBox($0, of: cell) }
  }

  // MARK: Showing them

  private var openEdge: HorizontalEdge? {
    offset == 0 ? nil : offset > 0 ? .leading : .trailing
  }

  var shownBoxes: [LayoutBox] { openEdge.flatMap { actions[$0] } ?? [] }

  /// How wide the actions at an edge are, in points.
  private func width(_ edge: HorizontalEdge) -> CGFloat {
    prepare(edge)
    return actions[edge]?.reduce(0) { $0 + $1.width } ?? 0
  }

  func place(in size: CGSize, parent: LayoutBox) {
    guard let edge = openEdge else { return }
    prepare(edge)
    var position: CGFloat = 0
    for action in actions[edge] ?? [] {
      action.parent = parent
      let width = action.width
      action.refresh()
      action.place(
        at: CGPoint(x: edge == .leading ? position : size.width - position - width, y: 0),
        ProposedViewSize(width: width, height: size.height)
      )
      position += width
    }
  }

  /// Reveals the actions at an edge.
  func open(_ edge: HorizontalEdge) {
    let width = width(edge)
    guard width > 0 else { return }
    cell.list?.openCell = cell
    move(to: edge == .leading ? width : -width)
  }

  /// Hides the actions.
  func close() {
    guard offset != 0 else { return }
    move(to: 0)
  }

  private func move(to offset: CGFloat) {
    guard offset != self.offset else { return }
    self.offset = offset
    cell.layOutAgain()
  }

  /// Does an action, and hides all.
  func perform(_ action: SwipeActionBox) {
    cell.list?.openCell = nil
    close()
    for button in action.automaticButtons where button.isEnabled { button.perform() }
  }

  // MARK: Swiping

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let moved = pan.translation(in: pan.view)
    guard abs(moved.x) > abs(moved.y) else { return false }
    return offset != 0 || hasActions(at: moved.x > 0 ? .leading : .trailing)
  }

  private func panDidChange(to state: UIGestureRecognizer.State) {
    cell.graphHost.context.perform {
      switch state {
      case .began:
        startOffset = offset
        cell.list?.openCell = cell
        follow()
      case .changed: follow()
      case .ended: release()
      case .cancelled: settle(open: false)
      case .possible, .failed: break
      }
    }
  }

  private func follow() {
    var new = startOffset + pan.translation(in: pan.view).x
    if new > 0, !hasActions(at: .leading) { new = 0 }
    if new < 0, !hasActions(at: .trailing) { new = 0 }
    move(to: new)
  }

  private func release() {
    guard let edge = openEdge else { return settle(open: false) }
    let allowsFull = sets(at: edge).first?.allowsFullSwipe == true
    if allowsFull, abs(offset) > cell.frame.width * Self.fullSwipe,
      let first = actions[edge]?.first
    {
      return perform(first)
    }
    let speed = pan.velocity(in: pan.view).x * (edge == .leading ? 1 : -1)
    settle(open: speed > 200 || speed > -200 && abs(offset) > width(edge) / 2)
  }

  /// The part of its width over which a row has to be moved for a full swipe.
  private static let fullSwipe: CGFloat = 0.6

  private func settle(open: Bool) {
    if open, let edge = openEdge {
      self.open(edge)
    } else if cell.list?.openCell === cell {
      cell.list?.openCell = nil
      close()
    } else {
      close()
    }
  }
}

/// The box of an action that a swipe reveals: a coloured ground with a button on it.
final class SwipeActionBox: CanvasBox {
  /// The box of the button.
  let button: LayoutBox
  private unowned let cell: ListCell

  init(_ button: LayoutBox, of cell: ListCell) {
    self.button = button
    self.cell = cell
    let area = SwipeActionArea(button)
    super.init(area, in: CanvasView(), host: cell.graphHost)
    area.perform = { [weak self] in
      if let self { self.cell.swipe.perform(self) }
    }
  }

  var automaticButtons: [ButtonBox] { (root as? SwipeActionArea)?.automaticButtons ?? [] }

  /// The width of the action, in points.
  ///
  /// Source: measured by many, for the least one.
  var width: CGFloat { max(74, button.size(.unspecified).width + 32) }

  /// Takes over the colour of the button.
  func refresh() {
    let color = automaticButtons.first?.tint?.uiColor ?? .systemGray
    if view.backgroundColor != color { view.backgroundColor = color }
  }
}

/// The box inside an action: the button's label in the middle, and the taps on all of it.
private final class SwipeActionArea: WrapperBox, TapArea {
  var perform: () -> Void = {}

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: child.size(.unspecified))
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let own = child.size(.unspecified)
    child.place(
      at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
      .unspecified
    )
  }

  override func takesTouch(at point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: frame.size).contains(point)
  }

  var takesTaps: Bool { automaticButtons.contains(where: \.isEnabled) }

  func pressDidChange(_ isPressed: Bool) {
    for button in automaticButtons { button.pressDidChange(isPressed) }
  }

  func performTap() { perform() }
}
