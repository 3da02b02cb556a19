/// What is shown where content is missing: what is missing, why, and what can be done.
///
/// Source: documented. Apple's page for `ContentUnavailableView`; sizes are assumed.
@available(iOS 17.0, *)
nonisolated public struct ContentUnavailableView<
  Label: View,
  Description: View,
  Actions: View
>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - label: What is missing; a label's picture is large above its title.
  ///   - description: Why.
  ///   - actions: What can be done.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// All parts, in the middle of the room that there is.
  @MainActor @preconcurrency public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 8) {
        label.labelStyle(UnavailableLabelStyle()).font(.title2.weight(.bold))
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      actions
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large picture above its title.
@available(iOS 17.0, *)
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title
    }
  }
}

@available(iOS 17.0, *)
extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view with a picture.
  ///
  /// - Parameters:
  ///   - title: The key of what is missing.
  ///   - name: The picture's name.
  ///   - description: Why.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }

  /// Creates the view with a symbol.
  ///
  /// - Parameters:
  ///   - title: The key of what is missing.
  ///   - name: The symbol's name.
  ///   - description: Why.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates the view with a picture.
  ///
  /// - Parameters:
  ///   - title: What is missing.
  ///   - name: The picture's name.
  ///   - description: Why.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }

  /// Creates the view with a symbol.
  ///
  /// - Parameters:
  ///   - title: What is missing.
  ///   - name: The symbol's name.
  ///   - description: Why.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }
}

@available(iOS 17.0, *)
extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label,
  Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search has found nothing.
  public static var search:
    ContentUnavailableView<
      SearchUnavailableContent.Label,
      SearchUnavailableContent.Description,
      SearchUnavailableContent.Actions
    >
  { search(for: nil) }

  /// Says that a search has found nothing.
  ///
  /// - Parameter text: What was searched for.
  /// - Returns: The view.
  public static func search(
    text: String
  ) -> ContentUnavailableView<
    SearchUnavailableContent.Label,
    SearchUnavailableContent.Description,
    SearchUnavailableContent.Actions
  > {
    search(for: text)
  }

  private static func search(for text: String?) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

/// The parts of a view that says that a search has found nothing.
///
/// Source: documented. Apple's page for `SearchUnavailableContent`; its words are assumed.
@available(iOS 17.0, *)
public struct SearchUnavailableContent {
  private init() {}

  /// What is missing.
  nonisolated public struct Label: View {
    /// What was searched for, if it is known.
    fileprivate let text: String?

    /// The symbol of searching, and the title.
    @MainActor @preconcurrency public var body: some View {
      SwiftUI.Label(
        text.map { "No Results for \u{201C}\($0)\u{201D}" } ?? "No Results",
        systemImage: "magnifyingglass"
      )
    }
  }

  /// What to do about it.
  nonisolated public struct Description: View {
    fileprivate init() {}

    /// The advice.
    @MainActor @preconcurrency public var body: some View {
      Text("Check the spelling or try a new search.")
    }
  }

  /// What can be done: nothing.
  nonisolated public struct Actions: View {
    fileprivate init() {}

    /// Nothing.
    @MainActor @preconcurrency public var body: some View { EmptyView() }
  }
}
