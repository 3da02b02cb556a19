import StageRuntime
import Testing
import UIKit

@Suite("Dismissing")
@MainActor
struct DismissingTests {
  private let host = PresentationHost()

  @Test("P3.1 P3.3 A presenter dismisses what it presents; a presented controller dismisses itself")
  func target() {
    let first = host.present("V")
    host.present("W", on: first)
    first.dismiss(animated: true)
    host.settle()
    #expect(first.presentedViewController == nil)
    #expect(host.root.presentedViewController === first)
    first.dismiss(animated: true)
    host.settle()
    #expect(host.root.presentedViewController == nil)
  }

  @Test("P3.1 A child of a presented container dismisses the container")
  func childDismissesContainer() {
    let container = host.present()
    let child = host.controller("child")
    container.addChild(child)
    child.dismiss(animated: true)
    host.settle()
    #expect(host.root.presentedViewController == nil)
  }

  @Test("P3.2 With nothing to dismiss, nothing happens and the completion doesn't run")
  func nothing() {
    var completed = false
    host.root.dismiss(animated: true) { completed = true }
    host.settle()
    #expect(!completed)
    #expect(host.messages == [])
    #expect(host.journal.take() == [])
  }

  @Test("P3.4 A chain goes at once; everyone that was visible hears of it once")
  func chain() {
    let first = host.present("V")
    host.present("W", on: first)
    _ = host.journal.take()
    host.root.dismiss(animated: true) { host.journal.add("completion") }
    host.settle()
    #expect(
      host.journal.take() == [
        "W viewWillDisappear", "V viewWillDisappear", "W viewDidDisappear", "V viewDidDisappear",
        "completion",
      ]
    )
    #expect(host.root.presentedViewController == nil)
    #expect(first.presentedViewController == nil)
  }

  @Test("P3.4 What a child presents in its own context goes with its container")
  func childContext() {
    let container = host.present("V")
    let child = host.controller("child")
    child.definesPresentationContext = true
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    let inContext = host.present("W", .currentContext, on: child)
    #expect(inContext.presentingViewController === child)
    _ = host.journal.take()
    host.root.dismiss(animated: true)
    host.settle()
    #expect(
      host.journal.take() == [
        "W viewWillDisappear", "V viewWillDisappear", "W viewDidDisappear", "V viewDidDisappear",
      ]
    )
    #expect(inContext.presentingViewController == nil)
    #expect(child.view.superview === container.view)
  }

  @Test("P3.4 One that a full screen covers hears nothing, and the presenter comes back")
  func coveredChain() {
    let first = host.present("V", .fullScreen)
    host.present("W", .fullScreen, on: first)
    _ = host.journal.take()
    host.root.dismiss(animated: true)
    host.settle()
    #expect(
      host.journal.take() == [
        "W viewWillDisappear", "root viewWillAppear", "root viewIsAppearing",
        "root viewDidAppear", "W viewDidDisappear",
      ]
    )
    #expect(host.root.view.window === host.window)
    #expect(host.window.subviews == [host.root.view])
  }

  @Test("P1.10 A context that is uncovered inside a container that leaves doesn't appear")
  func uncoveredInLeavingContainer() {
    let child = host.controller("child")
    child.definesPresentationContext = true
    host.root.addChild(child)
    host.root.view.addSubview(child.view)
    child.didMove(toParent: host.root)
    host.settle()
    let cover = host.controller("V", .fullScreen)
    host.root.present(cover, animated: true)
    host.advance(100)
    let inContext = host.controller("W", .currentContext)
    child.present(inContext, animated: false)
    host.endTurn()
    #expect(inContext.viewIfLoaded?.window === host.window)
    inContext.dismiss(animated: true)
    _ = host.journal.take()
    host.settle()
    #expect(host.journal.take().filter { $0.hasPrefix("child") } == [])
    #expect(child.view.superview === host.root.view)
    cover.dismiss(animated: true)
    host.settle()
    #expect(
      host.journal.take().filter { $0.hasPrefix("child") } == [
        "child viewWillAppear", "child viewIsAppearing", "child viewDidAppear",
      ]
    )
  }

  @Test("P1.10 A presenter whose view's place has left the window doesn't appear at the dismissal")
  func placeHasGone() {
    let place = UIView(frame: host.root.view.bounds)
    host.root.view.addSubview(place)
    let detached = host.controller("detached")
    place.addSubview(detached.view)
    host.settle()
    let presented = host.present("V", .fullScreen, on: detached)
    place.removeFromSuperview()
    _ = host.journal.take()
    presented.dismiss(animated: true)
    host.settle()
    #expect(host.journal.take() == ["V viewWillDisappear", "V viewDidDisappear"])
    #expect(detached.view.superview === place)
    host.root.view.addSubview(place)
    host.settle()
    #expect(
      host.journal.take() == [
        "detached viewWillAppear", "detached viewIsAppearing", "detached viewDidAppear",
      ]
    )
  }

  @Test("P3.5 No delegate above a swiped controller hears of the dismissal")
  func chainDelegates() {
    let below = ProbeDelegate(Journal())
    let above = ProbeDelegate(Journal())
    let first = host.presentSheet("V", detents: [.large()], delegate: below)
    let second = host.controller("W")
    second.sheetPresentationController?.detents = [.medium()]
    second.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    second.sheetPresentationController?.delegate = above
    first.present(second, animated: true)
    host.settle()
    _ = host.journal.take()
    host.drag(first, by: 600).ended()
    host.settle()
    #expect(host.root.presentedViewController == nil)
    #expect(below.journal.take() == ["should dismiss", "will dismiss", "did dismiss"])
    #expect(above.journal.take() == [])
  }

  @Test("P3.6 A second call while the first runs dismisses the presenter itself, after the first")
  func twice() {
    let first = host.present("V")
    host.present("W", on: first)
    _ = host.journal.take()
    first.dismiss(animated: true) { host.journal.add("first completion") }
    host.advance(100)
    first.dismiss(animated: true) { host.journal.add("second completion") }
    #expect(first.isBeingDismissed)
    host.settle()
    #expect(
      host.journal.take() == [
        "W viewWillDisappear", "W viewDidDisappear", "first completion",
        "V viewWillDisappear", "V viewDidDisappear", "second completion",
      ]
    )
    #expect(host.root.presentedViewController == nil)
    #expect(first.view.window == nil)
    #expect(host.context.transcript.entries.count { $0.event == "has gone" } == 2)
  }

  @Test("P3.6 A second call on a root has no effect, and its completion is lost")
  func twiceOnRoot() {
    host.present()
    var completions: [String] = []
    host.root.dismiss(animated: true) { completions.append("first") }
    host.root.dismiss(animated: true) { completions.append("second") }
    host.settle()
    #expect(completions == ["first"])
  }

  @Test("P3.7 From the call to the end the relation stays")
  func relationStays() {
    let presented = host.present()
    host.root.dismiss(animated: true)
    host.advance(499)
    #expect(host.root.presentedViewController === presented)
    #expect(presented.presentingViewController === host.root)
    #expect(presented.isBeingDismissed)
    host.advance(1)
    #expect(host.root.presentedViewController == nil)
  }

  @Test("P3.9 In the last callback the link is cut; under a cover it isn't")
  func lastCallback() {
    let presented = host.present("V", .fullScreen)
    var seen: [String] = []
    presented.onCallback = { callback in
      guard callback == "viewDidDisappear" else { return }
      seen.append("\(presented.isBeingDismissed) \(presented.presentingViewController == nil)")
    }
    host.present("W", .fullScreen, on: presented)
    presented.dismiss(animated: true)
    host.settle()
    host.root.dismiss(animated: true)
    host.settle()
    #expect(seen == ["false false", "true true"])
  }

  @Test(
    "P4.20 Whoever dismisses, what was added to the container leaves the window at the end",
    arguments: ["presenter", "the controller", "an ancestor", "the user"]
  )
  func containerLeaves(dismisser: String) {
    let base = host.presentSheet("base")
    let presented = host.presentSheet("V", on: base)
    let sentinel = UIView()
    presented.presentationController?.containerView?.addSubview(sentinel)
    #expect(sentinel.window === host.window)
    switch dismisser {
    case "presenter": base.dismiss(animated: true)
    case "the controller": presented.dismiss(animated: true)
    case "an ancestor": host.root.dismiss(animated: true)
    default: host.swipeDown(presented)
    }
    host.settle()
    #expect(sentinel.window == nil)
    #expect(presented.presentingViewController == nil)
  }

  @Test("P3.10 In the completion the presenter may present the next controller")
  func replacement() {
    host.present()
    let next = host.controller("W")
    host.root.dismiss(animated: true) { host.root.present(next, animated: true) }
    host.settle()
    #expect(host.root.presentedViewController === next)
    #expect(host.messages == [])
  }

  @Test(
    "P3.11 P2.13 A dismissal during the presentation is held or dropped",
    arguments: Doubts.DismissDuringPresentation.allCases,
    [0, 1, 250, 499]
  )
  func duringPresentation(variant: Doubts.DismissDuringPresentation, milliseconds: Int) {
    var doubts = Doubts()
    doubts.dismissDuringPresentation = variant
    let host = PresentationHost(doubts)
    let presented = host.controller()
    host.root.present(presented, animated: true) { host.journal.add("presented") }
    if milliseconds > 0 { host.advance(milliseconds) }
    host.root.dismiss(animated: true) { host.journal.add("dismissed") }
    host.settle()
    let events = host.journal.take()
    switch variant {
    case .held:
      #expect(host.root.presentedViewController == nil)
      #expect(
        events.suffix(5) == [
          "V viewDidAppear", "presented", "V viewWillDisappear", "V viewDidDisappear", "dismissed",
        ]
      )
      #expect(host.messages == [])
    case .dropped:
      #expect(host.root.presentedViewController === presented)
      #expect(events.suffix(2) == ["V viewDidAppear", "presented"])
      #expect(
        host.messages == [
          "Warning: Attempt to dismiss from view controller \(host.root.description) while a "
            + "presentation or dismiss is in progress!"
        ]
      )
    }
  }

  @Test("P3.11 Two held dismissals of one presentation are one, and both complete")
  func heldTwice() {
    let first = host.present("V")
    first.present(host.controller("W"), animated: true)
    var completions = 0
    first.dismiss(animated: true) { completions += 1 }
    first.dismiss(animated: true) { completions += 1 }
    host.settle()
    #expect(host.root.presentedViewController === first)
    #expect(first.presentedViewController == nil)
    #expect(completions == 2)
  }

  @Test(
    "P3.12 A dismissal during the user's drag does what the doubt says",
    arguments: Doubts.DismissDuringDrag.allCases
  )
  func duringDrag(variant: Doubts.DismissDuringDrag) {
    var doubts = Doubts()
    doubts.dismissDuringDrag = variant
    let host = PresentationHost(doubts)
    let base = host.presentSheet("base")
    let presented = host.presentSheet("V", on: base)
    let touch = host.drag(presented, by: 100)
    base.dismiss(animated: true) { host.journal.add("completion") }
    #expect(base.isBeingDismissed == (variant == .forwarded))
    host.advance(2000)
    switch variant {
    case .finishesDrag:
      #expect(host.root.presentedViewController === base)
      #expect(base.presentedViewController == nil)
      #expect(
        host.journal.take() == ["V viewWillDisappear", "V viewDidDisappear", "completion"]
      )
    case .dropped:
      #expect(base.presentedViewController === presented)
      #expect(host.journal.take() == ["V viewWillDisappear"])
    case .forwarded:
      #expect(base.presentedViewController === presented)
    }
    host.holdAndLift(touch)
    host.settle()
    switch variant {
    case .finishesDrag, .dropped: #expect(host.root.presentedViewController === base)
    case .forwarded: #expect(host.root.presentedViewController == nil)
    }
  }

  @Test("P3.12 A forwarded dismissal takes along the sheet whose drag is cancelled")
  func forwardedOverCancelledDrag() {
    var doubts = Doubts()
    doubts.dismissDuringDrag = .forwarded
    let host = PresentationHost(doubts)
    let base = host.presentSheet("base")
    let presented = host.presentSheet("V", on: base)
    let touch = host.drag(presented, by: 100)
    presented.dismiss(animated: true)
    host.holdAndLift(touch)
    host.settle()
    #expect(
      host.journal.take() == [
        "V viewWillDisappear", "V viewWillAppear", "V viewIsAppearing", "V viewDidAppear",
        "V viewWillDisappear", "base viewWillDisappear", "V viewDidDisappear",
        "base viewDidDisappear",
      ]
    )
    #expect(base.presentedViewController == nil)
  }

  @Test("P3.12 Once the app has taken a drag over, the finger moves nothing")
  func takenOver() {
    let presented = host.presentSheet()
    let touch = host.drag(presented, by: 100)
    presented.dismiss(animated: true)
    let frame = host.frame(of: presented)
    #expect(frame.minY == 844)
    touch.moved(to: CGPoint(x: 195, y: 300))
    #expect(host.frame(of: presented) == frame)
  }

  @Test("P3.13 On a controller below the presenter, a present is refused as already presenting")
  func belowPresenter() {
    let first = host.present("V")
    host.present("W", on: first)
    first.dismiss(animated: true)
    host.root.present(host.controller("X"), animated: true)
    #expect(
      host.messages.first?.hasSuffix("which is already presenting \(first.description).") == true
    )
  }

  @Test("P3.16 A new root leaves what the old one presents in place")
  func newRoot() {
    let presented = host.present()
    _ = host.journal.take()
    host.window.rootViewController = host.controller("other")
    host.settle()
    #expect(presented.view.window === host.window)
    #expect(presented.presentingViewController === host.root)
    #expect(!host.journal.take().contains("V viewDidDisappear"))
  }

  @Test("P3.3 In the middle of a chain a call removes what is above; a second one removes itself")
  func middleOfChain() {
    let first = host.present("V")
    host.present("W", on: first)
    first.dismiss(animated: true)
    host.settle()
    #expect(host.root.presentedViewController === first)
    #expect(first.presentedViewController == nil)
    first.dismiss(animated: true)
    host.settle()
    #expect(host.root.presentedViewController == nil)
  }

  @Test("P3.8 Nothing is told of a dismissal before the commit")
  func tellsAfterCommit() {
    let presented = host.present()
    _ = host.journal.take()
    presented.dismiss(animated: true)
    #expect(host.journal.take() == [])
    host.endTurn()
    #expect(host.journal.take() == ["V viewWillDisappear"])
  }

  @Test("P3.14 An unanimated dismissal tells the same, with animated false")
  func unanimated() {
    final class Animated: UIViewController {
      var flags: [Bool] = []
      override func viewWillDisappear(_ animated: Bool) { flags.append(animated) }
      override func viewDidDisappear(_ animated: Bool) { flags.append(animated) }
    }
    let presented = Animated()
    host.root.present(presented, animated: true)
    host.settle()
    presented.dismiss(animated: false)
    host.endTurn()
    #expect(presented.flags == [false, false])
    #expect(host.root.presentedViewController == nil)
  }

  @Test(
    "P3.4 What a covered controller hears of its chain's dismissal is the doubt's",
    arguments: Doubts.CoveredInChain.allCases
  )
  func coveredInChain(variant: Doubts.CoveredInChain) {
    var doubts = Doubts()
    doubts.coveredInChain = variant
    let host = PresentationHost(doubts)
    let first = host.present("V", .fullScreen)
    host.present("W", .fullScreen, on: first)
    _ = host.journal.take()
    host.root.dismiss(animated: true)
    host.settle()
    let told = host.journal.take().filter { $0.hasPrefix("V") }
    #expect(told == (variant == .silent ? [] : ["V viewWillDisappear", "V viewDidDisappear"]))
    #expect(first.presentingViewController == nil)
  }

  @Test(
    "P3.4 P4.5 A drag tells what a context in the sheet covers only if it dismisses",
    arguments: Doubts.CoveredInChain.allCases,
    [false, true]
  )
  func coveredInDrag(variant: Doubts.CoveredInChain, dismisses: Bool) {
    var doubts = Doubts()
    doubts.coveredInChain = variant
    let host = PresentationHost(doubts)
    let sheet = host.controller("V")
    sheet.definesPresentationContext = true
    host.root.present(sheet, animated: true)
    host.settle()
    host.present("W", .currentContext, on: sheet)
    _ = host.journal.take()
    host.dragAndRelease(sheet.presentedViewController ?? sheet, by: dismisses ? 600 : 100)
    host.settle()
    #expect(sheet.presentingViewController == (dismisses ? nil : host.root))
    let told = host.journal.take().filter { $0.hasPrefix("V") }
    let hears = dismisses && variant == .disappearance
    #expect(told == (hears ? ["V viewWillDisappear", "V viewDidDisappear"] : []))
  }

  @Test("P3.4 P3.12 A dismiss as a drag begins doesn't tell those that something covers twice")
  func coveredInFinishedDrag() {
    var doubts = Doubts()
    doubts.coveredInChain = .disappearance
    let host = PresentationHost(doubts)
    let sheet = host.controller("V")
    sheet.definesPresentationContext = true
    host.root.present(sheet, animated: true)
    host.settle()
    let inContext = host.present("W", .currentContext, on: sheet)
    inContext.onCallback = { [weak inContext] in
      if $0 == "viewWillDisappear" { inContext?.dismiss(animated: true) }
    }
    _ = host.journal.take()
    host.dragAndRelease(inContext, by: 100)
    host.settle()
    #expect(
      host.journal.take().filter { $0.hasPrefix("V") } == [
        "V viewWillDisappear", "V viewDidDisappear",
      ]
    )
    #expect(host.root.presentedViewController == nil)
  }

  @Test(
    "P4.20 However it ends, the last callback finds the link cut, and the container leaves",
    arguments: ["swipe", "itself", "presenter", "ancestor"]
  )
  func alwaysSeen(how: String) throws {
    let base = host.present("V")
    let presented = host.present("W", on: base)
    let container = try #require(presented.presentationController?.containerView)
    var seen: [Bool] = []
    presented.onCallback = { [weak presented] in
      guard $0 == "viewDidDisappear" else { return }
      seen.append(presented?.presentingViewController == nil)
    }
    switch how {
    case "swipe": host.swipeDown(presented)
    case "itself": presented.dismiss(animated: true)
    case "presenter": base.dismiss(animated: true)
    default: host.root.dismiss(animated: true)
    }
    host.settle()
    #expect(seen == [true])
    #expect(container.window == nil)
  }
}
