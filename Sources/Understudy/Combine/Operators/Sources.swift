import Foundation

/// A publisher that sends no value, and ends at once or never.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends at once.
  public let completeImmediately: Bool

  /// Creates a publisher.
  ///
  /// - Parameter completeImmediately: Whether it ends at once.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Creates a publisher of given types.
  ///
  /// - Parameters:
  ///   - completeImmediately: Whether it ends at once.
  ///   - outputType: The type of the values that it doesn't send.
  ///   - failureType: The type of the failure that doesn't happen.
  public init(
    completeImmediately: Bool = true,
    outputType: Output.Type,
    failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Attaches a subscriber.
  ///
  /// - Parameter subscriber: The subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    Relay(subscriber).start { relay in
      if completeImmediately { relay.finish(.finished) }
      return []
    }
  }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// How it fails.
  public let error: Failure

  /// Creates a publisher.
  ///
  /// - Parameter error: How it fails.
  public init(error: Failure) { self.error = error }

  /// Creates a publisher of a given type.
  ///
  /// - Parameters:
  ///   - outputType: The type of the values that it doesn't send.
  ///   - failure: How it fails.
  public init(outputType: Output.Type, failure: Failure) { self.init(error: failure) }

  /// Attaches a subscriber.
  ///
  /// - Parameter subscriber: The subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    Relay(subscriber).start { relay in
      relay.finish(.failure(error))
      return []
    }
  }
}

/// A publisher of one value that somebody promises to give.
public final class Future<Output, Failure: Error>: Publisher {
  /// What the value, or the failure, is given to.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var result: Result<Output, Failure>?
  private var waiting: [(Result<Output, Failure>) -> Void] = []

  /// Creates a publisher.
  ///
  /// - Parameter attemptToFulfill: Called at once with the promise; what it is given first counts.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in fulfill(result) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    let waiting = self.waiting
    self.waiting = []
    for receive in waiting { receive(result) }
  }

  /// Attaches a subscriber.
  ///
  /// - Parameter subscriber: The subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    Relay(subscriber).start { relay in
      func send(_ result: Result<Output, Failure>) {
        switch result {
        case .success(let value):
          relay.send(value)
          relay.finish(.finished)
        case .failure(let error): relay.finish(.failure(error))
        }
      }
      if let result { send(result) } else { waiting.append(send) }
      return []
    }
  }
}

extension NotificationCenter {
  /// A publisher of notifications.
  public struct Publisher: Combine.Publisher {
    /// The values.
    public typealias Output = Notification
    /// It doesn't fail.
    public typealias Failure = Never

    /// Where the notifications are posted.
    public let center: NotificationCenter
    /// Which notifications.
    public let name: Notification.Name
    /// Whose notifications; `nil` for anybody's.
    public let object: AnyObject?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - center: Where the notifications are posted.
    ///   - name: Which notifications.
    ///   - object: Whose notifications; `nil` for anybody's.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let center = center
      Relay(subscriber).start { relay in
        let target = Target(send: { relay.send($0) })
        let token = center.addObserver(forName: name, object: object, queue: nil) {
          target.send($0)
        }
        let observer = Observer(token: token)
        return [AnyCancellable { center.removeObserver(observer.token) }]
      }
    }

    private struct Target: @unchecked Sendable {
      // Safe: called where the notification is posted, as Apple's does.
      let send: (Notification) -> Void
    }

    private struct Observer: @unchecked Sendable {
      // Safe: it is only handed back.
      let token: any NSObjectProtocol
    }
  }

  /// Returns a publisher of notifications.
  ///
  /// - Parameters:
  ///   - name: Which notifications.
  ///   - object: Whose notifications; `nil` for anybody's.
  /// - Returns: The publisher.
  public func publisher(
    for name: Notification.Name,
    object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
