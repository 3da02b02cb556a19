import Foundation

/// A grid that grows downwards, whose views are made once they are about to be seen (rule S9.1).
///
/// An element of a `ForEach` has one place in the grid, whatever views it has; pinned views aren't
/// played.
///
/// Source: documented, Apple's page for `LazyVGrid`; that the grid is as wide as its columns is
/// assumed.
nonisolated public struct LazyVGrid<Content: View>: View {
  /// The framework shows the view without a body.
  public typealias Body = Never

  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns; without any the grid has one.
  ///   - alignment: How the views are aligned in their columns, from side to side.
  ///   - spacing: The distance between rows, in points; `nil` for the system's.
  ///   - pinnedViews: Which views stay in sight while their section does; has no effect.
  ///   - content: The views.
  nonisolated public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
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
        axis: .vertical,
        parent: inputs.parent,
        content: { $0.content },
        apply: { view, box in
          box.tracks = .grid(view.columns, Alignment(horizontal: view.alignment, vertical: .center))
          box.spacing = view.spacing
        }
      )
    )
  }
}

@available(*, unavailable)
extension LazyVGrid: Sendable {}
