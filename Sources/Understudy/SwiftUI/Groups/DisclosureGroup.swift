/// Views that are shown and hidden by a tap on their title.
///
/// In a list the title and each of the views is a row; elsewhere they are below one another. The
/// content is made while it is shown only.
///
/// Source: documented. Apple's page for `DisclosureGroup`.
@available(iOS 14.0, *)
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  @Environment(\.disclosureStyling) private var styling
  @State private var ownState = false
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  private init(
    _ isExpanded: Binding<Bool>?,
    _ label: Label,
    _ content: @escaping () -> Content
  ) {
    self.isExpanded = isExpanded
    self.label = label
    self.content = content
  }

  /// Creates a group that is hidden at first.
  ///
  /// - Parameters:
  ///   - content: What it shows.
  ///   - label: The title.
  public init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(nil, label(), content)
  }

  /// Creates a group that others can show and hide too.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether it is shown.
  ///   - content: What it shows.
  ///   - label: The title.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, label(), content)
  }

  /// The group in the style around.
  @MainActor @preconcurrency public var body: some View {
    let isExpanded = isExpanded ?? $ownState
    if let styling {
      styling(
        DisclosureGroupStyleConfiguration(
          label: .init(content: AnyView(label)),
          content: .init(makeContent: { [content] in AnyView(content()) }),
          isExpanded: isExpanded
        )
      )
    } else {
      rows(isExpanded)
    }
  }

  @MainActor private func rows(_ isExpanded: Binding<Bool>) -> some View {
    RowsOrColumn {
      Button {
        withAnimation { isExpanded.wrappedValue.toggle() }
      } label: {
        HStack {
          label
          Spacer()
          Image(systemName: "chevron.right")
            .foregroundStyle(.tint)
            .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
            .accessibilityHidden(true)
        }
      }
      .buttonStyle(.plain)
      .accessibilityValue(isExpanded.wrappedValue ? "Expanded" : "Collapsed")
      if isExpanded.wrappedValue { content() }
    }
  }
}

@available(iOS 14.0, *)
extension DisclosureGroup where Label == Text {
  /// Creates a group that is hidden at first.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - content: What it shows.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(nil, Text(titleKey), content)
  }

  /// Creates a group that others can show and hide too.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - isExpanded: Whether it is shown.
  ///   - content: What it shows.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, Text(titleKey), content)
  }

  /// Creates a group that is hidden at first.
  ///
  /// - Parameters:
  ///   - label: The title.
  ///   - content: What it shows.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(nil, Text(label), content)
  }

  /// Creates a group that others can show and hide too.
  ///
  /// - Parameters:
  ///   - label: The title.
  ///   - isExpanded: Whether it is shown.
  ///   - content: What it shows.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, Text(label), content)
  }
}

/// Views that are rows each where they are in a list, and below one another elsewhere.
private nonisolated struct RowsOrColumn<Content: View>: View {
  typealias Body = Never

  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    guard inputs.parent.isInLazyContainer else {
      return _ViewOutputs(
        node: PassThroughNode(view.value, parent: inputs.parent) { view in
          VStack(alignment: .leading) { view.content }
        }
      )
    }
    return _ViewOutputs(node: PassThroughNode(view.value, parent: inputs.parent) { $0.content })
  }
}
