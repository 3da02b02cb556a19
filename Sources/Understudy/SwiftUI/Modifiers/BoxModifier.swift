/// A modifier that puts a box around each box of its content.
///
/// On content of several views it applies to each of them.
@MainActor @preconcurrency
protocol BoxModifier: ViewModifier where Body == Never {
  associatedtype Box: WrapperBox

  /// Makes the box around another.
  @MainActor func makeBox(around child: LayoutBox) -> Box

  /// Gives the modifier's values to a box, which invalidates its layout if they change it.
  @MainActor func update(_ box: Box)

  /// Called when the node has a new modifier, whether there are boxes or not.
  @MainActor func valueDidChange()
}

extension BoxModifier {
  @MainActor func valueDidChange() {}

  @MainActor static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: BoxModifierNode(view.value, parent: inputs.parent))
  }
}

/// The node of a modifier that puts boxes around those of its content.
final class BoxModifierNode<Content: View, Modifier: BoxModifier>:
  Node<ModifiedContent<Content, Modifier>>
{
  private(set) var modifier: Modifier
  private var child: Node<Content>?
  private var wrappers: [Modifier.Box] = []
  private var isStale = true

  init(_ view: ModifiedContent<Content, Modifier>, parent: AnyNode) {
    modifier = view.modifier
    super.init(parent: parent)
    child = Content.makeNode(view.content, below: self)
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    modifier = view.modifier
    modifier.valueDidChange()
    for wrapper in wrappers { modifier.update(wrapper) }
    child?.update(view.content)
  }

  override func collectBoxes(into boxes: inout [LayoutBox]) {
    if isStale { wrapBoxes() }
    for wrapper in wrappers { boxes.append(wrapper) }
  }

  private func wrapBoxes() {
    isStale = false
    var found: [LayoutBox] = []
    child?.collectBoxes(into: &found)
    var old: [ObjectIdentifier: Modifier.Box] = [:]
    for wrapper in wrappers { old[ObjectIdentifier(wrapper.child)] = wrapper }
    wrappers = found.map { box in
      if let wrapper = old[ObjectIdentifier(box)] { return wrapper }
      let wrapper = modifier.makeBox(around: box)
      modifier.update(wrapper)
      return wrapper
    }
  }

  override func childBoxesDidChange() {
    isStale = true
    super.childBoxesDidChange()
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override var hasBoxes: Bool { child?.hasBoxes ?? false }

  override func destroy() {
    super.destroy()
    child = nil
    wrappers = []
  }
}
