#if canImport(Understudy)
import Understudy

/// What a script expects of a stage; each expectation becomes a line of the transcript.
@MainActor
struct Expectations {
  let stage: Stage
  private(set) var count = 0
  private(set) var failureCount = 0

  init(stage: Stage) { self.stage = stage }

  /// Expects a condition to hold.
  mutating func expect(_ text: String, _ condition: Bool) {
    count += 1
    guard condition else { return fail(text) }
    stage.note("✓ \(text)")
  }

  /// Notes that something isn't as expected.
  mutating func fail(_ text: String) {
    failureCount += 1
    stage.note("✗ \(text)")
  }
}
#endif
