import StageRuntime
import Testing
import UIKit

/// A sheet presentation controller that notes its hooks.
private final class HookedSheet: UISheetPresentationController {
  var journal: Journal?

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    journal?.add("presentation will begin, container \(containerView?.window != nil)")
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    journal?.add("presentation did end \(completed)")
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    journal?.add("dismissal will begin")
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    let isInWindow = containerView?.window != nil
    journal?.add("dismissal did end \(completed), container in window \(isInWindow)")
  }
}

@Suite("Presentation controllers")
@MainActor
struct PresentationControllerTests {
  private let host = PresentationHost()

  private func hooked(in host: PresentationHost) -> Probe {
    let presented = host.controller()
    let sheet = HookedSheet(presentedViewController: presented, presenting: nil)
    sheet.journal = host.journal
    presented.keptPresentationController = sheet
    return presented
  }

  @Test(
    "P1.18 The hooks enclose the callbacks, with the did-end where the doubt says",
    arguments: Doubts.DidEndOrder.allCases
  )
  func hooks(variant: Doubts.DidEndOrder) {
    var doubts = Doubts()
    doubts.didEndOrder = variant
    let host = PresentationHost(doubts)
    let presented = hooked(in: host)
    host.root.present(presented, animated: true)
    host.settle()
    let arrivalEnd = ["V viewDidAppear", "presentation did end true"]
    #expect(
      host.journal.take() == [
        "V viewDidLoad", "presentation will begin, container true", "V viewWillAppear",
        "V viewIsAppearing",
      ] + (variant == .afterAppearance ? arrivalEnd : arrivalEnd.reversed())
    )
    host.root.dismiss(animated: true)
    host.settle()
    let departureEnd = [
      "V viewDidDisappear", "dismissal did end true, container in window false",
    ]
    #expect(
      host.journal.take() == ["dismissal will begin", "V viewWillDisappear"]
        + (variant == .afterAppearance ? departureEnd : departureEnd.reversed())
    )
  }

  @Test("P1.18 A cancelled swipe ends the dismissal as not completed")
  func cancelledHook() {
    let presented = hooked(in: host)
    host.root.present(presented, animated: true)
    host.settle()
    host.dragAndRelease(presented, by: 100)
    host.settle()
    #expect(
      host.journal.take().last == "dismissal did end false, container in window true"
    )
  }

  @Test("P4.1 A delegate without the methods lets the user dismiss")
  func delegateWithoutMethods() {
    final class Silent: NSObject, UIAdaptivePresentationControllerDelegate {}
    let delegate = Silent()
    let presented = host.present()
    presented.presentationController?.delegate = delegate
    host.drag(presented, by: 600).ended()
    host.settle()
    #expect(host.root.presentedViewController == nil)
  }

  @Test("P4.2 A programmatic dismissal consults nobody", arguments: [true, false])
  func programmatic(animated: Bool) {
    let delegate = ProbeDelegate(Journal())
    let presented = host.presentSheet(delegate: delegate)
    presented.dismiss(animated: animated)
    host.settle()
    #expect(delegate.journal.take() == [])
    #expect(host.root.presentedViewController == nil)
  }

  @Test(
    "P4.3 Will-dismiss comes before viewWillDisappear or after it, as the doubt says",
    arguments: Doubts.WillDismissOrder.allCases
  )
  func willDismissOrder(variant: Doubts.WillDismissOrder) {
    var doubts = Doubts()
    doubts.willDismissOrder = variant
    let host = PresentationHost(doubts)
    let delegate = ProbeDelegate(host.journal)
    let presented = host.presentSheet(delegate: delegate)
    host.drag(presented, by: 100)
    let order = ["will dismiss", "V viewWillDisappear"]
    #expect(
      host.journal.take() == ["should dismiss"]
        + (variant == .beforeDisappearance ? order : order.reversed())
    )
  }

  @Test(
    "P4.3 The coordinator can be used from will-dismiss",
    arguments: Doubts.WillDismissOrder.allCases
  )
  func coordinatorInWillDismiss(variant: Doubts.WillDismissOrder) {
    var doubts = Doubts()
    doubts.willDismissOrder = variant
    let host = PresentationHost(doubts)
    let delegate = ProbeDelegate(host.journal)
    let presented = host.presentSheet(delegate: delegate)
    var seen: [String] = []
    delegate.onWillDismiss = { controller in
      controller.presentedViewController.transitionCoordinator?.animate { _ in
        seen.append("alongside")
      } completion: {
        seen.append("cancelled \($0.isCancelled)")
      }
    }
    host.dragAndRelease(presented, by: 100)
    host.settle()
    #expect(seen == ["alongside", "cancelled true"])
  }

  @Test("P4.3 In did-dismiss the presenter is free")
  func didDismiss() {
    final class Presenter: NSObject, UIAdaptivePresentationControllerDelegate {
      var next: UIViewController?
      weak var presenter: UIViewController?
      func presentationControllerDidDismiss(_ controller: UIPresentationController) {
        if let next { presenter?.present(next, animated: true) }
      }
    }
    let presented = host.present()
    let delegate = Presenter()
    delegate.next = host.controller("W")
    delegate.presenter = host.root
    presented.presentationController?.delegate = delegate
    host.drag(presented, by: 600).ended()
    host.settle()
    #expect(host.messages == [])
    #expect(host.root.presentedViewController === delegate.next)
  }

  @Test(
    "P4.5 Will-dismiss comes with each drag or with the first, as the doubt says",
    arguments: Doubts.WillDismissRepetition.allCases
  )
  func repetition(variant: Doubts.WillDismissRepetition) {
    var doubts = Doubts()
    doubts.willDismissRepetition = variant
    let host = PresentationHost(doubts)
    let delegate = ProbeDelegate(Journal())
    let presented = host.presentSheet(delegate: delegate)
    for _ in 1...2 {
      host.dragAndRelease(presented, by: 100)
      host.settle()
    }
    let calls = delegate.journal.take().filter { $0 == "will dismiss" }.count
    #expect(calls == (variant == .everyDrag ? 2 : 1))
  }

  @Test("P4.5 isBeingDismissed is true while the finger drags, and false from its lifting on")
  func dragFlag() {
    let presented = host.presentSheet()
    let touch = host.drag(presented, by: 100)
    #expect(presented.isBeingDismissed)
    host.holdAndLift(touch)
    #expect(!presented.isBeingDismissed)
  }

  @Test("P4.5 The finger's lifting is told, with the outcome known", arguments: [100.0, 600.0])
  func interactionChange(distance: Double) {
    let presented = host.presentSheet()
    let touch = host.drag(presented, by: distance)
    var cancelled: Bool?
    presented.transitionCoordinator?.notifyWhenInteractionChanges { cancelled = $0.isCancelled }
    host.holdAndLift(touch)
    #expect(cancelled == (distance < 300))
  }

  @Test("P4.6 P4.4 A modal controller resists without its delegate being asked")
  func modalSwipe() {
    let delegate = ProbeDelegate(host.journal)
    let presented = host.presentSheet(delegate: delegate)
    presented.isModalInPresentation = true
    host.drag(presented, by: 600).ended()
    host.settle()
    #expect(host.journal.take() == ["did attempt to dismiss"])
    #expect(host.root.presentedViewController === presented)
  }

  @Test("P4.6 Each refused drag is one attempt")
  func attempts() {
    let delegate = ProbeDelegate(Journal())
    delegate.allowsDismissal = false
    let presented = host.presentSheet(delegate: delegate)
    for _ in 1...2 {
      host.drag(presented, by: 300).ended()
      host.settle()
    }
    let attempts = delegate.journal.take().filter { $0 == "did attempt to dismiss" }
    #expect(attempts.count == 2)
  }

  @Test("P4.7 A tap beside the sheet dismisses it on touch up, with the calls of a swipe")
  func tapOutside() {
    let delegate = ProbeDelegate(host.journal)
    let presented = host.presentSheet(detents: [.medium()], delegate: delegate)
    let touch = TouchSequence.began(at: CGPoint(x: 200, y: 100), in: host.window)
    #expect(host.journal.take() == [])
    touch.ended()
    #expect(presented.transitionCoordinator?.isInteractive == false)
    host.settle()
    #expect(
      host.journal.take() == [
        "should dismiss", "will dismiss", "V viewWillDisappear", "V viewDidDisappear",
        "did dismiss",
      ]
    )
  }

  @Test("P4.7 A refused tap is dropped without a word", arguments: [true, false])
  func refusedTap(isModal: Bool) {
    let delegate = ProbeDelegate(host.journal)
    delegate.allowsDismissal = false
    let presented = host.presentSheet(detents: [.medium()], delegate: delegate)
    presented.isModalInPresentation = isModal
    host.tap(200, 100)
    host.settle()
    #expect(host.journal.take() == (isModal ? [] : ["should dismiss"]))
    #expect(host.root.presentedViewController === presented)
  }

  @Test("P4.8 isModalInPresentation doesn't hinder a programmatic dismissal")
  func modalProgrammatic() {
    let presented = host.presentSheet()
    presented.isModalInPresentation = true
    presented.dismiss(animated: true)
    host.settle()
    #expect(host.root.presentedViewController == nil)
  }

  @Test("P4.10 The delegate is weak, and one property under two types")
  func delegateProperty() throws {
    let presented = host.controller()
    let sheet = try #require(presented.sheetPresentationController)
    do {
      let delegate = ProbeDelegate(host.journal)
      sheet.delegate = delegate
      let general: UIPresentationController = sheet
      #expect(general.delegate === delegate)
    }
    #expect(sheet.delegate == nil)
  }

  @Test("P4.11 Reading the presentation controller makes the one that presents later")
  func kept() {
    let presented = host.controller("V", .fullScreen)
    let controller = presented.presentationController
    #expect(controller?.presentationStyle == .fullScreen)
    #expect(presented.presentationController === controller)
    host.root.present(presented, animated: true)
    host.settle()
    #expect(presented.presentationController === controller)
  }

  @Test("P4.12 The next presentation has a new presentation controller")
  func renewed() {
    let presented = host.presentSheet(detents: [.medium()])
    let first = presented.presentationController
    presented.dismiss(animated: true)
    host.settle()
    #expect(presented.presentationController !== first)
    #expect(presented.sheetPresentationController?.detents.map(\.identifier) == [.large])
  }

  @Test("P4.13 A presentation controller that was read keeps a refused controller alive")
  func leaks() {
    weak var read: UIViewController?
    weak var unread: UIViewController?
    do {
      let first = host.controller()
      let second = host.controller()
      _ = first.presentationController
      let nowhere = host.controller("P")
      nowhere.present(first, animated: true)
      nowhere.present(second, animated: true)
      (read, unread) = (first, second)
    }
    #expect(read != nil)
    #expect(unread == nil)
  }

  @Test("P4.14 A child answers the controller of the presentation that it is in")
  func childAnswers() {
    let presented = host.presentSheet()
    let child = host.controller("child")
    presented.addChild(child)
    #expect(child.presentationController === presented.presentationController)
    #expect(child.sheetPresentationController === presented.sheetPresentationController)
  }

  @Test("P4.18 A presentation controller of one's own covers the screen and removes nothing")
  func customDefaults() {
    let presented = host.controller()
    let controller = UIPresentationController(presentedViewController: presented, presenting: nil)
    #expect(controller.shouldPresentInFullscreen)
    #expect(!controller.shouldRemovePresentersView)
    #expect(controller.presentedView === presented.view)
    presented.keptPresentationController = controller
    host.root.present(presented, animated: true)
    host.settle()
    #expect(controller.frameOfPresentedViewInContainerView == host.window.bounds)
    #expect(host.frame(of: presented) == host.window.bounds)
    #expect(host.root.view.window === host.window)
  }

  @Test("P4.15 The delegate may make a sheet full screen, and then the presenter hears of it")
  func adaptedByDelegate() {
    let delegate = ProbeDelegate(host.journal)
    delegate.style = .fullScreen
    let presented = host.presentSheet(delegate: delegate)
    #expect(host.frame(of: presented) == host.window.bounds)
    #expect(host.root.view.window == nil)
  }

  @Test("P4.15 The delegate may keep a sheet in compact height from adapting")
  func notAdapted() {
    let host = PresentationHost(sceneSize: CGSize(width: 844, height: 390))
    let delegate = ProbeDelegate(host.journal)
    delegate.style = UIModalPresentationStyle.none
    _ = host.presentSheet(delegate: delegate)
    #expect(host.root.view.window === host.window)
  }

  @Test("P4.4 The delegate is asked for each drag, and not while the controller is modal")
  func askedForEachDrag() {
    let delegate = ProbeDelegate(host.journal)
    delegate.allowsDismissal = false
    let presented = host.presentSheet(delegate: delegate)
    host.dragAndRelease(presented, by: 100)
    host.settle()
    host.dragAndRelease(presented, by: 100)
    host.settle()
    #expect(host.journal.take().count { $0 == "should dismiss" } == 2)
    presented.isModalInPresentation = true
    host.dragAndRelease(presented, by: 100)
    host.settle()
    #expect(!host.journal.take().contains("should dismiss"))
  }

  @Test(
    "P4.17 A delegate isn't asked how a style that covers adapts, and can't have it adapt",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
    ]
  )
  func coveringDoesNotAdapt(style: UIModalPresentationStyle) {
    final class Adapter: NSObject, UIAdaptivePresentationControllerDelegate {
      var questions = 0

      func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle {
        questions += 1
        return .pageSheet
      }
    }
    let delegate = Adapter()
    let presented = host.controller("V", style)
    presented.presentationController?.delegate = delegate
    host.root.present(presented, animated: true)
    host.settle()
    host.scene.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    host.settle()
    #expect(delegate.questions == 0)
    #expect(host.frame(of: presented) == host.window.bounds)
  }
}
