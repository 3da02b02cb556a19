/// The tabs of one tab view, and the tab bar controller that shows them.
@MainActor
final class TabModel: NSObject, UITabBarControllerDelegate {
  /// The controller.
  let controller = UITabBarController(nibName: nil, bundle: nil)
  /// Called with the tag of the tab that the person has chosen.
  var didChoose: @MainActor (AnyHashable) -> Void = { _ in }
  /// Called when the shown tab says something else of the presentation.
  var preferencesDidChange: @MainActor () -> Void = {}

  private struct Tab {
    let screen: TabScreen
    let tag: AnyHashable
  }

  private var tabs: [Tab] = []
  private var screens: [ObjectIdentifier: TabScreen] = [:]

  override init() {
    super.init()
    controller.delegate = self
  }

  /// Lets go of the tabs, at the end of the tab view's life.
  func end() {
    controller.delegate = nil
    didChoose = { _ in }
    preferencesDidChange = {}
    tabs = []
    screens = [:]
  }

  /// What the shown tab says of the presentation that the tab view is in.
  var shownPreferences: HostPreferences {
    var preferences =
      (controller.selectedViewController as? TabScreen)?.core.preferences ?? HostPreferences()
    preferences.bars = BarPreferences()
    return preferences
  }

  /// Shows tabs for some views.
  func show(
    _ views: [any SplitView],
    environment: EnvironmentValues,
    selected: AnyHashable?
  ) {
    var kept: [ObjectIdentifier: TabScreen] = [:]
    tabs = views.enumerated().map { index, view in
      let id = ObjectIdentifier(view)
      let traits = view.traits
      let screen = screens[id] ?? makeScreen()
      kept[id] = screen
      screen.rootView = view.content
      screen.core.inheritedEnvironment = environment
      screen.showItem(traits, environment)
      return Tab(screen: screen, tag: traits.tag ?? AnyHashable(index))
    }
    screens = kept
    let new = tabs.map(\.screen)
    if !new.elementsEqual(controller.viewControllers ?? [], by: ===) {
      controller.setViewControllers(new, animated: false)
    }
    if let selected { select(selected) }
  }

  private func makeScreen() -> TabScreen {
    let screen = TabScreen(rootView: AnyView(EmptyView()))
    screen.preferencesDidChange = { [weak self] in self?.preferencesDidChange() }
    return screen
  }

  /// Shows the tab of a tag; one that no tab has changes nothing (assumed).
  func select(_ tag: AnyHashable) {
    guard let index = tabs.firstIndex(where: { $0.tag == tag }), index != controller.selectedIndex
    else { return }
    controller.selectedIndex = index
    preferencesDidChange()
  }

  // MARK: UITabBarControllerDelegate

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    guard let tab = tabs.first(where: { $0.screen === viewController }) else { return }
    didChoose(tab.tag)
    preferencesDidChange()
  }
}

/// The controller of one tab of a tab view.
final class TabScreen: UIHostingController<AnyView> {
  /// Called when the content says something else to its controller.
  var preferencesDidChange: @MainActor () -> Void = {}

  private let label = _UIHostingView(rootView: AnyView(EmptyView()))

  override func contentPreferencesDidChange() {
    super.contentPreferencesDidChange()
    preferencesDidChange()
  }

  /// Makes the tab's item of what the view says.
  func showItem(_ traits: ViewTraits, _ environment: EnvironmentValues) {
    label.rootView = traits.tabItem ?? AnyView(EmptyView())
    label.core.inheritedEnvironment = environment
    label.core.advance()
    let leaves = label.renderedLeaves
    let title = leaves.first { $0.kind == .text }?.text
    let image = leaves.first { $0.kind == .image }?.text
    guard let item = tabBarItem else { return }
    if item.title != title { item.title = title }
    if imageName != image {
      imageName = image
      item.image = image.flatMap { UIImage(systemName: $0) }
    }
    item.badgeValue = traits.badge
  }

  private var imageName: String?
}
