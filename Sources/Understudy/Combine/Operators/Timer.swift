import Foundation

/// A publisher that begins to send when it is told to.
///
/// Source: documented. Apple's page for `ConnectablePublisher`.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send.
  ///
  /// - Returns: What ends it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Makes the publisher begin with its first subscriber and end with its last.
  ///
  /// - Returns: A publisher of the same values.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// A publisher that begins with its first subscriber and ends with its last.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public final let upstream: Upstream
    private var count = 0
    private var connection: (any Cancellable)?

    /// Creates a publisher.
    ///
    /// - Parameter upstream: Where the values come from.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Relay(subscriber).start { relay in
        let subscription = upstream.sink(
          receiveCompletion: { relay.finish($0) },
          receiveValue: { relay.send($0) }
        )
        count += 1
        if count == 1 { connection = upstream.connect() }
        return [subscription, AnyCancellable { [self] in subscriberLeft() }]
      }
    }

    private func subscriberLeft() {
      count -= 1
      guard count == 0 else { return }
      connection?.cancel()
      connection = nil
    }
  }
}

extension Timer {
  /// Returns a publisher of moments at equal distances, in the stage's time.
  ///
  /// - Parameters:
  ///   - interval: The distance, in seconds.
  ///   - tolerance: Not used: on a stage the moments are exact.
  ///   - runLoop: Not used: a stage has one.
  ///   - mode: Not used.
  ///   - options: Not used.
  /// - Returns: The publisher.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> Timer.TimerPublisher {
    TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
  }

  /// A publisher of moments at equal distances.
  public final class TimerPublisher: ConnectablePublisher {
    /// The values.
    public typealias Output = Date
    /// It doesn't fail.
    public typealias Failure = Never

    /// The distance, in seconds.
    public let interval: TimeInterval
    /// The run loop that was named; a stage has one.
    public let runLoop: RunLoop
    /// The mode that was named.
    public let mode: RunLoop.Mode
    private let subject = PassthroughSubject<Date, Never>()

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - interval: The distance, in seconds.
    ///   - tolerance: Not used.
    ///   - runLoop: The run loop; a stage has one.
    ///   - mode: The mode.
    ///   - options: Not used.
    public init(
      interval: TimeInterval,
      tolerance: TimeInterval? = nil,
      runLoop: RunLoop,
      mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.runLoop = runLoop
      self.mode = mode
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Begins to send, the first time after the distance.
    ///
    /// - Returns: What ends it.
    public func connect() -> any Cancellable {
      let length = Duration.seconds(interval)
      return StageScheduler.perform(after: length, every: length, name: "timer") { [subject] in
        // The stage's time counts from the beginning of 2001, so that a script gives the same dates.
        let seconds = StageScheduler.now.time / .seconds(1)
        subject.send(Date(timeIntervalSinceReferenceDate: seconds))
      }
    }
  }
}
