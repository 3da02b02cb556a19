import StageRuntime

/// A value that a view keeps: changing it updates the views that read it.
///
/// Source: documented; rules 1.7, 1.9 and 2.1–2.5 of the SwiftUI semantics.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initialValue: Value
  private var box: StateBox<Value>?

  /// Creates a state with a first value, used when the view comes into being.
  ///
  /// - Parameter value: The first value.
  public init(wrappedValue value: Value) { initialValue = value }

  /// Creates a state with a first value, used when the view comes into being.
  ///
  /// - Parameter value: The first value.
  public init(initialValue value: Value) { initialValue = value }

  /// The value.
  ///
  /// Outside a view that is in use it is the first value, and can't be set (rule 2.1).
  public var wrappedValue: Value {
    get { box?.read() ?? initialValue }
    nonmutating set { box?.write(newValue, transaction: .current) }
  }

  /// A binding to the value; having it isn't reading the value (rule 2.3).
  public var projectedValue: Binding<Value> {
    if let box { return Binding(location: box) }
    RuntimeIssue.log(
      "Accessing State's value outside of being installed on a View. "
        + "This will result in a constant Binding of the initial value and will not update."
    )
    return .constant(initialValue)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is `nil` first.
  public init() { self.init(wrappedValue: nil) }
}

// Safe: the value is Sendable, and the box guards what it keeps.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: LinkedProperty {
  @MainActor
  mutating func link(_ slot: inout AnyObject?, in node: AnyNode) -> Bool {
    if let slot {
      // Holds: only this function fills the slot.
      box = unsafeDowncast(slot, to: StateBox<Value>.self)
    } else {
      let new = StateBox(initialValue, host: node.host)
      box = new
      slot = new
    }
    return false
  }

  func hasSameSource(as other: State) -> Bool { true }
}
