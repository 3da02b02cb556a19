import StageRuntime
import Testing
import UIKit

@Suite("Controllers that would contain or present themselves")
@MainActor
struct CycleTests {
  private let host = Host()

  @Test("A controller can't be its own child, nor the child of one that is in it")
  func children() {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    outer.addChild(outer)
    inner.addChild(outer)
    #expect(host.reasons.count == 2)
    #expect(outer.children == [inner])
    #expect(inner.children.isEmpty)
    #expect(outer.parent == nil)
  }

  @Test("The root of a chain can't be presented at its end")
  func presenting() throws {
    let root = try #require(host.window.rootViewController)
    let presented = UIViewController()
    root.present(presented, animated: false)
    host.settle()
    presented.present(root, animated: false)
    host.settle()
    #expect(host.reasons.count == 1)
    #expect(presented.presentedViewController == nil)
    #expect(host.window.presentationChain == [root, presented])
  }

  @Test("A stack can't have the container that it is in")
  func pushing() {
    let container = UIViewController()
    let stack = UINavigationController(rootViewController: UIViewController())
    container.addChild(stack)
    stack.pushViewController(container, animated: false)
    stack.setViewControllers([container], animated: false)
    #expect(host.reasons.count == 2)
    #expect(stack.viewControllers.count == 1)
    #expect(container.parent == nil)
  }

  @Test("A tab bar controller can't have the container that it is in as a tab")
  func tabs() {
    let container = UIViewController()
    let tabs = UITabBarController()
    container.addChild(tabs)
    tabs.viewControllers = [container]
    #expect(host.reasons.count == 1)
    #expect(tabs.viewControllers == nil)
  }
}
