#if canImport(UIKit)
import UIKit

/// One controller that was given to UIKit, from the present call to the moment it has gone.
@MainActor
final class PresentationSession {
  /// Something that UIKit was seen to do.
  enum Observation {
    /// The controller is on screen.
    case presented
    /// The user began to drag it away.
    case dismissalBegan
    /// A dismissal that had begun didn't happen.
    case dismissalCancelled
    /// Something moved, or a transition ended: look whether it has gone.
    case changed
    /// The same, but what moved hasn't come to rest: look at the next layout.
    case changing
  }

  /// What the controller shows.
  let item: AnyHashable

  /// What the controller reports to, kept for it.
  let coordinator: Any

  /// The controller; weak, because UIKit keeps it for as long as it is presented, and only then.
  private(set) weak var controller: UIViewController?

  private weak var presenter: UIViewController?
  private let wasPresenterPresented: Bool
  private weak var presentationController: UIPresentationController?
  private weak var sentinel: PresentationSentinelView?
  private var delegate: PresentationDelegate?

  /// Prepares to present a controller.
  ///
  /// - Parameters:
  ///   - presented: The controller to present.
  ///   - item: What it shows.
  ///   - presenter: The controller that presents it.
  init(_ presented: PresentedController, item: AnyHashable, from presenter: UIViewController) {
    controller = presented.controller
    coordinator = presented.coordinator
    self.item = item
    self.presenter = presenter
    wasPresenterPresented = presenter.outermost.presentingViewController != nil
  }

  // MARK: Presenting

  /// Why UIKit would raise an exception instead of presenting the controller, if it would.
  var objection: String? {
    guard let controller else { return "it has gone" }
    if controller === presenter { return "it would have to present itself" }
    if let parent = controller.parent { return "it is a child of '\(parent)'" }
    if let presenter = controller.presentingViewController {
      return "it is already presented by '\(presenter)'"
    }
    return controller.isInModalTransition ? "it is in a transition" : nil
  }

  /// Presents the controller.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether to animate.
  ///   - owner: What the presentation keeps alive until it has ended.
  ///   - observe: Is told what happens.
  /// - Returns: Whether UIKit accepted. It tells nobody when it doesn't (section 2 of the rules),
  ///   but the relationship is set before the call returns (rule 1.6).
  func present(
    animated isAnimated: Bool,
    keeping owner: AnyObject,
    observe: @escaping @MainActor (Observation) -> Void
  ) -> Bool {
    guard let controller, let presenter else { return false }
    listen(to: controller.presentationController, observe)
    presenter.present(controller, animated: isAnimated) { observe(.presented) }
    guard controller.presentingViewController != nil else { return false }
    let sentinel = PresentationSentinelView(watching: controller)
    self.sentinel = sentinel
    sentinel.owner = owner
    sentinel.onChange = { [weak self] change in
      observe(change == .window && self?.hasGone == false ? .changing : .changed)
    }
    return true
  }

  private func listen(
    to presentationController: UIPresentationController?,
    _ observe: @escaping @MainActor (Observation) -> Void
  ) {
    self.presentationController = presentationController
    let delegate = PresentationDelegate(forwardingTo: presentationController?.delegate) {
      [weak self] in
      observe(.dismissalBegan)
      self?.controller?.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        if context.isCancelled { observe(.dismissalCancelled) }
      }
    }
    self.delegate = delegate
    presentationController?.delegate = delegate
  }

  /// Stops watching the controller.
  func end() {
    sentinel?.retire()
    if let presentationController, presentationController.delegate === delegate {
      presentationController.delegate = delegate?.forwardee
    }
    delegate = nil
  }

  // MARK: The screen

  /// Asks to be looked at when the present layout is done.
  func lookSoon() { sentinel?.setNeedsLayout() }

  /// Whether the controller was presented and no longer is.
  ///
  /// The link to the presenter is cut, and the container has left the window; where their order
  /// is the other way round, the container's leaving in a dismissal is proof enough.
  var hasGone: Bool {
    guard let controller else { return true }
    guard sentinel?.window == nil else { return false }
    if controller.presentingViewController == nil { return true }
    return controller.isBeingDismissed && sentinel?.hasBeenOnScreen == true
  }

  /// Whether what it was presented from goes, or went, along with it.
  var wentWithAncestor: Bool {
    guard wasPresenterPresented else { return false }
    guard let base = presenter?.outermost else { return true }
    return base.isBeingDismissed || base.presentingViewController == nil
  }

  /// Whether it is on screen, and not on its way off.
  var isStaying: Bool {
    guard let controller else { return false }
    return controller.presentingViewController != nil && controller.isBeingDismissed == false
  }

  // MARK: Dismissing

  /// Dismisses the controller and what it presents, and nothing else.
  ///
  /// While a transition is in the way nothing is asked of UIKit, which would drop the request, log
  /// it, or dismiss the presenter instead (rules 2.13, 3.6, 3.11 and 3.12): the observer is told
  /// when the transition has ended, and can ask again.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether to animate.
  ///   - observe: Is told when something has changed.
  func dismiss(
    animated isAnimated: Bool,
    observe: @escaping @MainActor (Observation) -> Void
  ) {
    guard let controller, let presenter = controller.presentingViewController,
      presenter.presentedViewController === controller
    else { return observe(.changing) }
    if let moving = lowestControllerInTransition(from: controller) {
      wait(for: moving, observe)
    } else if controller.transitionCoordinator != nil {
      wait(for: controller, observe)
    } else {
      presenter.dismiss(animated: isAnimated) { observe(.changed) }
    }
  }

  /// Tells the observer when a controller's transition has ended, or at least has begun.
  private func wait(
    for controller: UIViewController,
    _ observe: @escaping @MainActor (Observation) -> Void
  ) {
    if let coordinator = controller.transitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { _ in observe(.changing) }
      return
    }
    // The transition starts after the commit (rule 1.8), and there may be no coordinator till then.
    let sentinel = PresentationSentinelView(watching: controller)
    sentinel.onChange = { [weak sentinel] change in
      guard change == .window else { return }
      sentinel?.retire()
      observe(.changing)
    }
  }

  /// The lowest controller from one up whose modal transition is under way.
  private func lowestControllerInTransition(
    from controller: UIViewController
  ) -> UIViewController? {
    var next: UIViewController? = controller
    while let current = next {
      if current.isInModalTransition { return current }
      next = current.presentedViewController
    }
    return nil
  }
}
#endif
