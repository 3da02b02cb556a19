import Foundation

/// Views in rows whose columns are aligned.
///
/// The views of a ``GridRow`` are one to a column; a view that is in no row is a row by itself, across
/// all columns. All rows are made at once.
///
/// Source: documented. Apple's page for `Grid`.
@available(iOS 16.0, *)
nonisolated public struct Grid<Content: View>: View {
  private let layout: GridLayout
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: How the views are aligned in their cells, unless their row or column says otherwise.
  ///   - horizontalSpacing: The distance between columns, in points; `nil` for the system's.
  ///   - verticalSpacing: The distance between rows, in points; `nil` for the system's.
  ///   - content: The rows.
  nonisolated public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
    self.content = content()
  }

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
      node: PassThroughNode(view.value, parent: inputs.parent) { view in
        LayoutContainer(layout: view.layout, content: view.content)
      }
    )
  }
}

@available(*, unavailable)
extension Grid: Sendable {}

/// The views of a row of a ``Grid``, one to a column.
///
/// Elsewhere it is a group of views. Source: documented. Apple's page for `GridRow`.
@available(iOS 16.0, *)
nonisolated public struct GridRow<Content: View>: View {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: How the views are aligned from top to bottom; `nil` for the grid's.
  ///   - content: The views.
  nonisolated public init(
    alignment: VerticalAlignment? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

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
    // One for each node: the cells of a row know each other by it.
    let id = GridRowPlace.ID()
    return _ViewOutputs(
      node: PassThroughNode(view.value, parent: inputs.parent) { view in
        ModifiedContent<Content, LayoutValue<GridRowPlace?>>(
          content: view.content,
          modifier: LayoutValue(
            ObjectIdentifier(GridRowKey.self),
            GridRowPlace(id: id, alignment: view.alignment)
          )
        )
      }
    )
  }
}

@available(*, unavailable)
extension GridRow: Sendable {}

@available(iOS 16.0, *)
extension View {
  /// Says how many columns the view's cell in a grid takes.
  ///
  /// - Parameter count: How many; fewer than `1` is `1`.
  /// - Returns: The view.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridSpanKey.self, value: max(1, count))
  }

  /// Says where in its cell in a grid the view is.
  ///
  /// - Parameter anchor: The point of the view that is at the same point of the cell.
  /// - Returns: The view.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridAnchorKey.self, value: anchor)
  }

  /// Says how the views of the view's column of a grid are aligned; one view of the column is enough.
  ///
  /// - Parameter guide: How they are.
  /// - Returns: The view.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Says in which directions the view takes what room its cell in a grid has, and asks for none.
  ///
  /// - Parameter axes: The directions.
  /// - Returns: The view.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedAxesKey.self, value: axes)
  }
}

/// Which row of a grid a view is in.
struct GridRowPlace: Equatable {
  final class ID {}

  let id: ID
  let alignment: VerticalAlignment?

  static func == (lhs: GridRowPlace, rhs: GridRowPlace) -> Bool {
    lhs.id === rhs.id && lhs.alignment == rhs.alignment
  }
}

enum GridRowKey: LayoutValueKey { static var defaultValue: GridRowPlace? { nil } }
enum GridSpanKey: LayoutValueKey { static var defaultValue: Int { 1 } }
enum GridAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
enum GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}
enum GridUnsizedAxesKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }
