extension View {
  /// Does something when a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether to do it when the view appears as well, with the value twice.
  ///   - action: What to do with the old and the new value.
  /// - Returns: The view.
  @available(iOS 17.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value, isInitial: initial, usesOldClosure: false, action))
  }

  /// Does something when a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether to do it when the view appears as well.
  ///   - action: What to do.
  /// - Returns: The view.
  @available(iOS 17.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      ChangeModifier(value, isInitial: initial, usesOldClosure: false) { _, _ in action() }
    )
  }

  /// Does something when a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - action: What to do with the new value; it sees the view as it was before the change
  ///     (rule 5.5).
  /// - Returns: The view.
  @available(
    *,
    deprecated,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(
      ChangeModifier(value, isInitial: false, usesOldClosure: true) { _, new in action(new) }
    )
  }
}

/// Does something when a value has changed.
nonisolated struct ChangeModifier<V: Equatable>: ViewModifier {
  typealias Body = Never

  let value: V
  let isInitial: Bool
  let usesOldClosure: Bool
  let action: (V, V) -> Void

  nonisolated init(
    _ value: V,
    isInitial: Bool,
    usesOldClosure: Bool,
    _ action: @escaping (V, V) -> Void
  ) {
    self.value = value
    self.isInitial = isInitial
    self.usesOldClosure = usesOldClosure
    self.action = action
  }

  @MainActor static func _makeModifiedView<Content: View>(
    _ view: _GraphValue<ModifiedContent<Content, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: ChangeNode(view.value, parent: inputs.parent))
  }
}

/// Stops an action that keeps changing its own input (rule 4.8).
@MainActor
struct UpdateCycleGuard {
  private var pass: UInt64 = 0
  private var count = 0

  /// How often an action may run in one pass.
  ///
  /// Source: reverse-engineered ("about three times").
  private static let limit = 3

  /// Whether an action may run once more in the host's present pass.
  mutating func permits(_ host: GraphHost, _ name: @autoclosure () -> String) -> Bool {
    if pass != host.currentPass {
      pass = host.currentPass
      count = 0
    }
    count += 1
    if count == Self.limit + 1 {
      RuntimeIssue.log("\(name()) action tried to update multiple times per frame.")
    }
    return count <= Self.limit
  }
}

private final class ChangeNode<Content: View, V: Equatable>:
  PresenceNode<Content, ChangeModifier<V>>
{
  private var modifier: ChangeModifier<V>
  private var cycleGuard = UpdateCycleGuard()

  override init(_ view: ModifiedContent<Content, ChangeModifier<V>>, parent: AnyNode) {
    modifier = view.modifier
    super.init(view, parent: parent)
    makeContent(view.content)
  }

  override func update(_ view: ModifiedContent<Content, ChangeModifier<V>>) {
    child?.update(view.content)
    let old = modifier
    modifier = view.modifier
    guard old.value != modifier.value else { return }
    let action = modifier.usesOldClosure ? old.action : modifier.action
    let new = modifier.value
    host.enqueueAction { [self] in
      guard cycleGuard.permits(host, "onChange(of: \(V.self))") else { return }
      action(old.value, new)
    }
  }

  override func contentDidAppear() {
    guard modifier.isInitial else { return }
    host.enqueueAction { [self] in modifier.action(modifier.value, modifier.value) }
  }
}
