#if canImport(Understudy)
import Understudy

/// Plays the screen `ActivitySheetScreen`.
@MainActor
enum ActivitySheetScript {
  static func play(on stage: Stage, _ expectations: inout Expectations) throws {
    try stage.tap("Share")
    stage.settle()
    expectations.expect("the sheet's header has the link's title", stage.shows("Swift"))
    try stage.tap("Copy")
    stage.settle()
    expectations.expect(
      "choosing an activity closes the sheet and completes",
      stage.presentationChain.isEmpty && stage.shows("Shared")
    )
    try stage.tap("Share")
    stage.settle()
    try stage.tap("Close")
    stage.settle()
    expectations.expect("closing it completes without a choice", stage.shows("Not shared"))
  }
}
#endif
