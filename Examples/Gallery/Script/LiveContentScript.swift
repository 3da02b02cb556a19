#if canImport(Understudy)
import Understudy

/// Plays the screen `LiveContentScreen`.
@MainActor
enum LiveContentScript {
  static func play(on stage: Stage, _ expectations: inout Expectations) throws {
    try stage.tap("Weather report")
    stage.settle()
    try stage.tap("Warmer")
    stage.settle()
    expectations.expect(
      "the sheet and the screen below show the same state",
      stage.shows("It is 25 °C") && stage.shows("Outside: 25 °C")
    )
    try stage.tap("Fahrenheit")
    stage.settle()
    expectations.expect(
      "the sheet follows the environment of the screen below",
      stage.shows("It is 77 °F") && stage.shows("Outside: 77 °F")
    )
  }
}
#endif
