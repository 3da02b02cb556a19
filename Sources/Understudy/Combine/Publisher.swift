/// A source of values over time, which ends with success or with a failure.
///
/// Source: documented. Apple's page for `Publisher`.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error with which the publisher may end; `Never` if it doesn't fail.
  associatedtype Failure: Error

  /// Attaches a subscriber; call `subscribe(_:)` instead.
  ///
  /// - Parameter subscriber: The subscriber, which is sent a subscription first.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  ///
  /// - Parameter subscriber: The subscriber, which is sent a subscription first.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Attaches a subject.
  ///
  /// - Parameter subject: The subject, which sends on what this publisher sends.
  /// - Returns: A token that ends the subscription when it is cancelled or released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: { subject.send(completion: $0) },
      receiveValue: { subject.send($0) }
    )
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }

  /// Hides the publisher's type.
  ///
  /// - Returns: A publisher of the same values.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// Something that receives what a publisher sends.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the error with which a publisher may end.
  associatedtype Failure: Error

  /// Tells that the publisher has accepted the subscriber.
  ///
  /// - Parameter subscription: What to ask for values.
  func receive(subscription: any Subscription)

  /// Tells that there is a value.
  ///
  /// - Parameter input: The value.
  /// - Returns: How many values more than before the subscriber wants.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Tells that the publisher has ended.
  ///
  /// - Parameter completion: How it ended.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for values.
  ///
  /// - Parameter demand: How many values more than before are wanted.
  func request(_ demand: Subscribers.Demand)
}

/// An activity that can be cancelled.
public protocol Cancellable {
  /// Cancels the activity.
  func cancel()
}

extension Cancellable {
  /// Keeps the activity's token in a collection.
  ///
  /// - Parameter collection: Where to keep it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps the activity's token in a set.
  ///
  /// - Parameter set: Where to keep it.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}

/// A token that cancels an activity when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Creates a token.
  ///
  /// - Parameter cancel: What cancels the activity; it runs once at most.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Creates a token for an activity.
  ///
  /// - Parameter canceller: The activity.
  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

  deinit { action?() }

  /// Cancels the activity.
  public func cancel() {
    let action = self.action
    self.action = nil
    action?()
  }

  /// Keeps the token in a collection.
  ///
  /// - Parameter collection: Where to keep it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps the token in a set.
  ///
  /// - Parameter set: Where to keep it.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Whether two tokens are the same object.
  ///
  /// - Parameters:
  ///   - lhs: A token.
  ///   - rhs: Another token.
  /// - Returns: `true` if they are the same.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Hashes the token's identity.
  ///
  /// - Parameter hasher: What takes the hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A number that tells one publisher stream from another.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let value: UInt

  /// Creates the identifier of an object.
  ///
  /// - Parameter object: The object.
  public init(_ object: AnyObject) { value = UInt(bitPattern: ObjectIdentifier(object).hashValue) }

  /// The identifier as a text.
  public var description: String { "0x" + String(value, radix: 16) }
}

/// A type whose instances have an identifier for use in Combine.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The object's identity.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
