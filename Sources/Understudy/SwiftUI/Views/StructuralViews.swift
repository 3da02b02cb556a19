/// A view that shows nothing and takes no room.
nonisolated public struct EmptyView: View {
  /// The framework shows the view without a body.
  public typealias Body = Never

  /// Creates an empty view.
  nonisolated public init() {}

  /// Makes what represents the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(node: EmptyNode(parent: inputs.parent))
  }
}

private final class EmptyNode: Node<EmptyView> {
  override func update(_ view: EmptyView) {}
  override var hasBoxes: Bool { false }
}

/// The view of one of a condition's two branches.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage

  nonisolated init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
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
    _ViewOutputs(
      node: ConditionalNode<TrueContent, FalseContent>(view.value, parent: inputs.parent)
    )
  }
}

/// The node of a condition: each branch has an identity of its own (rule 1.2).
final class ConditionalNode<TrueContent: View, FalseContent: View>:
  Node<_ConditionalContent<TrueContent, FalseContent>>
{
  private enum Branch {
    case first(Node<TrueContent>)
    case second(Node<FalseContent>)

    var node: AnyNode {
      switch self {
      case .first(let node): node
      case .second(let node): node
      }
    }
  }

  private var branch: Branch?

  init(_ view: _ConditionalContent<TrueContent, FalseContent>, parent: AnyNode) {
    super.init(parent: parent)
    branch = make(view)
  }

  private func make(_ view: _ConditionalContent<TrueContent, FalseContent>) -> Branch {
    switch view.storage {
    case .trueContent(let content): .first(TrueContent.makeNode(content, below: self))
    case .falseContent(let content): .second(FalseContent.makeNode(content, below: self))
    }
  }

  override func update(_ view: _ConditionalContent<TrueContent, FalseContent>) {
    switch (branch, view.storage) {
    case (.first(let node), .trueContent(let content)): node.update(content)
    case (.second(let node), .falseContent(let content)): node.update(content)
    default:
      // The new branch appears before the old one disappears, unless that leaves without a
      // transition (rule 1.4).
      var old = branch?.node
      if let leaving = old, leaving.leavesFirst {
        leaving.destroy()
        old = nil
      }
      branch = make(view)
      old?.destroy()
      childBoxesDidChange()
      host.preferencesDidChange()
    }
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let branch { body(branch.node) }
  }

  override var hasBoxes: Bool { branch?.node.hasBoxes ?? false }

  override func destroy() {
    super.destroy()
    branch = nil
  }
}

/// Several views that are modified together.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// The framework shows the view without a body.
  public typealias Body = Never

  /// Creates a group.
  ///
  /// - Parameter content: The views.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// Makes what represents the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(
      node: PassThroughNode<Self, Content>(view.value, parent: inputs.parent) { $0.content }
    )
  }
}

/// The node of a view that is there for its content only.
class PassThroughNode<V: View, Content: View>: Node<V> {
  private let content: (V) -> Content
  private(set) final var child: Node<Content>?

  init(_ view: V, parent: AnyNode, content: @escaping (V) -> Content) {
    self.content = content
    super.init(parent: parent)
    child = Content.makeNode(content(view), below: self)
  }

  override func update(_ view: V) { child?.update(content(view)) }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override var hasBoxes: Bool { child?.hasBoxes ?? false }

  override func destroy() {
    super.destroy()
    child = nil
  }
}

/// A view that is compared with `==` before its body runs.
nonisolated public struct EquatableView<Content: Equatable & View>: View {
  /// The framework shows the view without a body.
  public typealias Body = Never

  /// The view.
  public var content: Content

  /// Creates a view.
  ///
  /// - Parameter content: The view to compare.
  nonisolated public init(content: Content) { self.content = content }

  /// Makes what represents the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(node: EquatableNode(view.value, parent: inputs.parent))
  }
}

private final class EquatableNode<Content: Equatable & View>:
  PassThroughNode<EquatableView<Content>, Content>
{
  private var latest: Content

  init(_ view: EquatableView<Content>, parent: AnyNode) {
    latest = view.content
    super.init(view, parent: parent) { $0.content }
  }

  override func update(_ view: EquatableView<Content>) {
    guard view.content != latest else { return }
    latest = view.content
    super.update(view)
  }
}

extension View where Self: Equatable {
  /// Compares the view with `==` before its body runs.
  ///
  /// - Returns: A view that runs only when the comparison fails.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
