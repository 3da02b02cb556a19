import Foundation
import StageRuntime

/// A view that is shown anew at moments that a schedule says, in the stage's time.
///
/// The stage's dates count from the beginning of 2001, as those of its timers do. The view rests while
/// its host is off the screen. A schedule without an end keeps the stage from coming to rest: a test
/// advances the time instead.
///
/// Source: documented. Apple's page for `TimelineView`.
@available(iOS 15.0, *)
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is made for.
  public struct Context {
    /// How often the content is shown anew.
    public enum Cadence: Comparable, Sendable {
      /// All the time.
      case live
      /// About once a second.
      case seconds
      /// About once a minute.
      case minutes
    }

    /// The moment of the schedule.
    public let date: Date
    /// How often the content is shown anew; on a stage always ``Cadence/live``.
    public let cadence: Cadence
  }

  fileprivate let schedule: Schedule
  fileprivate let content: (TimelineViewDefaultContext) -> Content
}

/// What the content of a timeline is made for.
@available(iOS 15.0, *)
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

@available(iOS 15.0, *)
extension TimelineView: View where Content: View {
  /// The framework shows the view without a body.
  public typealias Body = Never

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - schedule: Says when it is shown anew.
  ///   - content: Makes what is shown.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// Makes what represents the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(node: TimelineNode(view.value, parent: inputs.parent))
  }
}

@available(iOS 15.0, *)
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  Node<TimelineView<Schedule, Content>>
{
  private var view: TimelineView<Schedule, Content>
  private var child: Node<Content>?
  private var entries: Schedule.Entries.Iterator
  private var date = Date(timeIntervalSinceReferenceDate: 0)
  private var next: ScheduledAction?

  init(_ view: TimelineView<Schedule, Content>, parent: AnyNode) {
    self.view = view
    let now = parent.host.stageDate
    entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
    super.init(parent: parent)
    note(.lifecycle)
    date = now
    followSchedule()
    child = Content.makeNode(makeContent(), below: self)
  }

  private func makeContent() -> Content {
    track { view.content(TimelineViewDefaultContext(date: date, cadence: .live)) }
  }

  // MARK: Time

  private func restart() {
    date = host.stageDate
    entries = view.schedule.entries(from: date, mode: .normal).makeIterator()
    followSchedule()
  }

  /// Goes to the last moment that has passed, and waits for the next; before the first moment it is
  /// the present.
  private func followSchedule() {
    next?.cancel()
    next = nil
    let now = host.stageDate
    while let entry = entries.next() {
      let delay = entry.timeIntervalSince(now)
      // Seconds as fractions aren't exact: what is a hair away has come.
      guard delay > 1e-6 else {
        date = entry
        continue
      }
      return wait(for: entry, delay)
    }
  }

  private func wait(for entry: Date, _ delay: TimeInterval) {
    // A device doesn't wait for years either.
    guard host.isVisible, delay < 1e9 else { return }
    next = host.context.clock.schedule(
      after: .seconds(delay),
      name: "next entry of a TimelineView"
    ) { [weak self] in
      guard let self, !isDestroyed else { return }
      date = entry
      followSchedule()
      invalidate()
    }
  }

  override func hostVisibilityDidChange(_ isVisible: Bool) {
    super.hostVisibilityDidChange(isVisible)
    next?.cancel()
    next = nil
    guard isVisible else { return }
    let old = date
    restart()
    if date != old { invalidate() }
  }

  // MARK: Updating

  override func update(_ view: TimelineView<Schedule, Content>) {
    self.view = view
    restart()
    refresh()
  }

  override func refresh() {
    mustRun = false
    child?.update(makeContent())
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override var hasBoxes: Bool { child?.hasBoxes ?? false }

  override func destroy() {
    super.destroy()
    next?.cancel()
    next = nil
    child = nil
  }
}

extension GraphHost {
  /// The stage's time as a date: it counts from the beginning of 2001, as that of timers does.
  fileprivate var stageDate: Date {
    Date(timeIntervalSinceReferenceDate: context.clock.now / .seconds(1))
  }
}
