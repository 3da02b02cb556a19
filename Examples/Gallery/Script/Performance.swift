#if canImport(Understudy)
import Understudy

/// One screen, played on a stage.
@MainActor
struct Performance {
  /// What was played, line by line, and whether it came out right.
  let report: String
  /// Whether everything was as expected.
  let hasPassed: Bool

  /// Plays a screen.
  ///
  /// - Parameters:
  ///   - title: The screen's name.
  ///   - device: What it is played on.
  ///   - play: Shows the screen, plays its user and says what it expects.
  init(
    _ title: String,
    on device: Device,
    of play: GalleryScript.Play
  ) {
    let stage = Stage(device)
    var expectations = Expectations(stage: stage)
    do {
      try play(stage, &expectations)
    } catch {
      expectations.fail("\(error)")
    }
    hasPassed = expectations.failureCount == 0
    report = """
      \(title)
      \(String(repeating: "=", count: title.count))
      \(stage.transcript)
      \(hasPassed ? "Passed" : "FAILED"): \(expectations.count) expectations, \
      \(expectations.failureCount) failed.

      """
  }
}
#endif
