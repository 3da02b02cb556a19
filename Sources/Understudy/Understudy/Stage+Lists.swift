import SwiftUI
import UIKit

extension Stage {
  /// Swipes over a row of a list from one of its edges, so far that its actions are revealed.
  ///
  /// The actions are buttons with their names, to tap.
  ///
  /// - Parameters:
  ///   - name: The whole label, or the identifier, of something in the row.
  ///   - edge: The edge at which the actions are.
  /// - Throws: ``StageError`` if nothing on the screen has that name, something covers it, it isn't in a
  ///   row, or the row has no actions at the edge.
  public func swipeRow(
    _ name: String,
    from edge: HorizontalEdge = .trailing
  ) throws(StageError) {
    try swipe(name, from: edge, part: 0.4, "swipes the row '\(name)'")
  }

  /// Swipes over the whole row of a list from one of its edges, which does the first of its actions if
  /// that is allowed.
  ///
  /// - Parameters:
  ///   - name: The whole label, or the identifier, of something in the row.
  ///   - edge: The edge at which the actions are.
  /// - Throws: ``StageError`` if nothing on the screen has that name, something covers it, it isn't in a
  ///   row, or the row has no actions at the edge.
  public func swipeRowFully(
    _ name: String,
    from edge: HorizontalEdge = .trailing
  ) throws(StageError) {
    try swipe(name, from: edge, part: 0.9, "swipes over the whole row '\(name)'")
  }

  private func swipe(
    _ name: String,
    from edge: HorizontalEdge,
    part: CGFloat,
    _ text: String
  ) throws(StageError) {
    let (element, row) = try row(name, "swipe")
    guard context.perform({ row.offersActions(at: edge) }) else {
      throw StageError("Can't swipe '\(name)': its row has no actions at the \(edge) edge.")
    }
    context.transcript.record(.user, "", text)
    let frame = row.convert(row.bounds, to: element.window)
    let isTrailing = edge == .trailing
    let start = CGPoint(x: isTrailing ? frame.maxX - 12 : frame.minX + 12, y: frame.midY)
    let finger = Finger(at: start, in: element.window, context: context)
    let distance = (frame.width - 24) * part
    finger.move(
      by: CGVector(dx: isTrailing ? -distance : distance, dy: 0),
      over: .milliseconds(300)
    )
    // A finger that rests has no velocity left.
    context.advance(by: .milliseconds(200))
    finger.move(to: finger.location)
    finger.lift()
  }

  /// Deletes a row of a list that is being edited: taps its control to delete it, and confirms.
  ///
  /// - Parameter name: The row's texts as they are read, joined with commas.
  /// - Throws: ``StageError`` if there is no such control on the screen.
  public func deleteRow(_ name: String) throws(StageError) {
    try tap("Delete \(name)")
    try tap("Delete")
  }

  /// Drags a row of a list that is being edited to the place of another, by its handle.
  ///
  /// - Parameters:
  ///   - name: The row's texts as they are read, joined with commas.
  ///   - other: Those of the row in whose place it goes; that one makes room.
  /// - Throws: ``StageError`` if one of the rows has no handle on the screen.
  public func moveRow(_ name: String, toPlaceOf other: String) throws(StageError) {
    let start = try find("Reorder \(name)")
    let end = try find("Reorder \(other)")
    try checkReach(of: start, "move", name)
    context.transcript.record(.user, "", "moves the row '\(name)' to the place of '\(other)'")
    let finger = Finger(at: start.center, in: start.window, context: context)
    // A little beyond its middle, the other row makes room.
    let beyond: CGFloat = end.center.y < start.center.y ? -4 : 4
    finger.move(
      by: CGVector(dx: 0, dy: end.center.y - start.center.y + beyond),
      over: .milliseconds(400)
    )
    finger.lift()
  }

  /// Pulls the front-most content that can be refreshed down, and lets it go.
  ///
  /// - Throws: ``StageError`` if nothing on the screen can be refreshed.
  public func pullToRefresh() throws(StageError) {
    let views: [UIScrollView & RefreshableContent] = context.perform {
      context.turns.endTurn()
      return visibleWindows.flatMap { refreshableViews(in: $0) }
    }
    guard let view = views.last(where: { $0.canRefresh }), let window = view.window else {
      throw StageError("There is nothing on the screen to refresh: no list or scroll view can be.")
    }
    context.transcript.record(.user, "", "pulls to refresh")
    let frame = view.convert(view.bounds, to: window).intersection(window.bounds)
    let top = frame.minY + min(view.adjustedContentInset.top, frame.height / 3)
    let finger = Finger(
      at: CGPoint(x: frame.midX, y: top + 20),
      in: window,
      context: context
    )
    // A rubber band gives way to less than half of it.
    finger.move(by: CGVector(dx: 0, dy: frame.maxY - top - 40), over: .milliseconds(500))
    finger.lift()
  }

  private func refreshableViews(in view: UIView) -> [UIScrollView & RefreshableContent] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    let own = (view as? UIScrollView & RefreshableContent).map { [$0] } ?? []
    return own + view.subviews.flatMap { refreshableViews(in: $0) }
  }

  /// The row in which something is.
  private func row(
    _ name: String,
    _ action: String
  ) throws(StageError) -> (StageElement, any SwipeableRow) {
    let element = try find(name)
    try checkReach(of: element, action, name)
    var view: UIView? = element.view
    while let current = view {
      if let row = current as? any SwipeableRow { return (element, row) }
      view = current.superview
    }
    throw StageError("Can't \(action) '\(name)': it isn't in a row of a list.")
  }
}
