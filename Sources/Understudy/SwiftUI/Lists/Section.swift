/// Views that belong together, with a header and a footer.
///
/// In a list or a form it is a group of rows; elsewhere its views are simply one after the other.
///
/// Source: documented. Apple's page for `Section`.
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  let isExpanded: Binding<Bool>?

  nonisolated init(
    header: Parent,
    content: Content,
    footer: Footer,
    isExpanded: Binding<Bool>? = nil
  ) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

@available(*, unavailable)
extension Section: Sendable {}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The framework shows the view without a body.
  public typealias Body = Never

  /// Makes what represents the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(node: SectionNode(view.value, parent: inputs.parent))
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - header: What is above them.
  ///   - footer: What is below them.
  nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Creates a section with a header and a footer.
  ///
  /// Apple's is deprecated from version 100000: a hint in the documentation, not a warning.
  ///
  /// - Parameters:
  ///   - header: What is above the views.
  ///   - footer: What is below them.
  ///   - content: The views.
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - footer: What is below them.
  nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Creates a section with a footer.
  ///
  /// Apple's is deprecated from version 100000: a hint in the documentation, not a warning.
  ///
  /// - Parameters:
  ///   - footer: What is below the views.
  ///   - content: The views.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - header: What is above them.
  nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section with a header.
  ///
  /// Apple's is deprecated from version 100000: a hint in the documentation, not a warning.
  ///
  /// - Parameters:
  ///   - header: What is above the views.
  ///   - content: The views.
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  /// Creates a section whose views are shown while a binding is true.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the views are shown. In a sidebar list people change it on the header.
  ///   - content: The views.
  ///   - header: What is above them.
  @available(iOS 17.0, *)
  nonisolated public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(),
      content: content(),
      footer: EmptyView(),
      isExpanded: isExpanded
    )
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header and a footer.
  ///
  /// - Parameter content: The views.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - content: The views.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The views.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// Creates a section with a title whose views are shown while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - isExpanded: Whether the views are shown.
  ///   - content: The views.
  @available(iOS 17.0, *)
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey),
      content: content(),
      footer: EmptyView(),
      isExpanded: isExpanded
    )
  }

  /// Creates a section with a title whose views are shown while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isExpanded: Whether the views are shown.
  ///   - content: The views.
  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(title),
      content: content(),
      footer: EmptyView(),
      isExpanded: isExpanded
    )
  }
}
