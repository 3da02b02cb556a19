/// A look of group boxes.
///
/// Source: documented. Apple's page for `GroupBoxStyle`.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the box's view.
  associatedtype Body: View

  /// Makes a box's view.
  ///
  /// - Parameter configuration: The box.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body

  /// A box.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// A title and what is in a box, for a style.
@available(iOS 14.0, *)
nonisolated public struct GroupBoxStyleConfiguration {
  /// The title.
  nonisolated public struct Label: View {
    let content: AnyView

    /// The view.
    @MainActor @preconcurrency public var body: some View { content }
  }

  /// What is in the box.
  nonisolated public struct Content: View {
    let content: AnyView

    /// The view.
    @MainActor @preconcurrency public var body: some View { content }
  }

  /// The title.
  public let label: GroupBoxStyleConfiguration.Label
  /// What is in the box.
  public let content: GroupBoxStyleConfiguration.Content
}

@available(iOS 14.0, *)
extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label,
  Content == GroupBoxStyleConfiguration.Content
{
  /// Creates a box of what a style is given.
  ///
  /// - Parameter configuration: What the style is given.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// The system's look.
@available(iOS 14.0, *)
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}

  /// Makes a box's view.
  ///
  /// - Parameter configuration: The box.
  /// - Returns: The view.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration)
      .modifier(EnvironmentModifier { $0.set(GroupBoxStyleKey.self, nil) })
  }
}

@available(iOS 14.0, *)
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The system's look.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

typealias GroupBoxStyling = @MainActor (GroupBoxStyleConfiguration) -> AnyView

enum GroupBoxStyleKey: EnvironmentKey { static var defaultValue: GroupBoxStyling? { nil } }

extension EnvironmentValues {
  var groupBoxStyling: GroupBoxStyling? { self[GroupBoxStyleKey.self] }
}

extension View {
  /// Sets how group boxes look.
  ///
  /// - Parameter style: The look.
  /// - Returns: The view.
  @available(iOS 14.0, *)
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    let style = Sent(style)
    let styling: GroupBoxStyling = { configuration in
      // A box in the style's own view has the system's look.
      AnyView(
        style.value.makeBody(configuration: configuration)
          .modifier(EnvironmentModifier { $0.set(GroupBoxStyleKey.self, nil) })
      )
    }
    return modifier(EnvironmentModifier { $0.set(GroupBoxStyleKey.self, styling) })
  }
}
