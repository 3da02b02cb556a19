/// Something that makes another view of a view.
///
/// Source: documented. Apple's page for `ViewModifier`.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View

  /// Makes the modified view.
  ///
  /// - Parameter content: Stands for the view that is modified.
  /// - Returns: The modified view.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content) -> Body

  /// What stands for the view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// Makes what represents a modified view in a host; the framework's own business.
  ///
  /// - Parameters:
  ///   - view: The view and the modifier.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs
}

extension ViewModifier {
  /// Makes what represents a view that is modified by a modifier with a body.
  ///
  /// - Parameters:
  ///   - view: The view and the modifier.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor public static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    precondition(
      Body.self != Never.self,
      "\(Self.self) has no body, and the framework doesn't know how to apply it."
    )
    return _ViewOutputs(node: ModifierNode<V, Self>(view.value, parent: inputs.parent))
  }

  /// Joins two modifiers.
  ///
  /// - Parameter modifier: The modifier to apply after this one.
  /// - Returns: A modifier that applies both.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Traps: the framework applies the modifier without a body.
  ///
  /// - Parameter content: Stands for the view that is modified.
  /// - Returns: Nothing.
  public func body(content: Content) -> Never {
    fatalError("body() should not be called on \(Self.self).")
  }
}

/// A modifier that does nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  /// The framework applies the modifier without a body.
  public typealias Body = Never

  /// The modifier.
  nonisolated public static let identity: EmptyModifier = EmptyModifier()

  /// Creates the modifier.
  nonisolated public init() {}

  /// Makes what represents the view.
  ///
  /// - Parameters:
  ///   - view: The view and the modifier.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor public static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: PassThroughNode(view.value, parent: inputs.parent) { $0.content })
  }
}

/// A view, or a modifier, and a modifier that is applied to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// What is applied.
  public var modifier: Modifier

  /// Applies a modifier.
  ///
  /// - Parameters:
  ///   - content: What is modified.
  ///   - modifier: What is applied.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

@available(*, unavailable)
extension ModifiedContent: Sendable {}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The framework shows the view without a body.
  public typealias Body = Never

  /// Makes what represents the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    Modifier._makeModifiedView(view, inputs: inputs)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The framework applies the modifier without a body.
  public typealias Body = Never

  /// Makes what represents the view.
  ///
  /// - Parameters:
  ///   - view: The view and the modifiers.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor public static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(
      node: PassThroughNode(view.value, parent: inputs.parent) { view in
        ModifiedContent<ModifiedContent<V, Content>, Modifier>(
          content: ModifiedContent<V, Content>(
            content: view.content,
            modifier: view.modifier.content
          ),
          modifier: view.modifier.modifier
        )
      }
    )
  }
}

extension View {
  /// Applies a modifier.
  ///
  /// - Parameter modifier: The modifier.
  /// - Returns: The modified view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// What stands, in a modifier's body, for the view that is modified.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  /// The framework shows the view without a body.
  public typealias Body = Never

  nonisolated init() {}

  /// Makes what represents the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(node: PlaceholderNode<Modifier>(parent: inputs.parent))
  }
}

/// The node of a view that is modified by a modifier with a body.
final class ModifierNode<Content: View, Modifier: ViewModifier>:
  Node<ModifiedContent<Content, Modifier>>
{
  private var modifier: Modifier
  private var properties: PropertySlots
  private let layout: TypeLayout
  private let provider: TypedModifierContent<Content>
  private var child: Node<Modifier.Body>?

  init(_ view: ModifiedContent<Content, Modifier>, parent: AnyNode) {
    modifier = view.modifier
    layout = TypeLayout.of(Modifier.self)
    properties = PropertySlots(layout)
    provider = TypedModifierContent(view.content, outer: parent.modifierContent, Modifier.self)
    super.init(parent: parent)
    modifierContent = provider
    _ = properties.link(&modifier, in: self)
    child = Modifier.Body.makeNode(evaluateBody(), below: self)
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    provider.beginUpdate(with: view.content)
    let isNew = mustRun || !layout.areEqual(modifier, view.modifier)
    if isNew { modifier = view.modifier }
    let changed = properties.link(&modifier, in: self)
    if isNew || changed { run() }
    provider.updatePlaceholders()
  }

  override func refresh() {
    let changed = properties.link(&modifier, in: self) || environmentReadsChanged
    if mustRun || changed { run() }
  }

  private func run() {
    mustRun = false
    child?.update(evaluateBody())
  }

  private func evaluateBody() -> Modifier.Body {
    track {
      properties.linkInRun(&modifier, in: self)
      return modifier.body(content: _ViewModifier_Content())
    }
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override var hasBoxes: Bool { child?.hasBoxes ?? false }

  override func destroy() {
    super.destroy()
    properties.release()
    provider.release()
    child = nil
  }
}

/// The content of a modifier, for the placeholders in the modifier's body.
@MainActor
class ModifierContent {
  let modifier: ObjectIdentifier
  let outer: ModifierContent?

  init(outer: ModifierContent?, _ modifier: Any.Type) {
    self.outer = outer
    self.modifier = ObjectIdentifier(modifier)
  }

  /// Makes the content's node below a placeholder.
  func makeNode(below parent: AnyNode) -> AnyNode { fatalError("Content without a type.") }

  /// Forgets a placeholder's node.
  func forget(_ node: AnyNode) {}
}

private final class TypedModifierContent<Content: View>: ModifierContent {
  var content: Content
  private var nodes: [Node<Content>] = []
  /// How many of the nodes were made since the content was last set: they have it already.
  private var freshNodes: [ObjectIdentifier] = []

  init(_ content: Content, outer: ModifierContent?, _ modifier: Any.Type) {
    self.content = content
    super.init(outer: outer, modifier)
  }

  override func makeNode(below parent: AnyNode) -> AnyNode {
    let node = Content.makeNode(content, below: parent)
    nodes.append(node)
    freshNodes.append(ObjectIdentifier(node))
    return node
  }

  override func forget(_ node: AnyNode) { nodes.removeAll { $0 === node } }

  /// Takes the content of an update; nodes that are made from here on have it already.
  func beginUpdate(with content: Content) {
    self.content = content
    freshNodes.removeAll()
  }

  func updatePlaceholders() {
    for node in nodes where !freshNodes.contains(ObjectIdentifier(node)) { node.update(content) }
    freshNodes.removeAll()
  }

  func release() { nodes = [] }
}

private final class PlaceholderNode<Modifier: ViewModifier>: Node<_ViewModifier_Content<Modifier>> {
  private let provider: ModifierContent
  private var child: AnyNode?

  override init(parent: AnyNode) {
    var candidate = parent.modifierContent
    while let current = candidate, current.modifier != ObjectIdentifier(Modifier.self) {
      candidate = current.outer
    }
    guard let candidate else {
      fatalError("The content of \(Modifier.self) was used outside of the modifier's body.")
    }
    provider = candidate
    super.init(parent: parent)
    // What is inside the content belongs to the modifiers around, not to this one.
    modifierContent = candidate.outer
    child = candidate.makeNode(below: self)
  }

  override func update(_ view: _ViewModifier_Content<Modifier>) {}

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override var hasBoxes: Bool { child?.hasBoxes ?? false }

  override func destroy() {
    super.destroy()
    if let child { provider.forget(child) }
    child = nil
  }
}
