/// An observable object that a view is given: the view runs when the object changes.
///
/// Source: documented; rule 2.9 of the SwiftUI semantics.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType

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

  /// Creates a property with an object.
  ///
  /// - Parameter wrappedValue: The object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Creates a property with an object.
  ///
  /// - Parameter initialValue: The object.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object.
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Gives bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: object) }
}

extension ObservedObject: @preconcurrency LinkedProperty {
  mutating func link(_ slot: inout AnyObject?, in node: AnyNode) -> Bool {
    ObjectSubscription.update(&slot, for: object, in: node)
  }

  func hasSameSource(as other: ObservedObject) -> Bool { object === other.object }
}

/// A node's subscription to an object.
@MainActor
final class ObjectSubscription: ReleasableSlot {
  private(set) var object: AnyObject
  private var token: AnyCancellable?

  private init<ObjectType: ObservableObject>(_ object: ObjectType, _ node: AnyNode) {
    self.object = object
    token = object.objectWillChange.sink { [weak node] _ in
      guard let node else { return }
      Self.objectWillChange(for: node)
    }
  }

  /// Subscribes to an object, if it isn't the one that a slot is subscribed to already.
  ///
  /// - Returns: Whether the object is another one than before.
  static func update<ObjectType: ObservableObject>(
    _ slot: inout AnyObject?,
    for object: ObjectType,
    in node: AnyNode
  ) -> Bool {
    if let subscription = slot as? ObjectSubscription {
      if subscription.object === object { return false }
      subscription.release()
      slot = ObjectSubscription(object, node)
      return true
    }
    slot = ObjectSubscription(object, node)
    return true
  }

  nonisolated private static func objectWillChange(for node: AnyNode) {
    guard MainThread.isCurrent else {
      RuntimeIssue.log(
        "Publishing changes from background threads is not allowed; make sure to publish values "
          + "from the main thread (via operators like receive(on:)) on model updates."
      )
      Task { @MainActor in
        if !node.isDestroyed { node.host.invalidateImmediately(node) }
      }
      return
    }
    MainActor.assumeIsolated {
      guard !node.isDestroyed else { return }
      if UpdateReader.current != nil {
        RuntimeIssue.log(
          "Publishing changes from within view updates is not allowed, "
            + "this will cause undefined behavior."
        )
      }
      node.host.invalidateImmediately(node)
    }
  }

  func release() {
    token?.cancel()
    token = nil
  }
}
