/// What Apple's frameworks would have logged on a device.
@MainActor
public final class Console: @MainActor CustomStringConvertible {
  /// One logged message.
  public struct Message: Hashable, Sendable, CustomStringConvertible {
    /// When it was logged, counted from the setting up of the stage.
    public let time: Duration
    /// Who logged it, such as `UIKit` or `SwiftUI`.
    public let subsystem: String
    /// The log's category, such as `Presentation`; may be empty.
    public let category: String
    /// The text, word for word.
    public let text: String

    /// The message as a log shows it.
    public var description: String {
      category.isEmpty ? "[\(subsystem)] \(text)" : "[\(subsystem):\(category)] \(text)"
    }
  }

  /// Everything logged so far, oldest first.
  public package(set) var messages: [Message] = []

  /// All messages, a line or more each.
  public var description: String { messages.map(\.description).joined(separator: "\n") }

  package init() {}

  /// Forgets what was logged.
  public func clear() { messages.removeAll() }
}
