/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (any Subscriber<Output, Failure>) -> Void

  /// Hides the type of a publisher.
  ///
  /// - Parameter publisher: The publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let erased = publisher as? AnyPublisher<Output, Failure> {
      self = erased
    } else {
      attach = { subscriber in Self.open(publisher, subscriber) }
    }
  }

  private static func open<P: Publisher, S: Subscriber>(_ publisher: P, _ subscriber: S)
  where P.Output == S.Input, P.Failure == S.Failure {
    publisher.receive(subscriber: subscriber)
  }

  /// Attaches a subscriber.
  ///
  /// - Parameter subscriber: The subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    attach(subscriber)
  }
}

/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// The publisher doesn't fail.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Creates a publisher.
  ///
  /// - Parameter output: The value, sent to each subscriber when it asks.
  public init(_ output: Output) { self.output = output }

  /// Attaches a subscriber.
  ///
  /// - Parameter subscriber: The subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: JustSubscription(output, subscriber))
  }
}

private final class JustSubscription<S: Subscriber>: Subscription where S.Failure == Never {
  private var pending: (value: S.Input, subscriber: S)?

  init(_ value: S.Input, _ subscriber: S) { pending = (value, subscriber) }

  func request(_ demand: Subscribers.Demand) {
    guard demand != .none, let (value, subscriber) = pending else { return }
    pending = nil
    _ = subscriber.receive(value)
    subscriber.receive(completion: .finished)
  }

  func cancel() { pending = nil }
}

/// A namespace for the publishers that operators return.
public enum Publishers {
  /// A publisher that transforms each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The upstream's failure.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What makes a value of an upstream's.
    public let transform: (Upstream.Output) -> Output

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - transform: What makes a value of an upstream's.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = self.transform
      upstream.subscribe(
        Stage<Upstream.Output, S>(subscriber) { subscriber.receive(transform($0)) }
      )
    }
  }

  /// A publisher of those values that satisfy a condition.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The upstream's values.
    public typealias Output = Upstream.Output
    /// The upstream's failure.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is sent on.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - isIncluded: Whether a value is sent on.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isIncluded = self.isIncluded
      upstream.subscribe(
        Stage<Output, S>(subscriber) { isIncluded($0) ? subscriber.receive($0) : .max(1) }
      )
    }
  }

  /// A publisher that leaves out values equal to the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The upstream's values.
    public typealias Output = Upstream.Output
    /// The upstream's failure.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether two values in a row are equal.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - predicate: Whether two values in a row are equal.
    public init(
      upstream: Upstream,
      predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = self.predicate
      var last: Output?
      upstream.subscribe(
        Stage<Output, S>(subscriber) { value in
          if let last, predicate(last, value) { return .max(1) }
          last = value
          return subscriber.receive(value)
        }
      )
    }
  }

  /// What stands between a publisher and a subscriber, and changes the values.
  private final class Stage<Input, Downstream: Subscriber>: Subscriber {
    private let downstream: Downstream
    private let handle: (Input) -> Subscribers.Demand

    init(_ downstream: Downstream, _ handle: @escaping (Input) -> Subscribers.Demand) {
      self.downstream = downstream
      self.handle = handle
    }

    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand { handle(input) }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
      downstream.receive(completion: completion)
    }
  }
}

extension Publisher {
  /// Transforms each value.
  ///
  /// - Parameter transform: What makes the new value.
  /// - Returns: A publisher of the new values.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Leaves out the values that don't satisfy a condition.
  ///
  /// - Parameter isIncluded: The condition.
  /// - Returns: A publisher of the values that are left.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Leaves out each value that equals the one before, by a given comparison.
  ///
  /// - Parameter predicate: Whether two values in a row are equal.
  /// - Returns: A publisher of the values that are left.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out each value that equals the one before.
  ///
  /// - Returns: A publisher of the values that are left.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
