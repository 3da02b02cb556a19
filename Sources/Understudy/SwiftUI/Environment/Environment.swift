/// A value that a view reads from its environment.
///
/// Source: documented; rules 3.3, 6.7 and 6.8 of the SwiftUI semantics.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(ObjectIdentifier, (EnvironmentValues) -> Value?)
  }

  private let source: Source
  private var slot: EnvironmentSlot<Value>?

  /// Creates a property.
  ///
  /// - Parameter keyPath: The value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// The value.
  public var wrappedValue: Value {
    if let slot {
      slot.wasRead = true
      if let value = slot.value { return value }
      fatalError(
        """
        No Observable object of type \(Value.self) found. A View.environmentObject(_:) for \
        \(Value.self) may be missing as an ancestor of this view.
        """
      )
    }
    RuntimeIssue.log(
      "Accessing Environment<\(Value.self)>'s value outside of being installed on a View. "
        + "This will always read the default value and will not update."
    )
    switch source {
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object(_, let read):
      if let value = read(EnvironmentValues()) { return value }
      fatalError("No Observable object of type \(Value.self) found.")
    }
  }
}

@available(iOS 17.0, *)
extension Environment {
  /// Creates a property that reads a model; reading traps if nobody has put one there.
  ///
  /// - Parameter objectType: The model's type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object(ObjectIdentifier(objectType)) { $0[objectType: objectType] }
  }

  /// Creates a property that reads a model if somebody has put one there.
  ///
  /// - Parameter objectType: The model's type.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object(ObjectIdentifier(objectType)) { .some($0[objectType: objectType]) }
  }
}

// Safe: key paths and the closures above hold nothing that changes, and the value is Sendable.
extension Environment: @unchecked Sendable where Value: Sendable {}

/// What a node keeps for an environment property.
final class EnvironmentSlot<Value> {
  var value: Value?
  var version: UInt64
  var wasRead = false

  init(_ value: Value?, version: UInt64) {
    self.value = value
    self.version = version
  }
}

extension Environment: LinkedProperty {
  @MainActor
  mutating func link(_ slot: inout AnyObject?, in node: AnyNode) -> Bool {
    let version = node.scope.version
    if let slot {
      // Holds: only this function fills the slot.
      let known = unsafeDowncast(slot, to: EnvironmentSlot<Value>.self)
      self.slot = known
      guard known.version != version else { return false }
      known.version = version
      let value = read(in: node)
      // Whoever reads all values depends on those it has read of them, which are compared one by one.
      let changed =
        Value.self != EnvironmentValues.self
        && !ValueComparisons.of(Value?.self).areEqual(known.value, value)
      known.value = value
      return changed && known.wasRead
    }
    let new = EnvironmentSlot(read(in: node), version: version)
    slot = new
    self.slot = new
    return false
  }

  @MainActor
  private func read(in node: AnyNode) -> Value? {
    // As the reader, so that the node learns which keys stand behind the key path.
    let outer = UpdateReader.current
    UpdateReader.current = node
    let reads = node.environmentReads
    defer {
      UpdateReader.current = outer
      // The slot compares its own value; the keys behind it needn't be compared as well.
      node.environmentReads = reads
    }
    let values = node.scope.values.tracked(by: node)
    switch source {
    case .keyPath(let keyPath):
      if let value = values as? Value, keyPath == \EnvironmentValues.self {
        return value
      }
      return values[keyPath: keyPath]
    case .object(_, let read): return read(values)
    }
  }

  func hasSameSource(as other: Environment) -> Bool {
    switch (source, other.source) {
    case (.keyPath(let left), .keyPath(let right)): left == right
    case (.object(let left, _), .object(let right, _)): left == right
    default: false
    }
  }
}
