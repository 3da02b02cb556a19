import Foundation

/// The first of several views that fits into the room that there is.
///
/// Source: documented. Apple's page for `ViewThatFits`: each is asked for its ideal size in the axes that
/// count, and the last is taken if none fits.
@available(iOS 16.0, *)
nonisolated public struct ViewThatFits<Content: View>: View {
  /// The framework shows the view without a body.
  public typealias Body = Never

  let axes: Axis.Set
  let content: Content

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - axes: In which directions it has to fit.
  ///   - content: The views, the preferred one first.
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Makes what represents the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor public static func _makeView(
    view: _GraphValue<Self>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(
      node: ContainerNode(
        view.value,
        box: FittingBox(axes: view.value.axes),
        parent: inputs.parent,
        content: { $0.content },
        apply: { view, box in
          guard box.axes != view.axes else { return }
          box.axes = view.axes
          box.invalidateLayout()
        }
      )
    )
  }
}

@available(*, unavailable)
extension ViewThatFits: Sendable {}

/// The box that shows the first of those inside that fits.
final class FittingBox: ContainerBox {
  var axes: Axis.Set
  private var chosen: LayoutBox?

  init(axes: Axis.Set) { self.axes = axes }

  private func choice(for proposal: ProposedViewSize) -> LayoutBox? {
    let children = self.children
    return children.first { fits($0, proposal) } ?? children.last
  }

  private func fits(_ child: LayoutBox, _ proposal: ProposedViewSize) -> Bool {
    let ideal = child.size(
      ProposedViewSize(
        width: axes.contains(.horizontal) ? nil : proposal.width,
        height: axes.contains(.vertical) ? nil : proposal.height
      )
    )
    return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
      && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(for: proposal)?.size(proposal) ?? .zero
  }

  override func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    choice(for: proposal)?.dimensions(proposal) ?? ViewDimensions(.zero)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    chosen = choice(for: proposal)
    chosen?.place(at: .zero, proposal)
  }

  // Not that of the chosen one: which one is chosen follows from the room, and that from priorities.
  // Source: assumed.
  override var priority: Double { children.first?.priority ?? 0 }

  override func forEachChild(_ body: (LayoutBox) -> Void) {
    if let chosen { body(chosen) }
  }
}
