/// A value that is kept elsewhere, to read and to write.
///
/// Source: documented; rules 2.3 and 2.6–2.8 of the SwiftUI semantics.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction of writes through the binding.
  public var transaction: Transaction
  let location: Location<Value>

  init(location: Location<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  /// Creates a binding from closures.
  ///
  /// - Parameters:
  ///   - get: Returns the value; called once at once, and its result is what views see.
  ///   - set: Sets the value.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let get = Self.synchronous(get)
    let set = Self.synchronous(set)
    self.init(location: FunctionLocation(get: get, set: { value, _ in set(value) }))
  }

  /// Creates a binding from closures, of which one takes the transaction of the write.
  ///
  /// - Parameters:
  ///   - get: Returns the value; called once at once, and its result is what views see.
  ///   - set: Sets the value.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let get = Self.synchronous(get)
    let set = Self.synchronous(set)
    self.init(location: FunctionLocation(get: get, set: set))
  }

  // Bindings are read and written without waiting, on the actor that made them, as Apple's are;
  // a function that carries its isolation is called like one that doesn't.
  private static func synchronous(
    _ function: @escaping @isolated(any) @Sendable () -> Value
  ) -> () -> Value {
    unsafeBitCast(function, to: (@Sendable () -> Value).self)
  }

  private static func synchronous(
    _ function: @escaping @isolated(any) @Sendable (Value) -> Void
  ) -> (Value) -> Void {
    unsafeBitCast(function, to: (@Sendable (Value) -> Void).self)
  }

  private static func synchronous(
    _ function: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) -> (Value, Transaction) -> Void {
    unsafeBitCast(function, to: (@Sendable (Value, Transaction) -> Void).self)
  }

  /// Creates a binding from another one's projected value.
  ///
  /// - Parameter projectedValue: The other binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding to a value that never changes.
  ///
  /// - Parameter value: The value.
  /// - Returns: A binding whose writes do nothing.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set {
      location.write(newValue, transaction: transaction.overridden(by: .current))
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  ///
  /// - Parameter keyPath: The part.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(location: MemberLocation(location, keyPath), transaction: transaction)
  }

  /// A binding that writes in a transaction.
  ///
  /// - Parameter transaction: The transaction; the one around a write overrides it.
  /// - Returns: A binding to the same value.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }

  /// A binding that writes with an animation.
  ///
  /// - Parameter animation: The animation.
  /// - Returns: A binding to the same value.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }
}

extension Binding {
  /// Creates a binding to an optional from one to a value; writes of `nil` do nothing.
  ///
  /// - Parameter base: The binding to the value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      location: ConvertedLocation(base.location, convert: { $0 }, revert: { $0 }),
      transaction: base.transaction
    )
  }

  /// Creates a binding to a value from one to an optional, if that isn't `nil` now.
  ///
  /// - Parameter base: The binding to the optional; reading traps if it turns `nil` later
  ///   (rule 2.8).
  public init?(_ base: Binding<Value?>) {
    guard base.wrappedValue != nil else { return nil }
    self.init(
      location: ConvertedLocation(
        base.location,
        convert: { value in
          guard let value else {
            fatalError("A binding to an optional was read through after it had turned nil.")
          }
          return value
        },
        revert: { .some($0) }
      ),
      transaction: base.transaction
    )
  }

  /// Creates a binding to a hashable value of hidden type.
  ///
  /// - Parameter base: The binding to the value; writes of another type trap.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      location: ConvertedLocation(
        base.location,
        convert: { AnyHashable($0) },
        revert: { value in
          guard let value = value.base as? V else {
            fatalError("A binding to \(V.self) was given \(type(of: value.base)).")
          }
          return value
        }
      ),
      transaction: base.transaction
    )
  }
}

// Safe: the value is Sendable, and locations guard what they keep.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's identity.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicProperty {}

extension Binding: LinkedProperty {
  @MainActor
  mutating func link(_ slot: inout AnyObject?, in node: AnyNode) -> Bool {
    guard !location.isTracked else { return false }
    let value = location.read()
    guard let slot else {
      slot = BindingSlot(value)
      return false
    }
    // Holds: only this function fills the slot.
    let known = unsafeDowncast(slot, to: BindingSlot<Value>.self)
    let isUnchanged = ValueComparisons.of(Value.self).areEqual(known.value, value)
    known.value = value
    return !isUnchanged
  }

  func hasSameSource(as other: Binding) -> Bool {
    location === other.location || location.isSame(as: other.location)
  }
}

/// The value that a view's binding had at its last update, where reading it isn't tracked.
private final class BindingSlot<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
