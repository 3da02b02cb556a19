#if canImport(Understudy)
import Understudy

/// Plays the screen `ConflictPolicyScreen`.
@MainActor
enum ConflictPolicyScript {
  static func play(on stage: Stage, _ expectations: inout Expectations) throws {
    try open("Tip: queue", on: stage)
    expectations.expect(
      "queue: the tip waits while the news are there",
      stage.presentationChain.count == 1 && stage.shows("What's new")
    )
    try stage.swipeDown()
    stage.settle()
    expectations.expect("and comes when they have gone", stage.shows("A tip"))
    try stage.swipeDown()
    stage.settle()
    expectations.expect(
      "each has ended once",
      stage.shows("Ended: news swipedAway, tip swipedAway")
    )

    try open("Tip: replace", on: stage)
    expectations.expect(
      "replace: the tip takes the place of the news",
      stage.presentationChain.count == 1 && stage.shows("A tip")
    )
    try stage.swipeDown()
    stage.settle()
    expectations.expect(
      "and the news were told",
      stage.shows("Ended: news replaced, tip swipedAway")
    )

    try open("Tip: stack", on: stage)
    expectations.expect("stack: the tip is on top", stage.presentationChain.count == 2)
    try stage.swipeDown()
    stage.settle()
    expectations.expect("and leaves alone", stage.shows("Ended: tip swipedAway"))
    try stage.swipeDown()
    stage.settle()

    try open("Tip: refuse", on: stage)
    expectations.expect(
      "refuse: the tip isn't shown, and says so",
      stage.presentationChain.count == 1 && stage.shows("Ended: tip refused")
    )
    expectations.expect(
      "UIKit was never asked for what it would refuse",
      stage.console.messages.isEmpty
    )
  }

  private static func open(_ button: String, on stage: Stage) throws {
    try stage.tap("News")
    stage.settle()
    try stage.tap(button)
    stage.settle()
  }
}
#endif
