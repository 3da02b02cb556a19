/// A view whose type is hidden.
///
/// Source: documented; rule 1.6 of the SwiftUI semantics: the identity of the content is its type.
nonisolated public struct AnyView: View {
  /// The framework shows the view without a body.
  public typealias Body = Never

  let storage: AnyViewStorage

  /// Hides the type of a view.
  ///
  /// - Parameter view: The view.
  nonisolated public init<V: View>(_ view: V) {
    if let erased = view as? AnyView {
      self = erased
    } else {
      storage = TypedViewStorage(view)
    }
  }

  /// Hides the type of a view.
  ///
  /// - Parameter view: The view.
  nonisolated public init<V: View>(erasing view: V) { self.init(view) }

  /// Hides the type of a value that may be a view.
  ///
  /// - Parameter value: The value; `nil` is returned if it isn't a view.
  nonisolated public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    func open<V: View>(_ view: V) -> AnyView { AnyView(view) }
    self = open(view)
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
    _ViewOutputs(node: AnyViewNode(view.value, parent: inputs.parent))
  }
}

@available(*, unavailable)
extension AnyView: Sendable {}

/// A view of any type.
class AnyViewStorage {
  @MainActor
  func makeNode(below parent: AnyNode) -> AnyNode { fatalError("A view without a type.") }

  /// Updates a node, if it is one of the view's type.
  @MainActor
  func update(_ node: AnyNode) -> Bool { false }
}

private final class TypedViewStorage<V: View>: AnyViewStorage {
  private let view: V

  nonisolated init(_ view: V) { self.view = view }

  override func makeNode(below parent: AnyNode) -> AnyNode { V.makeNode(view, below: parent) }

  override func update(_ node: AnyNode) -> Bool {
    guard let node = node as? Node<V> else { return false }
    node.update(view)
    return true
  }
}

private final class AnyViewNode: Node<AnyView> {
  private var child: AnyNode?

  init(_ view: AnyView, parent: AnyNode) {
    super.init(parent: parent)
    child = view.storage.makeNode(below: self)
  }

  override func update(_ view: AnyView) {
    guard let old = child, !view.storage.update(old) else { return }
    child = view.storage.makeNode(below: self)
    old.destroy()
    childBoxesDidChange()
    host.preferencesDidChange()
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
