import StageRuntime
import Testing
import UIKit

@Suite("Navigation and presentation")
@MainActor
struct NavigationAndPresentationTests {
  @Test("P1.9 A present during a push is held until the push is over")
  func presentDuringPush() {
    let host = NavigationHost()
    let b = host.controller()
    host.navigation.pushViewController(b, animated: true)
    let sheet = host.controller("S")
    b.present(sheet, animated: true)
    #expect(host.navigation.presentedViewController == nil)
    host.advance(350)
    #expect(host.navigation.presentedViewController === sheet)
    host.settle()
    #expect(host.messages == [])
    #expect(host.journal.take().suffix(2) == ["S viewIsAppearing", "S viewDidAppear"])
  }

  @Test("P1.9 A dismiss during a push in the presented stack is held until the push is over")
  func dismissDuringPush() {
    let host = NavigationHost()
    let root = host.controller("R")
    let stack = UINavigationController(rootViewController: root)
    host.navigation.present(stack, animated: true)
    host.settle()
    stack.pushViewController(host.controller(), animated: true)
    stack.dismiss(animated: true)
    #expect(!stack.isBeingDismissed)
    host.advance(350)
    #expect(stack.isBeingDismissed)
    host.settle()
    #expect(host.navigation.presentedViewController == nil)
  }

  @Test("P1.9 A present from another tab's stack doesn't wait for this one's push")
  func otherTab() {
    let host = NavigationHost()
    let tabs = UITabBarController()
    let other = UIViewController()
    host.window.rootViewController = nil
    tabs.viewControllers = [host.navigation, other]
    host.window.rootViewController = tabs
    host.settle()
    host.navigation.pushViewController(host.controller(), animated: true)
    let sheet = host.controller("S")
    other.present(sheet, animated: true)
    #expect(tabs.presentedViewController === sheet)
  }

  @Test("P1.5 A stack presents for its controllers")
  func presents() {
    let host = NavigationHost()
    let b = host.push()
    let sheet = host.controller("S")
    b.present(sheet, animated: true)
    #expect(sheet.presentingViewController === host.navigation)
    #expect(host.navigation.visibleViewController === sheet)
    host.settle()
  }

  @Test("P4.8 The top controller of a presented stack may refuse the swipe")
  func topIsModal() {
    let host = NavigationHost()
    let root = host.controller("R")
    let stack = UINavigationController(rootViewController: root)
    host.navigation.present(stack, animated: true)
    host.settle()
    #expect(stack.presentationController?.isModal == false)
    root.isModalInPresentation = true
    #expect(stack.presentationController?.isModal == true)
    stack.pushViewController(host.controller(), animated: true)
    host.settle()
    #expect(stack.presentationController?.isModal == false)
  }

  @Test("P4.14 A child of a presented stack finds the stack's presentation controller")
  func childFindsSheet() {
    let host = NavigationHost()
    let root = host.controller("R")
    let stack = UINavigationController(rootViewController: root)
    host.navigation.present(stack, animated: true)
    host.settle()
    #expect(root.sheetPresentationController != nil)
    #expect(root.sheetPresentationController === stack.sheetPresentationController)
  }

  @Test("P1.27 A push after an unanimated change may wait for the commit")
  func deferredPush() {
    var doubts = Doubts()
    doubts.pushAfterChange = .afterCommit
    let host = NavigationHost(doubts)
    let b = host.controller("B")
    let c = host.controller("C")
    host.navigation.setViewControllers([host.a, b], animated: false)
    host.navigation.pushViewController(c, animated: true)
    #expect(host.navigation.viewControllers == [host.a, b])
    #expect(host.navigation.transitionCoordinator == nil)
    host.navigation.pushViewController(c, animated: true)
    #expect(host.exceptions.count == 1)
    host.settle()
    #expect(host.navigation.viewControllers == [host.a, b, c])
  }

  @Test("P1.27 A push after an unanimated change begins in the call on iOS 18")
  func immediatePush() {
    let host = NavigationHost()
    let b = host.controller("B")
    let c = host.controller("C")
    host.navigation.setViewControllers([host.a, b], animated: false)
    host.navigation.pushViewController(c, animated: true)
    #expect(host.navigation.viewControllers == [host.a, b, c])
    #expect(host.navigation.transitionCoordinator != nil)
  }

  @Test(
    "P3.17 A pop leaves what is presented above the stack, or dismisses it",
    arguments: Doubts.PopBelowPresentation.allCases
  )
  func popBelowPresentation(variant: Doubts.PopBelowPresentation) {
    var doubts = Doubts()
    doubts.popBelowPresentation = variant
    let host = NavigationHost(doubts)
    host.push()
    let sheet = host.controller("S")
    host.navigation.present(sheet, animated: true)
    host.settle()
    host.navigation.popToRootViewController(animated: true)
    host.settle()
    #expect(host.navigation.viewControllers == [host.a])
    #expect(
      (host.navigation.presentedViewController === sheet) == (variant == .keepsPresentation)
    )
  }

  @Test("P2.6 A controller below the top can present through its stack")
  func coveredChildPresents() {
    let host = NavigationHost()
    host.push()
    let sheet = host.controller("S")
    host.a.present(sheet, animated: true)
    #expect(host.navigation.presentedViewController === sheet)
    #expect(host.messages == [])
  }
}
