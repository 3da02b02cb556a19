import ConformanceSupport
import StageRuntime
import Testing
import UIKit

/// A transitioning delegate whose animator fades, or does nothing until the test says so.
private final class Director: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let journal: Journal
  var completesItself = true
  var duration: TimeInterval = 0.25
  var driver: UIPercentDrivenInteractiveTransition?
  var drivesPresentation = false
  var makeController: ((UIViewController, UIViewController?) -> UIPresentationController)?
  private(set) var context: (any UIViewControllerContextTransitioning)?

  init(_ journal: Journal) {
    self.journal = journal
    super.init()
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    journal.add("asks for a presentation controller, presenting: \(presenting != nil)")
    return makeController?(presented, presenting)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drivesPresentation ? driver : nil
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    journal.add("animates")
    if let coming = context.view(forKey: .to) {
      if let controller = context.viewController(forKey: .to) {
        coming.frame = context.finalFrame(for: controller)
      }
      context.containerView.addSubview(coming)
    }
    guard completesItself else { return }
    UIView.animate(withDuration: duration) {
      context.containerView.alpha = context.containerView.alpha == 1 ? 0.99 : 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { journal.add("ended \(transitionCompleted)") }
}

/// A presentation controller that leaves some of the screen free.
private final class HalfController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }
}

private final class ContextController: UIPresentationController {
  override var shouldPresentInFullscreen: Bool { false }
}

@Suite("Custom presentations and transitions")
@MainActor
struct CustomTransitionTests {
  private let host = PresentationHost()
  private let director: Director

  init() { director = Director(host.journal) }

  private func controller(_ style: UIModalPresentationStyle = .custom) -> Probe {
    let controller = host.controller("V", style)
    controller.transitioningDelegate = director
    return controller
  }

  @discardableResult
  private func show(_ style: UIModalPresentationStyle = .custom) -> Probe {
    let controller = controller(style)
    host.root.present(controller, animated: true)
    host.settle()
    _ = host.journal.take()
    return controller
  }

  private var isInFlight: Bool { host.root.transitionCoordinator != nil }

  // MARK: Presentation controllers

