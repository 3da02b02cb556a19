/// Gives bindings to the properties of an observable model.
///
/// Source: documented. Apple's page for `Bindable`.
@available(iOS 17.0, *)
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
  /// The model.
  public var wrappedValue: Value

  /// The wrapper itself.
  public var projectedValue: Bindable<Value> { self }

  /// Not for use: only observable objects can be wrapped.
  ///
  /// - Parameter wrappedValue: The value.
  @available(
    *,
    unavailable,
    message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { fatalError() }

  /// Not for use: only observable objects can be wrapped.
  ///
  /// - Parameter projectedValue: Another wrapper.
  @available(
    *,
    unavailable,
    message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(projectedValue: Bindable<Value>) { fatalError() }

  fileprivate init(model: Value) { self.wrappedValue = model }
}

@available(iOS 17.0, *)
extension Bindable where Value: AnyObject & Observable {
  /// Creates a wrapper for a model.
  ///
  /// - Parameter wrappedValue: The model.
  public init(wrappedValue: Value) { self.init(model: wrappedValue) }

  /// Creates a wrapper for a model.
  ///
  /// - Parameter wrappedValue: The model.
  public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }

  /// Creates a wrapper from another one's projected value.
  ///
  /// - Parameter projectedValue: The other wrapper.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding to a property of the model.
  ///
  /// - Parameter keyPath: The property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectLocation(wrappedValue, keyPath))
  }
}

@available(iOS 17.0, *)
extension Bindable: Sendable where Value: Sendable {}
