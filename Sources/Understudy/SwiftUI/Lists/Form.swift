/// Controls to enter data or change settings with, in rows.
///
/// Source: documented. Apple's page for `Form`; on a phone it looks like an inset grouped list.
nonisolated public struct Form<Content: View>: View {
  private let content: Content

  /// Creates a form.
  ///
  /// - Parameter content: The rows.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows, in a scroll view.
  @MainActor @preconcurrency public var body: some View {
    ScrollingRows(selection: nil, isForm: true, content: content)
  }
}

@available(*, unavailable)
extension Form: Sendable {}

/// How a form looks.
///
/// Source: documented. Apple's page for `FormStyle`. The stand-in plays the framework's own styles;
/// on a phone they look the same.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the form's view.
  associatedtype Body: View

  /// Makes a form's view.
  ///
  /// - Parameter configuration: The form.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body

  /// A form.
  typealias Configuration = FormStyleConfiguration
}

/// A form, for a style.
@available(iOS 16.0, *)
nonisolated public struct FormStyleConfiguration {
  /// What the form shows.
  nonisolated public struct Content: View {
    let content: AnyView

    /// The view.
    @MainActor @preconcurrency public var body: some View { content }
  }

  /// What the form shows.
  public let content: FormStyleConfiguration.Content
}

/// The style that suits the place.
@available(iOS 16.0, *)
nonisolated public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes a form's view.
  ///
  /// - Parameter configuration: The form.
  /// - Returns: The view.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// Rows in groups.
@available(iOS 16.0, *)
nonisolated public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes a form's view.
  ///
  /// - Parameter configuration: The form.
  /// - Returns: The view.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

@available(iOS 16.0, *)
extension FormStyle where Self == AutomaticFormStyle {
  /// The style that suits the place.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

@available(iOS 16.0, *)
extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension View {
  /// Sets how forms look; on the stand-in's devices they look the same in each of the framework's
  /// styles, and a style of the app's own has no effect.
  ///
  /// - Parameter style: The look.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(EmptyModifier())
  }
}
