extension Publishers {
  /// A publisher that sends its values on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What the values are sent on.
    public let scheduler: Context
    /// How the scheduler does it.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - scheduler: What the values are sent on.
    ///   - options: How the scheduler does it.
    public init(
      upstream: Upstream,
      scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      Relay(subscriber).start { relay in
        [
          upstream.sink(
            receiveCompletion: { end in
              scheduler.schedule(options: options) { relay.finish(end) }
            },
            receiveValue: { value in
              scheduler.schedule(options: options) { relay.send(value) }
            }
          )
        ]
      }
    }
  }

  /// A publisher that sends its values some time later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How much later.
    public let interval: Context.SchedulerTimeType.Stride
    /// How much later still they may be.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// What the values are sent on.
    public let scheduler: Context
    /// How the scheduler does it.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - interval: How much later.
    ///   - tolerance: How much later still they may be.
    ///   - scheduler: What the values are sent on.
    ///   - options: How the scheduler does it.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      Relay(subscriber).start { relay in
        func later(_ action: @escaping () -> Void) {
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval),
            tolerance: tolerance,
            options: options,
            action
          )
        }
        return [
          upstream.sink(
            receiveCompletion: { end in later { relay.finish(end) } },
            receiveValue: { value in later { relay.send(value) } }
          )
        ]
      }
    }
  }

  /// A publisher that sends a value once none has come for some time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How long.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// What the values are sent on.
    public let scheduler: Context
    /// How the scheduler does it.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - dueTime: How long.
    ///   - scheduler: What the values are sent on.
    ///   - options: How the scheduler does it.
    public init(
      upstream: Upstream,
      dueTime: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      var latest = 0
      Relay(subscriber).start { relay in
        [
          upstream.sink(
            receiveCompletion: { relay.finish($0) },
            receiveValue: { value in
              latest += 1
              let mine = latest
              scheduler.schedule(
                after: scheduler.now.advanced(by: dueTime),
                tolerance: scheduler.minimumTolerance,
                options: options
              ) {
                if mine == latest { relay.send(value) }
              }
            }
          )
        ]
      }
    }
  }

  /// A publisher that sends at most one value in each span of time.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The span of time.
    public let interval: Context.SchedulerTimeType.Stride
    /// What the values are sent on.
    public let scheduler: Context
    /// Whether it is the span's last value, not its first.
    public let latest: Bool

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - interval: The span of time.
    ///   - scheduler: What the values are sent on.
    ///   - latest: Whether it is the span's last value, not its first.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      var waiting: Upstream.Output?
      var isOpen = true
      Relay(subscriber).start { relay in
        func close() {
          isOpen = false
          scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
            guard let value = waiting else { return isOpen = true }
            waiting = nil
            relay.send(value)
            close()
          }
        }
        return [
          upstream.sink(
            receiveCompletion: { relay.finish($0) },
            receiveValue: { value in
              if isOpen {
                relay.send(value)
                close()
              } else if latest || waiting == nil {
                waiting = value
              }
            }
          )
        ]
      }
    }
  }
}

extension Publisher {
  /// Sends the values on a scheduler.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler; those of the stand-in do it in the next turn.
  ///   - options: How the scheduler does it.
  /// - Returns: A publisher of the same values.
  public func receive<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Sends the values some time later.
  ///
  /// - Parameters:
  ///   - interval: How much later.
  ///   - tolerance: How much later still they may be.
  ///   - scheduler: The scheduler.
  ///   - options: How the scheduler does it.
  /// - Returns: A publisher of the same values.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self,
      interval: interval,
      tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler,
      options: options
    )
  }

  /// Sends a value once none has come for some time.
  ///
  /// - Parameters:
  ///   - dueTime: How long.
  ///   - scheduler: The scheduler.
  ///   - options: How the scheduler does it.
  /// - Returns: A publisher of the values that are left.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  /// Sends at most one value in each span of time.
  ///
  /// - Parameters:
  ///   - interval: The span of time.
  ///   - scheduler: The scheduler.
  ///   - latest: Whether it is the span's last value, not its first.
  /// - Returns: A publisher of the values that are left.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(
      upstream: self,
      interval: interval,
      scheduler: scheduler,
      latest: latest
    )
  }
}
