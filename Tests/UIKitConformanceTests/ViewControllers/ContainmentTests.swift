import StageRuntime
import Testing
import UIKit

@Suite("Containment and appearance")
@MainActor
struct ContainmentTests {
  private let host = PresentationHost()

  private let arrival = ["child viewWillAppear", "child viewIsAppearing", "child viewDidAppear"]

  /// A container that tells its children of appearances itself.
  private final class ManualContainer: Probe {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  private func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  @Test("The view is loaded when it is first asked for, once")
  func loading() {
    let controller = host.controller()
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    controller.loadViewIfNeeded()
    _ = controller.view
    #expect(host.journal.take() == ["V viewDidLoad"])
    #expect(controller.view.next === controller)
  }

  @Test("A root appears when its window is shown: will inside the call, did after the commit")
  func rootAppears() {
    let window = UIWindow(windowScene: host.application.windowScenes[0])
    window.rootViewController = host.controller("R")
    #expect(host.journal.take() == [])
    window.makeKeyAndVisible()
    #expect(host.journal.take() == ["R viewDidLoad", "R viewWillAppear"])
    host.endTurn()
    #expect(host.journal.take() == ["R viewIsAppearing", "R viewDidAppear"])
  }

  @Test("A root disappears with its window, and appears with it again")
  func windowHides() {
    host.window.isHidden = true
    host.endTurn()
    #expect(host.journal.take() == ["root viewWillDisappear", "root viewDidDisappear"])
    host.window.isHidden = false
    host.endTurn()
    #expect(
      host.journal.take() == [
        "root viewWillAppear", "root viewIsAppearing", "root viewDidAppear",
      ]
    )
  }

  @Test("A new root replaces the old one on screen")
  func rootReplaced() {
    host.window.rootViewController = host.controller("other")
    host.endTurn()
    #expect(
      Set(host.journal.take()) == [
        "root viewWillDisappear", "root viewDidDisappear", "other viewDidLoad",
        "other viewWillAppear", "other viewIsAppearing", "other viewDidAppear",
      ]
    )
  }

  @Test("A child that joins a visible parent appears, and disappears when it leaves")
  func childOfVisible() {
    let child = host.controller("child")
    add(child, to: host.root)
    host.endTurn()
    #expect(host.journal.take() == ["child viewDidLoad"] + arrival)
    remove(child)
    host.endTurn()
    #expect(host.journal.take() == ["child viewWillDisappear", "child viewDidDisappear"])
  }

  @Test("A child moves to its parent while it arrives, and from it while it leaves")
  func movementFlags() {
    let child = host.controller("child")
    var flags: [String] = []
    child.onCallback = { callback in
      if child.isMovingToParent { flags.append("to in \(callback)") }
      if child.isMovingFromParent { flags.append("from in \(callback)") }
    }
    add(child, to: host.root)
    host.endTurn()
    remove(child)
    host.endTurn()
    #expect(
      flags == [
        "to in viewDidLoad", "to in viewWillAppear", "to in viewIsAppearing", "to in viewDidAppear",
        "from in viewWillDisappear", "from in viewDidDisappear",
      ]
    )
  }

  @Test("P1.10 Children hear of their parent's presentation and covering")
  func forwarding() {
    let presented = host.controller("V", .fullScreen)
    let child = host.controller("child")
    add(child, to: presented)
    _ = host.journal.take()
    host.root.present(presented, animated: true)
    host.settle()
    #expect(host.journal.take().filter { $0.hasPrefix("child") } == arrival)
    host.root.dismiss(animated: true)
    host.settle()
    #expect(
      host.journal.take().filter { $0.hasPrefix("child") } == [
        "child viewWillDisappear", "child viewDidDisappear",
      ]
    )
  }

  @Test("P1.16 A child of a presented container reports neither presentation nor dismissal")
  func childFlags() {
    let presented = host.controller()
    let child = host.controller("child")
    add(child, to: presented)
    var flags: [Bool] = []
    child.onCallback = { _ in flags.append(child.isBeingPresented || child.isBeingDismissed) }
    host.root.present(presented, animated: true)
    host.settle()
    host.root.dismiss(animated: true)
    host.settle()
    #expect(flags == [false, false, false, false, false])
  }

  @Test("A child that joins in mid-appearance appears with its parent")
  func joinsInTransition() {
    let presented = host.controller("V", .fullScreen)
    let child = host.controller("child")
    presented.onCallback = { [self] callback in
      if callback == "viewWillAppear" { add(child, to: presented) }
    }
    host.root.present(presented, animated: true)
    host.advance(100)
    #expect(
      host.journal.take().filter { $0.hasPrefix("child") } == ["child viewDidLoad"]
        + arrival.dropLast()
    )
    host.settle()
    #expect(host.journal.take().contains("child viewDidAppear"))
  }

  @Test("A container may tell its children itself")
  func byHand() {
    let container = ManualContainer("container", host.journal)
    let child = host.controller("child")
    add(container, to: host.root)
    host.endTurn()
    add(child, to: container)
    host.endTurn()
    #expect(!host.journal.take().contains("child viewWillAppear"))
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(host.journal.take() == arrival)
    #expect(host.messages == [])
  }

  @Test("P1.13 An appearance transition that overlaps or has no beginning is logged")
  func unbalanced() {
    let child = host.controller("child")
    child.endAppearanceTransition()
    child.beginAppearanceTransition(true, animated: false)
    child.beginAppearanceTransition(true, animated: false)
    let text = "Unbalanced calls to begin/end appearance transitions for \(child.description)."
    #expect(host.messages == [text, text])
    #expect(host.journal.take() == ["child viewWillAppear"])
  }

  @Test("addChild and removeFromParent call the controller for the half that the caller doesn't")
  func moveCallbacks() {
    final class Child: UIViewController {
      var calls: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        calls.append("will \(parent != nil)")
      }
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        calls.append("did \(parent != nil)")
      }
    }
    let child = Child()
    host.root.addChild(child)
    #expect(child.calls == ["will true"])
    #expect(child.parent === host.root)
    child.removeFromParent()
    #expect(child.calls == ["will true", "did false"])
    #expect(child.parent == nil)
    #expect(host.root.children == [])
  }

  @Test("A child's view outside its parent's raises")
  func hierarchy() {
    let other = host.present()
    let child = host.controller("child")
    host.root.addChild(child)
    other.view.addSubview(child.view)
    #expect(
      host.exceptions == [
        "UIViewControllerHierarchyInconsistency: child view controller:\(child.description) "
          + "should have parent view controller:\(other.description) but actual parent is:"
          + "\(host.root.description)"
      ]
    )
  }

  @Test("A preferred size is told to the parent, or to the presentation")
  func preferredSize() {
    final class Parent: UIViewController {
      var told = 0
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        told += 1
      }
    }
    let parent = Parent()
    let child = host.controller("child")
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 1, height: 2)
    child.preferredContentSize = CGSize(width: 1, height: 2)
    #expect(parent.told == 1)
  }

  @Test("An interface style that a controller overrides holds for its views and children")
  func interfaceStyle() {
    let child = host.controller("child")
    add(child, to: host.root)
    host.root.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(host.window.traitCollection.userInterfaceStyle == .light)
  }

  @available(*, deprecated)
  @Test("A child may get other traits than its parent")
  func childTraits() {
    let child = host.controller("child")
    add(child, to: host.root)
    host.root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular),
      forChild: child
    )
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(host.root.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("Additional insets enlarge the safe area of the view")
  func safeArea() {
    host.root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    #expect(host.root.view.safeAreaInsets.top == 57)
  }
}
