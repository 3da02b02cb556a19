/// A property of a class that publishes each new value before it is set.
///
/// Source: documented. Apple's page for `Published`.
@propertyWrapper
public struct Published<Value> {
  let storage: PublishedStorage<Value>

  /// Creates a property with a first value.
  ///
  /// - Parameter wrappedValue: The first value.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// Creates a property with a first value.
  ///
  /// - Parameter initialValue: The first value.
  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

  /// Not for use: published properties belong to classes, where the subscript below is used.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  /// The publisher of a published property's values.
  public struct Publisher: Combine.Publisher {
    /// The property's values.
    public typealias Output = Value
    /// The publisher doesn't fail.
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    /// Attaches a subscriber, which is sent the current value first.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      storage.subject.receive(subscriber: subscriber)
    }
  }

  /// The publisher of the property's values: of the current one, then of each new one before it
  /// is set.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { _ = newValue }
  }

  /// The property's value, reached through the object that it belongs to.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - wrappedKeyPath: The property.
  ///   - storageKeyPath: The property's wrapper.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      if storage.owner == nil, let object = object as? any ObservableObject {
        ObservableObjectPublisher.connectFields(of: object)
      }
      storage.set(newValue)
    }
  }
}

/// What a published property keeps: its value, its subscribers, and its object's publisher.
final class PublishedStorage<Value>: PublishedField {
  private(set) var value: Value
  let subject: CurrentValueSubject<Value, Never>
  weak var owner: ObservableObjectPublisher?
  var incoming: [AnyCancellable] = []

  init(_ value: Value) {
    self.value = value
    subject = CurrentValueSubject(value)
  }

  func set(_ newValue: Value) {
    owner?.send()
    subject.send(newValue)
    value = newValue
  }

  func setFromPublisher(_ newValue: Value) { set(newValue) }
}

/// A published property's storage, whatever its type.
protocol PublishedField: AnyObject {
  /// The publisher of the object that the property belongs to.
  var owner: ObservableObjectPublisher? { get set }
}

/// A wrapper whose storage an object's publisher can find by reflection.
protocol PublishedWrapper {
  /// The storage.
  var field: any PublishedField { get }
}

extension Published: PublishedWrapper {
  var field: any PublishedField { storage }
}
