#if canImport(UIKit)
import os

/// Why presentations wait, are refused and end, for whoever reads the log.
@MainActor
package enum PresentationLog {
  private static let logger = Logger(
    subsystem: "swiftui-uikit-presenting",
    category: "Presentation"
  )

  /// Something was asked for that can't be had: says what, why, and what to do.
  package static func problem(_ text: @autoclosure () -> String) {
    let text = text()
    logger.error("\(text, privacy: .public)")
  }

  /// Something took its course: for those who wonder why nothing has appeared yet.
  static func course(_ text: @autoclosure () -> String) {
    logger.debug("\(text(), privacy: .public)")
  }
}
#endif
