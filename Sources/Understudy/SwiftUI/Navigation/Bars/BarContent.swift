import Foundation

/// What a hosting controller's content has put into the bars around it.
@MainActor
final class BarContent {
  private var views: [ToolbarEntry.ID: BarItem] = [:]
  private var isShown = false

  /// Brings the bars up to date with what the content says.
  ///
  /// A controller whose content has never said anything keeps what the app has put there.
  func show(_ bars: BarPreferences, of controller: UIViewController) {
    guard isShown || !bars.isEmpty else {
      if controller is NavigationScreen { controller.navigationItem.largeTitleDisplayMode = .never }
      return
    }
    isShown = !bars.isEmpty
    let item = controller.navigationItem
    item.title = bars.title
    item.largeTitleDisplayMode =
      switch bars.titleDisplayMode ?? .automatic {
      // Source: assumed. A screen without a title leaves no room for a large one.
      case .automatic: bars.title == nil ? .never : .automatic
      case .inline: .never
      case .large: .always
      }
    item.hidesBackButton = bars.hidesBackButton ?? false
    showItems(bars.items, of: controller)
    showBars(bars, of: controller)
  }

  private func showItems(_ entries: [ToolbarEntry], of controller: UIViewController) {
    let old = views
    views = [:]
    for entry in entries {
      let view = old[entry.id] ?? BarItem(entry, controller: controller)
      view.show(entry)
      views[entry.id] = view
    }
    func items(_ place: ToolbarItemPlacement.Place) -> [UIBarButtonItem]? {
      let items = entries.filter { $0.place == place }.compactMap { views[$0.id]?.item }
      return items.isEmpty ? nil : items
    }
    let item = controller.navigationItem
    item.setIfDifferent(\.leftBarButtonItems, items(.leading))
    // UIKit's first item is at the edge.
    item.setIfDifferent(\.rightBarButtonItems, items(.trailing)?.reversed())
    item.leftItemsSupplementBackButton = true
    let title = entries.last { $0.place == .principal }.flatMap { views[$0.id]?.view }
    if item.titleView !== title { item.titleView = title }
    let bottom = items(.bottom)
    if !(bottom ?? []).elementsEqual(controller.toolbarItems ?? [], by: ===) {
      controller.toolbarItems = bottom
    }
  }

  private func showBars(_ bars: BarPreferences, of controller: UIViewController) {
    guard let navigation = controller.navigationController,
      navigation.topViewController === controller
    else { return }
    if let visibility = bars.navigationBar {
      navigation.setNavigationBarHidden(visibility == .hidden, animated: false)
    } else if controller is NavigationScreen {
      navigation.setNavigationBarHidden(false, animated: false)
    }
    let hasBottom = bars.items.contains { $0.place == .bottom } && bars.bottomBar != .hidden
    if hasBottom || controller is NavigationScreen {
      navigation.setToolbarHidden(!hasBottom, animated: false)
    }
  }
}

extension UINavigationItem {
  @MainActor
  fileprivate func setIfDifferent(
    _ keyPath: ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]?>,
    _ items: [UIBarButtonItem]?
  ) {
    guard !(items ?? []).elementsEqual(self[keyPath: keyPath] ?? [], by: ===) else { return }
    self[keyPath: keyPath] = items
  }
}

/// An item of a bar, with the hosting view that shows its content.
@MainActor
private final class BarItem {
  let view: _UIHostingView<AnyView>
  let item: UIBarButtonItem

  init(_ entry: ToolbarEntry, controller: UIViewController) {
    view = _UIHostingView(rootView: entry.view)
    item = UIBarButtonItem(customView: view)
    view.core.controller = controller
    view.core.safeAreaRegions = []
    view.core.inheritedEnvironment = Self.environment(of: entry)
    view.core.didRender = { [weak self] in self?.fit() }
  }

  func show(_ entry: ToolbarEntry) {
    view.rootView = entry.view
    view.core.inheritedEnvironment = Self.environment(of: entry)
    fit()
  }

  private static func environment(of entry: ToolbarEntry) -> EnvironmentValues {
    var environment = entry.environment
    environment.set(IsInBarKey.self, entry.place != .principal)
    return environment
  }

  /// Gives the view the size of its content, which bars take over.
  private func fit() {
    let size = view.core.contentSize(.unspecified)
    guard view.bounds.size != size else { return }
    view.bounds.size = size
    view.superview?.setNeedsLayout()
  }
}
