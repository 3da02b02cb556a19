/// A publisher that sends what it is told to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value.
  ///
  /// - Parameter value: The value.
  func send(_ value: Output)

  /// Ends the subject.
  ///
  /// - Parameter completion: How it ends.
  func send(completion: Subscribers.Completion<Failure>)

  /// Gives the subject a subscription to ask for values.
  ///
  /// - Parameter subscription: The subscription to a publisher above.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a signal.
  public func send() { send(()) }
}

/// The subscribers of one subject, in the order in which they came.
final class SubscriberList<Output, Failure: Error> {
  private var connections: [SubjectConnection<Output, Failure>] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private var upstream: [any Subscription] = []

  func add(_ connection: SubjectConnection<Output, Failure>) { connections.append(connection) }

  func remove(_ connection: SubjectConnection<Output, Failure>) {
    connections.removeAll { $0 === connection }
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    // A copy: a subscriber may come or go while it receives.
    for connection in connections { connection.offer(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let ended = connections
    connections = []
    upstream = []
    for connection in ended { connection.end(completion) }
  }

  func send(subscription: any Subscription) {
    upstream.append(subscription)
    subscription.request(.unlimited)
  }
}

/// One subscriber's connection to a subject.
final class SubjectConnection<Output, Failure: Error>: Subscription {
  private var receiveValue: ((Output) -> Subscribers.Demand)?
  private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  private var demand = Subscribers.Demand.none
  private let list: SubscriberList<Output, Failure>
  private var current: (() -> Output)?

  init<S: Subscriber>(
    _ subscriber: S,
    _ list: SubscriberList<Output, Failure>,
    current: (() -> Output)? = nil
  ) where S.Input == Output, S.Failure == Failure {
    receiveValue = { subscriber.receive($0) }
    receiveCompletion = { subscriber.receive(completion: $0) }
    self.list = list
    self.current = current
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard let current, self.demand != .none else { return }
    self.current = nil
    offer(current())
  }

  func offer(_ value: Output) {
    guard let receiveValue else { return }
    if let limit = demand.max {
      // A value nobody has asked for yet: a subject with a current value keeps it, others drop it.
      guard limit > 0 else { return }
      demand = .max(limit - 1)
    }
    demand += receiveValue(value)
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let receiveCompletion = self.receiveCompletion
    release()
    receiveCompletion?(completion)
  }

  func cancel() {
    release()
    list.remove(self)
  }

  private func release() {
    receiveValue = nil
    receiveCompletion = nil
    current = nil
  }
}

/// A subject that sends values on to those who are subscribed when it is sent one.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>()

  /// Creates a subject.
  public init() {}

  /// Sends a value.
  ///
  /// - Parameter input: The value.
  public func send(_ input: Output) { subscribers.send(input) }

  /// Ends the subject.
  ///
  /// - Parameter completion: How it ends.
  public func send(completion: Subscribers.Completion<Failure>) {
    subscribers.send(completion: completion)
  }

  /// Asks a publisher above for all its values.
  ///
  /// - Parameter subscription: The subscription to that publisher.
  public func send(subscription: any Subscription) { subscribers.send(subscription: subscription) }

  /// Attaches a subscriber.
  ///
  /// - Parameter subscriber: The subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let connection = SubjectConnection(subscriber, subscribers)
    subscriber.receive(subscription: connection)
    if let completion = subscribers.completion {
      connection.end(completion)
    } else {
      subscribers.add(connection)
    }
  }
}

/// A subject that remembers its latest value and sends it to each new subscriber first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>()
  private var latest: Output

  /// The latest value; setting it sends it.
  public var value: Output {
    get { latest }
    set { send(newValue) }
  }

  /// Creates a subject.
  ///
  /// - Parameter value: The first value.
  public init(_ value: Output) { latest = value }

  /// Sends a value.
  ///
  /// - Parameter input: The value, which is remembered.
  public func send(_ input: Output) {
    guard subscribers.completion == nil else { return }
    latest = input
    subscribers.send(input)
  }

  /// Ends the subject.
  ///
  /// - Parameter completion: How it ends.
  public func send(completion: Subscribers.Completion<Failure>) {
    subscribers.send(completion: completion)
  }

  /// Asks a publisher above for all its values.
  ///
  /// - Parameter subscription: The subscription to that publisher.
  public func send(subscription: any Subscription) { subscribers.send(subscription: subscription) }

  /// Attaches a subscriber.
  ///
  /// - Parameter subscriber: The subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let connection = SubjectConnection(subscriber, subscribers, current: { self.latest })
    if let completion = subscribers.completion {
      subscriber.receive(subscription: SubjectConnection(subscriber, subscribers))
      connection.end(completion)
    } else {
      subscribers.add(connection)
      subscriber.receive(subscription: connection)
    }
  }
}
