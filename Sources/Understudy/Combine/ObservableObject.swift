import Foundation

/// An object that tells before it changes.
///
/// Source: documented. Apple's page for `ObservableObject`.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that tells.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// The publisher that tells before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that tells before one of the object's published properties changes.
  public var objectWillChange: ObservableObjectPublisher {
    ObservableObjectPublisher.connectFields(of: self)
  }
}

/// The publisher that an observable object has unless it makes its own.
public final class ObservableObjectPublisher: Publisher {
  /// The publisher sends a signal, no value.
  public typealias Output = Void
  /// The publisher doesn't fail.
  public typealias Failure = Never

  private let subscribers = SubscriberList<Void, Never>()

  /// Creates a publisher.
  public init() {}

  /// Tells that the object is about to change.
  public func send() { subscribers.send(()) }

  /// Attaches a subscriber.
  ///
  /// - Parameter subscriber: The subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    let connection = SubjectConnection(subscriber, subscribers)
    subscribers.add(connection)
    subscriber.receive(subscription: connection)
  }

  /// Returns the publisher of an object, connected with its published properties.
  @discardableResult
  static func connectFields(of object: any ObservableObject) -> ObservableObjectPublisher {
    PublisherTable.shared.publisher(of: object) {
      var fields: [any PublishedField] = []
      var mirror: Mirror? = Mirror(reflecting: object)
      while let current = mirror {
        for child in current.children {
          if let wrapper = child.value as? any PublishedWrapper { fields.append(wrapper.field) }
        }
        mirror = current.superclassMirror
      }
      return fields
    }
  }
}

/// The publishers that were made for objects, found again by a published property of each, or by
/// the object's address while it has none.
private final class PublisherTable: @unchecked Sendable {
  // Safe: every access to the table goes through the lock.
  static let shared = PublisherTable()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepLimit = 64

  func publisher(
    of object: any ObservableObject,
    fields: () -> [any PublishedField]
  ) -> ObservableObjectPublisher {
    lock.lock()
    defer { lock.unlock() }
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.object === object { return entry.publisher }
    if entries.count >= sweepLimit {
      entries = entries.filter { $0.value.object != nil }
      sweepLimit = max(64, entries.count * 2)
    }
    let publisher = ObservableObjectPublisher()
    entries[key] = Entry(object: object, publisher: publisher)
    for field in fields() { field.owner = publisher }
    return publisher
  }
}
