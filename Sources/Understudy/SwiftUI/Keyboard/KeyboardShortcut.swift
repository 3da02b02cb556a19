/// Keys that do what a control does.
///
/// Source: documented. Apple's page for `KeyboardShortcut`.
@available(iOS 14.0, *)
public struct KeyboardShortcut: Sendable {
  /// How a shortcut is adapted to other keyboards.
  @available(iOS 15.0, *)
  public struct Localization: Sendable {
    private let name: String

    /// As suits the keyboard and the direction of reading.
    public static let automatic: Localization = Localization(name: "automatic")
    /// As suits the keyboard, not the direction of reading.
    public static let withoutMirroring: Localization = Localization(name: "withoutMirroring")
    /// Not at all.
    public static let custom: Localization = Localization(name: "custom")
  }

  /// What the return key does.
  public static let defaultAction: KeyboardShortcut = KeyboardShortcut(.return, modifiers: [])
  /// What the escape key does.
  public static let cancelAction: KeyboardShortcut = KeyboardShortcut(.escape, modifiers: [])

  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held meanwhile.
  public var modifiers: EventModifiers
  /// How the shortcut is adapted to other keyboards.
  @available(iOS 15.0, *)
  public var localization: KeyboardShortcut.Localization

  /// Creates a shortcut.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys that are held meanwhile.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Creates a shortcut that is adapted to other keyboards in a given way.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys that are held meanwhile.
  ///   - localization: The way.
  @available(iOS 15.0, *)
  public init(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }
}

@available(iOS 14.0, *)
extension KeyboardShortcut: Hashable {
  /// Returns whether two shortcuts are the same keys.
  ///
  /// - Parameters:
  ///   - lhs: A shortcut.
  ///   - rhs: Another shortcut.
  /// - Returns: Whether they are.
  public static func == (lhs: KeyboardShortcut, rhs: KeyboardShortcut) -> Bool {
    lhs.key.character == rhs.key.character && lhs.modifiers == rhs.modifiers
  }

  /// Feeds the keys into a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key.character)
    hasher.combine(modifiers.rawValue)
  }
}

@available(iOS 14.0, *)
enum KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The keys that do what the controls here do; `nil` for none.
  @available(iOS 15.0, *)
  public var keyboardShortcut: KeyboardShortcut? { self[KeyboardShortcutKey.self] }
}

// A stage has no keys but those of the keyboard on the screen, which are for writing only.
extension View {
  /// Gives the control keys that do the same; nobody on a stage presses them.
  ///
  /// Of an alert's buttons, the one with ``KeyboardShortcut/defaultAction`` is the preferred action.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys that are held meanwhile.
  /// - Returns: The view.
  @available(iOS 14.0, *)
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Gives the control keys that do the same; nobody on a stage presses them.
  ///
  /// Of an alert's buttons, the one with ``KeyboardShortcut/defaultAction`` is the preferred action.
  ///
  /// - Parameter shortcut: The keys.
  /// - Returns: The view.
  @available(iOS 14.0, *)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(EnvironmentModifier { $0.set(KeyboardShortcutKey.self, shortcut) })
  }

  /// Gives the control keys that do the same, or none; nobody on a stage presses them.
  ///
  /// - Parameter shortcut: The keys; `nil` for none.
  /// - Returns: The view.
  @available(iOS 15.4, *)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(EnvironmentModifier { $0.set(KeyboardShortcutKey.self, shortcut) })
  }

  /// Gives the control keys that do the same; nobody on a stage presses them.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys that are held meanwhile.
  ///   - localization: How the keys are adapted to other keyboards.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(
      KeyboardShortcut(key, modifiers: modifiers, localization: localization)
    )
  }
}
