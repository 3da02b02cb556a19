/// An environment key whose value is that of a UIKit trait, in both directions (rule S6.6).
///
/// Source: documented. Apple's page for `UITraitBridgedEnvironmentKey`.
@available(iOS 17.0, *)
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// Makes the value of the traits of where the views are.
  ///
  /// - Parameter traitCollection: The traits.
  /// - Returns: The value.
  static func read(from traitCollection: UITraitCollection) -> Value

  /// Sets the trait for UIKit's views below.
  ///
  /// - Parameters:
  ///   - mutableTraits: What to set it in.
  ///   - value: The value.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

@available(iOS 17.0, *)
extension EnvironmentValues {
  /// A value that is a UIKit trait as well.
  ///
  /// - Parameter key: The value's key.
  public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
    get {
      BridgedKeys.note(key)
      noteRead(of: key)
      if let value = ownValue(key) { return value }
      // Nobody had read it before, so that the host hasn't put it here yet.
      return value(HostTraitsKey.self).map { K.read(from: $0) } ?? K.defaultValue
    }
    set {
      BridgedKeys.note(key)
      set(key, newValue)
    }
  }

  /// Takes over what traits say for the keys that are bridged (rule S6.4).
  ///
  /// - Parameters:
  ///   - traits: The traits of where a host is.
  ///   - replaces: Whether what was set before gives way: it has come through the traits as well.
  @MainActor
  mutating func readBridgedKeys(_ traits: UITraitCollection, replaces: Bool) {
    set(HostTraitsKey.self, traits)
    for key in BridgedKeys.all { key.takeOver(traits, in: &self, replaces: replaces) }
  }

  /// Sets the traits for UIKit's views below.
  ///
  /// - Parameters:
  ///   - traits: What to set them in.
  ///   - root: The values at the host's root, which the traits say already.
  @MainActor
  func writeBridgedKeys(to traits: inout any UIMutableTraits, unlessIn root: EnvironmentValues) {
    for key in BridgedKeys.all { key.handOver(self, unlessIn: root, to: &traits) }
  }
}

@available(iOS 17.0, *)
extension UITraitBridgedEnvironmentKey {
  fileprivate static func takeOver(
    _ traits: UITraitCollection,
    in values: inout EnvironmentValues,
    replaces: Bool
  ) {
    if replaces || values.ownValue(Self.self) == nil { values.set(Self.self, read(from: traits)) }
  }

  @MainActor
  fileprivate static func handOver(
    _ values: EnvironmentValues,
    unlessIn root: EnvironmentValues,
    to traits: inout any UIMutableTraits
  ) {
    guard let value = values.ownValue(Self.self) else { return }
    if let known = root.ownValue(Self.self),
      ValueComparisons.of(Value.self).areEqual(value, known)
    {
      return
    }
    write(to: &traits, value: value)
  }
}

/// The traits of where the host of the views is.
enum HostTraitsKey: EnvironmentKey {
  static var defaultValue: UITraitCollection? { nil }
}

/// The bridged keys that somebody has used, in this order.
@MainActor
private enum BridgedKeys {
  private(set) static var all: [any UITraitBridgedEnvironmentKey.Type] = []
  private static var known: Set<ObjectIdentifier> = []

  nonisolated static func note(_ key: any UITraitBridgedEnvironmentKey.Type) {
    guard MainThread.isCurrent else { return }
    let sent = Sent(key)
    MainActor.assumeIsolated {
      if known.insert(ObjectIdentifier(sent.value)).inserted { all.append(sent.value) }
    }
  }
}
