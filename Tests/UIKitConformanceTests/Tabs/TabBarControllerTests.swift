import StageRuntime
import Testing
import UIKit

@Suite("Tab bar controllers")
@MainActor
struct TabBarControllerTests {
  private let host = PresentationHost()
  private let tabs = UITabBarController()
  private let a: Probe
  private let b: Probe

  init() {
    a = host.controller("A")
    a.title = "First"
    b = host.controller("B")
    b.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 0)
    tabs.viewControllers = [a, b]
    host.window.rootViewController = tabs
    host.settle()
    _ = host.journal.take()
  }

  /// Taps the middle of an item.
  private func tapItem(_ index: Int) {
    let frame = tabs.tabBar.frame
    let width = frame.width / 2
    host.tap(width * (CGFloat(index) + 0.5), frame.minY + 20)
  }

  private final class Delegate: NSObject, UITabBarControllerDelegate {
    let journal: Journal
    var allows = true

    init(_ journal: Journal) {
      self.journal = journal
      super.init()
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      shouldSelect viewController: UIViewController
    ) -> Bool {
      journal.add("should select \((viewController as? Probe)?.name ?? "?")")
      return allows
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      didSelect viewController: UIViewController
    ) {
      journal.add("did select \((viewController as? Probe)?.name ?? "?")")
    }
  }

  @Test("Only the chosen controller's view is loaded and in the window")
  func lazy() {
    #expect(a.viewIfLoaded?.window === host.window)
    #expect(!b.isViewLoaded)
    #expect(tabs.selectedIndex == 0)
    #expect(b.tabBarController === tabs)
  }

  @Test("A child beside the tabs stays one as the tabs change")
  func childBesideTabs() {
    let overlay = host.controller("overlay")
    tabs.addChild(overlay)
    tabs.view.addSubview(overlay.view)
    overlay.didMove(toParent: tabs)
    tabs.viewControllers = [b]
    host.settle()
    #expect(tabs.children == [b, overlay])
    #expect(overlay.parent === tabs)
  }

  @Test("A change of tabs: the newcomer's will comes first, its did last")
  func order() {
    tabs.selectedIndex = 1
    #expect(
      host.journal.take() == [
        "B viewDidLoad", "B viewWillAppear", "A viewWillDisappear", "B viewIsAppearing",
        "A viewDidDisappear", "B viewDidAppear",
      ]
    )
    #expect(a.view.window == nil)
    #expect(b.view.window === host.window)
  }

  @Test("A tap on an item chooses its controller, and the delegate hears of it")
  func tap() {
    let delegate = Delegate(host.journal)
    tabs.delegate = delegate
    tapItem(1)
    #expect(tabs.selectedViewController === b)
    #expect(
      host.journal.take().filter { $0.contains("select") } == [
        "should select B", "did select B",
      ]
    )
  }

  @Test("A delegate can forbid a choice")
  func forbidden() {
    let delegate = Delegate(host.journal)
    delegate.allows = false
    tabs.delegate = delegate
    tapItem(1)
    #expect(tabs.selectedViewController === a)
    #expect(host.journal.take() == ["should select B"])
  }

  @Test("The delegate doesn't hear of the app's own choices")
  func programmatic() {
    let delegate = Delegate(host.journal)
    tabs.delegate = delegate
    tabs.selectedViewController = b
    #expect(!host.journal.take().contains { $0.contains("select") })
  }

  @Test("A tap on the chosen item goes back to the root of its stack")
  func tapAgain() {
    let root = host.controller("R")
    let navigation = UINavigationController(rootViewController: root)
    tabs.viewControllers = [navigation, b]
    tabs.selectedIndex = 0
    host.settle()
    navigation.pushViewController(host.controller("C"), animated: true)
    host.settle()
    tapItem(0)
    host.settle()
    #expect(navigation.viewControllers == [root])
  }

  @Test("Items show the controllers' titles, a stack's being its root's")
  func titles() {
    let root = host.controller("R")
    root.title = "Root"
    tabs.viewControllers = [UINavigationController(rootViewController: root), b]
    #expect(tabs.tabBar.items?.map(\.title) == ["Root", "Second"])
    #expect(tabs.tabBar.selectedItem === root.tabBarItem)
  }

  @Test("The bar takes its height from the content's safe area")
  func safeArea() {
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
  }

  @Test("The bar goes for a pushed controller that asks for it, and comes back")
  func hidesBottomBar() {
    let navigation = UINavigationController(rootViewController: host.controller("R"))
    tabs.viewControllers = [navigation]
    host.settle()
    let pushed = host.controller("C")
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: true)
    host.settle()
    #expect(tabs.tabBar.isHidden)
    #expect(pushed.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: true)
    host.settle()
    #expect(!tabs.tabBar.isHidden)
  }

  @Test("A tab that is taken out leaves the window and has no parent")
  func removed() {
    tabs.viewControllers = [b]
    host.settle()
    #expect(a.parent == nil)
    #expect(a.view.window == nil)
    #expect(b.view.window === host.window)
    #expect(
      host.journal.take().filter { $0.hasPrefix("A") } == [
        "A viewWillDisappear", "A viewDidDisappear",
      ]
    )
  }

  @Test("P4.8 The chosen controller may refuse the swipe")
  func modal() {
    let sheet = UITabBarController()
    let first = UIViewController()
    let second = UIViewController()
    sheet.viewControllers = [first, second]
    tabs.present(sheet, animated: true)
    host.settle()
    second.isModalInPresentation = true
    #expect(sheet.presentationController?.isModal == false)
    sheet.selectedIndex = 1
    #expect(sheet.presentationController?.isModal == true)
  }

  @Test("P1.10 The chosen controller hears of its container's covering")
  func covering() {
    host.present("V", .fullScreen, on: tabs)
    #expect(
      host.journal.take().filter { $0.hasPrefix("A") } == [
        "A viewWillDisappear", "A viewDidDisappear",
      ]
    )
    tabs.dismiss(animated: true)
    host.settle()
    #expect(
      host.journal.take().filter { $0.hasPrefix("A") } == [
        "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear",
      ]
    )
  }

  @Test("Choosing a controller that isn't a tab raises")
  func notATab() {
    tabs.selectedViewController = UIViewController()
    #expect(host.exceptions.count == 1)
    #expect(tabs.selectedViewController === a)
  }
}
