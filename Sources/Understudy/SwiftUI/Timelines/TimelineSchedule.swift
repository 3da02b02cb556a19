import Foundation

/// Says when something is shown anew.
///
/// Source: documented. Apple's page for `TimelineSchedule`.
@available(iOS 15.0, *)
public protocol TimelineSchedule {
  /// How often it may be.
  typealias Mode = TimelineScheduleMode
  /// The type of the moments.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Returns the moments at which something is shown anew, in their order.
  ///
  /// - Parameters:
  ///   - startDate: The moment from which on they count.
  ///   - mode: How often it may be; on a stage always ``TimelineScheduleMode/normal``.
  /// - Returns: The moments.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often something may be shown anew.
///
/// Source: documented. Apple's page for `TimelineScheduleMode`.
@available(iOS 15.0, *)
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Less often, as on a screen that is always on.
  case lowFrequency
}

/// Moments at equal distances.
///
/// Source: documented. Apple's page for `PeriodicTimelineSchedule`.
@available(iOS 15.0, *)
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Moments at equal distances, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    fileprivate let interval: TimeInterval

    /// Returns the next moment.
    ///
    /// - Returns: The moment.
    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }

  private let startDate: Date
  private let interval: TimeInterval

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - startDate: One of the moments. One that is still to come counts as the present, which is
  ///     assumed: so `Date.now` begins at once on a stage too, whose dates begin with the year 2001.
  ///   - interval: The distance, in seconds; less than a thousandth counts as that.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval.isFinite ? Swift.max(interval, 0.001) : .greatestFiniteMagnitude
  }

  /// Returns the last moment that isn't after a date, and those that follow.
  ///
  /// - Parameters:
  ///   - startDate: The date.
  ///   - mode: How often it may be, which changes nothing.
  /// - Returns: The moments.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = startDate.timeIntervalSince(self.startDate)
    guard passed > 0 else { return Entries(date: startDate, interval: interval) }
    // A sum of distances that is a hair before a moment is at it.
    let count = (passed / interval + 1e-9).rounded(.down)
    return Entries(date: self.startDate + count * interval, interval: interval)
  }
}

/// The beginnings of minutes.
///
/// Source: documented. Apple's page for `EveryMinuteTimelineSchedule`.
@available(iOS 15.0, *)
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The beginnings of minutes, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var minutes: PeriodicTimelineSchedule.Entries

    /// Returns the next moment.
    ///
    /// - Returns: The moment.
    public mutating func next() -> Date? { minutes.next() }
  }

  /// Creates the schedule.
  public init() {}

  /// Returns the beginning of a date's minute, and those that follow.
  ///
  /// - Parameters:
  ///   - startDate: The date.
  ///   - mode: How often it may be, which changes nothing.
  /// - Returns: The moments.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minutes = PeriodicTimelineSchedule(from: .distantPast, by: 60)
    return Entries(minutes: minutes.entries(from: startDate, mode: mode))
  }
}

/// Moments that are given.
///
/// Source: documented. Apple's page for `ExplicitTimelineSchedule`.
@available(iOS 15.0, *)
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule.
  ///
  /// - Parameter dates: The moments, in their order.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns the moments.
  ///
  /// - Parameters:
  ///   - startDate: A date, which changes nothing.
  ///   - mode: How often it may be, which changes nothing.
  /// - Returns: The moments.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

@available(iOS 15.0, *)
extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// The frames of the screen.
///
/// Source: documented. Apple's page for `AnimationTimelineSchedule`.
@available(iOS 15.0, *)
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The frames of the screen, without an end unless paused.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var frames: PeriodicTimelineSchedule.Entries
    fileprivate let isPaused: Bool
    fileprivate var isFirst = true

    /// Returns the next moment.
    ///
    /// - Returns: The moment; `nil` after the first if the schedule is paused.
    public mutating func next() -> Date? {
      guard isFirst || !isPaused else { return nil }
      isFirst = false
      return frames.next()
    }
  }

  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The least distance, in seconds; `nil` for a 60th of a second.
  ///   - paused: Whether nothing is shown anew.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = Swift.max(minimumInterval ?? 0, 1.0 / 60)
    isPaused = paused
  }

  /// Returns a date, and the frames that follow.
  ///
  /// - Parameters:
  ///   - start: The date.
  ///   - mode: How often it may be, which changes nothing.
  /// - Returns: The moments.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    let frames = PeriodicTimelineSchedule(from: start, by: interval)
    return Entries(frames: frames.entries(from: start, mode: mode), isPaused: isPaused)
  }
}

@available(iOS 15.0, *)
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments at equal distances.
  ///
  /// - Parameters:
  ///   - startDate: One of the moments; one that is still to come counts as the present.
  ///   - interval: The distance, in seconds.
  /// - Returns: The schedule.
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

@available(iOS 15.0, *)
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginnings of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

@available(iOS 15.0, *)
extension TimelineSchedule {
  /// Moments that are given.
  ///
  /// - Parameter dates: The moments, in their order.
  /// - Returns: The schedule.
  public static func explicit<S: Sequence>(
    _ dates: S
  ) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

@available(iOS 15.0, *)
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// The frames of the screen.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// The frames of the screen, or fewer.
  ///
  /// - Parameters:
  ///   - minimumInterval: The least distance, in seconds; `nil` for that of frames.
  ///   - paused: Whether nothing is shown anew.
  /// - Returns: The schedule.
  public static func animation(
    minimumInterval: Double? = nil,
    paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
