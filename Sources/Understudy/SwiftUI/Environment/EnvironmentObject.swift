/// An observable object that a view finds in its environment: the view runs when it changes.
///
/// Source: documented; rule 6.7 of the SwiftUI semantics.
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Gives bindings to the object's properties.
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    ///
    /// - Parameter keyPath: The property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(object, keyPath))
    }
  }

  /// Creates a property.
  nonisolated public init() {}

  /// The object; traps if nobody has put one there.
  public var wrappedValue: ObjectType {
    if let object { return object }
    fatalError(
      """
      No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \
      \(ObjectType.self) may be missing as an ancestor of this view.
      """
    )
  }

  /// Gives bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: @preconcurrency LinkedProperty {
  mutating func link(_ slot: inout AnyObject?, in node: AnyNode) -> Bool {
    node.note(.of(ObservableObjectKey<ObjectType>.self))
    object = node.scope.values.value(ObservableObjectKey<ObjectType>.self)
    guard let object else { return false }
    let isFirst = slot == nil
    return ObjectSubscription.update(&slot, for: object, in: node) && !isFirst
  }

  func hasSameSource(as other: EnvironmentObject) -> Bool { true }
}

/// The key of an observable object in the environment.
enum ObservableObjectKey<ObjectType: ObservableObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }
}

/// The key of an observable model in the environment.
enum ModelKey<Model: AnyObject & Observable>: EnvironmentKey {
  static var defaultValue: Model? { nil }
}

@available(iOS 17.0, *)
extension EnvironmentValues {
  /// The model of a type.
  ///
  /// - Parameter objectType: The type.
  public subscript<T: AnyObject & Observable>(objectType objectType: T.Type) -> T? {
    get { self[ModelKey<T>.self] }
    set { self[ModelKey<T>.self] = newValue }
  }
}

extension View {
  /// Puts an observable object into the environment.
  ///
  /// - Parameter object: The object.
  /// - Returns: A view whose content finds the object.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0.set(ObservableObjectKey<T>.self, object) })
  }

  /// Puts a model into the environment.
  ///
  /// - Parameter object: The model; `nil` takes away what an outer view has put there.
  /// - Returns: A view whose content finds the model.
  @available(iOS 17.0, *)
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0.set(ModelKey<T>.self, object) })
  }
}
