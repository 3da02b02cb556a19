import Foundation

/// A value that the app keeps between launches: changing it updates the views that read it.
///
/// Source: documented. Apple's page for `AppStorage`. On a stage values are kept in memory and start
/// empty, so that tests don't see one another's.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let source: StorageSource<Value>
  private var location: StorageLocation<Value>?

  private init(
    _ key: String,
    _ value: Value,
    store: UserDefaults?,
    decode: @escaping (Any?) -> Value? = { $0 as? Value },
    encode: @escaping (Value) -> Any? = { $0 }
  ) {
    source = StorageSource(
      space: store.map { AnyHashable(ObjectIdentifier($0)) } ?? AnyHashable(StorageSpace.app),
      key: key,
      value: value,
      decode: decode,
      encode: encode
    )
  }

  /// The value.
  public var wrappedValue: Value {
    get { current.read() }
    nonmutating set { current.write(newValue, transaction: .current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location: current) }

  private var current: StorageLocation<Value> { location ?? StorageLocation(source) }
}

extension AppStorage: LinkedProperty {
  @MainActor
  mutating func link(_ slot: inout AnyObject?, in node: AnyNode) -> Bool {
    if let slot {
      // Holds: only this function fills the slot.
      location = unsafeDowncast(slot, to: StorageLocation<Value>.self)
    } else {
      let new = StorageLocation(source)
      location = new
      slot = new
    }
    return false
  }

  func hasSameSource(as other: AppStorage) -> Bool {
    source.space == other.source.space && source.key == other.source.key
  }
}

extension AppStorage {
  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where nothing is stored.
  ///   - key: The key.
  ///   - store: The store; `nil` for the stage's own.
  public init(
    wrappedValue: Value,
    _ key: String,
    store: UserDefaults? = nil
  ) where Value == Bool {
    self.init(key, wrappedValue, store: store)
  }

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where nothing is stored.
  ///   - key: The key.
  ///   - store: The store; `nil` for the stage's own.
  public init(
    wrappedValue: Value,
    _ key: String,
    store: UserDefaults? = nil
  ) where Value == Int {
    self.init(key, wrappedValue, store: store)
  }

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where nothing is stored.
  ///   - key: The key.
  ///   - store: The store; `nil` for the stage's own.
  public init(
    wrappedValue: Value,
    _ key: String,
    store: UserDefaults? = nil
  ) where Value == Double {
    self.init(key, wrappedValue, store: store)
  }

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where nothing is stored.
  ///   - key: The key.
  ///   - store: The store; `nil` for the stage's own.
  public init(
    wrappedValue: Value,
    _ key: String,
    store: UserDefaults? = nil
  ) where Value == String {
    self.init(key, wrappedValue, store: store)
  }

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where nothing is stored.
  ///   - key: The key.
  ///   - store: The store; `nil` for the stage's own.
  public init(
    wrappedValue: Value,
    _ key: String,
    store: UserDefaults? = nil
  ) where Value == URL {
    self.init(key, wrappedValue, store: store)
  }

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where nothing is stored.
  ///   - key: The key.
  ///   - store: The store; `nil` for the stage's own.
  public init(
    wrappedValue: Value,
    _ key: String,
    store: UserDefaults? = nil
  ) where Value == Data {
    self.init(key, wrappedValue, store: store)
  }

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where nothing is stored.
  ///   - key: The key.
  ///   - store: The store; `nil` for the stage's own.
  public init(
    wrappedValue: Value,
    _ key: String,
    store: UserDefaults? = nil
  ) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key,
      wrappedValue,
      store: store,
      decode: { ($0 as? Int).flatMap(Value.init(rawValue:)) },
      encode: { $0.rawValue }
    )
  }

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where nothing is stored.
  ///   - key: The key.
  ///   - store: The store; `nil` for the stage's own.
  public init(
    wrappedValue: Value,
    _ key: String,
    store: UserDefaults? = nil
  ) where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key,
      wrappedValue,
      store: store,
      decode: { ($0 as? String).flatMap(Value.init(rawValue:)) },
      encode: { $0.rawValue }
    )
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property that is `nil` where nothing is stored.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store; `nil` for the stage's own.
  public init(
    _ key: String,
    store: UserDefaults? = nil
  ) where Value == Bool? {
    self.init(key, nil, store: store, decode: { $0 as? Bool }, encode: { $0 })
  }

  /// Creates a property that is `nil` where nothing is stored.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store; `nil` for the stage's own.
  public init(
    _ key: String,
    store: UserDefaults? = nil
  ) where Value == Int? {
    self.init(key, nil, store: store, decode: { $0 as? Int }, encode: { $0 })
  }

  /// Creates a property that is `nil` where nothing is stored.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store; `nil` for the stage's own.
  public init(
    _ key: String,
    store: UserDefaults? = nil
  ) where Value == Double? {
    self.init(key, nil, store: store, decode: { $0 as? Double }, encode: { $0 })
  }

  /// Creates a property that is `nil` where nothing is stored.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store; `nil` for the stage's own.
  public init(
    _ key: String,
    store: UserDefaults? = nil
  ) where Value == String? {
    self.init(key, nil, store: store, decode: { $0 as? String }, encode: { $0 })
  }

  /// Creates a property that is `nil` where nothing is stored.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store; `nil` for the stage's own.
  public init(
    _ key: String,
    store: UserDefaults? = nil
  ) where Value == URL? {
    self.init(key, nil, store: store, decode: { $0 as? URL }, encode: { $0 })
  }

  /// Creates a property that is `nil` where nothing is stored.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store; `nil` for the stage's own.
  public init(
    _ key: String,
    store: UserDefaults? = nil
  ) where Value == Data? {
    self.init(key, nil, store: store, decode: { $0 as? Data }, encode: { $0 })
  }
}
