/// A title with a picture.
///
/// Source: documented. Apple's page for `Label`.
nonisolated public struct Label<Title: View, Icon: View>: View {
  @Environment(\.labelStyling) private var styling
  @Environment(\.isInBar) private var isInBar
  private let title: Title
  private let icon: Icon

  /// Creates a label.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - icon: The picture.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The title and the picture in the style around.
  @MainActor @preconcurrency public var body: some View {
    switch styling.resolved(isInBar: isInBar) {
    case .automatic, .titleAndIcon:
      HStack(spacing: 8) {
        icon.accessibilityHidden(true)
        title
      }
    case .titleOnly: title
    case .iconOnly: icon.modifier(NamedBy(title))
    case .custom(let make):
      make(
        LabelStyleConfiguration(
          title: .init(content: AnyView(title)),
          icon: .init(content: AnyView(icon))
        )
      )
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - name: The symbol's name.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - name: The symbol's name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a picture.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - name: The picture's name.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label with a picture.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - name: The picture's name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label of what a style is given.
  ///
  /// - Parameter configuration: What the style is given.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// Gives a picture the name that a title says.
nonisolated struct NamedBy<Title: View>: ViewModifier {
  private let title: Title

  init(_ title: Title) { self.title = title }

  func body(content: Content) -> some View {
    if let text = title as? Text {
      content.accessibilityLabel(text)
    } else {
      content
    }
  }
}

/// The style of labels around.
enum LabelStyling {
  case automatic, titleAndIcon, titleOnly, iconOnly
  case custom(@MainActor (LabelStyleConfiguration) -> AnyView)

  /// What the place makes of it: bars have room for pictures only.
  nonisolated func resolved(isInBar: Bool) -> LabelStyling {
    if case .automatic = self, isInBar { .iconOnly } else { self }
  }
}

enum LabelStyleKey: EnvironmentKey { static var defaultValue: LabelStyling { .automatic } }

/// Whether a view is an item of a bar.
enum IsInBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var labelStyling: LabelStyling { self[LabelStyleKey.self] }
  var isInBar: Bool { self[IsInBarKey.self] }
}

/// A title and a picture, for a style.
nonisolated public struct LabelStyleConfiguration {
  /// The title.
  nonisolated public struct Title: View {
    let content: AnyView

    /// The view.
    @MainActor @preconcurrency public var body: some View { content }
  }

  /// The picture.
  nonisolated public struct Icon: View {
    let content: AnyView

    /// The view.
    @MainActor @preconcurrency public var body: some View { content }
  }

  /// The title.
  public let title: LabelStyleConfiguration.Title
  /// The picture.
  public let icon: LabelStyleConfiguration.Icon
}

/// A look of labels.
///
/// Source: documented. Apple's page for `LabelStyle`.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the label's view.
  associatedtype Body: View

  /// Makes a label's view.
  ///
  /// - Parameter configuration: The label.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body

  /// A label.
  typealias Configuration = LabelStyleConfiguration
}

/// A style that is one of the framework's.
protocol ReadyLabelStyle {
  var styling: LabelStyling { get }
}

extension View {
  /// Sets how labels look.
  ///
  /// - Parameter style: The look.
  /// - Returns: The view.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    let ready = (style as? any ReadyLabelStyle)?.styling
    let style = Sent(style)
    let styling = ready ?? .custom { AnyView(style.value.makeBody(configuration: $0)) }
    return modifier(EnvironmentModifier { $0.set(LabelStyleKey.self, styling) })
  }
}

/// The look that suits the place.
nonisolated public struct DefaultLabelStyle: LabelStyle, ReadyLabelStyle {
  /// Creates the style.
  public init() {}

  var styling: LabelStyling { .automatic }

  /// Makes a label's view.
  ///
  /// - Parameter configuration: The label.
  /// - Returns: The view.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The look that suits the place.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The title and the picture.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle, ReadyLabelStyle {
  /// Creates the style.
  public init() {}

  var styling: LabelStyling { .titleAndIcon }

  /// Makes a label's view.
  ///
  /// - Parameter configuration: The label.
  /// - Returns: The view.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The title and the picture.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// The title only.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle, ReadyLabelStyle {
  /// Creates the style.
  public init() {}

  var styling: LabelStyling { .titleOnly }

  /// Makes a label's view.
  ///
  /// - Parameter configuration: The label.
  /// - Returns: The view.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration)
  }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title only.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The picture only.
nonisolated public struct IconOnlyLabelStyle: LabelStyle, ReadyLabelStyle {
  /// Creates the style.
  public init() {}

  var styling: LabelStyling { .iconOnly }

  /// Makes a label's view.
  ///
  /// - Parameter configuration: The label.
  /// - Returns: The view.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration)
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The picture only.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
