import Foundation

/// A value that a scene keeps between launches: changing it updates the views that read it.
///
/// Source: documented. Apple's page for `SceneStorage`. On a stage values are kept in memory and start
/// empty, so that tests don't see one another's.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let source: StorageSource<Value>
  private var location: StorageLocation<Value>?

  private init(
    _ key: String,
    _ value: Value,
    decode: @escaping (Any?) -> Value? = { $0 as? Value },
    encode: @escaping (Value) -> Any? = { $0 }
  ) {
    source = StorageSource(
      space: AnyHashable(StorageSpace.scene),
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

extension SceneStorage: LinkedProperty {
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

  func hasSameSource(as other: SceneStorage) -> Bool {
    source.space == other.source.space && source.key == other.source.key
  }
}

extension SceneStorage {
  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where nothing is stored.
  ///   - key: The key.
  public init(
    wrappedValue: Value,
    _ key: String
  ) where Value == Bool {
    self.init(key, wrappedValue)
  }

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where nothing is stored.
  ///   - key: The key.
  public init(
    wrappedValue: Value,
    _ key: String
  ) where Value == Int {
    self.init(key, wrappedValue)
  }

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where nothing is stored.
  ///   - key: The key.
  public init(
    wrappedValue: Value,
    _ key: String
  ) where Value == Double {
    self.init(key, wrappedValue)
  }

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where nothing is stored.
  ///   - key: The key.
  public init(
    wrappedValue: Value,
    _ key: String
  ) where Value == String {
    self.init(key, wrappedValue)
  }

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where nothing is stored.
  ///   - key: The key.
  public init(
    wrappedValue: Value,
    _ key: String
  ) where Value == URL {
    self.init(key, wrappedValue)
  }

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where nothing is stored.
  ///   - key: The key.
  public init(
    wrappedValue: Value,
    _ key: String
  ) where Value == Data {
    self.init(key, wrappedValue)
  }

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where nothing is stored.
  ///   - key: The key.
  public init(
    wrappedValue: Value,
    _ key: String
  ) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key,
      wrappedValue,
      decode: { ($0 as? Int).flatMap(Value.init(rawValue:)) },
      encode: { $0.rawValue }
    )
  }

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where nothing is stored.
  ///   - key: The key.
  public init(
    wrappedValue: Value,
    _ key: String
  ) where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key,
      wrappedValue,
      decode: { ($0 as? String).flatMap(Value.init(rawValue:)) },
      encode: { $0.rawValue }
    )
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property that is `nil` where nothing is stored.
  ///
  /// - Parameter key: The key.
  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, decode: { $0 as? Bool }, encode: { $0 })
  }

  /// Creates a property that is `nil` where nothing is stored.
  ///
  /// - Parameter key: The key.
  public init(_ key: String) where Value == Int? {
    self.init(key, nil, decode: { $0 as? Int }, encode: { $0 })
  }

  /// Creates a property that is `nil` where nothing is stored.
  ///
  /// - Parameter key: The key.
  public init(_ key: String) where Value == Double? {
    self.init(key, nil, decode: { $0 as? Double }, encode: { $0 })
  }

  /// Creates a property that is `nil` where nothing is stored.
  ///
  /// - Parameter key: The key.
  public init(_ key: String) where Value == String? {
    self.init(key, nil, decode: { $0 as? String }, encode: { $0 })
  }

  /// Creates a property that is `nil` where nothing is stored.
  ///
  /// - Parameter key: The key.
  public init(_ key: String) where Value == URL? {
    self.init(key, nil, decode: { $0 as? URL }, encode: { $0 })
  }

  /// Creates a property that is `nil` where nothing is stored.
  ///
  /// - Parameter key: The key.
  public init(_ key: String) where Value == Data? {
    self.init(key, nil, decode: { $0 as? Data }, encode: { $0 })
  }
}
