import StageRuntime

/// What SwiftUI logs when it is used in a way that can't work.
enum RuntimeIssue {
  /// Logs a message on the console of the current stage.
  static func log(_ text: @autoclosure () -> String) {
    let text = text()
    guard MainThread.isCurrent else {
      Task { @MainActor in StageContext.currentIfAny?.log(subsystem: "SwiftUI", text) }
      return
    }
    MainActor.assumeIsolated { StageContext.currentIfAny?.log(subsystem: "SwiftUI", text) }
  }
}
