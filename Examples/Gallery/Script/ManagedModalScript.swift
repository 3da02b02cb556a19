#if canImport(Understudy)
import Understudy

/// Plays the screen `ManagedModalScreen`.
@MainActor
enum ManagedModalScript {
  static func play(on stage: Stage, _ expectations: inout Expectations) throws {
    try stage.tap("Account")
    stage.settle()
    expectations.expect("the container presents", stage.shows("Your account"))
    try stage.tap("Close")
    stage.settle()
    expectations.expect("a button inside dismisses", stage.presentationChain.isEmpty)
    try stage.tap("Account")
    stage.settle()
    try stage.swipeDown()
    stage.settle()
    expectations.expect("swiping down keeps working", stage.presentationChain.isEmpty)
  }
}
#endif
