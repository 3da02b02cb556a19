/// A part of the interface.
///
/// Source: documented. Apple's page for `View`.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder @MainActor @preconcurrency
  var body: Body { get }

  /// Makes what represents the view in a host; the framework's own business.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs
}

extension View {
  /// Makes what represents a view with a body.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor public static func _makeView(
    view: _GraphValue<Self>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    precondition(
      Body.self != Never.self,
      "\(Self.self) has no body, and the framework doesn't know how to show it."
    )
    return _ViewOutputs(node: CompositeNode(view.value, parent: inputs.parent))
  }
}

extension View where Body == Never {
  /// Traps: the framework shows the view without a body.
  public var body: Never {
    fatalError("body() should not be called on \(Self.self).")
  }
}

extension Never: View {
  /// The framework shows nothing: there is no value.
  public typealias Body = Never

  /// The body of no value.
  public var body: Never { fatalError("There is no value of Never.") }
}

extension Optional: View where Wrapped: View {
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
    _ViewOutputs(node: OptionalNode<Wrapped>(view.value, parent: inputs.parent))
  }
}

/// The node of a view that may be absent.
final class OptionalNode<Wrapped: View>: Node<Wrapped?> {
  private var child: Node<Wrapped>?

  init(_ view: Wrapped?, parent: AnyNode) {
    super.init(parent: parent)
    if let view { child = Wrapped.makeNode(view, below: self) }
  }

  override func update(_ view: Wrapped?) {
    switch (child, view) {
    case (nil, nil): return
    case (let child?, let view?): return child.update(view)
    case (nil, let view?): child = Wrapped.makeNode(view, below: self)
    case (let old?, nil):
      child = nil
      old.destroy()
    }
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
