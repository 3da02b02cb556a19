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

  private func beginSwipe(_ text: String) throws(StageError) -> SheetSwipe {
    guard let sheet = frontSheet else {
      throw StageError(
        "There is no sheet to swipe: \(topController.map { "\($0)" } ?? "nothing") is in front."
      )
    }
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
