/// The key of a value in the environment.
///
/// Source: documented. Apple's page for `EnvironmentKey`.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody has set it.
  static var defaultValue: Value { get }
}

/// The values that a view finds around it.
///
/// A chain of what was set on the way from the root: copies are cheap, and setting a value doesn't
/// touch other copies. Source: documented; section 6 of the SwiftUI semantics.
public struct EnvironmentValues: CustomStringConvertible {
  private(set) var top: EnvironmentLink?
  /// The node that depends on what it reads here.
  private var reader: AnyNode?

  /// Creates values of which all are the defaults.
  public init() {}

  /// A value of one's own.
  ///
  /// - Parameter key: The value's key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      if let reader { noteRead(of: key, by: reader) }
      return value(key)
    }
    set { set(key, newValue) }
  }

  /// The values that have been set, innermost first.
  public var description: String {
    var parts: [String] = []
    var link = top
    while let current = link {
      parts.append(current.entry.text)
      link = current.next
    }
    return "[\(parts.joined(separator: ", "))]"
  }

  /// The value of a key, read without depending on it.
  func value<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    var link = top
    while let current = link {
      if current.id == id {
        // Holds: `set` stores entries under their own key only.
        return unsafeDowncast(current.entry, to: EnvironmentEntry<K>.self).value
      }
      link = current.next
    }
    return K.defaultValue
  }

  /// Sets the value of a key.
  mutating func set<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value) {
    top = EnvironmentLink(ObjectIdentifier(key), EnvironmentEntry<K>(value), next: top)
  }

  /// The same values, for a node that depends on what it reads.
  func tracked(by node: AnyNode) -> EnvironmentValues {
    var copy = self
    copy.reader = node
    return copy
  }

  /// The same values, for nobody in particular.
  var untracked: EnvironmentValues {
    guard reader != nil else { return self }
    var copy = self
    copy.reader = nil
    return copy
  }

  private func noteRead<K: EnvironmentKey>(of key: K.Type, by reader: AnyNode) {
    // Values that outlive the update they were made for are read like any others.
    guard UpdateReader.current === reader else { return }
    let read = Read<K>(values: untracked)
    MainActor.assumeIsolated { read.record(by: reader) }
  }

  private struct Read<K: EnvironmentKey>: @unchecked Sendable {
    // Safe: used on this thread only.
    let values: EnvironmentValues

    @MainActor
    func record(by reader: AnyNode) { reader.recordRead(of: K.self, in: values) }
  }
}

@available(*, unavailable)
extension EnvironmentValues: Sendable {}

/// One value that has been set, and what was set before it.
final class EnvironmentLink {
  let id: ObjectIdentifier
  let entry: AnyEnvironmentEntry
  let next: EnvironmentLink?

  init(_ id: ObjectIdentifier, _ entry: AnyEnvironmentEntry, next: EnvironmentLink?) {
    self.id = id
    self.entry = entry
    self.next = next
  }
}

/// A value in the environment, whatever its type.
class AnyEnvironmentEntry {
  /// The key and the value as a text.
  var text: String { "" }

  /// Whether the key's value among some values differs from this one.
  @MainActor
  func differs(from values: EnvironmentValues) -> Bool { true }

  /// What has to be visited when the value changes.
  @MainActor
  var mask: NodeMask { .allKeys }
}

/// A value in the environment.
final class EnvironmentEntry<K: EnvironmentKey>: AnyEnvironmentEntry {
  let value: K.Value

  init(_ value: K.Value) { self.value = value }

  override var text: String { "\(K.self) = \(value)" }

  override func differs(from values: EnvironmentValues) -> Bool {
    !ValueComparisons.of(K.Value.self).areEqual(value, values.value(K.self))
  }

  override var mask: NodeMask { NodeMask.of(K.self) }
}

extension NodeMask {
  /// The bit of an environment key.
  @MainActor
  static func of<K: EnvironmentKey>(_ key: K.Type) -> NodeMask {
    EnvironmentKeyBits.mask(of: ObjectIdentifier(key))
  }
}

/// The bits that environment keys got, in the order in which they were first used.
@MainActor
private enum EnvironmentKeyBits {
  private static var known: [ObjectIdentifier: NodeMask] = [:]

  static func mask(of key: ObjectIdentifier) -> NodeMask {
    if let mask = known[key] { return mask }
    let mask = NodeMask(rawValue: 1 << UInt64(known.count % 60))
    known[key] = mask
    return mask
  }
}

/// A value that a node has read through an `EnvironmentValues`.
struct EnvironmentRead {
  fileprivate let entry: AnyEnvironmentEntry
  fileprivate let key: ObjectIdentifier

  /// Whether the value is another one now.
  @MainActor
  func hasChanged(_ values: EnvironmentValues) -> Bool { entry.differs(from: values) }
}

extension AnyNode {
  /// Records that the node has read a value.
  final func recordRead<K: EnvironmentKey>(of key: K.Type, in values: EnvironmentValues) {
    note(.of(key))
    let id = ObjectIdentifier(key)
    guard !environmentReads.contains(where: { $0.key == id }) else { return }
    environmentReads.append(
      EnvironmentRead(entry: EnvironmentEntry<K>(values.value(key)), key: id)
    )
  }
}

/// The environment from one place of the tree on downwards.
@MainActor
final class EnvironmentScope {
  /// The values.
  var values = EnvironmentValues() {
    didSet { version &+= 1 }
  }
  /// Counts the changes.
  private(set) var version: UInt64 = 0
}
