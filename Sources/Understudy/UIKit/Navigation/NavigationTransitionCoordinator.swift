import Foundation

/// UIKit's coordinator of a push or pop.
@MainActor
final class NavigationTransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  /// Whoever is told something about the transition.
  private typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let transition: NavigationTransition
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []

  init(_ transition: NavigationTransition) {
    self.transition = transition
    super.init()
  }

  // MARK: The transition's side

  func runAnimations() {
    let animations = animations
    self.animations = []
    for animation in animations { animation(self) }
  }

  func runInteractionHandlers() {
    for handler in interactionHandlers { handler(self) }
  }

  func runCompletions() {
    let completions = completions
    self.completions = []
    interactionHandlers = []
    for completion in completions { completion(self) }
  }

  // MARK: UIViewControllerTransitionCoordinator

  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !transition.hasEnded else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if transition.isMoving { animation(self) } else { animations.append(animation) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append(handler)
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append(handler)
  }

  // MARK: UIViewControllerTransitionCoordinatorContext

  var isAnimated: Bool { transition.isAnimated }

  var presentationStyle: UIModalPresentationStyle { .none }

  var initiallyInteractive: Bool { transition.isInitiallyInteractive }

  var isInterruptible: Bool { false }

  var isInteractive: Bool { transition.isInteractive }

  var isCancelled: Bool { transition.isCancelled }

  var transitionDuration: TimeInterval { transition.duration.seconds }

  var percentComplete: CGFloat { transition.progress }

  var completionVelocity: CGFloat { 1 }

  var completionCurve: UIView.AnimationCurve { .easeInOut }

  var containerView: UIView { transition.navigation.contentView }

  var targetTransform: CGAffineTransform { .identity }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: transition.from
    case .to: transition.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: transition.from?.viewIfLoaded
    case .to: transition.to?.viewIfLoaded
    default: nil
    }
  }
}
