import StageRuntime

/// A finger at a moment.
struct TouchSample {
  /// Where it is, in the hosting view's coordinates, in points.
  var location: CGPoint
  /// When, on the stage's clock.
  var time: Duration
}

/// What happens to a finger.
enum TouchEvent {
  case began(TouchSample)
  case moved(TouchSample)
  case ended(TouchSample)
  /// Time has passed.
  case tick(Duration)
  /// Somebody else has taken the finger.
  case cancelled
}

/// What a gesture has made of the events so far.
enum GesturePhase<Value> {
  /// It may become the gesture.
  case possible(Value?)
  /// It is the gesture, and goes on.
  case active(Value)
  /// It was the gesture.
  case ended(Value)
  /// It isn't the gesture.
  case failed
}

/// Where the gesture is attached, for those of its parts that ask.
struct GestureContext {
  /// Where the box is, in the hosting view's coordinates.
  let box: LayoutBox
}

/// One that follows a finger and does something with it, whatever the type of its values.
@MainActor
class TouchFollower {
  /// How far it has come.
  enum Progress { case possible, recognized, ended, failed }

  private(set) final var progress = Progress.possible
  /// When it wants to be told that time has passed.
  var deadline: Duration? { nil }
  /// Whether others wait for what becomes of it although the finger is gone.
  var isWaiting: Bool { false }
  /// Whether it goes together with others.
  var isSimultaneous = false

  /// Handles an event.
  ///
  /// - Parameters:
  ///   - event: What a finger did.
  ///   - effects: Takes what is to be done if the follower may.
  /// - Returns: How far it has come.
  func handle(_ event: TouchEvent, _ effects: inout [() -> Void]) -> Progress { .failed }

  final func set(_ progress: Progress) { self.progress = progress }
}

/// A follower for a gesture.
final class GestureFollower<Value>: TouchFollower {
  private let machine: _GestureMachine<Value>

  init(_ machine: _GestureMachine<Value>) { self.machine = machine }

  override var deadline: Duration? { machine.deadline }

  override var isWaiting: Bool { machine.isWaiting }

  override func handle(_ event: TouchEvent, _ effects: inout [() -> Void]) -> Progress {
    switch machine.handle(event, &effects) {
    case .possible: .possible
    case .active: .recognized
    case .ended: .ended
    case .failed: .failed
    }
  }
}

/// Follows the finger for a button.
final class ButtonFollower: TouchFollower {
  private let button: ButtonBox

  init(_ button: ButtonBox) { self.button = button }

  override func handle(_ event: TouchEvent, _ effects: inout [() -> Void]) -> Progress {
    let button = button
    guard button.isEnabled else { return .failed }
    switch event {
    case .began:
      button.pressDidChange(true)
      return .possible
    case .moved(let sample):
      button.pressDidChange(button.isReached(from: sample.location))
      return .possible
    case .ended(let sample):
      button.pressDidChange(false)
      guard button.isReached(from: sample.location) else { return .failed }
      effects.append { button.perform() }
      return .ended
    case .tick: return progress
    case .cancelled:
      button.pressDidChange(false)
      return .failed
    }
  }
}

/// Lets the buttons and gestures under a finger follow it, and decides which of them gets it.
///
/// Inner ones go before outer ones; the first to recognise ends the others, except those that go
/// together. Source: documented (`gesture`, `simultaneousGesture`, `highPriorityGesture`).
@MainActor
final class TouchTracker {
  private struct Entry {
    let box: LayoutBox
    let follower: TouchFollower
    var deferred: [() -> Void]?
  }

  private unowned let host: GraphHost
  private var entries: [Entry] = []
  private var timer: ScheduledAction?
  private var isDown = false

  init(host: GraphHost) { self.host = host }

  func began(_ sample: TouchSample, on leaf: LayoutBox) {
    let waiting = entries.filter { $0.follower.isWaiting && $0.follower.progress == .possible }
    entries = []
    isDown = true
    var boxes: [LayoutBox] = []
    var box: LayoutBox? = leaf
    while let current = box {
      boxes.append(current)
      box = current.parent
    }
    var urgent: [Entry] = []
    for box in boxes {
      if let old = waiting.first(where: { $0.box === box }) {
        entries.append(old)
      } else if let button = box as? ButtonBox {
        if button.isAutomatic, boxes.contains(where: { $0 is any TapArea }) { continue }
        entries.append(Entry(box: box, follower: ButtonFollower(button)))
      } else if let area = box as? any TapArea {
        entries.append(Entry(box: box, follower: TapAreaFollower(area)))
      } else if let gesture = box as? GestureBox, let follower = gesture.makeFollower() {
        let entry = Entry(box: box, follower: follower)
        if gesture.isUrgent { urgent.insert(entry, at: 0) } else { entries.append(entry) }
        if gesture.hidesInner { entries.removeAll { $0.box !== box } }
      }
    }
    entries = urgent + entries
    deliver(.began(sample))
  }

  func moved(_ sample: TouchSample) { deliver(.moved(sample)) }

  func ended(_ sample: TouchSample) {
    isDown = false
    deliver(.ended(sample))
  }

  func cancelled() {
    isDown = false
    deliver(.cancelled)
  }

  private func deliver(_ event: TouchEvent) {
    host.context.perform {
      for index in entries.indices where index < entries.count { deliver(event, to: index) }
      settleDeferred()
      scheduleTick()
    }
  }

  private func deliver(_ event: TouchEvent, to index: Int) {
    let follower = entries[index].follower
    guard follower.progress == .possible || follower.progress == .recognized,
      entries[index].deferred == nil
    else { return }
    var effects: [() -> Void] = []
    let before = follower.progress
    let after = follower.handle(event, &effects)
    follower.set(after)
    let recognizes = before == .possible && (after == .recognized || after == .ended)
    if recognizes, !follower.isSimultaneous {
      if entries[..<index].contains(where: isInTheWay) {
        entries[index].deferred = effects
        return
      }
      cancelOthers(than: index)
    }
    run(effects)
  }

  private func isInTheWay(_ entry: Entry) -> Bool {
    entry.follower.isWaiting && entry.follower.progress == .possible
  }

  private func cancelOthers(than winner: Int) {
    for index in entries.indices where index != winner {
      let follower = entries[index].follower
      guard !follower.isSimultaneous, follower.progress == .possible else { continue }
      var effects: [() -> Void] = []
      _ = follower.handle(.cancelled, &effects)
      follower.set(.failed)
      run(effects)
    }
  }

  /// Does what has waited for others that have failed since.
  private func settleDeferred() {
    for index in entries.indices {
      guard let effects = entries[index].deferred, !entries[..<index].contains(where: isInTheWay)
      else { continue }
      entries[index].deferred = nil
      let isBeaten = entries[..<index].contains {
        !$0.follower.isSimultaneous && $0.follower.progress == .ended
      }
      if !isBeaten { run(effects) }
    }
  }

  private func run(_ effects: [() -> Void]) {
    for effect in effects { UpdateReader.suspended(effect) }
  }

  private func scheduleTick() {
    timer?.cancel()
    timer = nil
    let deadlines = entries.filter { $0.follower.progress == .possible }
      .compactMap(\.follower.deadline)
    guard let next = deadlines.min() else { return }
    let clock = host.context.clock
    timer = clock.schedule(after: max(.zero, next - clock.now), name: "gesture") { [weak self] in
      self?.deliver(.tick(clock.now))
    }
  }
}
