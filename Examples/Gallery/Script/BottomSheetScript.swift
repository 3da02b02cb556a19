#if canImport(Understudy)
import Understudy
import UIKit

/// Plays the screen `BottomSheetScreen`.
@MainActor
enum BottomSheetScript {
  static func play(on stage: Stage, _ expectations: inout Expectations) throws {
    try stage.tap("Edit")
    stage.settle()
    try stage.tap("Change something")
    try stage.swipeDown()
    stage.settle()
    expectations.expect(
      "while there are changes the swipe is refused",
      stage.shows("Unsaved changes")
    )
    try stage.tap("Save")
    try stage.swipeDown()
    stage.settle()
    expectations.expect(
      "afterwards it is swiped away, and the end is reported once",
      stage.presentationChain.isEmpty && stage.shows("Closed 1 times")
    )
    try stage.tap("Help")
    stage.settle()
    try stage.dragSheet(to: .large)
    stage.settle()
    expectations.expect(
      "the other sheet is dragged to its full height",
      stage.topController?.sheetPresentationController?.selectedDetentIdentifier == .large
    )
  }
}
#endif
