/// What happened on a stage, in order: a text that a person can read and a test can compare.
@MainActor
public final class Transcript: @MainActor CustomStringConvertible {
  /// Who made an entry happen.
  public enum Source: Hashable, Sendable {
    /// The person who uses the device: a tap, a swipe, a rotation.
    case user
    /// The script or test that plays the app.
    case script
    /// A framework: a transition, an appearance callback, a delegate call.
    case system
    /// A line for the console.
    case console
  }

  /// One thing that happened.
  public struct Entry: Hashable, Sendable, CustomStringConvertible {
    /// When it happened, counted from the setting up of the stage.
    public let time: Duration
    /// Who made it happen.
    public let source: Source
    /// What it happened to, such as a controller's class; empty if to nothing in particular.
    public let subject: String
    /// What happened.
    public let event: String

    /// The entry as a line: time in seconds, source, subject, event.
    public var description: String {
      let mark =
        switch source {
        case .user: "user    "
        case .script: "script  "
        case .system: "        "
        case .console: "console "
        }
      let text = subject.isEmpty ? event : "\(subject) \(event)"
      return "\(Transcript.seconds(time))  \(mark) \(text)"
    }
  }

  /// Everything that happened so far, oldest first.
  public private(set) var entries: [Entry] = []

  /// Whether entries are kept; turn it off for runs of millions of steps.
  public var isRecording: Bool = true

  /// Is told what a user or a script is about to do, before it happens and whether or not entries are
  /// kept.
  package var onAction: (@MainActor (String) -> Void)?

  private let clock: VirtualClock

  package init(clock: VirtualClock) { self.clock = clock }

  /// All entries as lines.
  public var description: String {
    entries.map(\.description).joined(separator: "\n")
  }

  /// Forgets what happened so far.
  public func clear() { entries.removeAll() }

  /// Adds an entry at the present time.
  ///
  /// What a user or a script does is recorded before it happens.
  ///
  /// - Parameters:
  ///   - source: Who made it happen.
  ///   - subject: What it happened to; not evaluated when nobody wants to know.
  ///   - event: What happened; not evaluated when nobody wants to know.
  package func record(
    _ source: Source,
    _ subject: @autoclosure () -> String,
    _ event: @autoclosure () -> String
  ) {
    let isAction = source == .user || source == .script
    let observer = isAction ? onAction : nil
    guard isRecording || observer != nil else { return }
    let event = event()
    observer?(event)
    guard isRecording else { return }
    entries.append(Entry(time: clock.now, source: source, subject: subject(), event: event))
  }

  /// A time as seconds with three places, right-aligned to seven characters.
  nonisolated static func seconds(_ time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let milliseconds = String(attoseconds / 1_000_000_000_000_000)
    let text = "\(seconds).\(String(repeating: "0", count: 3 - milliseconds.count))\(milliseconds)"
    return String(repeating: " ", count: max(0, 7 - text.count)) + text
  }
}
