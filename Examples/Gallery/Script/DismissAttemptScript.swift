#if canImport(Understudy)
import Understudy

/// Plays the screen `DismissAttemptScreen`.
@MainActor
enum DismissAttemptScript {
  static func play(on stage: Stage, _ expectations: inout Expectations) throws {
    try stage.tap("Edit the letter")
    stage.settle()
    try stage.tap("Add a line")
    stage.settle()
    try stage.swipeDown()
    stage.settle()
    expectations.expect(
      "a letter with changes isn't swiped away: the user is asked",
      stage.topController is LetterViewController == false
        && stage.shows("Discard the changes?")
    )
    try stage.tap("Keep editing")
    stage.settle()
    expectations.expect(
      "the letter is still there",
      stage.topController is LetterViewController
    )
    try stage.swipeDown()
    stage.settle()
    try stage.tap("Discard")
    stage.settle()
    expectations.expect(
      "after the second question both have gone",
      stage.presentationChain.isEmpty && stage.shows("Nothing to save")
    )
    try stage.tap("Edit the letter")
    stage.settle()
    try stage.swipeDown()
    stage.settle()
    expectations.expect("without changes nobody asks", stage.presentationChain.isEmpty)
  }
}
#endif
