import Foundation

/// UIKit's coordinator of a presentation or dismissal (rule 1.17).
@MainActor
package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  /// Whoever is told something about the transition.
  private typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let transition: ModalTransition
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []

  init(_ transition: ModalTransition) {
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

  package func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard transition.phase == .running else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if transition.isMoving { animation(self) } else { animations.append(animation) }
    return true
  }

  package func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  package func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append(handler)
  }

  package func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append(handler)
  }

  // MARK: UIViewControllerTransitionCoordinatorContext

  package var isAnimated: Bool { transition.isAnimated }

  package var presentationStyle: UIModalPresentationStyle {
    transition.leader.controller.presentationStyle
  }

  package var initiallyInteractive: Bool { transition.isInitiallyInteractive }

  package var isInterruptible: Bool { false }

  package var isInteractive: Bool { transition.isInteractive }

  package var isCancelled: Bool { transition.isCancelled }

  package var transitionDuration: TimeInterval { transition.duration.seconds }

  package var percentComplete: CGFloat {
    transition.isInteractive ? transition.leader.controller.dismissalProgress : 0
  }

  package var completionVelocity: CGFloat { 1 }

  package var completionCurve: UIView.AnimationCurve { .easeInOut }

  package var containerView: UIView {
    // Only a coordinator kept past the end finds none; an empty view is then as good as any.
    transition.leader.controller.containerView ?? UIView()
  }

  package var targetTransform: CGAffineTransform { .identity }

  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    let presenter = transition.target.presenter
    let presented = transition.leader.presented
    switch (key, transition.direction) {
    case (.from, .presentation), (.to, .dismissal): return presenter
    case (.to, .presentation), (.from, .dismissal): return presented
    default: return nil
    }
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let presented = transition.leader.controller.presentedView
    let presenter =
      transition.target.controller.removesPresentersView
      ? transition.target.presenter.viewIfLoaded : nil
    switch (key, transition.direction) {
    case (.from, .presentation), (.to, .dismissal): return presenter
    case (.to, .presentation), (.from, .dismissal): return presented
    default: return nil
    }
  }
}
