/// Controls that belong together.
///
/// In a menu they are a group, in a bar they stand side by side, elsewhere side by side with a border
/// each, which is assumed. Styles of an app's own aren't here.
///
/// Source: documented. Apple's page for `ControlGroup`.
@available(iOS 15.0, *)
nonisolated public struct ControlGroup<Content: View>: View {
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.isInBar) private var isInBar
  private let content: AnyView

  /// Creates a group.
  ///
  /// - Parameter content: The controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = AnyView(content())
  }

  /// Creates a group with a name, which menus show where they can't show the controls.
  ///
  /// The stand-in always shows the controls, so the name isn't seen, nor made.
  ///
  /// - Parameters:
  ///   - content: The controls.
  ///   - label: The name.
  @available(iOS 16.0, *)
  public init<C: View, L: View>(
    @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.content = AnyView(content())
  }

  /// Creates a group with a name, which menus show where they can't show the controls.
  ///
  /// The stand-in always shows the controls, so the name isn't seen, nor made.
  ///
  /// - Parameters:
  ///   - titleKey: The name's key.
  ///   - content: The controls.
  @available(iOS 16.0, *)
  public init<C: View>(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a name, which menus show where they can't show the controls.
  ///
  /// The stand-in always shows the controls, so the name isn't seen, nor made.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - content: The controls.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// The controls, as they suit the place.
  @MainActor @preconcurrency public var body: some View {
    if isInMenu {
      MenuGroup(options: .displayInline, label: EmptyView(), content: content)
    } else if isInBar {
      HStack(spacing: 16) { content }
    } else {
      HStack(spacing: 1) { content }.buttonStyle(.bordered)
    }
  }
}

/// The controls of a group with a name.
///
/// Source: documented. Apple's page for `LabeledControlGroupContent`.
@available(iOS 16.0, *)
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  private let content: Content

  /// The controls.
  @MainActor @preconcurrency public var body: some View { content }
}
