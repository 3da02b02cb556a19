import Foundation

/// Views in a row that are made once they are about to be seen (rule S9.1).
///
/// It takes the height that it is offered. An element of a `ForEach` is one row, whatever views it
/// has; pinned views aren't played.
///
/// Source: documented. Apple's page for `LazyHStack`.
nonisolated public struct LazyHStack<Content: View>: View {
  /// The framework shows the view without a body.
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: How the views are aligned from top to bottom.
  ///   - spacing: The distance between them, in points; `nil` for the system's.
  ///   - pinnedViews: Which views stay in sight while their section does; has no effect.
  ///   - content: The views.
  nonisolated public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
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
      node: LazyStackNode(
        view.value,
        axis: .horizontal,
        parent: inputs.parent,
        content: { $0.content },
        apply: { view, box in
          box.tracks = .single(Alignment(horizontal: .center, vertical: view.alignment))
          box.spacing = view.spacing
        }
      )
    )
  }
}

@available(*, unavailable)
extension LazyHStack: Sendable {}
