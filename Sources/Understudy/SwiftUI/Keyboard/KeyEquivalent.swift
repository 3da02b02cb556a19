/// A key of a keyboard.
///
/// Source: documented. Apple's page for `KeyEquivalent`.
@available(iOS 14.0, *)
public struct KeyEquivalent: Sendable {
  /// The arrow up.
  public static let upArrow: KeyEquivalent = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow: KeyEquivalent = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow: KeyEquivalent = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow: KeyEquivalent = KeyEquivalent("\u{F703}")
  /// The escape key.
  public static let escape: KeyEquivalent = KeyEquivalent("\u{1B}")
  /// The key that deletes what is before.
  public static let delete: KeyEquivalent = KeyEquivalent("\u{08}")
  /// The key that deletes what is after.
  public static let deleteForward: KeyEquivalent = KeyEquivalent("\u{F728}")
  /// The key to the beginning.
  public static let home: KeyEquivalent = KeyEquivalent("\u{F729}")
  /// The key to the end.
  public static let end: KeyEquivalent = KeyEquivalent("\u{F72B}")
  /// The key to the page before.
  public static let pageUp: KeyEquivalent = KeyEquivalent("\u{F72C}")
  /// The key to the page after.
  public static let pageDown: KeyEquivalent = KeyEquivalent("\u{F72D}")
  /// The key that clears.
  public static let clear: KeyEquivalent = KeyEquivalent("\u{F739}")
  /// The tabulator.
  public static let tab: KeyEquivalent = KeyEquivalent("\t")
  /// The space.
  public static let space: KeyEquivalent = KeyEquivalent(" ")
  /// The return key.
  public static let `return`: KeyEquivalent = KeyEquivalent("\r")

  /// What the key writes, or what stands for it.
  public var character: Character

  /// Creates a key.
  ///
  /// - Parameter character: What the key writes, in lower case.
  public init(_ character: Character) { self.character = character }
}

@available(iOS 14.0, *)
extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates a key from a literal.
  ///
  /// - Parameter extendedGraphemeClusterLiteral: What the key writes.
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }
}

@available(iOS 17.0, *)
extension KeyEquivalent: Hashable {}
