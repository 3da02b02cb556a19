/// What navigation stacks and views consist of.
nonisolated struct NavigationContainer<Root: View>: View {
  typealias Body = Never

  let path: PathAccess?
  let root: Root

  nonisolated init(path: PathAccess?, root: Root) {
    self.path = path
    self.root = root
  }

  @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: NavigationNode(view.value, parent: inputs.parent))
  }
}

/// The node of a navigation stack: it shows the navigation controller, and keeps the screens in
/// step with the path.
final class NavigationNode<Root: View>: Node<NavigationContainer<Root>> {
  private var view: NavigationContainer<Root>
  private let model: NavigationModel
  private var box: PlatformBox?

  init(_ view: NavigationContainer<Root>, parent: AnyNode) {
    self.view = view
    model = NavigationModel(
      root: AnyView(view.root.modifier(SearchOfStack())),
      context: parent.host.context
    )
    super.init(parent: parent)
    note([.environmentScope, .preference])
    model.topPreferencesDidChange = { [weak self] in
      guard let self, !isDestroyed else { return }
      host.preferencesDidChange()
      refreshLater()
    }
    let platformHost = PlatformViewHost(controller: model.navigation)
    box = PlatformBox(platformHost) { _ in nil }
    environmentDidChange([])
    evaluate()
  }

  private func evaluate() {
    mustRun = false
    let path = view.path
    let values = track { path?.read() }
    let animated = !effectiveTransaction.disablesAnimations
    host.enqueueAction { [self] in
      guard !isDestroyed else { return }
      model.path = path
      if let values { model.show(values, animated: animated) }
    }
  }

  override func update(_ view: NavigationContainer<Root>) {
    self.view = view
    model.root.rootView = AnyView(view.root.modifier(SearchOfStack()))
    evaluate()
  }

  override func refresh() {
    if mustRun { evaluate() }
  }

  override func environmentDidChange(_ changes: NodeMask) {
    super.environmentDidChange(changes)
    box?.host.carry(scope.values, from: host.rootScope.values)
    model.setRootEnvironment(scope.values.untracked)
  }

  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type,
    into value: inout Key.Value?
  ) {
    // What the screen in front says of the presentation is said for the whole stack.
    guard Key.self == HostPreferencesKey.self, let top = model.topPreferences as? Key.Value else {
      return
    }
    if var sum = value {
      Key.reduce(value: &sum) { top }
      value = sum
    } else {
      value = top
    }
  }

  override func collectBoxes(into boxes: inout [LayoutBox]) {
    if let box { boxes.append(box) }
  }

  override var hasBoxes: Bool { true }

  override func destroy() {
    super.destroy()
    model.end()
    box?.host.leave()
    box = nil
  }
}
