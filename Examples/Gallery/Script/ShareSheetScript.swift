#if canImport(Understudy)
import Understudy

/// Plays the screen `ShareSheetScreen`.
@MainActor
enum ShareSheetScript {
  static func play(on stage: Stage, _ expectations: inout Expectations) throws {
    try stage.tap("Share the text")
    stage.settle()
    expectations.expect("the system's sheet offers what can be done", stage.shows("Copy"))
    try stage.tap("Copy")
    stage.settle()
    expectations.expect(
      "a choice closes the sheet, and the screen is told",
      stage.presentationChain.isEmpty && stage.shows("Shared")
    )
  }
}
#endif
