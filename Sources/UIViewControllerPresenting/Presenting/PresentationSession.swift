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
    /// Something moved, or a transition has ended: look what has become of it.
    case changed
    /// It was laid out: look, as somebody asked for.
    case laidOut
    /// The user tried to dismiss it, and may not.
    case dismissalAttempted
    /// The user has brought the sheet to another detent.
    case detentChanged(UISheetPresentationController.Detent.Identifier?)
  }

  /// What the controller shows.
  let item: AnyHashable

  /// What the controller reports to, kept for it.
  let coordinator: Any

  /// The controller; weak, because UIKit keeps it for as long as it is presented, and only then.
  private(set) weak var controller: UIViewController?

  private weak var presenter: UIViewController?
  private let wasPresenterPresented: Bool
  private let observe: @MainActor (Observation) -> Void
  private weak var owner: AnyObject?
  private weak var presentationController: UIPresentationController?
  private weak var sentinel: PresentationSentinelView?
  private var delegate: PresentationDelegate?
  private var adaptation: PopoverAdaptation?
  /// What a popover was pointed at here; the app may point it elsewhere.
  private var sourceRect: CGRect?
  private lazy var transitionObserver = TransitionObserver { [weak self] in
    self?.observe(.changed)
  }
  /// Whether the session watches the presentation, having seen it accepted.
  private(set) var isWatching = false
  private var wasSeenOnScreen = false
  private var dismissal = Dismissal.none

  /// How far the dismissal has come that this session wants.
  private enum Dismissal {
    /// None is wanted, or it waits for a transition that is in the way.
    case none
    /// UIKit has been asked.
    case asked
    /// UIKit has begun it.
    case begun
  }

  /// Prepares to present a controller.
  ///
  /// - Parameters:
  ///   - presented: The controller to present.
  ///   - item: What it shows.
  ///   - presenter: The controller that presents it.
  ///   - owner: What the presentation keeps alive until it has ended.
  ///   - observe: Is told what happens.
  init(
    _ presented: PresentedController,
    item: AnyHashable,
    from presenter: UIViewController,
    owner: AnyObject,
    observe: @escaping @MainActor (Observation) -> Void
  ) {
    controller = presented.controller
    coordinator = presented.coordinator
    self.item = item
    self.presenter = presenter
    self.owner = owner
    self.observe = observe
    wasPresenterPresented = presenter.outermost.presentingViewController != nil
  }

  // MARK: Presenting

  /// Why UIKit would raise an exception instead of presenting the controller, if it would.
  var objection: String? {
    guard let controller else { return "it has gone" }
    if controller.modalPresentationStyle == .none { return "its style is '.none'" }
    if controller === presenter || controller === presenter?.outermost {
      return "it would have to present itself"
    }
    if let parent = controller.parent { return "it is a child of '\(parent)'" }
    if let presenter = controller.presentingViewController {
      return "it is already presented by '\(presenter)'"
    }
    return controller.isBeingPresented || controller.isBeingDismissed
      ? "it is in a transition" : nil
  }

  /// Asks UIKit to present the controller; ``isAccepted`` tells what came of it.
  ///
  /// - Parameters:
  ///   - source: The view that a popover points at, unless the app has set another source.
  ///   - configuration: Where in that view, and what else the app has said of a popover.
  ///   - isAnimated: Whether to animate.
  func present(
    from source: UIView?,
    popover configuration: PopoverConfiguration?,
    animated isAnimated: Bool
  ) {
    guard let controller, let presenter else { return }
    if let popover = controller.popoverPresentationController {
      if let source { anchor(popover, to: source, configuration ?? .default) }
      if let configuration { prepare(popover, configuration) }
    }
    listen(to: controller.presentationController)
    presenter.present(controller, animated: isAnimated) { [weak self] in self?.didPresent() }
    if isAccepted { watch() }
  }

  /// Gives a popover the source without which UIKit raises an exception (rule 6.3), unless the app has.
  private func anchor(
    _ popover: UIPopoverPresentationController,
    to source: UIView,
    _ configuration: PopoverConfiguration
  ) {
    guard popover.sourceView == nil, popover.barButtonItem == nil, popover.sourceItem == nil else {
      return
    }
    popover.sourceView = source
    popover.sourceRect = configuration.sourceRect(in: source.bounds)
    sourceRect = popover.sourceRect
  }

  private func prepare(
    _ popover: UIPopoverPresentationController,
    _ configuration: PopoverConfiguration
  ) {
    if let objection = configuration.objection {
      PresentationLog.problem("A popover points at its whole view: \(objection).")
    }
    popover.permittedArrowDirections = configuration.permittedArrowDirections
    guard popover.delegate == nil else { return }
    adaptation = PopoverAdaptation(configuration)
    popover.delegate = adaptation
  }

  /// Points a popover anew at a view that may have changed its size.
  func followSource(_ source: UIView, popover configuration: PopoverConfiguration?) {
    guard let popover = presentationController as? UIPopoverPresentationController,
      popover.sourceView === source, popover.sourceRect == sourceRect
    else { return }
    let rect = (configuration ?? .default).sourceRect(in: source.bounds)
    guard rect != sourceRect else { return }
    popover.sourceRect = rect
    sourceRect = rect
  }

  /// Whether UIKit has taken the presentation on.
  ///
  /// It tells nobody when it doesn't (section 2 of the rules), but the relationship is set before the
  /// call returns (rule 1.6), unless UIKit holds the call until another transition has ended
  /// (rule 1.9).
  var isAccepted: Bool { controller?.presentingViewController != nil }

  /// Whether UIKit may hold the call, so that it can still be accepted.
  var isPerhapsHeld: Bool { presenter?.transitionCoordinator != nil }

  /// Asks to be told when UIKit no longer holds the call.
  func waitForAcceptance() {
    if let presenter { transitionObserver.observeTransition(of: presenter) }
  }

  /// Watches the presentation, which UIKit has accepted.
  func watch() {
    isWatching = true
    installSentinel()
  }

  private func didPresent() {
    // An app may have thrown out the view in which the sentinel waited for the container.
    wasSeenOnScreen = true
    if sentinel?.superview == nil || sentinel?.superview !== presentationController?.containerView {
      sentinel?.retire()
      watch()
    }
    observe(.presented)
  }

  private func installSentinel() {
    guard let controller else { return }
    let sentinel = PresentationSentinelView(watching: controller)
    sentinel.owner = owner
    sentinel.onChange = { [weak self] change in
      self?.observe(change == .window ? .changed : .laidOut)
    }
    self.sentinel = sentinel
  }

  private func listen(to presentationController: UIPresentationController?) {
    self.presentationController = presentationController
    let delegate = PresentationDelegate(forwardingTo: presentationController?.delegate)
    delegate.onWillDismiss = { [weak self] in self?.userWillDismiss() }
    delegate.onDidDismiss = { [weak self] in
      self?.wasDismissedByUser = true
      self?.observe(.changed)
    }
    delegate.onAttemptToDismiss = { [weak self] in self?.observe(.dismissalAttempted) }
    delegate.onDetentChange = { [weak self] in self?.observe(.detentChanged($0)) }
    self.delegate = delegate
    presentationController?.delegate = delegate
  }

  private func userWillDismiss() {
    wasSeenOnScreen = true
    observe(.dismissalBegan)
    controller?.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
      guard let self, context.isCancelled else { return }
      hasSurvivedDrag = true
      observe(.dismissalCancelled)
    }
  }

  /// Whether the user dismissed it, as the delegate was told at the end.
  private(set) var wasDismissedByUser = false
  /// Whether a drag was cancelled; UIKit may not announce the next one (rule 4.5).
  private var hasSurvivedDrag = false

  /// Whether it may have been dismissed by a drag that nobody has announced, and whose end will be
  /// told in this turn.
  var mayBeDismissedByUser: Bool { hasSurvivedDrag && dismissal == .none && !wasDismissedByUser }

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

  /// Whether the controller was on screen and no longer is.
  ///
  /// The link to the presenter is cut, and the container has left the window; where their order
  /// is the other way round, the container's leaving in a dismissal is proof enough.
  var hasGone: Bool {
    guard let controller else { return true }
    guard hasBeenOnScreen, sentinel?.window == nil else { return false }
    return controller.presentingViewController == nil || controller.isBeingDismissed
  }

  /// Whether UIKit has given the presentation up before it began (rule 2.6).
  var wasAbandoned: Bool { isWatching && !hasBeenOnScreen && !isAccepted }

  private var hasBeenOnScreen: Bool { wasSeenOnScreen || sentinel?.hasBeenOnScreen == true }

  /// Whether what it was presented from goes, or went, along with it.
  var wentWithAncestor: Bool {
    guard wasPresenterPresented else { return false }
    guard let base = presenter?.outermost else { return true }
    return base.isBeingDismissed || base.presentingViewController == nil
  }

  /// Whether it is on screen, and not on its way off.
  var isStaying: Bool { isAccepted && controller?.isBeingDismissed == false }

  /// Whether what it was presented from is no longer part of the window's chain, as when an app
  /// replaces the window's root controller: UIKit leaves what was presented where it is (rule 3.16).
  var isStranded: Bool {
    guard isAccepted, let presenter, let window = sentinel?.window else { return false }
    return !presenter.isPartOfChain(of: window)
  }

  // MARK: Dismissing

  /// Dismisses the controller and what it presents, and nothing else.
  ///
  /// While a transition is in the way nothing is asked of UIKit, which would hold the request, drop
  /// it, log it, or dismiss the presenter instead (rules 1.9, 2.13, 3.6, 3.11 and 3.12): the observer
  /// is told when the transition has ended, and can ask again. And UIKit is never asked twice, as it
  /// would let a second request dismiss the presenter (rule 3.6).
  func dismiss(animated isAnimated: Bool) {
    guard dismissal == .none, let controller,
      let presenter = controller.presentingViewController,
      presenter.presentedViewController === controller
    else { return }
    if let moving = controllerInTheWay {
      transitionObserver.observeTransition(of: moving)
      return
    }
    dismissal = .asked
    presenter.dismiss(animated: isAnimated) { [weak self] in self?.observe(.changed) }
    noteProgress()
  }

  /// Finds out whether a dismissal that the program wants has come to nothing, or has yet to be
  /// asked for.
  ///
  /// - Returns: Whether to ask for it (again).
  func needsDismissal() -> Bool {
    noteProgress()
    switch dismissal {
    case .none:
      guard isStaying else { return false }
      // One transition may have ended while another, such as a rotation, still runs.
      if let moving = controllerInTheWay {
        transitionObserver.observeTransition(of: moving)
        return false
      }
      return true
    case .asked: return false
    case .begun:
      guard isStaying else { return false }
      dismissal = .none
      return true
    }
  }

  private func noteProgress() {
    if dismissal == .asked, controller?.isBeingDismissed == true { dismissal = .begun }
  }

  /// A controller whose transition would be in the way of a dismissal, from the presenter upwards.
  private var controllerInTheWay: UIViewController? {
    if let presenter = controller?.presentingViewController, presenter.transitionCoordinator != nil
    {
      return presenter
    }
    var next = controller
    while let current = next {
      if current.isInTransition { return current }
      next = current.presentedViewController
    }
    return nil
  }
}
#endif