  @Test("P4.11 For a custom style the delegate is asked once, with the presenter if there is one")
  func askedOnce() {
    director.makeController = { HalfController(presentedViewController: $0, presenting: $1) }
    let presented = controller()
    host.root.present(presented, animated: true)
    host.settle()
    #expect(presented.presentationController is HalfController)
    #expect(
      host.journal.take().filter { $0.hasPrefix("asks") } == [
        "asks for a presentation controller, presenting: true"
      ]
    )
    #expect(host.frame(of: presented) == CGRect(x: 0, y: 422, width: 390, height: 422))
  }

  @Test("P4.11 One that was read before the delegate was set stays, and the delegate isn't asked")
  func readTooEarly() {
    let presented = host.controller("V", .custom)
    let kept = presented.presentationController
    presented.transitioningDelegate = director
    host.root.present(presented, animated: true)
    host.settle()
    #expect(presented.presentationController === kept)
    #expect(host.journal.take().filter { $0.hasPrefix("asks") } == [])
  }

  @Test("P1.3 A custom style that isn't for the full screen stops at a presentation context")
  func context() {
    let child = host.controller("child")
    child.definesPresentationContext = true
    host.root.addChild(child)
    host.root.view.addSubview(child.view)
    child.view.frame = CGRect(x: 0, y: 100, width: 390, height: 200)
    child.didMove(toParent: host.root)
    director.makeController = { ContextController(presentedViewController: $0, presenting: $1) }
    let presented = controller()
    child.present(presented, animated: true)
    host.settle()
    #expect(presented.presentingViewController === child)
    #expect(host.frame(of: presented) == child.view.frame)
  }

  // MARK: Animators

  @Test("An animator moves the views, and the callbacks come around it")
  func animates() {
    host.root.present(controller(), animated: true) { [host] in host.journal.add("completion") }
    host.settle()
    #expect(
      host.journal.take() == [
        "asks for a presentation controller, presenting: true", "V viewDidLoad",
        "V viewWillAppear", "animates", "V viewIsAppearing", "V viewDidAppear", "completion",
        "ended true",
      ]
    )
  }

  @Test("A transition is in flight until the animator completes it")
  func inFlight() {
    director.completesItself = false
    let presented = controller()
    host.root.present(presented, animated: true)
    host.advance(60_000)
    #expect(isInFlight)
    #expect(presented.isBeingPresented)
    host.root.present(host.controller("W"), animated: true)
    #expect(host.messages.last?.hasSuffix("while a presentation is in progress.") == true)
    director.context?.completeTransition(true)
    #expect(!isInFlight)
    #expect(presented.viewIfLoaded?.window === host.window)
  }

  @Test("An unanimated presentation asks for no animator")
  func unanimated() {
    host.root.present(controller(), animated: false)
    host.settle()
    #expect(!host.journal.take().contains("animates"))
  }

  @Test("The coordinator tells the animator's duration, and the context where the views go")
  func contextTells() throws {
    director.completesItself = false
    let presented = controller(.fullScreen)
    host.root.present(presented, animated: true)
    host.endTurn()
    let context = try #require(director.context)
    #expect(presented.transitionCoordinator?.transitionDuration == 0.25)
    #expect(context.viewController(forKey: .from) === host.root)
    #expect(context.viewController(forKey: .to) === presented)
    #expect(context.view(forKey: .from) === host.root.view)
    #expect(context.initialFrame(for: presented) == .zero)
    #expect(context.finalFrame(for: presented) == host.window.bounds)
    #expect(context.containerView === presented.presentationController?.containerView)
  }

  @Test("P1.11 Where the presenter's view stays, the animator gets none of it")
  func presenterStays() {
    director.completesItself = false
    host.root.present(controller(.overFullScreen), animated: true)
    host.endTurn()
    #expect(director.context?.view(forKey: .from) == nil)
    #expect(director.context?.view(forKey: .to) != nil)
  }

  @Test("P1.10 After a full-screen dismissal by an animator the presenter's view is home again")
  func fullScreen() {
    let presented = show(.fullScreen)
    #expect(host.root.view.window == nil)
    presented.dismiss(animated: true)
    host.settle()
    #expect(host.root.view.superview === host.window)
    #expect(host.window.subviews == [host.root.view])
    #expect(
      host.journal.take() == [
        "V viewWillDisappear", "root viewWillAppear", "animates", "root viewIsAppearing",
        "root viewDidAppear", "V viewDidDisappear", "ended true",
      ]
    )
  }

  // MARK: Interaction

  @Test("A driven dismissal that is finished takes what is left of its time")
  func finished() {
    let driver = UIPercentDrivenInteractiveTransition()
    director.driver = driver
    let presented = show()
    presented.dismiss(animated: true)
    host.advance(5_000)
    #expect(presented.transitionCoordinator?.isInteractive == true)
    driver.update(0.6)
    #expect(presented.transitionCoordinator?.percentComplete == 0.6)
    driver.finish()
    #expect(presented.transitionCoordinator?.isInteractive == false)
    host.advance(99)
    #expect(host.root.presentedViewController === presented)
    host.advance(2)
    #expect(host.root.presentedViewController == nil)
  }

  @Test("P4.5 A driven dismissal that is cancelled brings the controller back")
  func cancelled() {
    let driver = UIPercentDrivenInteractiveTransition()
    director.driver = driver
    let presented = show()
    presented.dismiss(animated: true)
    host.endTurn()
    #expect(presented.isBeingDismissed)
    driver.update(0.4)
    driver.cancel()
    #expect(!presented.isBeingDismissed)
    host.settle()
    #expect(
      host.journal.take() == [
        "V viewWillDisappear", "animates", "V viewWillAppear", "V viewIsAppearing",
        "V viewDidAppear", "ended false",
      ]
    )
    #expect(host.root.presentedViewController === presented)
    #expect(presented.view.window === host.window)
  }

  @Test("A cancelled full-screen dismissal takes the presenter's view away again")
  func cancelledFullScreen() {
    let driver = UIPercentDrivenInteractiveTransition()
    director.driver = driver
    let presented = show(.fullScreen)
    presented.dismiss(animated: true)
    host.endTurn()
    driver.cancel()
    host.settle()
    #expect(host.root.view.window == nil)
    #expect(presented.view.window === host.window)
    director.driver = nil
    presented.dismiss(animated: true)
    host.settle()
    #expect(host.window.subviews == [host.root.view])
  }

  @Test(
    "P3.15 The completion of a cancelled dismissal runs or not, as the doubt says",
    arguments: Doubts.CancelledDismissal.allCases
  )
  func cancelledCompletion(variant: Doubts.CancelledDismissal) {
    var doubts = Doubts()
    doubts.cancelledDismissal = variant
    let host = PresentationHost(doubts)
    let director = Director(host.journal)
    let driver = UIPercentDrivenInteractiveTransition()
    let presented = host.controller("V", .custom)
    presented.transitioningDelegate = director
    host.root.present(presented, animated: true)
    host.settle()
    director.driver = driver
    var completions = 0
    presented.dismiss(animated: true) { completions += 1 }
    host.endTurn()
    driver.cancel()
    host.settle()
    #expect(completions == (variant == .completes ? 1 : 0))
  }

  @Test("P1.18 A cancelled presentation is as if it hadn't been, and ends as not completed")
  func cancelledPresentation() {
    let driver = UIPercentDrivenInteractiveTransition()
    director.driver = driver
    director.drivesPresentation = true
    let presented = controller(.fullScreen)
    host.root.present(presented, animated: true) { [host] in host.journal.add("completion") }
    host.endTurn()
    driver.update(0.5)
    driver.cancel()
    host.settle()
    #expect(host.root.presentedViewController == nil)
    #expect(presented.presentingViewController == nil)
    #expect(host.window.subviews == [host.root.view])
    let journal = host.journal.take()
    #expect(journal.contains("root viewDidAppear"))
    #expect(journal.suffix(2).contains("ended false"))
    #expect(!journal.contains("completion"))
    director.drivesPresentation = false
    host.root.present(presented, animated: true)
    host.settle()
    #expect(host.root.presentedViewController === presented)
  }
}
