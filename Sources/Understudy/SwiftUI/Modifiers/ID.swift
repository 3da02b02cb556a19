extension View {
  /// Gives the view an identity of its own: with another one it is another view (rule 1.3).
  ///
  /// - Parameter id: The identity.
  /// - Returns: The view.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IDView(self, id: id) }
}

/// A view with an identity of its own, whatever its type.
protocol IdentifiedView {
  /// The identity.
  var identity: AnyHashable { get }
}

/// A view with an identity of its own.
nonisolated struct IDView<Content: View, ID: Hashable>: View, IdentifiedView {
  typealias Body = Never

  let content: Content
  let id: ID

  nonisolated init(_ content: Content, id: ID) {
    self.content = content
    self.id = id
  }

  var identity: AnyHashable { AnyHashable(id) }

  @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: IDNode(view.value, parent: inputs.parent))
  }
}

private final class IDNode<Content: View, ID: Hashable>: Node<IDView<Content, ID>>, ScrollTarget {
  private var id: ID
  private var child: Node<Content>?

  init(_ view: IDView<Content, ID>, parent: AnyNode) {
    id = view.id
    super.init(parent: parent)
    child = Content.makeNode(view.content, below: self)
  }

  var scrollIdentity: AnyHashable? { AnyHashable(id) }

  override func update(_ view: IDView<Content, ID>) {
    if view.id == id {
      child?.update(view.content)
      return
    }
    id = view.id
    // The new view appears before the old one disappears, unless that leaves without a transition
    // (rule 1.4).
    var old = child
    if let leaving = old, leaving.leavesFirst {
      leaving.destroy()
      old = nil
    }
    child = Content.makeNode(view.content, below: self)
    old?.destroy()
    childBoxesDidChange()
    host.preferencesDidChange()
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override var hasBoxes: Bool { child?.hasBoxes ?? false }

  override func destroy() {
    super.destroy()
    child = nil
  }
}
