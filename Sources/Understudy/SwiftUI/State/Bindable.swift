/// Gives bindings to the properties of an observable model.
///
/// Source: documented. Apple's page for `Bindable`.
@available(iOS 17.0, *)
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
  private var model: Value

  /// The model.
  public var wrappedValue: Value {
    get { model }
    set { model = newValue }
  }

  /// The wrapper itself.
  public var projectedValue: Bindable<Value> { self }
}

@available(iOS 17.0, *)
extension Bindable where Value: AnyObject & Observable {
  /// Creates a wrapper for a model.
  ///
  /// - Parameter wrappedValue: The model.
  public init(wrappedValue: Value) { model = wrappedValue }

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
