/// Views that belong together, on a ground of their own, with a title.
///
/// Source: documented. Apple's page for `GroupBox`; the margins are assumed.
@available(iOS 14.0, *)
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  @Environment(\.groupBoxStyling) private var styling
  private let label: Label
  private let content: Content

  /// Creates a box with a title.
  ///
  /// - Parameters:
  ///   - content: What is in it.
  ///   - label: The title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The box in the style around.
  @MainActor @preconcurrency public var body: some View {
    if let styling {
      styling(
        GroupBoxStyleConfiguration(
          label: .init(content: AnyView(label)),
          content: .init(content: AnyView(content))
        )
      )
    } else {
      VStack(alignment: .leading, spacing: 8) {
        label.font(.headline)
        VStack { content }.frame(maxWidth: .infinity)
      }
      .padding(16)
      .background(
        Color(uiColor: .secondarySystemBackground),
        in: RoundedRectangle(cornerRadius: 8)
      )
    }
  }
}

@available(iOS 14.0, *)
extension GroupBox where Label == EmptyView {
  /// Creates a box without a title.
  ///
  /// - Parameter content: What is in it.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

@available(iOS 14.0, *)
extension GroupBox where Label == Text {
  /// Creates a box with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - content: What is in it.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a box with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: What is in it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
