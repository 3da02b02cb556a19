import StageRuntime
import Testing
import UIKit

@Suite("Navigation: the stack")
@MainActor
struct NavigationStackTests {
  private let host = NavigationHost()
  private var navigation: UINavigationController { host.navigation }

  @Test("A push is in the stack when the call returns, with the coordinator of its transition")
  func pushInsideCall() {
    let b = host.controller()
    navigation.pushViewController(b, animated: true)
    #expect(navigation.viewControllers == [host.a, b])
    #expect(navigation.topViewController === b)
    #expect(b.navigationController === navigation)
    #expect(navigation.transitionCoordinator != nil)
    #expect(b.transitionCoordinator?.viewController(forKey: .from) === host.a)
    host.settle()
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("A controller that is pushed below others doesn't load its view")
  func loadsLate() {
    let b = host.controller("B")
    let c = host.controller("C")
    navigation.setViewControllers([host.a, b, c], animated: false)
    #expect(!b.isViewLoaded)
    #expect(c.isViewLoaded)
    #expect(b.parent === navigation)
  }

  @Test("A child beside the stack stays one as the stack changes, and appears with the whole")
  func childBesideStack() {
    let overlay = host.controller("overlay")
    navigation.addChild(overlay)
    navigation.view.addSubview(overlay.view)
    overlay.didMove(toParent: navigation)
    host.push()
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.children.contains(overlay))
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    navigation.present(cover, animated: true)
    host.settle()
    #expect(
      host.journal.take().filter { $0.hasPrefix("overlay") } == [
        "overlay viewWillDisappear", "overlay viewDidDisappear",
      ]
    )
  }

  @Test("The root's view isn't loaded before the stack appears")
  func rootLoadsLate() {
    let root = host.controller("R")
    let other = UINavigationController(rootViewController: root)
    #expect(other.viewControllers == [root])
    #expect(!root.isViewLoaded)
    other.loadViewIfNeeded()
    #expect(!root.isViewLoaded)
  }

  @Test("P1.10 A push: will and did, of each the one that leaves first")
  func pushOrder() {
    navigation.pushViewController(host.controller(), animated: true)
    #expect(
      host.journal.take() == [
        "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing",
      ]
    )
    host.settle()
    #expect(host.journal.take() == ["A viewDidDisappear", "B viewDidAppear"])
  }

  @Test("P1.10 A pop: will and did, of each the one that leaves first")
  func popOrder() {
    host.push()
    navigation.popViewController(animated: true)
    host.settle()
    #expect(
      host.journal.take() == [
        "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "B viewDidDisappear",
        "A viewDidAppear",
      ]
    )
  }

  @Test("P1.25 A push takes 0.35 seconds")
  func duration() {
    navigation.pushViewController(host.controller(), animated: true)
    #expect(navigation.transitionCoordinator?.transitionDuration == 0.35)
    host.advance(349)
    #expect(navigation.transitionCoordinator != nil)
    host.advance(1)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("A push that isn't animated is over when the call returns")
  func unanimated() {
    navigation.pushViewController(host.controller(), animated: false)
    #expect(
      host.journal.take() == [
        "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing",
        "A viewDidDisappear", "B viewDidAppear",
      ]
    )
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("A controller moves to its parent while it is pushed, and from it while it is popped")
  func movement() {
    let b = host.controller()
    var flags: [String] = []
    b.onCallback = { callback in
      if b.isMovingToParent { flags.append("to in \(callback)") }
      if b.isMovingFromParent { flags.append("from in \(callback)") }
    }
    host.a.onCallback = { [a = host.a] callback in
      if a.isMovingToParent || a.isMovingFromParent { flags.append("A in \(callback)") }
    }
    navigation.pushViewController(b, animated: true)
    host.settle()
    navigation.popViewController(animated: true)
    host.settle()
    #expect(
      flags == [
        "to in viewDidLoad", "to in viewWillAppear", "to in viewIsAppearing", "to in viewDidAppear",
        "from in viewWillDisappear", "from in viewDidDisappear",
      ]
    )
  }

  @Test("A popped controller is out of the stack in its last callbacks, and has no parent after")
  func poppedParent() {
    let b = host.push()
    var stackHasIt: [Bool] = []
    b.onCallback = { [navigation] _ in
      stackHasIt.append(navigation.viewControllers.contains(b))
    }
    #expect(navigation.popViewController(animated: true) === b)
    #expect(b.navigationController === navigation)
    host.settle()
    #expect(stackHasIt == [false, false])
    #expect(b.parent == nil)
    #expect(b.viewIfLoaded?.window == nil)
    #expect(navigation.children == [host.a])
  }

  @Test("Going back to a controller gives what was above it, and only the top hears of it")
  func popTo() {
    let b = host.push("B")
    let c = host.push("C")
    #expect(navigation.popToViewController(host.a, animated: true) == [b, c])
    host.settle()
    #expect(!host.journal.take().contains { $0.hasPrefix("B") })
    #expect(b.parent == nil)
    #expect(navigation.popToRootViewController(animated: true) == nil)
    #expect(navigation.popViewController(animated: true) == nil)
  }

  @Test("A new top that was in the stack slides in as a pop")
  func replacingIsAPop() {
    host.push("B")
    let c = host.push("C")
    navigation.setViewControllers([c, host.a], animated: true)
    host.settle()
    #expect(navigation.viewControllers == [c, host.a])
    #expect(navigation.children == [c, host.a])
    #expect(
      host.journal.take() == [
        "C viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "C viewDidDisappear",
        "A viewDidAppear",
      ]
    )
  }

  @Test("A push during a push is in the stack at once and moves after it")
  func nestedPush() {
    let b = host.controller("B")
    let c = host.controller("C")
    navigation.pushViewController(b, animated: true)
    navigation.pushViewController(c, animated: true)
    #expect(navigation.viewControllers == [host.a, b, c])
    #expect(!c.isViewLoaded)
    host.settle()
    #expect(c.viewIfLoaded?.window === host.window)
    #expect(b.viewIfLoaded?.window == nil)
    #expect(host.messages == [])
    #expect(
      host.journal.take().filter { $0.hasSuffix("Appear") || $0.hasSuffix("Disappear") } == [
        "A viewWillDisappear", "B viewWillAppear", "A viewDidDisappear", "B viewDidAppear",
        "B viewWillDisappear", "C viewWillAppear", "B viewDidDisappear", "C viewDidAppear",
      ]
    )
  }

  @Test("A push and a pop in one turn end where they began, each heard in full")
  func pushAndPop() {
    let b = host.controller("B")
    navigation.pushViewController(b, animated: true)
    navigation.popViewController(animated: true)
    host.settle()
    #expect(navigation.viewControllers == [host.a])
    #expect(b.parent == nil)
    #expect(host.a.view.window === host.window)
    #expect(host.journal.take().suffix(2) == ["B viewDidDisappear", "A viewDidAppear"])
  }

  @Test("A change off screen shows when the stack appears")
  func offScreen() {
    let cover = host.controller("cover")
    cover.modalPresentationStyle = .fullScreen
    navigation.present(cover, animated: false)
    host.settle()
    let b = host.controller()
    navigation.pushViewController(b, animated: true)
    #expect(!b.isViewLoaded)
    _ = host.journal.take()
    navigation.dismiss(animated: false)
    host.settle()
    #expect(b.viewIfLoaded?.window === host.window)
    #expect(
      host.journal.take().filter { !$0.hasPrefix("cover") } == [
        "B viewDidLoad", "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear",
      ]
    )
  }

  @Test("P1.27 The same controller twice raises")
  func sameTwice() {
    let b = host.push()
    navigation.pushViewController(b, animated: true)
    #expect(
      host.exceptions == [
        "NSInvalidArgumentException: \(navigation.description) is pushing the same view controller "
          + "instance (\(b.description)) more than once which is not supported and is most likely "
          + "an error in the application"
      ]
    )
    #expect(navigation.viewControllers == [host.a, b])
  }

  @Test("A navigation controller can't be pushed, and only what is in the stack be gone back to")
  func otherExceptions() {
    navigation.pushViewController(UINavigationController(), animated: true)
    navigation.popToViewController(host.controller(), animated: true)
    navigation.setViewControllers([host.a, host.a], animated: true)
    #expect(
      host.exceptions == [
        "NSInvalidArgumentException: Pushing a navigation controller is not supported",
        "NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist.",
        "NSInvalidArgumentException: All view controllers in a navigation controller must be "
          + "distinct (\(host.a.description))",
      ]
    )
    #expect(navigation.viewControllers == [host.a])
  }

  @Test("The delegate hears of a controller before it is in place and when it is shown")
  func delegate() {
    let delegate = NavigationLog(host.journal)
    navigation.delegate = delegate
    navigation.pushViewController(host.controller(), animated: true)
    host.settle()
    #expect(
      host.journal.take() == [
        "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "will show B",
        "B viewIsAppearing", "A viewDidDisappear", "B viewDidAppear", "did show B",
      ]
    )
  }

  @Test("The delegate hears of the root when the stack first appears, and not again")
  func delegateAndRoot() {
    let root = host.controller("R")
    let other = UINavigationController(rootViewController: root)
    let delegate = NavigationLog(host.journal)
    other.delegate = delegate
    host.window.rootViewController = other
    host.settle()
    #expect(host.journal.take().filter { $0.hasSuffix("show R") } == ["will show R", "did show R"])
    host.window.isHidden = true
    host.settle()
    host.window.isHidden = false
    host.settle()
    #expect(!host.journal.take().contains { $0.hasSuffix("show R") })
  }

  @Test("A stack that the app lets go of in mid-push ends it, and goes")
  func letGo() {
    weak var stack: UINavigationController?
    do {
      let other = UINavigationController(rootViewController: UIViewController())
      host.window.rootViewController = other
      host.settle()
      other.pushViewController(UIViewController(), animated: true)
      stack = other
    }
    host.window.rootViewController = host.navigation
    host.settle()
    #expect(stack == nil)
  }

  @Test("A stack that leaves the screen in mid-push tells both controllers that they have gone")
  func leavesInMidPush() {
    let b = host.controller()
    host.navigation.pushViewController(b, animated: true)
    host.advance(100)
    _ = host.journal.take()
    host.window.rootViewController = UIViewController()
    host.settle()
    #expect(host.a.viewIfLoaded?.window == nil && b.viewIfLoaded?.window == nil)
    #expect(
      Set(host.journal.take()) == [
        "A viewDidDisappear", "B viewWillDisappear", "B viewDidDisappear",
      ]
    )
  }

  @Test("What is animated alongside a push is changed while it moves, without a completion")
  func alongside() {
    let badge = UIView()
    host.window.addSubview(badge)
    navigation.pushViewController(host.controller(), animated: true)
    navigation.transitionCoordinator?.animate(alongsideTransition: { _ in badge.alpha = 0 })
    host.settle()
    #expect(badge.alpha == 0)
  }

  @Test("The completion of a push's coordinator comes after the last callback")
  func completion() {
    navigation.pushViewController(host.controller(), animated: true)
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [host] context in
      host.journal.add("completed, cancelled: \(context.isCancelled)")
    }
    host.settle()
    #expect(host.journal.take().suffix(2) == ["B viewDidAppear", "completed, cancelled: false"])
  }
}

/// A delegate that writes down what is shown.
final class NavigationLog: NSObject, UINavigationControllerDelegate {
  private let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.add("will show \((viewController as? Probe)?.name ?? "?")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.add("did show \((viewController as? Probe)?.name ?? "?")")
  }
}
