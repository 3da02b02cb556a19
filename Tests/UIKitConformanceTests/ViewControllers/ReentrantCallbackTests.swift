import StageRuntime
import Testing
import UIKit

/// An app may change what is shown from within the callbacks of an earlier change.
@Suite("Changes from within callbacks")
@MainActor
struct ReentrantCallbackTests {
  private let host = Host()

  /// A controller that does something once, in a callback.
  private final class Meddler: UIViewController {
    var onLoad: () -> Void = {}
    var onWillAppear: () -> Void = {}

    override func viewDidLoad() {
      super.viewDidLoad()
      take(&onLoad)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      take(&onWillAppear)
    }

    private func take(_ action: inout () -> Void) {
      let current = action
      action = {}
      current()
    }
  }

  /// A view that does something once, as it is about to move.
  private final class MeddlingView: UIView {
    var onWillMove: () -> Void = {}

    override func willMove(toSuperview newSuperview: UIView?) {
      let current = onWillMove
      onWillMove = {}
      current()
    }
  }

  @Test(
    "A root that is replaced as it loads or appears leaves one root in the window",
    arguments: [true, false]
  )
  func replacedRoot(asItLoads: Bool) {
    let first = Meddler()
    let second = UIViewController()
    let replace = { [host] in host.window.rootViewController = second }
    if asItLoads { first.onLoad = replace } else { first.onWillAppear = replace }
    host.window.rootViewController = first
    host.settle()
    #expect(host.window.subviews == [second.view])
    #expect(first.view.window == nil)
  }

  @Test("A tab that chooses another as it appears gives way to it")
  func tabs() {
    let (a, b, c) = (UIViewController(), Meddler(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b, c]
    host.window.rootViewController = tabs
    host.settle()
    b.onWillAppear = { tabs.selectedIndex = 2 }
    tabs.selectedIndex = 1
    host.settle()
    #expect(c.view.window === host.window)
    #expect(b.view.window == nil)
    #expect(a.view.window == nil)
  }

  @Test("A stack that is replaced while it appears, and again from there, shows its last top")
  func stack() {
    let (a, b, c) = (Meddler(), Meddler(), UIViewController())
    let stack = UINavigationController(rootViewController: a)
    a.onWillAppear = { stack.setViewControllers([b], animated: false) }
    b.onWillAppear = { stack.setViewControllers([c], animated: false) }
    host.window.rootViewController = stack
    host.settle()
    #expect(stack.viewControllers == [c])
    #expect(c.view.window === host.window)
    #expect(a.view.window == nil)
    #expect(b.viewIfLoaded?.window == nil)
  }

  @Test("A view that moves elsewhere as it is about to be added ends where it was added to")
  func addedView() {
    let (here, there) = (UIView(), UIView())
    let view = MeddlingView()
    view.onWillMove = { there.addSubview(view) }
    here.addSubview(view)
    #expect(here.subviews == [view])
    #expect(there.subviews.isEmpty)
    #expect(view.superview === here)
  }

  @Test("A view that moves elsewhere as it is about to be removed stays there")
  func removedView() {
    let (here, there) = (UIView(), UIView())
    let view = MeddlingView()
    here.addSubview(view)
    view.onWillMove = { there.addSubview(view) }
    view.removeFromSuperview()
    #expect(here.subviews.isEmpty)
    #expect(there.subviews == [view])
    #expect(view.superview === there)
  }

  @Test("A child that leaves its parent on the way out has disappeared")
  func leavingChild() {
    let journal = Journal()
    let parent = Probe("parent", journal)
    let child = Probe("child", journal)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    host.window.rootViewController = parent
    host.settle()
    _ = journal.take()
    parent.beginAppearanceTransition(false, animated: true)
    child.view.removeFromSuperview()
    child.removeFromParent()
    parent.endAppearanceTransition()
    host.settle()
    #expect(
      journal.take().filter { $0.hasPrefix("child") } == [
        "child viewWillDisappear", "child viewDidDisappear",
      ]
    )
  }
}
