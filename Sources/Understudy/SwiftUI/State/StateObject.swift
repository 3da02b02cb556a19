/// An observable object that a view makes and keeps.
///
/// Source: documented; rule 1.8 of the SwiftUI semantics.
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let thunk: Thunk
  private var object: ObjectType?

  private struct Thunk: @unchecked Sendable {
    // Safe: called on the main actor only.
    let makeObject: () -> ObjectType
  }

  /// Creates a property.
  ///
  /// - Parameter thunk: Makes the object, once in the life of the view.
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    self.thunk = Thunk(makeObject: thunk)
  }

  /// The object.
  public var wrappedValue: ObjectType {
    if let object { return object }
    RuntimeIssue.log(
      "Accessing StateObject<\(ObjectType.self)>'s object without being installed on a View. "
        + "This will create a new instance each time."
    )
    return thunk.makeObject()
  }

  /// Gives bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: @preconcurrency LinkedProperty {
  mutating func link(_ slot: inout AnyObject?, in node: AnyNode) -> Bool {
    if let subscription = slot as? ObjectSubscription {
      // Holds: only this function fills the slot.
      object = unsafeDowncast(subscription.object, to: ObjectType.self)
      return false
    }
    let new = UpdateReader.suspended(thunk.makeObject)
    object = new
    return ObjectSubscription.update(&slot, for: new, in: node)
  }

  func hasSameSource(as other: StateObject) -> Bool { true }
}
