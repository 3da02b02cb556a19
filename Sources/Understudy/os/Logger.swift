import StageRuntime

/// Writes messages to the system's log; on a stage that is the stage's console.
///
/// Source: documented. Apple's page for `Logger`. The stand-in drops debug and info messages, which
/// a device doesn't keep either.
public struct Logger: Sendable {
  private let subsystem: String
  private let category: String

  /// Creates a logger.
  ///
  /// - Parameters:
  ///   - subsystem: Who logs, by custom in reverse-DNS notation.
  ///   - category: What the messages are about.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// Writes a message that matters only while debugging; a stage drops it.
  public func debug(_ message: OSLogMessage) {}

  /// Writes a message that is kept in memory only; a stage drops it.
  public func info(_ message: OSLogMessage) {}

  /// Writes a message of the default level.
  public func notice(_ message: OSLogMessage) { write(message) }

  /// Writes a message about something that may become a fault.
  public func warning(_ message: OSLogMessage) { write(message) }

  /// Writes a message about an error.
  public func error(_ message: OSLogMessage) { write(message) }

  /// Writes a message about a bug in the program.
  public func fault(_ message: OSLogMessage) { write(message) }

  private func write(_ message: OSLogMessage) {
    let text = message.text
    let (subsystem, category) = (subsystem, category)
    onMainActor { StageContext.currentIfAny?.log(subsystem: subsystem, category: category, text) }
  }

  /// Runs an action on the main actor: at once when on it, else later.
  private func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
    if MainActorCheck.isOnMainActor {
      MainActor.assumeIsolated { action() }
    } else {
      Task { @MainActor in action() }
    }
  }
}
