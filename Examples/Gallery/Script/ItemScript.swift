#if canImport(Understudy)
import Understudy

/// Plays the screen `ItemScreen`.
@MainActor
enum ItemScript {
  static func play(on stage: Stage, _ expectations: inout Expectations) throws {
    try stage.tap("Go to Oslo")
    stage.settle()
    try stage.tap("See a sight")
    stage.settle()
    expectations.expect(
      "the same city is updated in place",
      stage.shows("Oslo, seen 1 sights") && stage.shows("Cities left: 0")
    )
    try stage.tap("Travel on to Rome")
    stage.settle()
    expectations.expect(
      "another city takes its place, and the first has ended",
      stage.shows("Rome, seen 0 sights") && stage.shows("Cities left: 1")
    )
    try stage.swipeDown()
    stage.settle()
    expectations.expect(
      "a swipe sets the item to nil",
      stage.shows("At home") && stage.shows("Cities left: 2")
    )
  }
}
#endif
