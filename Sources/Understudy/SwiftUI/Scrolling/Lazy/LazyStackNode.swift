/// The node of a lazy stack or grid.
final class LazyStackNode<V: View, Content: View>: Node<V>, ViewSplitter, LazyContainer,
  LazyPlaceFinding
{
  let box: LazyBox
  private let content: (V) -> Content
  private let apply: @MainActor (V, LazyBox) -> Void
  private var child: Node<Content>?

  init(
    _ view: V,
    axis: Axis,
    parent: AnyNode,
    content: @escaping (V) -> Content,
    apply: @escaping @MainActor (V, LazyBox) -> Void
  ) {
    box = LazyBox(axis: axis, host: parent.host)
    self.content = content
    self.apply = apply
    super.init(parent: parent)
    viewSplitter = self
    apply(view, box)
    child = Content.makeNode(content(view), below: self)
    box.rows.root = child
  }

  override func update(_ view: V) {
    apply(view, box)
    child?.update(content(view))
  }

  var lazyContainer: (any LazyContainer)? { self }

  func splitViewsDidChange() { box.rowsDidChange() }

  func rowsDidChange() { box.rowsDidChange() }

  func boxesDidChange(of row: any LazyRow) { box.boxesDidChange(of: row) }

  func place(of id: AnyHashable) -> ScrollPlace? {
    if let frame = box.frame(ofRow: id) { return ScrollPlace(frame, in: box) }
    // What is inside a row is where the row is, until that is seen.
    var found: ScrollPlace?
    box.rows.forEachKnownRow { index, row in
      guard found == nil, let inner = ScrollPlace.find(id, below: row) else { return }
      found = row.isShown ? inner : box.frame(ofRowAt: index).map { ScrollPlace($0, in: box) }
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
