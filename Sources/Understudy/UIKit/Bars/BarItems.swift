/// What bars show of one view controller, kept apart as most controllers aren't in a bar's reach.
@MainActor
final class BarItems {
  private var navigation: UINavigationItem?
  private var tab: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?

  /// Whether the app or the tab bar has an item for the tab already.
  var hasTabBarItem: Bool { tab != nil }

  func navigationItem(title: String?) -> UINavigationItem {
    if let navigation { return navigation }
    let made = UINavigationItem(title: title ?? "")
    made.title = title
    navigation = made
    return made
  }

  func tabBarItem(title: String?) -> UITabBarItem {
    if let tab { return tab }
    let made = UITabBarItem(title: title, image: nil, tag: 0)
    tab = made
    return made
  }

  func setTabBarItem(_ item: UITabBarItem?) { tab = item }

  /// Passes a controller's new title on to the items that exist; later ones begin with it.
  func titleDidChange(to title: String?) {
    navigation?.title = title
    tab?.title = title
  }
}

extension UIViewController {
  /// The controller's bar items, made when they are first needed.
  var madeBarItems: BarItems {
    if let barItems { return barItems }
    let made = BarItems()
    barItems = made
    return made
  }

  /// The nearest container of a kind that this controller is in.
  func nearestAncestor<Container: UIViewController>() -> Container? {
    var next = parent
    while let candidate = next {
      if let container = candidate as? Container { return container }
      next = candidate.parent
    }
    return nil
  }
}
