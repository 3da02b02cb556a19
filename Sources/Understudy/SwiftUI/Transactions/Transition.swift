/// How a view comes and goes.
///
/// The stand-in shows and removes views at once; what it takes from a transition is the order of
/// things: with the identity, the old view goes before the new one comes (rule 1.4).
public struct AnyTransition {
  let isIdentity: Bool

  /// The view comes and goes without anything.
  public static let identity: AnyTransition = AnyTransition(isIdentity: true)
  /// The view fades.
  public static let opacity: AnyTransition = AnyTransition(isIdentity: false)
  /// The view grows and shrinks.
  public static var scale: AnyTransition { AnyTransition(isIdentity: false) }
  /// The view comes from the leading edge and goes to the trailing one.
  public static var slide: AnyTransition { AnyTransition(isIdentity: false) }

  /// The view comes from an edge and goes there.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The transition.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(isIdentity: false) }

  /// Joins two transitions.
  ///
  /// - Parameter other: The other transition.
  /// - Returns: A transition of both.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(isIdentity: isIdentity && other.isIdentity)
  }
}

extension AnyTransition: Sendable {}

extension View {
  /// Sets how the view comes and goes.
  ///
  /// - Parameter t: How.
  /// - Returns: The view.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }
}

/// Sets how a view comes and goes.
nonisolated struct TransitionModifier: ViewModifier {
  typealias Body = Never

  let transition: AnyTransition

  @MainActor
  static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: TransitionNode(view.value, parent: inputs.parent))
  }
}

private final class TransitionNode<Content: View>:
  PassThroughNode<ModifiedContent<Content, TransitionModifier>, Content>
{
  private var transition: AnyTransition

  init(_ view: ModifiedContent<Content, TransitionModifier>, parent: AnyNode) {
    transition = view.modifier.transition
    super.init(view, parent: parent) { $0.content }
  }

  override func update(_ view: ModifiedContent<Content, TransitionModifier>) {
    transition = view.modifier.transition
    super.update(view)
  }

  override var leavesFirst: Bool { transition.isIdentity }
}
