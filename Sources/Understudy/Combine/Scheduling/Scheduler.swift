/// What a length of time can be made of.
///
/// Source: documented. Apple's page for `SchedulerTimeIntervalConvertible`.
public protocol SchedulerTimeIntervalConvertible {
  /// Makes a length of time of whole seconds.
  ///
  /// - Parameter s: The seconds.
  /// - Returns: The length.
  static func seconds(_ s: Int) -> Self
  /// Makes a length of time of seconds.
  ///
  /// - Parameter s: The seconds.
  /// - Returns: The length.
  static func seconds(_ s: Double) -> Self
  /// Makes a length of time of milliseconds.
  ///
  /// - Parameter ms: The milliseconds.
  /// - Returns: The length.
  static func milliseconds(_ ms: Int) -> Self
  /// Makes a length of time of microseconds.
  ///
  /// - Parameter us: The microseconds.
  /// - Returns: The length.
  static func microseconds(_ us: Int) -> Self
  /// Makes a length of time of nanoseconds.
  ///
  /// - Parameter ns: The nanoseconds.
  /// - Returns: The length.
  static func nanoseconds(_ ns: Int) -> Self
}

/// What does things at once, later or again and again.
///
/// Source: documented. Apple's page for `Scheduler`. The stand-in's schedulers all run on the main
/// actor, with the time of the stage.
public protocol Scheduler<SchedulerTimeType> {
  /// A moment.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// How something is done.
  associatedtype SchedulerOptions

  /// The present moment.
  var now: SchedulerTimeType { get }
  /// How much later than wanted something may be done.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Does something as soon as possible.
  ///
  /// - Parameters:
  ///   - options: How it is done.
  ///   - action: What to do.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Does something at a moment.
  ///
  /// - Parameters:
  ///   - date: When.
  ///   - tolerance: How much later it may be done.
  ///   - options: How it is done.
  ///   - action: What to do.
  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  )

  /// Does something again and again.
  ///
  /// - Parameters:
  ///   - date: When first.
  ///   - interval: How long from one time to the next.
  ///   - tolerance: How much later it may be done.
  ///   - options: How it is done.
  ///   - action: What to do.
  /// - Returns: What ends it.
  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Does something as soon as possible.
  ///
  /// - Parameter action: What to do.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Does something at a moment.
  ///
  /// - Parameters:
  ///   - date: When.
  ///   - action: What to do.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
}
