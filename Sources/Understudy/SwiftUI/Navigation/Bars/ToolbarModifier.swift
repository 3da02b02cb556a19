// Apple's overloads are as they are.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  /// Puts a view into the navigation bar of the screen that the view is in.
  ///
  /// - Parameter content: Makes what goes to the trailing edge.
  /// - Returns: The view.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modifier(
      ToolbarModifier(content: ToolbarItem<Void, Content>(placement: .automatic) { content })
    )
  }

  /// Puts items into the bars of the screen that the view is in.
  ///
  /// - Parameter content: Makes the items.
  /// - Returns: The view.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(content: content()))
  }
}

/// Puts items into the bars of a screen.
nonisolated struct ToolbarModifier<Items: ToolbarContent>: ViewModifier {
  typealias Body = Never

  let content: Items

  nonisolated init(content: Items) { self.content = content }

  @MainActor static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: ToolbarNode(view.value, parent: inputs.parent))
  }
}

/// An item that content puts into a bar.
struct ToolbarEntry {
  /// Tells an item from others, as long as the content is what it is.
  struct ID: Hashable {
    let source: ObjectIdentifier
    let ordinal: Int
  }

  let id: ID
  let place: ToolbarItemPlacement.Place
  let view: AnyView
  /// The environment of the view that has the toolbar.
  let environment: EnvironmentValues
}

private final class ToolbarNode<Content: View, Items: ToolbarContent>:
  PassThroughNode<ModifiedContent<Content, ToolbarModifier<Items>>, Content>
{
  private var modifier: ToolbarModifier<Items>
  private lazy var contents = ContentProperties(of: self)

  init(_ view: ModifiedContent<Content, ToolbarModifier<Items>>, parent: AnyNode) {
    modifier = view.modifier
    super.init(view, parent: parent) { $0.content }
    note([.environmentScope, .preference])
    host.preferencesDidChange()
  }

  override func update(_ view: ModifiedContent<Content, ToolbarModifier<Items>>) {
    modifier = view.modifier
    super.update(view)
    host.preferencesDidChange()
  }

  override func refresh() {
    mustRun = false
    host.preferencesDidChange()
  }

  override func environmentDidChange(_ changes: NodeMask) {
    super.environmentDidChange(changes)
    host.preferencesDidChange()
    refreshLater()
  }

  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type,
    into value: inout Key.Value?
  ) {
    super.collectPreference(key, into: &value)
    guard Key.self == HostPreferencesKey.self else { return }
    var own = HostPreferences()
    own.bars.items = entries
    // Holds: the keys are the same type, so their values are too.
    guard let result = own as? Key.Value else { return }
    if var sum = value {
      Key.reduce(value: &sum) { result }
      value = sum
    } else {
      value = result
    }
  }

  private var entries: [ToolbarEntry] {
    var items = _ToolbarItems(contents)
    track {
      contents.collecting { Items._collectItems(of: modifier.content, into: &items) }
    }
    let environment = scope.values.untracked
    return items.entries.enumerated().map { index, item in
      ToolbarEntry(
        id: ToolbarEntry.ID(source: ObjectIdentifier(self), ordinal: index),
        place: item.place,
        view: item.view,
        environment: environment
      )
    }
  }

  override func destroy() {
    super.destroy()
    contents.release()
    host.preferencesDidChange()
  }
}
