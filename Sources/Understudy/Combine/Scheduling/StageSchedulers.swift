import Foundation
import StageRuntime

/// A moment of a stage's time; what the schedulers of queues and run loops count with.
public struct _StageMoment: Strideable, Hashable, Sendable {
  let time: Duration

  /// A length of a stage's time.
  public struct Stride: Comparable, ExpressibleByFloatLiteral, Hashable, Sendable, SignedNumeric,
    SchedulerTimeIntervalConvertible
  {
    var duration: Duration

    init(_ duration: Duration) { self.duration = duration }

    /// Creates a length.
    ///
    /// - Parameter value: The seconds.
    public init(floatLiteral value: Double) { self.init(.seconds(value)) }

    /// Creates a length.
    ///
    /// - Parameter value: The seconds.
    public init(integerLiteral value: Int) { self.init(.seconds(value)) }

    /// Creates a length.
    ///
    /// - Parameter source: The seconds; `nil` is returned if they are too many.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = Int(exactly: source) else { return nil }
      self.init(.seconds(seconds))
    }

    /// The length without its sign.
    public var magnitude: Stride { duration < .zero ? Stride(.zero - duration) : self }

    /// Makes a length of whole seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(.seconds(s)) }
    /// Makes a length of seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(.seconds(s)) }
    /// Makes a length of milliseconds.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(.milliseconds(ms)) }
    /// Makes a length of microseconds.
    public static func microseconds(_ us: Int) -> Stride { Stride(.microseconds(us)) }
    /// Makes a length of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(.nanoseconds(ns)) }

    /// Whether a length is the shorter.
    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.duration < rhs.duration }
    /// The sum of two lengths.
    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.duration + rhs.duration)
    }
    /// The difference of two lengths.
    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.duration - rhs.duration)
    }
    /// The product of two lengths, both taken as seconds.
    public static func * (lhs: Stride, rhs: Stride) -> Stride {
      Stride(.seconds(lhs.duration / .seconds(1) * (rhs.duration / .seconds(1))))
    }
    /// Multiplies a length by another, both taken as seconds.
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
  }

  /// How long it is to another moment.
  ///
  /// - Parameter other: The other moment.
  /// - Returns: The length of time.
  public func distance(to other: _StageMoment) -> Stride { Stride(other.time - time) }

  /// The moment some time later.
  ///
  /// - Parameter n: How much later.
  /// - Returns: The moment.
  public func advanced(by n: Stride) -> _StageMoment { _StageMoment(time: time + n.duration) }
}

/// Runs actions on the main actor, with the time of the current stage.
enum StageScheduler {
  /// The present moment; the beginning of time where there is no stage.
  static var now: _StageMoment {
    guard MainActorCheck.isOnMainActor else { return _StageMoment(time: .zero) }
    return MainActor.assumeIsolated {
      _StageMoment(time: StageContext.currentIfAny?.clock.now ?? .zero)
    }
  }

  /// Runs an action in the next turn.
  static func perform(_ action: @escaping () -> Void) {
    let box = ActionBox(action: action)
    onMain { context in context.turns.performInNextTurn { box.action() } }
  }

  /// Runs an action after some time.
  static func perform(
    after delay: Duration,
    name: StaticString,
    _ action: @escaping () -> Void
  ) -> AnyCancellable {
    let box = ActionBox(action: action)
    onMain { context in
      box.scheduled = context.clock.schedule(after: delay, name: name) { box.action() }
    }
    return AnyCancellable {
      box.action = {}
      onMain { _ in box.scheduled?.cancel() }
    }
  }

  private static func onMain(_ body: @escaping @MainActor @Sendable (StageContext) -> Void) {
    guard MainActorCheck.isOnMainActor else {
      Task { @MainActor in
        if let context = StageContext.currentIfAny { body(context) }
      }
      return
    }
    MainActor.assumeIsolated {
      if let context = StageContext.currentIfAny { body(context) }
    }
  }

  private final class ActionBox: @unchecked Sendable {
    // Safe: made by one thread, and used on the main actor afterwards.
    var action: () -> Void
    var scheduled: ScheduledAction?

    init(action: @escaping () -> Void) { self.action = action }
  }

  /// Runs an action again and again until it is cancelled.
  static func perform(
    after delay: Duration,
    every interval: Duration,
    name: StaticString,
    _ action: @escaping () -> Void
  ) -> AnyCancellable {
    let series = Series(interval: interval, name: name, action: action)
    series.schedule(after: delay)
    return AnyCancellable { series.end() }
  }

  private final class Series {
    private let interval: Duration
    private let name: StaticString
    private let action: () -> Void
    private var next: AnyCancellable?
    private var hasEnded = false

    init(interval: Duration, name: StaticString, action: @escaping () -> Void) {
      self.interval = interval
      self.name = name
      self.action = action
    }

    func schedule(after delay: Duration) {
      next = StageScheduler.perform(after: delay, name: name) { [self] in
        guard !hasEnded else { return }
        action()
        if !hasEnded { schedule(after: interval) }
      }
    }

    func end() {
      hasEnded = true
      next?.cancel()
      next = nil
    }
  }
}

/// A scheduler of the stage's time.
public protocol _StageScheduling: Scheduler where SchedulerTimeType == _StageMoment {}

extension _StageScheduling {
  /// The present moment of the stage.
  public var now: _StageMoment { StageScheduler.now }

  /// None: everything is done when it is due.
  public var minimumTolerance: _StageMoment.Stride { .seconds(0) }

  /// Does something in the next turn.
  ///
  /// - Parameters:
  ///   - options: Not used.
  ///   - action: What to do.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    StageScheduler.perform(action)
  }

  /// Does something at a moment.
  ///
  /// - Parameters:
  ///   - date: When.
  ///   - tolerance: Not used.
  ///   - options: Not used.
  ///   - action: What to do.
  public func schedule(
    after date: _StageMoment,
    tolerance: _StageMoment.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    // Dropping what would cancel it cancels it: the action keeps it until it has run.
    var held: AnyCancellable?
    held = StageScheduler.perform(after: date.time - now.time, name: "scheduled action") {
      action()
      held = nil
    }
    _ = held
  }

  /// Does something again and again.
  ///
  /// - Parameters:
  ///   - date: When first.
  ///   - interval: How long from one time to the next.
  ///   - tolerance: Not used.
  ///   - options: Not used.
  ///   - action: What to do.
  /// - Returns: What ends it.
  public func schedule(
    after date: _StageMoment,
    interval: _StageMoment.Stride,
    tolerance: _StageMoment.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    StageScheduler.perform(
      after: date.time - now.time,
      every: interval.duration,
      name: "scheduled actions",
      action
    )
  }
}

/// Runs actions on the main actor, in the stage's time, whichever queue it is.
extension DispatchQueue: _StageScheduling {
  /// A moment of the stage's time.
  public typealias SchedulerTimeType = _StageMoment

  /// How something is done; nothing can be chosen on a stage.
  public struct SchedulerOptions: Sendable {
    /// Creates the options.
    public init() {}
  }
}

/// Runs actions on the main actor, in the stage's time, whichever run loop it is.
extension RunLoop: _StageScheduling {
  /// A moment of the stage's time.
  public typealias SchedulerTimeType = _StageMoment

  /// How something is done; nothing can be chosen on a stage.
  public struct SchedulerOptions: Sendable {
    /// Creates the options.
    public init() {}
  }
}
