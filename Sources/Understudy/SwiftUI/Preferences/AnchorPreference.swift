import Foundation

extension View {
  /// Gives a value that is made of a place in the view to the views around; it replaces what views
  /// inside give (rule S7.7).
  ///
  /// - Parameters:
  ///   - key: The value's key.
  ///   - value: The place.
  ///   - transform: Makes the value.
  /// - Returns: The view.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorPreference<A, K>(source: value, replaces: true) { $0 = transform($1) }
    )
  }

  /// Changes the value that views inside give to those around, with a place in the view.
  ///
  /// - Parameters:
  ///   - key: The value's key.
  ///   - value: The place.
  ///   - transform: Changes the value.
  /// - Returns: The view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorPreference<A, K>(source: value, replaces: false, edit: transform))
  }
}

/// Gives or changes a value that is made of a place.
nonisolated struct AnchorPreference<A, K: PreferenceKey>: ViewModifier {
  typealias Body = Never

  let source: Anchor<A>.Source
  let replaces: Bool
  let edit: (inout K.Value, Anchor<A>) -> Void

  @MainActor static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: AnchorPreferenceNode(view.value, parent: inputs.parent))
  }
}

private final class AnchorPreferenceNode<Content: View, A, K: PreferenceKey>:
  PassThroughNode<ModifiedContent<Content, AnchorPreference<A, K>>, Content>
{
  private var modifier: AnchorPreference<A, K>
  private var boxes: [AnchorBox] = []
  private var isStale = true

  init(_ view: ModifiedContent<Content, AnchorPreference<A, K>>, parent: AnyNode) {
    modifier = view.modifier
    super.init(view, parent: parent) { $0.content }
    note(.preference)
    host.preferencesDidChange()
  }

  override func update(_ view: ModifiedContent<Content, AnchorPreference<A, K>>) {
    modifier = view.modifier
    super.update(view)
    host.preferencesDidChange()
  }

  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type,
    into value: inout Key.Value?
  ) {
    guard Key.self == K.self else { return super.collectPreference(key, into: &value) }
    var own: K.Value?
    if !modifier.replaces { super.collectPreference(K.self, into: &own) }
    var edited = own ?? K.defaultValue
    wrapBoxes()
    // Of several views the first. Source: assumed.
    if let box = boxes.first { modifier.edit(&edited, Anchor(modifier.source, of: box)) }
    // Holds: the keys are the same type, so their values are too.
    if let result = edited as? Key.Value { value.merge(result, key) }
  }

  private func wrapBoxes() {
    guard isStale else { return }
    isStale = false
    var found: [LayoutBox] = []
    child?.collectBoxes(into: &found)
    boxes = found.map { box in
      boxes.first { $0.child === box }
        ?? AnchorBox(box) { [weak host] in host?.preferencesDidChange() }
    }
  }

  override func collectBoxes(into boxes: inout [LayoutBox]) {
    wrapBoxes()
    boxes.append(contentsOf: self.boxes as [LayoutBox])
  }

  override func childBoxesDidChange() {
    isStale = true
    super.childBoxesDidChange()
  }

  override func destroy() {
    super.destroy()
    boxes = []
    host.preferencesDidChange()
  }
}

/// The box of a view whose place others know.
private final class AnchorBox: WrapperBox {
  private let didMove: @MainActor () -> Void
  private var known: CGRect?

  init(_ child: LayoutBox, _ didMove: @escaping @MainActor () -> Void) {
    self.didMove = didMove
    super.init(child)
    // Each layout comes here: what is around may have moved the view.
    add(.position)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    super.placeChildren(in: size, proposal)
    let new = absoluteFrame
    guard new != known else { return }
    known = new
    didMove()
  }
}
