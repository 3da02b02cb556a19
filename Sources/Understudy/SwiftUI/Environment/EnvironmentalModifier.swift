/// A modifier that becomes another one, which depends on the environment.
///
/// Source: documented. Apple's page for `EnvironmentalModifier`.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the modifier that it becomes.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier that it becomes; called again when a value has changed that was read.
  ///
  /// - Parameter environment: The environment of the modified view.
  /// - Returns: The modifier.
  nonisolated func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Makes what represents a view that is modified by what the modifier becomes.
  ///
  /// - Parameters:
  ///   - view: The view and the modifier.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor public static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: EnvironmentalNode(view.value, parent: inputs.parent))
  }
}

private final class EnvironmentalNode<Content: View, Modifier: EnvironmentalModifier>:
  Node<ModifiedContent<Content, Modifier>>
{
  private var view: ModifiedContent<Content, Modifier>
  private var child: Node<ModifiedContent<Content, Modifier.ResolvedModifier>>?

  init(_ view: ModifiedContent<Content, Modifier>, parent: AnyNode) {
    self.view = view
    super.init(parent: parent)
    child = ModifiedContent.makeNode(resolved(), below: self)
  }

  private func resolved() -> ModifiedContent<Content, Modifier.ResolvedModifier> {
    mustRun = false
    let modifier = track { view.modifier.resolve(in: scope.values.tracked(by: self)) }
    return view.content.modifier(modifier)
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    self.view = view
    child?.update(resolved())
  }

  override func refresh() { child?.update(resolved()) }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override var hasBoxes: Bool { child?.hasBoxes ?? false }

  override func destroy() {
    super.destroy()
    child = nil
  }
}
