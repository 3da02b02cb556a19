extension Publishers {
  /// A publisher that transforms values and leaves out those that come out as `nil`.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// How it can fail.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What makes the new value.
    public let transform: (Upstream.Output) -> Output?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - transform: What makes the new value.
    public init(
      upstream: Upstream,
      transform: @escaping (Upstream.Output) -> Output?
    ) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let transform = self.transform
      Relay(subscriber).start { relay in
        [
          upstream.sink(receiveCompletion: { relay.finish($0) }) { value in
            if let value = transform(value) { relay.send(value) }
          }
        ]
      }
    }
  }

  /// A publisher of the values of the publishers that values are made into.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The values.
    public typealias Output = NewPublisher.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many of the publishers there may be at once.
    public let maxPublishers: Subscribers.Demand
    /// What makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - maxPublishers: How many of the publishers there may be at once.
    ///   - transform: What makes a publisher of a value.
    public init(
      upstream: Upstream,
      maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let transform = self.transform
      let limit = maxPublishers.max ?? .max
      var active = 0
      var waiting: [Upstream.Output] = []
      var upstreamHasEnded = false
      Relay(subscriber).start { relay in
        func begin(_ value: Upstream.Output) {
          active += 1
          relay.hold(
            transform(value).sink(
              receiveCompletion: { completion in
                active -= 1
                if case .failure = completion { return relay.finish(completion) }
                if !waiting.isEmpty {
                  begin(waiting.removeFirst())
                } else if upstreamHasEnded, active == 0 {
                  relay.finish(.finished)
                }
              },
              receiveValue: { relay.send($0) }
            )
          )
        }
        return [
          upstream.sink(
            receiveCompletion: { completion in
              upstreamHasEnded = true
              if case .failure = completion { return relay.finish(completion) }
              if active == 0, waiting.isEmpty { relay.finish(.finished) }
            },
            receiveValue: { value in
              if active < limit { begin(value) } else { waiting.append(value) }
            }
          )
        ]
      }
    }
  }
}

extension Publisher {
  /// Transforms each value, and leaves out those that come out as `nil`.
  ///
  /// - Parameter transform: What makes the new value.
  /// - Returns: A publisher of the new values.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Makes a publisher of each value, and sends the values of all of them.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many of the publishers there may be at once.
  ///   - transform: What makes a publisher of a value.
  /// - Returns: A publisher of their values.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
