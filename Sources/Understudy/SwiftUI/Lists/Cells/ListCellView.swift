/// A row of a list, for those who play its user.
package protocol SwipeableRow: UIView {
  /// Whether a swipe from an edge reveals something.
  @MainActor func offersActions(at edge: HorizontalEdge) -> Bool
}

/// Content that a pull on its top edge may refresh, for those who play its user.
package protocol RefreshableContent: UIView {
  /// Whether it does.
  @MainActor var canRefresh: Bool { get }
}

/// The view of a list's cell.
final class ListCellView: CanvasView, SwipeableRow {
  weak var swipe: RowSwipe?

  func offersActions(at edge: HorizontalEdge) -> Bool { swipe?.hasActions(at: edge) == true }
}

extension HostedScrollView: RefreshableContent {
  var canRefresh: Bool { refreshAction != nil }
}
