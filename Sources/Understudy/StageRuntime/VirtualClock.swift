/// The clock of one stage: time passes only when somebody advances it.
///
/// Everything that takes time on a stage, such as a transition or a delay, is scheduled here, so a
/// test of a half-second animation takes microseconds and gives the same result on every machine.
@MainActor
public final class VirtualClock {
  /// The time since the stage was set up.
  public package(set) var now: Duration = .zero

  /// When the last of what moves on the screen will be at rest, as far as is known.
  package private(set) var motionEnd: Duration = .zero

  private var heap: [ScheduledAction] = []
  private var lastSequenceNumber: UInt64 = 0

  package init() {}

  /// When the next scheduled action is due, or `nil` if nothing is scheduled.
  package var nextDeadline: Duration? {
    discardCancelledActions()
    return heap.first?.deadline
  }

  /// What the next scheduled action is for, or `nil` if nothing is scheduled.
  package var nextActionName: StaticString? {
    discardCancelledActions()
    return heap.first?.name
  }

  /// Schedules an action.
  ///
  /// - Parameters:
  ///   - delay: How long from now; a negative delay counts as none.
  ///   - name: What the action is for, shown when a stage can't come to rest.
  ///   - action: What to do. Actions that are due at the same time run in the order of scheduling.
  /// - Returns: The scheduled action, which can be cancelled.
  @discardableResult
  package func schedule(
    after delay: Duration,
    name: StaticString,
    _ action: @escaping @MainActor () -> Void
  ) -> ScheduledAction {
    lastSequenceNumber += 1
    let scheduled = ScheduledAction(
      deadline: now + max(delay, .zero),
      sequenceNumber: lastSequenceNumber,
      name: name,
      action: action
    )
    heap.append(scheduled)
    siftUp(from: heap.count - 1)
    return scheduled
  }

  /// Notes that something moves on the screen, at whose end nothing else happens.
  ///
  /// - Parameter end: When it will be at rest.
  package func noteMotion(until end: Duration) { motionEnd = max(motionEnd, end) }

  /// Removes and returns the next action that is due at a time or before it.
  package func popAction(dueBy time: Duration) -> ScheduledAction? {
    discardCancelledActions()
    guard let first = heap.first, first.deadline <= time else { return nil }
    return removeFirst()
  }

  private func discardCancelledActions() {
    while let first = heap.first, first.isCancelled { _ = removeFirst() }
  }

  private func removeFirst() -> ScheduledAction {
    heap.swapAt(0, heap.count - 1)
    let first = heap.removeLast()
    siftDown(from: 0)
    return first
  }

  private func siftUp(from index: Int) {
    var child = index
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].precedes(heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private func siftDown(from index: Int) {
    var parent = index
    while true {
      let left = 2 * parent + 1
      guard left < heap.count else { return }
      let right = left + 1
      let least = right < heap.count && heap[right].precedes(heap[left]) ? right : left
      guard heap[least].precedes(heap[parent]) else { return }
      heap.swapAt(least, parent)
      parent = least
    }
  }
}

/// Something that will happen on a stage's clock unless it is cancelled first.
@MainActor
package final class ScheduledAction {
  package let deadline: Duration
  package let name: StaticString
  private let sequenceNumber: UInt64
  private var action: (@MainActor () -> Void)?

  init(
    deadline: Duration,
    sequenceNumber: UInt64,
    name: StaticString,
    action: @escaping @MainActor () -> Void
  ) {
    self.deadline = deadline
    self.sequenceNumber = sequenceNumber
    self.name = name
    self.action = action
  }

  /// Whether the action will not run, because it was cancelled or has run already.
  package var isCancelled: Bool { action == nil }

  /// Takes the action off the schedule and lets go of what it holds.
  package func cancel() { action = nil }

  /// Runs the action, once.
  package func perform() {
    let action = self.action
    self.action = nil
    action?()
  }

  func precedes(_ other: ScheduledAction) -> Bool {
    deadline == other.deadline
      ? sequenceNumber < other.sequenceNumber : deadline < other.deadline
  }
}
