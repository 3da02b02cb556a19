/// Several views, one of which is shown above a bar to choose among them.
///
/// Source: documented. Apple's page for `TabView`; it shows a `UITabBarController`. A view's body
/// first runs when its tab is first shown.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Creates a tab view whose chosen tab somebody else keeps.
  ///
  /// - Parameters:
  ///   - selection: The tag of the chosen view; `nil` lets the tab view keep it.
  ///   - content: The views, each with a `tabItem` and a `tag`.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The tab view, on the whole screen.
  @MainActor @preconcurrency public var body: some View {
    TabContainer(selection: selection, content: content).ignoresSafeArea()
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that keeps itself which tab is chosen.
  ///
  /// - Parameter content: The views, each with a `tabItem`.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}
