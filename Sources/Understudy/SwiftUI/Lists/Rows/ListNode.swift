/// The node of a list's rows.
final class ListNode<Content: View>: Node<ListRowsView<Content>>, ViewSplitter, LazyContainer,
  LazyPlaceFinding
{
  let box: ListBox
  private var view: ListRowsView<Content>
  private var child: Node<Content>?
  private let upstream: EnvironmentScope

  init(_ view: ListRowsView<Content>, parent: AnyNode) {
    self.view = view
    upstream = parent.scope
    box = ListBox(host: parent.host)
    super.init(parent: parent)
    box.container = self
    viewSplitter = self
    scope = EnvironmentScope()
    note(.environmentScope)
    handOnEnvironment()
    evaluate()
    child = Content.makeNode(view.content, below: self)
    box.rows.root = child
  }

  private func handOnEnvironment() {
    var values = upstream.values
    values.set(IsInListKey.self, true)
    // What a pull on the list refreshes isn't for the scroll views in its rows.
    values.set(RefreshKey.self, nil)
    // Forms look like lists in groups, whatever lists around are to look like.
    if view.isForm { values.set(ListLookKey.self, .insetGrouped) }
    scope.values = values
  }

  /// Reads what the list itself depends on.
  private func evaluate() {
    mustRun = false
    let selection = view.selection
    let (settings, selected) = track {
      (ListSettings(scope.values.tracked(by: self)), selection?.read() ?? [])
    }
    box.selection = selection
    box.apply(settings, selected: selected)
  }

  override func update(_ view: ListRowsView<Content>) {
    self.view = view
    child?.update(view.content)
    evaluate()
  }

  override func refresh() {
    if mustRun || environmentReadsChanged { evaluate() }
  }

  override func environmentDidChange(_ changes: NodeMask) {
    handOnEnvironment()
    super.environmentDidChange(changes)
  }

  // MARK: Rows

  var lazyContainer: (any LazyContainer)? { self }

  var isList: Bool { true }

  func splitViewsDidChange() { box.rowsDidChange() }

  func rowsDidChange() { box.rowsDidChange() }

  func boxesDidChange(of row: any LazyRow) { box.boxesDidChange(of: row) }

  func place(of id: AnyHashable) -> ScrollPlace? {
    if let frame = box.frame(ofRow: id) { return ScrollPlace(frame, in: box) }
    // What is inside a row is where the row is, until that is seen.
    var found: ScrollPlace?
    box.rows.forEachKnownRow { index, row in
      guard found == nil, let inner = ScrollPlace.find(id, below: row) else { return }
      found = row.isShown ? inner : box.frame(ofItemAt: index).map { ScrollPlace($0, in: box) }
    }
    return found
  }

  override func childBoxesDidChange() { box.rowsDidChange() }

  override func collectBoxes(into boxes: inout [LayoutBox]) { boxes.append(box) }

  override var hasBoxes: Bool { true }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override func destroy() {
    super.destroy()
    box.release()
    child = nil
  }
}
