import StageRuntime
import Testing
import os

@MainActor
@Suite("The system's log")
struct LoggerTests {
  private let context = StageContext()
  private let logger = Logger(subsystem: "com.example.app", category: "Loading")

  @Test("a message is on the stage's console, with its values")
  func notice() {
    logger.notice("Loaded \(3) of \("many", privacy: .public)")
    #expect(
      context.console.messages.map(\.description)
        == ["[com.example.app:Loading] Loaded 3 of many"]
    )
  }

  @Test("debug and info messages are not kept")
  func debug() {
    logger.debug("detail")
    logger.info("detail")
    #expect(context.console.messages.isEmpty)
  }
}
