import Foundation

/// A control that does something when it is tapped.
///
/// Source: documented. Apple's page for `Button`.
nonisolated public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - action: What it does.
  ///   - label: What it shows.
  @preconcurrency
  nonisolated public init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role.
  ///
  /// - Parameters:
  ///   - role: What kind of thing it does.
  ///   - action: What it does.
  ///   - label: What it shows.
  @preconcurrency
  nonisolated public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The button in the style around.
  @MainActor @preconcurrency public var body: some View {
    StyledButton(role: role, action: action, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - action: What it does.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - action: What it does.
  @preconcurrency @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Creates a button with a title and a role.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - role: What kind of thing it does.
  ///   - action: What it does.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title and a role.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - role: What kind of thing it does.
  ///   - action: What it does.
  @preconcurrency @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - systemImage: The symbol's name.
  ///   - action: What it does.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The symbol's name.
  ///   - action: What it does.
  @preconcurrency @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a title, a symbol and a role.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - systemImage: The symbol's name.
  ///   - role: What kind of thing it does.
  ///   - action: What it does.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title, a symbol and a role.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The symbol's name.
  ///   - role: What kind of thing it does.
  ///   - action: What it does.
  @preconcurrency @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

/// What kind of thing a button does.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// It destroys something.
  public static let destructive: ButtonRole = ButtonRole(name: "destructive")
  /// It leaves without doing anything.
  public static let cancel: ButtonRole = ButtonRole(name: "cancel")
}
