extension Publishers {
  /// A publisher of the latest values of two others.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The values.
    public typealias Output = (A.Output, B.Output)
    /// How it can fail.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - a: The first.
    ///   - b: The second.
    public init(
      a: A,
      b: B
    ) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      var left: A.Output?
      var right: B.Output?
      var running = 2
      Relay(subscriber).start { relay in
        func send() {
          if let left, let right { relay.send((left, right)) }
        }
        func end(_ completion: Subscribers.Completion<Failure>) {
          running -= 1
          if case .failure = completion { return relay.finish(completion) }
          if running == 0 { relay.finish(.finished) }
        }
        return [
          a.sink(receiveCompletion: end) { value in
            left = value
            send()
          },
          b.sink(receiveCompletion: end) { value in
            right = value
            send()
          },
        ]
      }
    }
  }

  /// A publisher of the values of several others.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure

    /// The others.
    public let publishers: [Upstream]

    /// Creates a publisher.
    ///
    /// - Parameter publishers: The others.
    public init(publishers: [Upstream]) {
      self.publishers = publishers
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      var running = publishers.count
      Relay(subscriber).start { relay in
        if publishers.isEmpty { relay.finish(.finished) }
        return publishers.map { publisher in
          publisher.sink(
            receiveCompletion: { completion in
              running -= 1
              if case .failure = completion { return relay.finish(completion) }
              if running == 0 { relay.finish(.finished) }
            },
            receiveValue: { relay.send($0) }
          )
        }
      }
    }
  }

  /// A publisher of the values of two others.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    /// The values.
    public typealias Output = A.Output
    /// How it can fail.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - a: The first.
    ///   - b: The second.
    public init(
      a: A,
      b: B
    ) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      MergeMany(publishers: [AnyPublisher(a), AnyPublisher(b)]).receive(subscriber: subscriber)
    }
  }
}

extension Publishers.MergeMany {
  /// Creates a publisher.
  ///
  /// - Parameter upstream: The others.
  public init(_ upstream: Upstream...) { self.init(publishers: upstream) }

  /// Creates a publisher.
  ///
  /// - Parameter upstream: The others.
  public init<S: Sequence>(_ upstream: S) where S.Element == Upstream {
    self.init(publishers: Array(upstream))
  }
}

extension Publisher {
  /// Sends the latest values of this publisher and another whenever one of them sends one.
  ///
  /// - Parameter other: The other.
  /// - Returns: A publisher of pairs.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(a: self, b: other)
  }

  /// Sends what is made of the latest values of this publisher and another.
  ///
  /// - Parameters:
  ///   - other: The other.
  ///   - transform: What makes a value of the two.
  /// - Returns: A publisher of what was made.
  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map(transform)
  }

  /// Sends the values of this publisher and of another.
  ///
  /// - Parameter other: The other.
  /// - Returns: A publisher of both's values.
  public func merge<P: Publisher>(
    with other: P
  ) -> Publishers.Merge<Self, P> where P.Failure == Failure, P.Output == Output {
    Publishers.Merge(a: self, b: other)
  }
}
