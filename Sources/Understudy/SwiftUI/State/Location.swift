/// What a binding reads and writes.
class Location<Value> {
  /// The value; in an update, the node that is being updated depends on it from now on.
  func read() -> Value { fatalError("\(Self.self) can't be read.") }

  /// The value, read without depending on it.
  func readUntracked() -> Value { read() }

  /// Sets the value.
  func write(_ value: Value, transaction: Transaction) {}

  /// Whether another location is the same: then a view that has a binding to it needn't run.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  /// Whether whoever reads it in an update is run again when it changes.
  ///
  /// What isn't tracked is looked at whenever a view that has a binding to it is updated.
  var isTracked: Bool { true }
}

/// A location that a pair of closures makes.
final class FunctionLocation<Value>: Location<Value> {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void
  private let cached: Value

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
    cached = get()
  }

  // In an update: the value that was got at construction (rule 2.6).
  override var isTracked: Bool { false }

  override func read() -> Value { UpdateReader.current == nil ? getter() : cached }

  override func write(_ value: Value, transaction: Transaction) { setter(value, transaction) }
}

/// A location whose value never changes.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func read() -> Value { value }

  override func isSame(as other: Location<Value>) -> Bool {
    if self === other { return true }
    guard let other = other as? ConstantLocation<Value>, MainThread.isCurrent else { return false }
    let pair = Pair(left: value, right: other.value)
    return MainActor.assumeIsolated {
      ValueComparisons.of(Value.self).areEqual(pair.left, pair.right)
    }
  }

  private struct Pair: @unchecked Sendable {
    // Safe: used on this thread only.
    let left: Value
    let right: Value
  }
}

/// A part of another location's value.
final class MemberLocation<Root, Value>: Location<Value> {
  private let root: Location<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ root: Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override var isTracked: Bool { root.isTracked }

  override func read() -> Value { root.read()[keyPath: keyPath] }

  override func readUntracked() -> Value { root.readUntracked()[keyPath: keyPath] }

  override func write(_ value: Value, transaction: Transaction) {
    var whole = root.readUntracked()
    whole[keyPath: keyPath] = value
    root.write(whole, transaction: transaction)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? MemberLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && root.isSame(as: other.root)
  }
}

/// Another location's value, converted.
final class ConvertedLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let convert: (Base) -> Value
  private let revert: (Value) -> Base?

  init(
    _ base: Location<Base>,
    convert: @escaping (Base) -> Value,
    revert: @escaping (Value) -> Base?
  ) {
    self.base = base
    self.convert = convert
    self.revert = revert
  }

  override var isTracked: Bool { base.isTracked }

  override func read() -> Value { convert(base.read()) }

  override func readUntracked() -> Value { convert(base.readUntracked()) }

  override func write(_ value: Value, transaction: Transaction) {
    if let value = revert(value) { base.write(value, transaction: transaction) }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConvertedLocation<Base, Value> else { return false }
    return base.isSame(as: other.base)
  }
}

/// A property of an object.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override var isTracked: Bool { false }

  override func read() -> Value { object[keyPath: keyPath] }

  override func write(_ value: Value, transaction: Transaction) {
    withTransaction(transaction) { object[keyPath: keyPath] = value }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
