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
  /// Who handed the values on to where they are now.
  private var origin: EnvironmentOrigin?

  /// Creates values of which all are the defaults.
  public init() {}

  /// A value of one's own.
  ///
  /// - Parameter key: The value's key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      noteRead(of: key)
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
  func value<K: EnvironmentKey>(_ key: K.Type) -> K.Value { ownValue(key) ?? K.defaultValue }

  /// The value of a key if somebody has set it, read without depending on it.
  func ownValue<K: EnvironmentKey>(_ key: K.Type) -> K.Value? {
    let id = ObjectIdentifier(key)
    var link = top
    while let current = link {
      if current.id == id {
        // Holds: `set` stores entries under their own key only.
        return unsafeDowncast(current.entry, to: EnvironmentEntry<K>.self).value
      }
      link = current.next
    }
    return nil
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

  /// The same values, on behalf of the node that they were handed out to, if another uses them now.
  ///
  /// Whoever reads all values and hands them on, as in `environment(\.self, values)`, depends on
  /// what is read of them there. Source: assumed, from what is known of how reads are tracked.
  @MainActor
  func handedOn(to node: AnyNode) -> EnvironmentValues {
    guard let reader, reader !== node else { return untracked }
    var copy = untracked
    copy.origin = EnvironmentOrigin(reader, before: origin)
    return copy
  }

  /// Notes that whoever depends on the values has read one.
  func noteRead<K: EnvironmentKey>(of key: K.Type) {
    guard reader != nil || origin != nil, MainThread.isCurrent else { return }
    let read = Read<K>(values: untracked, reader: reader)
    MainActor.assumeIsolated { read.record() }
  }

  private struct Read<K: EnvironmentKey>: @unchecked Sendable {
    // Safe: used on this thread only.
    let values: EnvironmentValues
    let reader: AnyNode?

    @MainActor
    func record() {
      // Values that outlive the update they were made for are read like any others.
      if let reader, UpdateReader.current === reader { reader.recordRead(of: K.self, in: values) }
      var origin = values.origin
      while let current = origin {
        current.node?.recordRemoteRead(of: K.self, in: values)
        origin = current.before
      }
    }
  }
}

/// A node that was given values and handed them on.
final class EnvironmentOrigin {
  private(set) weak var node: AnyNode?
  let before: EnvironmentOrigin?

  init(_ node: AnyNode, before: EnvironmentOrigin?) {
    self.node = node
    self.before = before
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

  /// The key's entry among some values.
  func current(in values: EnvironmentValues) -> AnyEnvironmentEntry { self }
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

  override func current(in values: EnvironmentValues) -> AnyEnvironmentEntry {
    EnvironmentEntry(values.value(K.self))
  }
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
  fileprivate var entry: AnyEnvironmentEntry
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

  /// Notes that a key was read of values that the node has handed on.
  ///
  /// Such reads stay when the node runs again, as those who read may not.
  final func recordRemoteRead<K: EnvironmentKey>(of key: K.Type, in values: EnvironmentValues) {
    guard !isDestroyed else { return }
    let id = ObjectIdentifier(key)
    guard !remoteEnvironmentReads.contains(where: { $0.key == id }) else { return }
    note(.of(key))
    remoteEnvironmentReads.append(
      EnvironmentRead(entry: EnvironmentEntry<K>(scope.values.value(key)), key: id)
    )
  }

  /// Whether a value that the node has read, or that was read of what it handed on, has changed.
  final var environmentReadsChanged: Bool {
    var changed = environmentReads.contains { $0.hasChanged(scope.values) }
    for index in remoteEnvironmentReads.indices
    where remoteEnvironmentReads[index].hasChanged(scope.values) {
      let entry = remoteEnvironmentReads[index].entry
      remoteEnvironmentReads[index].entry = entry.current(in: scope.values)
      changed = true
    }
    return changed
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
