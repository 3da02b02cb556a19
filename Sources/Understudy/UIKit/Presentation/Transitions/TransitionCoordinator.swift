import Foundation

/// What a coordinator tells of the transition that it coordinates.
@MainActor
protocol CoordinatorSource: AnyObject {
  var isRunning: Bool { get }
  /// Whether the views have begun to move; animations that come later start at once.
  var isMoving: Bool { get }
  var isAnimated: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var isInitiallyInteractive: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  var duration: Duration { get }
  /// How far a finger has brought it, from 0 to 1.
  var progress: CGFloat { get }
  var containerView: UIView? { get }
  var targetTransform: CGAffineTransform { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// UIKit's coordinator of a presentation, of a dismissal or of a change of the window's size
/// (rule 1.17).
@MainActor
package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  /// Whoever is told something about the transition.
  private typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let transition: any CoordinatorSource
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []

  init(_ transition: any CoordinatorSource) {
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
    guard transition.isRunning else { return false }
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

  package var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }

  package var initiallyInteractive: Bool { transition.isInitiallyInteractive }

  package var isInterruptible: Bool { false }

  package var isInteractive: Bool { transition.isInteractive }

  package var isCancelled: Bool { transition.isCancelled }

  package var transitionDuration: TimeInterval { transition.duration.seconds }

  package var percentComplete: CGFloat { transition.progress }

  package var completionVelocity: CGFloat { 1 }

  package var completionCurve: UIView.AnimationCurve { .easeInOut }

  package var containerView: UIView {
    // Only a coordinator kept past the end finds none; an empty view is then as good as any.
    transition.containerView ?? UIView()
  }

  package var targetTransform: CGAffineTransform { transition.targetTransform }

  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    transition.viewController(forKey: key)
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    transition.view(forKey: key)
  }
}
