/// The node of views that belong to a row and aren't its view: its ground, the actions of a swipe.
final class RowPartNode: AnyNode {
  /// The box of the views.
  let box = OverlayStackBox()
  private var child: Node<AnyView>?

  init(_ view: AnyView, row: any LazyRow) {
    super.init(parent: row)
    isInLazyContainer = false
    child = AnyView.makeNode(view, below: self)
    box.contentNode = child
    box.childrenDidChange()
    row.parts.append(self)
  }

  func update(_ view: AnyView) { child?.update(view) }

  /// Leaves the row.
  func end() {
    (parent as? any LazyRow)?.parts.removeAll { $0 === self }
    if !isDestroyed { host.context.perform { destroy() } }
  }

  override func childBoxesDidChange() { box.childrenDidChange() }

  override func collectBoxes(into boxes: inout [LayoutBox]) {}

  override var hasBoxes: Bool { false }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override func destroy() {
    super.destroy()
    box.release()
    child = nil
  }
}
