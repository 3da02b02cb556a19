#if canImport(Understudy)
import Understudy

/// One screen, played on a stage.
@MainActor
struct Performance {
  /// What was played, line by line.
  let lines: [String]
  /// The title, what was played, and whether it came out right.
  let report: String
  /// Whether everything was as expected.
  let hasPassed: Bool

  /// Opens a screen of the app and plays its script.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - device: What it is played on.
  ///   - isVerbose: Whether the report has each message that the system sends to the app's code.
  init(of screen: GalleryScreen, on device: Device, isVerbose: Bool = false) {
    self.init(screen.title, on: device, isVerbose: isVerbose) { stage, expectations in
      try screen.open(on: stage)
      try screen.script(stage, &expectations)
    }
  }

  /// Plays something.
  ///
  /// - Parameters:
  ///   - title: What the report calls it.
  ///   - device: What it is played on.
  ///   - isVerbose: Whether the report has each message that the system sends to the app's code.
  ///   - play: Shows something, plays its user and says what it expects.
  init(
    _ title: String,
    on device: Device,
    isVerbose: Bool = false,
    play: GalleryScreen.Script
  ) {
    let stage = Stage(device, onException: .record)
    var expectations = Expectations(stage: stage)
    do {
      try play(stage, &expectations)
    } catch {
      expectations.fail("\(error)")
    }
    for exception in stage.exceptions { expectations.fail("\(exception)") }
    hasPassed = expectations.failureCount == 0
    lines = stage.transcript.entries.filter { isVerbose || !$0.isMessageToCode }
      .map(\.description)
    report = """
      \(title)
      \(String(repeating: "=", count: title.count))
      \(lines.joined(separator: "\n"))
      \(hasPassed ? "Passed" : "FAILED"): \(expectations.count) expectations, \
      \(expectations.failureCount) failed.

      """
  }
}

extension Transcript.Entry {
  /// Whether it is the system's message to a controller or a delegate, which says little to a reader
  /// who doesn't know UIKit.
  fileprivate var isMessageToCode: Bool {
    guard source == .system else { return false }
    return event.hasPrefix("view") || event.hasPrefix("asks ") || event.hasPrefix("tells ")
  }
}
#endif
