import Foundation

/// An app's own animator at work on a presentation or dismissal, with what drives it.
@MainActor
final class CustomTransition {
  let animator: any UIViewControllerAnimatedTransitioning
  private let interactor: (any UIViewControllerInteractiveTransitioning)?
  private let context: TransitionContext
  /// How far the finger has brought it, from 0 to 1.
  var progress: CGFloat = 0

  private init(
    animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?,
    transition: ModalTransition
  ) {
    self.animator = animator
    self.interactor = interactor
    context = TransitionContext(transition, animator: animator)
  }

  /// Asks the transitioning delegate of what moves; `nil` if the animation is the system's.
  static func make(for transition: ModalTransition) -> CustomTransition? {
    let presentation = transition.leader
    let presented = presentation.controller.presentedViewController
    guard let delegate = presented.transitioningDelegate else { return nil }
    let animator: (any UIViewControllerAnimatedTransitioning)?
    let interactor: (any UIViewControllerInteractiveTransitioning)?
    switch transition.direction {
    case .presentation:
      animator = delegate.animationController(
        forPresented: presented,
        presenting: presentation.presenter,
        source: presentation.source ?? presentation.presenter
      )
      interactor = animator.flatMap(delegate.interactionControllerForPresentation(using:))
    case .dismissal:
      animator = delegate.animationController(forDismissed: presented)
      interactor = animator.flatMap(delegate.interactionControllerForDismissal(using:))
    }
    guard let animator else { return nil }
    return CustomTransition(animator: animator, interactor: interactor, transition: transition)
  }

  /// Whether a finger drives it from the beginning.
  var startsInteractively: Bool { interactor?.wantsInteractiveStart == true }

  /// How long the animator says that it takes.
  var duration: Duration { .seconds(animator.transitionDuration(using: context)) }

  /// Lets the app move the views.
  func start() {
    if startsInteractively, let interactor {
      interactor.startInteractiveTransition(context)
    } else {
      animator.animateTransition(using: context)
    }
  }

  /// Lets go of the finger for the app, and goes on to the end.
  func finish() {
    if let driven = interactor as? UIPercentDrivenInteractiveTransition {
      driven.finish()
    } else {
      context.finishInteractiveTransition()
    }
  }
}

/// What UIKit gives an animator to work with.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private let transition: ModalTransition
  let animator: any UIViewControllerAnimatedTransitioning

  init(_ transition: ModalTransition, animator: any UIViewControllerAnimatedTransitioning) {
    self.transition = transition
    self.animator = animator
    super.init()
  }

  // Only a context kept past the end finds none; an empty view is then as good as any.
  var containerView: UIView { transition.containerView ?? UIView() }

  var isAnimated: Bool { transition.isAnimated }

  var isInteractive: Bool { transition.isInteractive }

  var transitionWasCancelled: Bool { transition.isCancelled }

  var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }

  var targetTransform: CGAffineTransform { transition.targetTransform }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard transition.isInteractive else { return }
    transition.custom?.progress = min(1, max(0, percentComplete))
  }

  func finishInteractiveTransition() { transition.noteCustomInteraction(cancelled: false) }

  func cancelInteractiveTransition() { transition.noteCustomInteraction(cancelled: true) }

  // An animation that runs by itself can't be taken hold of on a stage, so there is nothing to stop.
  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) { transition.endCustom(completed: didComplete) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition.view(forKey: key) }

  func initialFrame(for vc: UIViewController) -> CGRect {
    guard vc === viewController(forKey: .from) else { return .zero }
    guard transition.direction == .dismissal else { return containerView.bounds }
    return transition.leader.controller.playing.frameOfPresentedViewInContainerView
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    let staysBelow =
      transition.direction == .presentation
      && view(forKey: .from) == nil
    guard vc === viewController(forKey: .to) else {
      return vc === viewController(forKey: .from) && staysBelow ? containerView.bounds : .zero
    }
    guard transition.direction == .presentation else { return containerView.bounds }
    return transition.leader.controller.playing.frameOfPresentedViewInContainerView
  }
}
