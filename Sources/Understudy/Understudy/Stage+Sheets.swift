import StageRuntime
import UIKit

extension Stage {
  /// Swipes the front-most sheet down, fast and far enough that UIKit dismisses it if it may.
  ///
  /// - Throws: ``StageError`` if nothing is presented as a sheet.
  public func swipeDown() throws(StageError) {
    try beginSwipe("swipes down").finish()
  }

  /// Begins to swipe the front-most sheet down and changes its mind: moves the finger back up and
  /// lifts it.
  ///
  /// - Throws: ``StageError`` if nothing is presented as a sheet.
  public func swipeDownAndBack() throws(StageError) {
    try beginSwipe("swipes down and back").cancel()
  }

  /// Begins to swipe the front-most sheet down, and keeps the finger on it.
  ///
  /// - Returns: The swipe, to finish or to cancel.
  /// - Throws: ``StageError`` if nothing is presented as a sheet.
  public func beginSwipeDown() throws(StageError) -> SheetSwipe {
    try beginSwipe("begins to swipe down")
  }

  /// Drags the front-most sheet to one of its detents, slowly, and lifts the finger there.
  ///
  /// - Parameter identifier: The detent.
  /// - Throws: ``StageError`` if nothing is presented as a sheet, or the sheet has no such detent now.
  public func dragSheet(
    to identifier: UISheetPresentationController.Detent.Identifier
  ) throws(StageError) {
    guard let top = frontSheet,
      let sheet = top.presentationController?.playing as? UISheetPresentationController
    else { throw noSheet("drag") }
    guard let goal = sheet.top(at: identifier) else {
      throw StageError(
        """
        Can't drag the sheet to '\(identifier.rawValue)': it isn't among its active detents, \
        \(sheet.detents.map { "'\($0.identifier.rawValue)'" }.joined(separator: ", ")).
        """
      )
    }
    context.transcript.record(.user, "", "drags the sheet to '\(identifier.rawValue)'")
    SheetSwipe.drag(top, toTop: goal, in: window, context: context)
  }

  /// Taps beside the front-most sheet or popover, where it is dimmed or clear.
  ///
  /// - Throws: ``StageError`` if what is in front covers the whole window.
  public func tapOutside() throws(StageError) {
    guard let top = presentationChain.last, let view = top.viewIfLoaded, view.window != nil else {
      throw StageError("There is nothing to tap beside: nothing is presented.")
    }
    let frame = view.convert(view.bounds, to: window)
    let candidates = [
      CGPoint(x: window.bounds.midX, y: frame.minY / 2),
      CGPoint(x: frame.minX / 2, y: window.bounds.midY),
      CGPoint(x: (frame.maxX + window.bounds.maxX) / 2, y: window.bounds.midY),
      CGPoint(x: window.bounds.midX, y: (frame.maxY + window.bounds.maxY) / 2),
    ]
    guard let point = candidates.first(where: { !frame.insetBy(dx: -8, dy: -8).contains($0) })
    else {
      throw StageError("There is nothing to tap beside: \(top) covers the window.")
    }
    tap(at: point)
  }

  private func noSheet(_ action: String) -> StageError {
    StageError(
      "There is no sheet to \(action): \(topController.map { "\($0)" } ?? "nothing") is in front."
    )
  }

  private func beginSwipe(_ text: String) throws(StageError) -> SheetSwipe {
    guard let sheet = frontSheet else { throw noSheet("swipe") }
    context.transcript.record(.user, "", "\(text) on \(sheet.transcriptName)")
    return SheetSwipe(on: sheet, in: window, context: context)
  }

  /// The controller in front, if it is presented as a sheet.
  private var frontSheet: UIViewController? {
    context.perform {
      context.turns.endTurn()
      guard let top = presentationChain.last,
        top.presentationController?.playing is UISheetPresentationController, top.view.window != nil
      else { return nil }
      return top
    }
  }
}

/// A finger that drags a sheet down from its top edge.
@MainActor
public final class SheetSwipe {
  private let finger: Finger
  private let start: CGPoint
  private let height: CGFloat

  init(on sheet: UIViewController, in window: UIWindow, context: StageContext) {
    let frame = sheet.view.convert(sheet.view.bounds, to: window)
    start = CGPoint(x: frame.midX, y: frame.minY + 12)
    height = window.bounds.maxY - frame.minY
    finger = Finger(at: start, in: window, context: context)
    finger.move(by: CGVector(dx: 0, dy: min(60, height / 4)), over: .milliseconds(150))
  }

  /// Drags a sheet's top edge to a height, slowly.
  static func drag(
    _ sheet: UIViewController,
    toTop goal: CGFloat,
    in window: UIWindow,
    context: StageContext
  ) {
    let frame = sheet.view.convert(sheet.view.bounds, to: window)
    let start = CGPoint(x: frame.midX, y: frame.minY + 12)
    let finger = Finger(at: start, in: window, context: context)
    finger.move(by: CGVector(dx: 0, dy: goal - frame.minY), over: .milliseconds(600))
    // A finger that rests has no velocity left.
    context.advance(by: .milliseconds(200))
    finger.move(to: finger.location)
    finger.lift()
  }

  /// Drags on, fast, to the bottom of the screen, and lifts the finger.
  public func finish() {
    let rest = start.y + height * 0.8 - finger.location.y
    finger.move(by: CGVector(dx: 0, dy: max(rest, 40)), over: .milliseconds(150))
    finger.lift()
  }

  /// Drags back up to where the swipe began, slowly, and lifts the finger.
  public func cancel() {
    let back = start.y - finger.location.y
    finger.move(by: CGVector(dx: 0, dy: back), over: .milliseconds(400))
    finger.lift()
  }
}
