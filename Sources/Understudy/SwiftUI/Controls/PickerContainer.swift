/// What pickers consist of.
nonisolated struct PickerContainer<Content: View>: View {
  typealias Body = Never

  let selection: PickerSelection
  let styling: PickerStyling
  let label: AnyView
  let content: Content

  nonisolated init(
    selection: PickerSelection,
    styling: PickerStyling,
    label: AnyView,
    content: Content
  ) {
    self.selection = selection
    self.styling = styling
    self.label = label
    self.content = content
  }

  @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: PickerNode(view.value, parent: inputs.parent))
  }
}

/// The node of a picker: it takes the choices one by one, and shows a control that is made of them.
private final class PickerNode<Content: View>: Node<PickerContainer<Content>>, ViewSplitter {
  private var view: PickerContainer<Content>
  private var choices: PickerChoices<Content>?
  private var shown: Node<PickerControl>?

  init(_ view: PickerContainer<Content>, parent: AnyNode) {
    self.view = view
    super.init(parent: parent)
    choices = PickerChoices(view.content, splitter: self, parent: self)
    shown = PickerControl.makeNode(control, below: self)
  }

  private var control: PickerControl {
    let options = (choices?.splitViews ?? []).enumerated().map { index, view in
      PickerOption(
        id: ObjectIdentifier(view),
        tag: view.traits.tag ?? AnyHashable(index),
        content: view.content
      )
    }
    let selected = track { view.selection.get() }
    return PickerControl(
      options: options,
      selected: selected,
      styling: view.styling,
      label: view.label,
      choose: { [weak self] in self?.view.selection.set($0) }
    )
  }

  func splitViewsDidChange() { if shown != nil { invalidate() } }

  override func update(_ view: PickerContainer<Content>) {
    self.view = view
    choices?.update(view.content)
    refresh()
  }

  override func refresh() {
    mustRun = false
    shown?.update(control)
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let shown { body(shown) }
    if let choices { body(choices) }
  }

  override var hasBoxes: Bool { true }

  override func destroy() {
    super.destroy()
    choices = nil
    shown = nil
  }
}

/// The node above a picker's choices, which aren't shown where they are.
private final class PickerChoices<Content: View>: AnyNode {
  private var child: Node<Content>?

  init(_ content: Content, splitter: any ViewSplitter, parent: AnyNode) {
    super.init(parent: parent)
    viewSplitter = splitter
    child = Content.makeNode(content, below: self)
  }

  func update(_ content: Content) { child?.update(content) }

  override func childBoxesDidChange() { viewSplitter?.splitViewsDidChange() }

  override func collectBoxes(into boxes: inout [LayoutBox]) {}

  override var hasBoxes: Bool { false }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override func destroy() {
    super.destroy()
    child = nil
  }
}
