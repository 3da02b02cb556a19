/// A namespace for the types that subscribers use.
public enum Subscribers {
  /// A number of values that a subscriber wants.
  public struct Demand: Hashable, Sendable {
    /// The number, or `nil` if there is no limit.
    public let max: Int?

    /// No limit.
    public static let unlimited: Demand = Demand(max: nil)
    /// No values.
    public static let none: Demand = Demand(max: 0)

    /// A given number of values.
    ///
    /// - Parameter value: The number; must not be negative.
    /// - Returns: The demand.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand must not be negative (was \(value)).")
      return Demand(max: value)
    }

    /// Adds two demands.
    ///
    /// - Parameters:
    ///   - lhs: A demand.
    ///   - rhs: Another demand.
    /// - Returns: The sum, without limit if one of them has none.
    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      guard let left = lhs.max, let right = rhs.max else { return .unlimited }
      let (sum, overflow) = left.addingReportingOverflow(right)
      return overflow ? .unlimited : Demand(max: sum)
    }

    /// Adds a demand to another.
    ///
    /// - Parameters:
    ///   - lhs: The demand that grows.
    ///   - rhs: The demand to add.
    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
  }

  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    /// There are no more values.
    case finished
    /// Something went wrong.
    case failure(Failure)
  }

  /// A subscriber that calls closures and wants all values.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// The closure called with each value.
    public var receiveValue: (Input) -> Void { valueHandler ?? { _ in } }
    /// The closure called at the end.
    public var receiveCompletion: (Completion<Failure>) -> Void { completionHandler ?? { _ in } }

    private var valueHandler: ((Input) -> Void)?
    private var completionHandler: ((Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?

    /// Creates a subscriber.
    ///
    /// - Parameters:
    ///   - receiveCompletion: Called once, when the publisher has ended.
    ///   - receiveValue: Called with each value.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      completionHandler = receiveCompletion
      valueHandler = receiveValue
    }

    /// Asks for all values.
    ///
    /// - Parameter subscription: What to ask.
    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, valueHandler != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Hands a value to the closure.
    ///
    /// - Parameter input: The value.
    /// - Returns: No further demand: all values are wanted already.
    public func receive(_ input: Input) -> Demand {
      valueHandler?(input)
      return .none
    }

    /// Hands the end to the closure.
    ///
    /// - Parameter completion: How the publisher ended.
    public func receive(completion: Completion<Failure>) {
      let handler = completionHandler
      release()
      handler?(completion)
    }

    /// Ends the subscription.
    public func cancel() {
      let subscription = self.subscription
      release()
      subscription?.cancel()
    }

    private func release() {
      subscription = nil
      valueHandler = nil
      completionHandler = nil
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Publisher {
  /// Calls closures with what the publisher sends.
  ///
  /// - Parameters:
  ///   - receiveCompletion: Called once, when the publisher has ended.
  ///   - receiveValue: Called with each value.
  /// - Returns: A token that ends the subscription when it is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(
      receiveCompletion: receiveCompletion,
      receiveValue: receiveValue
    )
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value.
  ///
  /// - Parameter receiveValue: Called with each value.
  /// - Returns: A token that ends the subscription when it is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value to a property of an object, which the subscription keeps alive.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: The object.
  /// - Returns: A token that ends the subscription when it is cancelled or released.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Republishes each value with a published property, for as long as the property lives.
  ///
  /// - Parameter published: The property's publisher, such as `&$name`.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.incoming.append(sink { [weak storage] in storage?.setFromPublisher($0) })
  }
}
