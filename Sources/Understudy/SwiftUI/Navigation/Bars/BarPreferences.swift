/// What content says of the bars around it; what isn't said is `nil` or empty.
struct BarPreferences {
  var title: String?
  var titleDisplayMode: NavigationBarItem.TitleDisplayMode?
  var hidesBackButton: Bool?
  var navigationBar: Visibility?
  var bottomBar: Visibility?
  var items: [ToolbarEntry] = []

  var isEmpty: Bool {
    title == nil && titleDisplayMode == nil && hidesBackButton == nil && navigationBar == nil
      && bottomBar == nil && items.isEmpty
  }

  /// Takes over what another view says.
  mutating func merge(_ other: BarPreferences) {
    title = other.title ?? title
    titleDisplayMode = other.titleDisplayMode ?? titleDisplayMode
    hidesBackButton = other.hidesBackButton ?? hidesBackButton
    navigationBar = other.navigationBar ?? navigationBar
    bottomBar = other.bottomBar ?? bottomBar
    items += other.items
  }
}

/// How navigation bars show something.
///
/// Source: documented. Apple's page for `NavigationBarItem`.
public struct NavigationBarItem: Sendable {
  /// How a navigation bar shows the title.
  public enum TitleDisplayMode: Sendable {
    /// As the screen below does; the lowest shows a large title.
    case automatic
    /// In the bar.
    case inline
    /// Below the bar, large.
    case large
  }
}

extension View {
  /// Says the title of the screen that the view is in.
  ///
  /// - Parameter titleKey: The title's key.
  /// - Returns: The view.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Says the title of the screen that the view is in.
  ///
  /// - Parameter title: The title.
  /// - Returns: The view.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Says the title of the screen that the view is in.
  ///
  /// - Parameter title: The title.
  /// - Returns: The view.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    let text = title.plainText
    return hostPreference { $0.bars.title = text }
  }

  /// Says how the title of the screen is shown that the view is in.
  ///
  /// - Parameter displayMode: How.
  /// - Returns: The view.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    hostPreference { $0.bars.titleDisplayMode = displayMode }
  }

  /// Says whether the screen that the view is in has no back button.
  ///
  /// - Parameter hidesBackButton: Whether it hasn't.
  /// - Returns: The view.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    hostPreference { $0.bars.hidesBackButton = hidesBackButton }
  }

  /// Says whether the screen that the view is in has no navigation bar.
  ///
  /// - Parameter hidden: Whether it hasn't.
  /// - Returns: The view.
  @available(*, deprecated, message: "Use toolbar(.hidden)")
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    hostPreference { $0.bars.navigationBar = hidden ? .hidden : .visible }
  }

  /// Says whether bars of the screen are shown that the view is in.
  ///
  /// - Parameters:
  ///   - visibility: Whether they are.
  ///   - bars: Which bars.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  nonisolated public func toolbar(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    hostPreference {
      for bar in bars {
        switch bar.kind {
        case .navigationBar, .automatic: $0.bars.navigationBar = visibility
        case .bottomBar: $0.bars.bottomBar = visibility
        case .tabBar: break
        }
      }
    }
  }
}

/// A bar.
///
/// Source: documented. Apple's page for `ToolbarPlacement`.
@available(iOS 16.0, *)
public struct ToolbarPlacement: Sendable {
  enum Kind: Sendable { case automatic, navigationBar, bottomBar, tabBar }

  let kind: Kind

  /// The bar that matters most: the navigation bar.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(kind: .automatic) }
  /// The navigation bar.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(kind: .navigationBar) }
  /// The bar at the bottom.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(kind: .bottomBar) }
  /// The tab bar; the stand-in doesn't hide it.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(kind: .tabBar) }
}
