import Foundation
import StageRuntime

/// Several controllers, one of which is shown above a bar to choose among them.
///
/// Only the chosen controller's view is in the window; the others load theirs when they are first
/// chosen. The stand-in shows all items, however many: there is no “More” list.
///
/// Source: header. The order of the callbacks of a change is measured elsewhere, in published logs.
@MainActor @preconcurrency
open class UITabBarController: UIViewController, UITabBarDelegate {
  private var tabs: [UIViewController] = []
  private var selection = 0
  private let bar = UITabBar(frame: .zero)
  private let contentView = TabContentView(frame: .zero)
  private var shown: UIViewController?
  /// Whether one controller is taking another's place right now.
  private var isExchanging = false

  /// Creates a controller without tabs.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of an interface file; see `UIViewController`.
  ///   - nibBundleOrNil: Where the file is.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller without tabs from an archive.
  ///
  /// - Parameter coder: The archive; the stand-in reads nothing from it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Tabs

  /// The controllers, in the order of their items.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers; the chosen one stays chosen if it is still there.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers, in the order of their items.
  ///   - animated: Whether the items fade in.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let old = tabs
    let selected = selectedViewController
    if let container = new.first(where: isInside) {
      return StageContext.current.raise(
        "NSInvalidArgumentException",
        "\(container.description) can't be a tab of \(description), which is in it."
      )
    }
    for tab in old where !new.contains(where: { $0 === tab }) { tab.willMove(toParent: nil) }
    for tab in new where tab.parent !== self { addChild(tab) }
    tabs = new
    selection = new.firstIndex { $0 === selected } ?? min(selection, max(0, new.count - 1))
    refreshItems()
    showSelection()
    for tab in old where !new.contains(where: { $0 === tab }) { tab.removeFromParent() }
    for tab in new where !old.contains(where: { $0 === tab }) {
      tab.didMove(toParent: self)
      if tab !== shown { tab.containmentMovement = .none }
    }
    // Other children that the app has added stay, behind the tabs.
    childControllers = new + childControllers.filter { child in !new.contains { $0 === child } }
  }

  /// The controller that is shown; setting one that isn't a tab raises.
  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selection) ? tabs[selection] : nil }
    set {
      guard let index = tabs.firstIndex(where: { $0 === newValue }) else {
        return StageContext.current.raise(
          "NSInvalidArgumentException",
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
            + "controller's list of view controllers can be selected."
        )
      }
      select(index)
    }
  }

  /// The number of the controller that is shown; one that doesn't exist is ignored.
  open var selectedIndex: Int {
    get { tabs.isEmpty ? NSNotFound : selection }
    set {
      guard tabs.indices.contains(newValue) else { return }
      select(newValue)
    }
  }

  /// The bar at the bottom.
  open var tabBar: UITabBar { bar }

  /// Who decides about the person's choices, and hears of them.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Tells that the person has tapped an item.
  ///
  /// - Parameters:
  ///   - tabBar: The bar.
  ///   - item: The item.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: Choosing

  private func select(_ index: Int) {
    guard index != selection || shown == nil else { return }
    selection = index
    bar.selectedItem = selectedViewController?.tabBarItem
    showSelection()
  }

  /// Does what a tap on an item does; choosing again goes to the root of a navigation stack.
  private func tap(_ item: UITabBarItem) {
    guard let index = bar.items?.firstIndex(where: { $0 === item }), tabs.indices.contains(index)
    else { return }
    let tab = tabs[index]
    guard delegate?.tabBarController(self, shouldSelect: tab) ?? true else { return }
    tabBar(bar, didSelect: item)
    if index == selection {
      (tab as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(index)
    }
    delegate?.tabBarController(self, didSelect: tab)
  }

  private func refreshItems() {
    bar.items = tabs.compactMap(\.tabBarItem)
    bar.selectedItem = selectedViewController?.tabBarItem
  }

  /// Shows another item for a tab.
  func tabBarItemDidChange(of controller: UIViewController) {
    guard tabs.contains(where: { $0 === controller || $0.children.contains(controller) }) else {
      return
    }
    refreshItems()
  }

  // MARK: Showing

  /// Puts the chosen controller's view in place of the other, and tells both.
  ///
  /// What they are told runs the app's code, which may choose another: then that one follows.
  private func showSelection() {
    guard isViewLoaded, !isExchanging else { return }
    isExchanging = true
    defer { isExchanging = false }
    // Controllers that choose one another without end are left as they are.
    for _ in 0..<Self.exchangeLimit where shown !== selectedViewController {
      guard appearanceState.isVisible else { return removeShown() }
      exchangeShown()
    }
  }

  private static let exchangeLimit = 100

  private func exchangeShown() {
    let leaver = shown
    let newcomer = selectedViewController
    let content: UIView? = newcomer?.view
    StageContext.current.transcript.record(
      .system,
      transcriptName,
      "shows the tab of \(newcomer?.transcriptName ?? "nothing")"
    )
    newcomer?.beginAppearance(appearing: true, animated: false)
    leaver?.beginAppearance(appearing: false, animated: false)
    shown = newcomer
    if let content { install(content) }
    leaver?.viewIfLoaded?.removeFromSuperview()
    layOutBar()
    viewIfLoaded?.layoutIfNeeded()
    leaver?.endAppearance()
    // While the whole appears, the newcomer's appearance ends with it.
    if appearanceState == .appeared { newcomer?.endAppearance() }
  }

  private func removeShown() {
    let old = shown
    shown = nil
    old?.viewIfLoaded?.removeFromSuperview()
    old?.endAppearance()
  }

  private func install(_ content: UIView) {
    content.frame = contentView.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(content)
  }

  // MARK: The view

  /// Creates the view with the bar in front of the content.
  open override func loadView() {
    let view = UIView(frame: UIApplication.shared.screen.bounds)
    contentView.frame = view.bounds
    view.addSubview(contentView)
    view.addSubview(bar)
    bar.delegate = self
    bar.onTap = { [weak self] item in self?.tap(item) }
    self.view = view
  }

  /// Places the bar and the content.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutBar()
  }

  /// Whether the bar has gone for a controller that was pushed.
  private var isBarHidden: Bool {
    (selectedViewController as? UINavigationController)?.hidesBottomBar == true
  }

  private func layOutBar() {
    guard let view = viewIfLoaded else { return }
    let bounds = view.bounds
    bar.isHidden = isBarHidden
    let height = UITabBar.rowHeight + view.safeAreaInsets.bottom
    bar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    contentView.frame = bounds
    contentView.additionalSafeAreaInsets = UIEdgeInsets(
      top: 0,
      left: 0,
      bottom: isBarHidden ? 0 : UITabBar.rowHeight,
      right: 0
    )
  }

  /// Brings the chosen controller in, and tells it.
  ///
  /// - Parameter animated: Whether the appearance takes time.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if shown !== selectedViewController { removeShown() }
    if shown == nil, let selected = selectedViewController, let content: UIView = selected.view {
      shown = selected
      install(content)
    }
    shown?.beginAppearance(appearing: true, animated: animated)
  }

  /// Tells the chosen controller.
  ///
  /// - Parameter animated: Whether the appearance took time.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    shown?.endAppearance()
  }

  // MARK: What is shown speaks for the whole

  package override var childForModalState: UIViewController? { selectedViewController }

  /// The chosen controller, which says whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  /// The chosen controller, which says how the status bar looks.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  /// The chosen controller, which says whether the home indicator may be hidden.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
}

/// The space above the tab bar, in which the chosen controller's view is.
final class TabContentView: UIView {}
