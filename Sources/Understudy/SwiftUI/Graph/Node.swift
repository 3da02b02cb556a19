/// The node of a view of a known type.
class Node<V: View>: AnyNode {
  /// Takes the value that the view has now.
  func update(_ view: V) { fatalError("\(Self.self) doesn't take values.") }
}

/// What makes the nodes of a view: the node above.
public struct _ViewInputs {
  let parent: AnyNode
}

/// A view's value on its way into a node.
public struct _GraphValue<Value> {
  let value: Value
}

/// What a view has made: its node.
public struct _ViewOutputs {
  let node: AnyNode
}

extension View {
  /// Makes the node of a view below another.
  @MainActor
  static func makeNode(_ view: Self, below parent: AnyNode) -> Node<Self> {
    if let splitter = parent.viewSplitter, !(Self.self is any StructuralView.Type) {
      if let container = splitter.lazyContainer {
        if container.isList, RowBearing.bears(Self.self) {
          return makeOwnNode(view, below: parent)
        }
        let row = LazyRowNode(view, parent: parent, container)
        container.rowsDidChange()
        return row
      }
      return SplitViewNode(view, parent: parent, splitter)
    }
    return makeOwnNode(view, below: parent)
  }

  @MainActor
  private static func makeOwnNode(_ view: Self, below parent: AnyNode) -> Node<Self> {
    let outputs = _makeView(view: _GraphValue(value: view), inputs: _ViewInputs(parent: parent))
    // Holds by construction: each view's `_makeView` makes the node of its own type.
    return unsafeDowncast(outputs.node, to: Node<Self>.self)
  }
}

/// The node of a view with a body: it keeps the view's properties and runs the body.
final class CompositeNode<V: View>: Node<V> {
  private var view: V
  private var properties: PropertySlots
  private let layout: TypeLayout
  private var child: Node<V.Body>?

  init(_ view: V, parent: AnyNode) {
    self.view = view
    layout = TypeLayout.of(V.self)
    properties = PropertySlots(layout)
    super.init(parent: parent)
    _ = properties.link(&self.view, in: self)
    child = V.Body.makeNode(evaluateBody(), below: self)
  }

  override func update(_ view: V) {
    let isNew = mustRun || !layout.areEqual(self.view, view)
    guard isNew || layout.linkCount > 0 else { return }
    if isNew { self.view = view }
    let changed = properties.link(&self.view, in: self)
    if isNew || changed { run() }
  }

  override func refresh() {
    // Links before it decides: linking brings every property up to date.
    let changed = properties.link(&view, in: self) || environmentReadsChanged
    if mustRun || changed { run() }
  }

  private func run() {
    mustRun = false
    child?.update(evaluateBody())
  }

  private func evaluateBody() -> V.Body {
    track {
      properties.linkInRun(&view, in: self)
      return view.body
    }
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override var hasBoxes: Bool { child?.hasBoxes ?? false }

  override func destroy() {
    super.destroy()
    properties.release()
    child = nil
  }
}
