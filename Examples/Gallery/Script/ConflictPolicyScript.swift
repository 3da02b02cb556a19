#if canImport(Understudy)
import Understudy

/// Plays the screen `ConflictPolicyScreen`.
@MainActor
enum ConflictPolicyScript {
  static func play(on stage: Stage, _ expectations: inout Expectations) throws {
    stage.show { ConflictPolicyScreen() }

    try stage.tap("Both")
    stage.settle()
    expectations.expect(
      "one is presented, and UIKit was not asked for the other",
      stage.presentationChain.count == 1 && stage.console.messages.isEmpty
    )
    try stage.swipeDown()
    stage.settle()
    expectations.expect("when it has gone the other comes", stage.presentationChain.count == 1)
    try stage.swipeDown()
    stage.settle()
    expectations.expect("each has ended once", stage.shows("Ended: 2"))
  }
}
#endif
