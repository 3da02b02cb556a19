extension View {
  /// Puts views before the view, which are made of the value that views inside give.
  ///
  /// - Parameters:
  ///   - key: The value's key.
  ///   - alignment: Where the views are.
  ///   - transform: Makes the views.
  /// - Returns: The view with what is before it.
  @available(iOS 16.0, *)
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceOverlay<K, V>(alignment: alignment, isInFront: true, transform: transform))
  }

  /// Puts a view before the view, which is made of the value that views inside give.
  ///
  /// - Parameters:
  ///   - key: The value's key.
  ///   - transform: Makes the view.
  /// - Returns: The view with what is before it.
  @_disfavoredOverload
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceOverlay<Key, T>(alignment: .center, isInFront: true, transform: transform))
  }

  /// Puts views behind the view, which are made of the value that views inside give.
  ///
  /// - Parameters:
  ///   - key: The value's key.
  ///   - alignment: Where the views are.
  ///   - transform: Makes the views.
  /// - Returns: The view with what is behind it.
  @available(iOS 16.0, *)
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceOverlay<K, V>(alignment: alignment, isInFront: false, transform: transform))
  }

  /// Puts a view behind the view, which is made of the value that views inside give.
  ///
  /// - Parameters:
  ///   - key: The value's key.
  ///   - transform: Makes the view.
  /// - Returns: The view with what is behind it.
  @_disfavoredOverload
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceOverlay<Key, T>(alignment: .center, isInFront: false, transform: transform))
  }
}

/// Puts views before or behind others, made of what these give.
nonisolated struct PreferenceOverlay<K: PreferenceKey, Views: View>: ViewModifier {
  typealias Body = Never

  let alignment: Alignment
  let isInFront: Bool
  let transform: (K.Value) -> Views

  @MainActor static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: PreferenceOverlayNode(view.value, parent: inputs.parent))
  }
}

private final class PreferenceOverlayNode<Content: View, K: PreferenceKey, Views: View>:
  Node<ModifiedContent<Content, PreferenceOverlay<K, Views>>>
{
  private typealias Probed = ModifiedContent<Content, PreferenceProbe<K>>
  private typealias Composed = ModifiedContent<Probed, Secondary<Views?>>

  private var view: ModifiedContent<Content, PreferenceOverlay<K, Views>>
  private let memory = PreferenceMemory<K>()
  private var child: Node<Composed>?

  init(_ view: ModifiedContent<Content, PreferenceOverlay<K, Views>>, parent: AnyNode) {
    self.view = view
    super.init(parent: parent)
    memory.didChange = { [weak self] in self?.invalidate() }
    child = Composed.makeNode(compose(), below: self)
  }

  private func compose() -> Composed {
    mustRun = false
    let modifier = view.modifier
    let views = track { memory.value.map(modifier.transform) }
    return Composed(
      content: Probed(content: view.content, modifier: PreferenceProbe(memory: memory)),
      modifier: Secondary(views, modifier.alignment, isInFront: modifier.isInFront)
    )
  }

  override func update(_ view: ModifiedContent<Content, PreferenceOverlay<K, Views>>) {
    self.view = view
    child?.update(compose())
  }

  override func refresh() {
    if mustRun || environmentReadsChanged { child?.update(compose()) }
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

/// The value that views have given; `nil` until they have been asked.
@MainActor
private final class PreferenceMemory<K: PreferenceKey> {
  var value: K.Value?
  var didChange: () -> Void = {}
}

/// Notes the value that views give.
nonisolated private struct PreferenceProbe<K: PreferenceKey>: ViewModifier {
  typealias Body = Never

  let memory: PreferenceMemory<K>

  @MainActor static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: PreferenceProbeNode(view.value, parent: inputs.parent))
  }
}

private final class PreferenceProbeNode<Content: View, K: PreferenceKey>:
  PassThroughNode<ModifiedContent<Content, PreferenceProbe<K>>, Content>, PreferenceReading
{
  private let memory: PreferenceMemory<K>
  private var pass: UInt64 = 0
  private var countInPass = 0

  init(_ view: ModifiedContent<Content, PreferenceProbe<K>>, parent: AnyNode) {
    memory = view.modifier.memory
    super.init(view, parent: parent) { $0.content }
    note(.preferenceReader)
    host.preferencesDidChange()
  }

  func readPreference() {
    var found: K.Value?
    collectPreference(K.self, into: &found)
    let value = found ?? K.defaultValue
    if let known = memory.value, ValueComparisons.of(K.Value.self).areEqual(known, value) {
      return
    }
    // A value that can't be compared, or depends on the views made of it, would never come to rest.
    if pass != host.currentPass { (pass, countInPass) = (host.currentPass, 0) }
    countInPass += 1
    guard countInPass <= Self.limit else { return }
    memory.value = value
    memory.didChange()
  }

  /// Rule 4.5: eight rounds in a pass.
  private static var limit: Int { 8 }
}
