extension View {
  /// Sets a value of the environment.
  ///
  /// - Parameters:
  ///   - keyPath: Which value.
  ///   - value: The value.
  /// - Returns: A view whose content finds the value.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    modifier(
      EnvironmentModifier {
        // All values of another place: but a bar is where its items are, not what they say.
        let isInBar = V.self == EnvironmentValues.self ? $0.value(IsInBarKey.self) : nil
        $0[keyPath: keyPath] = value
        if let isInBar, $0.value(IsInBarKey.self) != isInBar { $0.set(IsInBarKey.self, isInBar) }
      }
    )
  }

  /// Changes a value of the environment.
  ///
  /// - Parameters:
  ///   - keyPath: Which value.
  ///   - transform: Changes it.
  /// - Returns: A view whose content finds the changed value.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}

/// Changes the environment of its content.
nonisolated struct EnvironmentModifier: ViewModifier {
  typealias Body = Never

  let edit: (inout EnvironmentValues) -> Void

  nonisolated init(_ edit: @escaping (inout EnvironmentValues) -> Void) { self.edit = edit }

  @MainActor static func _makeModifiedView<Content: View>(
    _ view: _GraphValue<ModifiedContent<Content, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: EnvironmentNode<Content>(view.value, parent: inputs.parent))
  }
}

/// The node of a modifier that changes the environment.
final class EnvironmentNode<Content: View>: Node<ModifiedContent<Content, EnvironmentModifier>> {
  private var edit: (inout EnvironmentValues) -> Void
  private let upstream: EnvironmentScope
  private var child: Node<Content>?

  init(_ view: ModifiedContent<Content, EnvironmentModifier>, parent: AnyNode) {
    edit = view.modifier.edit
    upstream = parent.scope
    super.init(parent: parent)
    scope = EnvironmentScope()
    note(.environmentScope)
    scope.values = edited()
    child = Content.makeNode(view.content, below: self)
  }

  private func edited() -> EnvironmentValues {
    var values = upstream.values.tracked(by: self)
    track { edit(&values) }
    return values.handedOn(to: self)
  }

  override func update(_ view: ModifiedContent<Content, EnvironmentModifier>) {
    edit = view.modifier.edit
    child?.update(view.content)
    recompute(upstreamChanges: [])
  }

  override func refresh() {
    mustRun = false
    recompute(upstreamChanges: [])
  }

  override func environmentDidChange(_ changes: NodeMask) {
    recompute(upstreamChanges: changes)
  }

  /// Sets the values anew and tells those below which may have changed.
  private func recompute(upstreamChanges: NodeMask) {
    let old = scope.values
    let new = edited()
    var changes = upstreamChanges
    let base = upstream.values.top
    changes.formUnion(new.ownChanges(against: old, downTo: base))
    changes.formUnion(old.ownChanges(against: new, downTo: base))
    scope.values = new
    if !changes.isEmpty { propagateEnvironmentChange(changes) }
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override var hasBoxes: Bool { child?.hasBoxes ?? false }

  override func destroy() {
    super.destroy()
    child = nil
    edit = { _ in }
  }
}

extension EnvironmentValues {
  /// The keys set here, down to a given link, whose values differ among other values.
  @MainActor
  func ownChanges(against other: EnvironmentValues, downTo base: EnvironmentLink?) -> NodeMask {
    var changes: NodeMask = []
    var link = top
    while let current = link, current !== base {
      if current.entry.differs(from: other) { changes.formUnion(current.entry.mask) }
      link = current.next
    }
    return changes
  }
}
