import StageRuntime
import Testing
import UIKit

@Suite("Presenting")
@MainActor
struct PresentingTests {
  private let host = PresentationHost()

  /// Adds a child that fills its parent.
  private func child(of parent: UIViewController, _ name: String = "child") -> Probe {
    let child = host.controller(name)
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    host.settle()
    _ = host.journal.take()
    return child
  }

  @Test(
    "P1.1 P1.2 The outermost container presents for a child",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet]
  )
  func outermostPresents(style: UIModalPresentationStyle) {
    let grandchild = child(of: child(of: host.root), "grandchild")
    let presented = host.present("V", style, on: grandchild)
    #expect(presented.presentingViewController === host.root)
  }

  @Test("P1.2 A presented container is where the climb ends")
  func climbEndsAtPresented() {
    let first = host.present()
    let presented = host.present("W", on: child(of: first))
    #expect(presented.presentingViewController === first)
  }

  @Test(
    "P1.3 A current-context style stops at the controller that defines the context",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext]
  )
  func contextPresents(style: UIModalPresentationStyle) {
    let context = child(of: host.root, "context")
    context.definesPresentationContext = true
    context.view.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
    let presented = host.present("V", style, on: child(of: context))
    #expect(presented.presentingViewController === context)
    #expect(host.frame(of: presented) == CGRect(x: 0, y: 100, width: 390, height: 300))
  }

  @Test("P1.3 Without a context, a current-context style goes to the outermost container")
  func contextMissing() {
    let presented = host.present("V", .currentContext, on: child(of: host.root))
    #expect(presented.presentingViewController === host.root)
  }

  @Test(
    "P1.11 Where the presenter's view stays, the presenter hears nothing",
    arguments: [
      UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .custom,
      .popover,
    ]
  )
  func silentPresenter(style: UIModalPresentationStyle) {
    let host = PresentationHost(device: .iPadPro11)
    let presented = host.controller("V", style)
    presented.popoverPresentationController?.sourceView = host.root.view
    host.root.present(presented, animated: true)
    host.settle()
    presented.dismiss(animated: true)
    host.settle()
    #expect(host.exceptions == [])
    #expect(host.journal.take().filter { $0.hasPrefix("root") } == [])
  }

  @Test("P1.4 A presenter that presents already doesn't pass the request on")
  func chainsAreNotClimbed() {
    let first = host.present()
    host.present("W")
    #expect(first.presentedViewController == nil)
    #expect(host.messages.count == 1)
  }

  @Test("P1.5 Children share what their container presents and who presented it")
  func propertiesClimb() {
    let inRoot = child(of: host.root)
    let presented = host.present()
    let inPresented = child(of: presented)
    #expect(inRoot.presentedViewController === presented)
    #expect(inPresented.presentingViewController === host.root)
  }

  @Test("P1.6 Both properties are set when the call returns", arguments: [true, false])
  func linkedAtOnce(animated: Bool) {
    let presented = host.controller()
    host.root.present(presented, animated: animated)
    #expect(host.root.presentedViewController === presented)
    #expect(presented.presentingViewController === host.root)
  }

  @Test("P1.7 The view is loaded inside the call, before the relation is there")
  func viewLoadsInside() {
    let presented = host.controller()
    var presenter: UIViewController?
    presented.onCallback = {
      if $0 == "viewDidLoad" { presenter = presented.presentingViewController }
    }
    host.root.present(presented, animated: true)
    #expect(host.journal.take() == ["V viewDidLoad"])
    #expect(presenter == nil)
  }

  @Test("P1.8 Code after the call still sees the old screen")
  func beginsAfterCommit() {
    let presented = host.controller()
    host.root.present(presented, animated: true)
    #expect(presented.view.window == nil)
    #expect(presented.presentationController?.containerView == nil)
    host.endTurn()
    #expect(presented.view.window === host.window)
  }

  @Test("P1.9 A request waits for a coordinated transition of the presenter")
  func waitsForCoordinatedTransition() {
    let running = HeldTransition()
    host.root.coordinatedTransition = running
    let presented = host.controller()
    host.root.present(presented, animated: true)
    host.settle()
    #expect(host.root.presentedViewController == nil)
    host.root.coordinatedTransition = nil
    running.end()
    host.settle()
    #expect(host.root.presentedViewController === presented)
    #expect(host.messages == [])
  }

  @Test("P1.10 A controller whose context is covered while it appears has disappeared in the end")
  func contextCoveredMeanwhile() {
    let host = PresentationHost()
    let child = host.controller("child")
    child.definesPresentationContext = true
    host.root.addChild(child)
    host.root.view.addSubview(child.view)
    child.didMove(toParent: host.root)
    host.settle()
    _ = host.journal.take()
    host.root.present(host.controller("V", .fullScreen), animated: true)
    host.advance(100)
    child.present(host.controller("W", .overCurrentContext), animated: true)
    host.settle()
    #expect(host.journal.take().suffix(3).contains("W viewDidDisappear"))
    #expect(child.presentedViewController?.view.window == nil)
  }

  @Test("P1.12 In viewWillAppear there is no window; in viewIsAppearing there is, and the size")
  func viewIsAppearing() {
    let presented = host.controller("V", .fullScreen)
    var windows: [String: UIWindow] = [:]
    var size: CGSize?
    presented.onCallback = { callback in
      windows[callback] = presented.view.window
      if callback == "viewIsAppearing" { size = presented.view.bounds.size }
    }
    host.root.present(presented, animated: true)
    host.settle()
    #expect(windows["viewWillAppear"] == nil)
    #expect(windows["viewIsAppearing"] === host.window)
    #expect(size == CGSize(width: 390, height: 844))
  }

  @Test("P1.14 The completion runs once, after viewDidAppear")
  func completes() {
    let presented = host.controller()
    host.root.present(presented, animated: true) { host.journal.add("completion") }
    host.settle()
    #expect(host.journal.take().suffix(2) == ["V viewDidAppear", "completion"])
  }

  @Test(
    "P1.15 P3.14 An unanimated present and dismiss call the same, when the doubt says",
    arguments: Doubts.UnanimatedTransition.allCases
  )
  func unanimated(variant: Doubts.UnanimatedTransition) {
    var doubts = Doubts()
    doubts.unanimatedTransition = variant
    let host = PresentationHost(doubts)
    let presented = host.controller("V", .fullScreen)
    let arrival = [
      "V viewDidLoad", "root viewWillDisappear", "V viewWillAppear", "V viewIsAppearing",
      "V viewDidAppear", "root viewDidDisappear", "completion",
    ]
    host.root.present(presented, animated: false) { host.journal.add("completion") }
    #expect(host.root.presentedViewController === presented)
    let inside = host.journal.take()
    #expect(inside == (variant == .insideCall ? arrival : ["V viewDidLoad"]))
    host.endTurn()
    #expect(inside + host.journal.take() == arrival)

    host.root.dismiss(animated: false) { host.journal.add("completion") }
    #expect((host.root.presentedViewController == nil) == (variant == .insideCall))
    host.endTurn()
    #expect(
      host.journal.take() == [
        "V viewWillDisappear", "root viewWillAppear", "root viewIsAppearing",
        "root viewDidAppear", "V viewDidDisappear", "completion",
      ]
    )
  }

  @Test("P1.15 With animations switched off, an animated request takes no time")
  func animationsOff() {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let presented = host.controller()
    host.root.present(presented, animated: true)
    host.endTurn()
    #expect(host.journal.take().last == "V viewDidAppear")
  }

  @Test("P1.16 isBeingPresented and isBeingDismissed are true in the callbacks they belong to")
  func movementFlags() {
    let presented = host.controller()
    var presentedIn: [String] = []
    var dismissedIn: [String] = []
    presented.onCallback = { callback in
      if presented.isBeingPresented { presentedIn.append(callback) }
      if presented.isBeingDismissed { dismissedIn.append(callback) }
    }
    host.root.present(presented, animated: true)
    host.settle()
    #expect(presentedIn == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    #expect(!presented.isBeingPresented)
    host.root.dismiss(animated: true)
    #expect(presented.isBeingDismissed)
    host.settle()
    #expect(dismissedIn == ["viewWillDisappear", "viewDidDisappear"])
    #expect(!presented.isBeingDismissed)
  }

  @Test("P1.16 A covered controller isn't being dismissed, and an uncovered one not presented")
  func coveredFlags() {
    let below = host.present("V", .fullScreen)
    var flags: [Bool] = []
    below.onCallback = { _ in flags.append(below.isBeingPresented || below.isBeingDismissed) }
    host.present("W", .fullScreen, on: below)
    below.dismiss(animated: true)
    host.settle()
    #expect(flags == [false, false, false, false, false])
  }

  @Test("P1.17 The coordinator is there in the will callbacks, and gone in the completion")
  func coordinator() {
    let presented = host.controller()
    var seen: [String] = []
    presented.onCallback = { callback in
      guard callback == "viewWillAppear", let coordinator = presented.transitionCoordinator
      else { return }
      seen.append("style \(coordinator.presentationStyle == .pageSheet)")
      coordinator.animate { _ in
        seen.append("alongside")
      } completion: {
        seen.append("end, cancelled \($0.isCancelled)")
      }
    }
    host.root.present(presented, animated: true) {
      seen.append("completion, coordinator \(presented.transitionCoordinator == nil)")
    }
    host.endTurn()
    #expect(host.root.transitionCoordinator === presented.transitionCoordinator)
    #expect(seen == ["style true", "alongside"])
    host.settle()
    #expect(seen.suffix(2) == ["end, cancelled false", "completion, coordinator true"])
  }

  @Test("P1.17 Animations that are added while the transition runs start at once")
  func lateAnimations() {
    let presented = host.controller()
    host.root.present(presented, animated: true)
    host.endTurn()
    var ran = false
    #expect(
      presented.transitionCoordinator?.animate { _ in
        ran = true
      } completion: { _ in
      } == true
    )
    #expect(ran)
  }

  @Test(
    "P1.19 The container fills the window from the transition's beginning to the dismissal's end"
  )
  func container() throws {
    let presented = host.present()
    let controller = try #require(presented.presentationController)
    let container = try #require(controller.containerView)
    #expect(container.superview === host.window)
    #expect(container.frame == host.window.bounds)
    #expect(presented.view.isDescendant(of: container))
    host.root.dismiss(animated: true)
    host.endTurn()
    #expect(container.window === host.window)
    host.settle()
    #expect(container.window == nil)
    #expect(controller.containerView == nil)
  }

  @Test("P1.19 Each presentation gets a container of its own")
  func freshContainer() {
    let presented = host.present()
    let first = presented.presentationController?.containerView
    host.root.dismiss(animated: true)
    host.settle()
    host.root.present(presented, animated: true)
    host.settle()
    #expect(presented.presentationController?.containerView !== first)
  }

  @Test("P1.19 During the transition the view has its final frame")
  func finalFrame() {
    let presented = host.controller("V", .fullScreen)
    host.root.present(presented, animated: true)
    host.advance(100)
    #expect(host.frame(of: presented) == host.window.bounds)
  }

  @Test("P1.20 The automatic style reads as a page sheet's; raw values are Apple's")
  func styles() {
    #expect(UIViewController().modalPresentationStyle == .pageSheet)
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
      .overCurrentContext, .popover, .none, .automatic,
    ]
    #expect(styles.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7, -1, -2])
  }

  @Test("P1.21 P2.5 Presenting with the style none raises")
  func styleNone() {
    host.root.present(host.controller("V", .none), animated: true)
    #expect(
      host.exceptions == [
        "NSInternalInconsistencyException: The specified modal presentation style doesn't have "
          + "a corresponding presentation controller."
      ]
    )
    #expect(host.root.presentedViewController == nil)
  }

  @Test("P1.22 A presented controller's next responder is its presenter, a root's its window")
  func responders() {
    let presented = host.present()
    #expect(presented.next === host.root)
    #expect(presented.view.next === presented)
    #expect(host.root.next === host.window)
  }

  @Test("P1.22 A root that is covered full screen still leads to its window")
  func coveredRootResponder() {
    host.present("V", .fullScreen)
    #expect(host.root.next === host.window)
  }

  @Test("P1.23 The presenter keeps the presented controller, and lets it go at the end")
  func ownership() {
    weak var presented: UIViewController?
    weak var controller: UIPresentationController?
    do {
      let probe = host.present()
      presented = probe
      controller = probe.presentationController
    }
    #expect(presented != nil)
    host.root.dismiss(animated: true)
    host.settle()
    #expect(presented == nil)
    #expect(controller == nil)
  }

  @Test("P1.28 The same controller may be presented again, and doesn't load its view again")
  func presentsAgain() {
    let presented = host.present()
    host.root.dismiss(animated: true)
    host.settle()
    _ = host.journal.take()
    host.root.present(presented, animated: true)
    host.endTurn()
    #expect(host.journal.take() == ["V viewWillAppear", "V viewIsAppearing"])
    host.settle()
    #expect(host.journal.take() == ["V viewDidAppear"])
  }

  @Test(
    "P1.15 A present that covers inside viewWillDisappear leaves no child half-way"
  )
  func coversInsideCallback() {
    var doubts = Doubts()
    doubts.unanimatedTransition = .insideCall
    let host = PresentationHost(doubts)
    let child = host.controller("child")
    host.root.addChild(child)
    host.root.view.addSubview(child.view)
    child.didMove(toParent: host.root)
    host.settle()
    let cover = host.controller("V", .fullScreen)
    host.root.onCallback = { [root = host.root] in
      if $0 == "viewWillDisappear" { root.present(cover, animated: false) }
    }
    _ = host.journal.take()
    host.window.isHidden = true
    host.settle()
    #expect(host.root.presentedViewController === cover)
    #expect(
      host.journal.take().filter { $0.hasPrefix("child") } == [
        "child viewWillDisappear", "child viewDidDisappear",
      ]
    )
    host.root.onCallback = nil
  }
}

/// A transition that ends when the test says.
@MainActor
private final class HeldTransition: CoordinatedTransition {
  private var blocks: [@MainActor () -> Void] = []
  func performAfterCompletion(_ block: @escaping @MainActor () -> Void) { blocks.append(block) }
  func end() { for block in blocks { block() } }
}
