/// A control that opens a menu of things to choose from.
///
/// Source: documented. Apple's page for `Menu`. In another menu's content it is a menu inside that
/// one. The buttons of the content become UIKit's actions, toggles and pickers actions with ticks.
nonisolated public struct Menu<Label: View, Content: View>: View {
  @Environment(\.menuStyling) private var styling
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - content: What there is to choose from.
  ///   - label: What the control shows.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content(), label(), nil)
  }

  /// Creates a menu that opens for a finger that stays.
  ///
  /// - Parameters:
  ///   - content: What there is to choose from.
  ///   - label: What the control shows.
  ///   - primaryAction: What a tap does.
  @available(iOS 15.0, *)
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content(), label(), primaryAction)
  }

  init(_ content: Content, _ label: Label, _ primaryAction: (() -> Void)?) {
    self.content = content
    self.label = label
    self.primaryAction = primaryAction
  }

  /// The menu in the style around.
  @MainActor @preconcurrency public var body: some View {
    if let styling {
      styling(
        MenuStyleConfiguration(
          label: .init(content: AnyView(label)),
          content: .init(content: AnyView(content)),
          primaryAction: primaryAction
        )
      )
    } else {
      MenuControl(label: label, items: content, primaryAction: primaryAction)
    }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - content: What there is to choose from.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content(), Text(titleKey), nil)
  }

  /// Creates a menu with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: What there is to choose from.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content(), Text(title), nil)
  }

  /// Creates a menu with a title that opens for a finger that stays.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - content: What there is to choose from.
  ///   - primaryAction: What a tap does.
  @available(iOS 15.0, *)
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content(), Text(titleKey), primaryAction)
  }

  /// Creates a menu with a title that opens for a finger that stays.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: What there is to choose from.
  ///   - primaryAction: What a tap does.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content(), Text(title), primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - systemImage: The symbol's name.
  ///   - content: What there is to choose from.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content(), SwiftUI.Label(titleKey, systemImage: systemImage), nil)
  }

  /// Creates a menu with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The symbol's name.
  ///   - content: What there is to choose from.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content(), SwiftUI.Label(title, systemImage: systemImage), nil)
  }

  /// Creates a menu with a title and a symbol that opens for a finger that stays.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - systemImage: The symbol's name.
  ///   - content: What there is to choose from.
  ///   - primaryAction: What a tap does.
  @available(iOS 15.0, *)
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content(), SwiftUI.Label(titleKey, systemImage: systemImage), primaryAction)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu of what a style is given.
  ///
  /// - Parameter configuration: What the style is given.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(configuration.content, configuration.label, configuration.primaryAction)
  }
}

/// A menu's control, or a menu in a menu.
nonisolated struct MenuControl<Label: View, Items: View>: View {
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.menuOrder) private var order
  @State private var opener = MenuOpener()
  let label: Label
  let items: Items
  let primaryAction: (() -> Void)?

  init(label: Label, items: Items, primaryAction: (() -> Void)?) {
    self.label = label
    self.items = items
    self.primaryAction = primaryAction
  }

  @MainActor var body: some View {
    if isInMenu {
      MenuGroup(options: [], label: label, content: items)
    } else {
      StyledButton(role: nil, action: { tap() }, label: label)
        .modifier(LongPressOpening(opener: primaryAction == nil ? nil : opener))
        .modifier(MenuSource(opener: opener, form: .menu, order: order, items: items))
    }
  }

  @MainActor private func tap() {
    if let primaryAction { primaryAction() } else { opener.open() }
  }
}

/// Opens a menu for a finger that stays, if there is one to open.
nonisolated struct LongPressOpening: ViewModifier {
  let opener: MenuOpener?

  @MainActor func body(content: Content) -> some View {
    let opener = opener
    content.gesture(
      LongPressGesture().onEnded { _ in opener?.open() },
      including: opener == nil ? .subviews : .all
    )
  }
}
