/// A look of disclosure groups.
///
/// Source: documented. Apple's page for `DisclosureGroupStyle`.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the group's view.
  associatedtype Body: View

  /// Makes a group's view.
  ///
  /// - Parameter configuration: The group.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body

  /// A group.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The parts of a group, for a style.
@available(iOS 14.0, *)
nonisolated public struct DisclosureGroupStyleConfiguration {
  /// The title.
  nonisolated public struct Label: View {
    let content: AnyView

    /// The view.
    @MainActor @preconcurrency public var body: some View { content }
  }

  /// What is shown and hidden.
  nonisolated public struct Content: View {
    let makeContent: () -> AnyView

    /// The view.
    @MainActor @preconcurrency public var body: some View { makeContent() }
  }

  /// The title.
  public let label: DisclosureGroupStyleConfiguration.Label
  /// What is shown and hidden.
  public let content: DisclosureGroupStyleConfiguration.Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The system's look.
@available(iOS 16.0, *)
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public init() {}

  /// Makes a group's view.
  ///
  /// - Parameter configuration: The group.
  /// - Returns: The view.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
    .modifier(EnvironmentModifier { $0.set(DisclosureStyleKey.self, nil) })
  }
}

@available(iOS 16.0, *)
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The system's look.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

typealias DisclosureStyling = @MainActor (DisclosureGroupStyleConfiguration) -> AnyView

enum DisclosureStyleKey: EnvironmentKey { static var defaultValue: DisclosureStyling? { nil } }

extension EnvironmentValues {
  var disclosureStyling: DisclosureStyling? { self[DisclosureStyleKey.self] }
}

extension View {
  /// Sets how disclosure groups look.
  ///
  /// - Parameter style: The look.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S
  ) -> some View {
    let style = Sent(style)
    let styling: DisclosureStyling = { AnyView(style.value.makeBody(configuration: $0)) }
    return modifier(EnvironmentModifier { $0.set(DisclosureStyleKey.self, styling) })
  }
}
