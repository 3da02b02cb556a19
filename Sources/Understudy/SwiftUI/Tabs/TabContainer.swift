/// What tab views consist of.
nonisolated struct TabContainer<SelectionValue: Hashable, Content: View>: View {
  typealias Body = Never

  let selection: Binding<SelectionValue>?
  let content: Content

  nonisolated init(selection: Binding<SelectionValue>?, content: Content) {
    self.selection = selection
    self.content = content
  }

  @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: TabNode(view.value, parent: inputs.parent))
  }
}

/// The node of a tab view: it shows the tab bar controller, and keeps it in step with the selection.
final class TabNode<SelectionValue: Hashable, Content: View>:
  Node<TabContainer<SelectionValue, Content>>, ViewSplitter
{
  private var view: TabContainer<SelectionValue, Content>
  private var child: Node<Content>?
  private let model = TabModel()
  private var box: PlatformBox?
  private var isShowing = false

  init(_ view: TabContainer<SelectionValue, Content>, parent: AnyNode) {
    self.view = view
    super.init(parent: parent)
    isInLazyContainer = false
    note([.environmentScope, .preference])
    model.didChoose = { [weak self] tag in self?.choose(tag) }
    model.preferencesDidChange = { [weak self] in
      guard let self, !isDestroyed else { return }
      host.preferencesDidChange()
      refreshLater()
    }
    viewSplitter = self
    child = Content.makeNode(view.content, below: self)
    box = PlatformBox(PlatformViewHost(controller: model.controller)) { _ in nil }
    environmentDidChange([])
    evaluate()
    // The bar controller comes to the screen with its tabs, not before them.
    model.show(child?.splitViews ?? [], environment: scope.values.untracked, selected: selected)
  }

  private var selected: AnyHashable?

  private func evaluate() {
    mustRun = false
    selected = track { view.selection.map { AnyHashable($0.wrappedValue) } }
    splitViewsDidChange()
  }

  func splitViewsDidChange() {
    guard !isShowing else { return }
    isShowing = true
    host.enqueueAction { [self] in
      isShowing = false
      guard !isDestroyed else { return }
      model.show(child?.splitViews ?? [], environment: scope.values.untracked, selected: selected)
    }
  }

  /// Writes what the person has chosen; a selection that keeps its value keeps its tab.
  private func choose(_ tag: AnyHashable) {
    guard let selection = view.selection else { return }
    host.context.perform {
      UpdateReader.suspended {
        if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
        model.select(AnyHashable(selection.wrappedValue))
      }
    }
  }

  override func update(_ view: TabContainer<SelectionValue, Content>) {
    self.view = view
    child?.update(view.content)
    evaluate()
  }

  override func refresh() {
    if mustRun { evaluate() }
  }

  override func environmentDidChange(_ changes: NodeMask) {
    super.environmentDidChange(changes)
    box?.host.carry(scope.values, from: host.rootScope.values)
    splitViewsDidChange()
  }

  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type,
    into value: inout Key.Value?
  ) {
    // What the shown tab says of the presentation is said for the whole tab view.
    guard Key.self == HostPreferencesKey.self, let shown = model.shownPreferences as? Key.Value
    else { return }
    if var sum = value {
      Key.reduce(value: &sum) { shown }
      value = sum
    } else {
      value = shown
    }
  }

  override func childBoxesDidChange() { splitViewsDidChange() }

  override func collectBoxes(into boxes: inout [LayoutBox]) {
    if let box { boxes.append(box) }
  }

  override var hasBoxes: Bool { true }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override func destroy() {
    super.destroy()
    child = nil
    model.end()
    box?.host.leave()
    box = nil
  }
}
