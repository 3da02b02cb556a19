/// A menu, for a style.
nonisolated public struct MenuStyleConfiguration {
  /// What the menu's control shows.
  nonisolated public struct Label: View {
    let content: AnyView

    /// The view.
    @MainActor @preconcurrency public var body: some View { content }
  }

  /// What there is to choose from.
  nonisolated public struct Content: View {
    let content: AnyView

    /// The view.
    @MainActor @preconcurrency public var body: some View { content }
  }

  let label: MenuStyleConfiguration.Label
  let content: MenuStyleConfiguration.Content
  let primaryAction: (() -> Void)?
}

/// A look of menus.
///
/// Source: documented. Apple's page for `MenuStyle`.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the menu's view.
  associatedtype Body: View

  /// Makes a menu's view.
  ///
  /// - Parameter configuration: The menu, for `Menu(_:)`.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body

  /// A menu.
  typealias Configuration = MenuStyleConfiguration
}

/// The look that suits the place.
nonisolated public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}

  /// Makes a menu's view.
  ///
  /// - Parameter configuration: The menu.
  /// - Returns: The view.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The look that suits the place.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A button.
@available(iOS 16.4, *)
nonisolated public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}

  /// Makes a menu's view.
  ///
  /// - Parameter configuration: The menu.
  /// - Returns: The view.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

@available(iOS 16.4, *)
extension MenuStyle where Self == ButtonMenuStyle {
  /// A button, in the style of buttons around.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A button without border.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}

  /// Makes a menu's view.
  ///
  /// - Parameter configuration: The menu.
  /// - Returns: The view.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without border.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

/// In which order a menu shows its elements.
///
/// Source: documented. Apple's page for `MenuOrder`.
@available(iOS 16.0, *)
public struct MenuOrder: Equatable, Hashable, Sendable {
  private enum Order { case automatic, priority, fixed }

  private let order: Order

  /// As the system thinks fit; the stand-in's is the fixed one.
  public static let automatic: MenuOrder = MenuOrder(order: .automatic)
  /// The first element is the one nearest to the finger.
  public static let priority: MenuOrder = MenuOrder(order: .priority)
  /// From top to bottom.
  public static let fixed: MenuOrder = MenuOrder(order: .fixed)
}

/// Whether choosing something closes the menu.
///
/// Source: documented. Apple's page for `MenuActionDismissBehavior`.
@available(iOS 16.4, *)
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private enum Behavior { case automatic, enabled, disabled }

  private let behavior: Behavior

  /// As the system thinks fit: it does.
  public static let automatic: MenuActionDismissBehavior = .init(behavior: .automatic)
  /// It does.
  public static let enabled: MenuActionDismissBehavior = .init(behavior: .enabled)
  /// It doesn't.
  public static let disabled: MenuActionDismissBehavior = .init(behavior: .disabled)
}

enum IsInMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }

enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

enum MenuDismissalKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}

enum MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

enum MenuStyleKey: EnvironmentKey {
  static var defaultValue: (@MainActor (MenuStyleConfiguration) -> AnyView)? { nil }
}

extension EnvironmentValues {
  /// Whether the view is in a menu's content.
  var isInMenu: Bool { self[IsInMenuKey.self] }

  /// The look of menus; `nil` for the system's.
  var menuStyling: (@MainActor (MenuStyleConfiguration) -> AnyView)? { self[MenuStyleKey.self] }

  /// In which order menus show their elements.
  @available(iOS 16.0, *)
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether menus show that they are menus.
  @available(iOS 15.0, *)
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets how menus look.
  ///
  /// - Parameter style: The look.
  /// - Returns: The view.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    let style = Sent(style)
    return modifier(
      EnvironmentModifier { values in
        let outer = values.menuStyling
        values.set(MenuStyleKey.self) { configuration in
          // The menu that the style makes of the configuration has the style around.
          AnyView(
            style.value.makeBody(configuration: configuration)
              .modifier(EnvironmentModifier { $0.set(MenuStyleKey.self, outer) })
          )
        }
      }
    )
  }

  /// Sets in which order menus show their elements.
  ///
  /// - Parameter order: The order.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }

  /// Sets whether menus show that they are menus; the stand-in's never do.
  ///
  /// - Parameter visibility: Whether they do.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Sets whether choosing something closes the menu.
  ///
  /// - Parameter behavior: Whether it does.
  /// - Returns: The view.
  @available(iOS 16.4, *)
  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    modifier(EnvironmentModifier { $0.set(MenuDismissalKey.self, behavior) })
  }
}
