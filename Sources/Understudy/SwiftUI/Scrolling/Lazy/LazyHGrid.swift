import Foundation

/// A grid that grows sideways, whose views are made once they are about to be seen (rule S9.1).
///
/// An element of a `ForEach` has one place in the grid, whatever views it has; pinned views aren't
/// played.
///
/// Source: documented, Apple's page for `LazyHGrid`; that the grid is as tall as its rows is
/// assumed.
nonisolated public struct LazyHGrid<Content: View>: View {
  /// The framework shows the view without a body.
  public typealias Body = Never

  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows; without any the grid has one.
  ///   - alignment: How the views are aligned in their rows, from top to bottom.
  ///   - spacing: The distance between columns, in points; `nil` for the system's.
  ///   - pinnedViews: Which views stay in sight while their section does; has no effect.
  ///   - content: The views.
  nonisolated public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
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
          box.tracks = .grid(view.rows, Alignment(horizontal: .center, vertical: view.alignment))
          box.spacing = view.spacing
        }
      )
    )
  }
}

@available(*, unavailable)
extension LazyHGrid: Sendable {}
