import Foundation
import StageRuntime

/// Drives an animator's animations with a finger, as far as the app says.
///
/// The animations that the animator starts are held until the finger lets go. Then they end after the
/// time that is left of them; the views have their final values from the start, as always.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var context: (any UIViewControllerContextTransitioning)?
  private var held = HeldAnimations()

  /// Creates what drives a transition.
  public override init() { super.init() }

  /// How long the transition takes without a finger, in seconds; zero before it begins.
  open private(set) var duration: CGFloat = 0

  /// How far the transition has come, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// How fast the transition goes on once the finger has let go; 1 is the animator's own speed.
  open var completionSpeed: CGFloat = 1

  /// The timing of the end.
  open var completionCurve: UIView.AnimationCurve = .easeInOut

  /// Whether the transition begins under the finger; if not, it runs by itself to its end.
  open var wantsInteractiveStart: Bool = true

  /// Starts the transition with its animations held.
  ///
  /// - Parameter transitionContext: The transition.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let animator = (transitionContext as? TransitionContext)?.animator else { return }
    context = transitionContext
    duration = CGFloat(animator.transitionDuration(using: transitionContext))
    percentComplete = 0
    held = HeldAnimations()
    AnimationState.current.hold(in: held) {
      animator.animateTransition(using: transitionContext)
    }
  }

  /// Stops an animation that runs by itself; on a stage none can be stopped.
  open func pause() { context?.pauseInteractiveTransition() }

  /// Moves the transition.
  ///
  /// - Parameter percentComplete: How far it has come, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let context else { return }
    self.percentComplete = min(1, max(0, percentComplete))
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets go, to the transition's end.
  open func finish() {
    guard let context else { return }
    self.context = nil
    context.finishInteractiveTransition()
    let passed = percentComplete * duration
    held.release { max(0, $0 - passed) / self.speed }
  }

  /// Lets go, back to where the transition began.
  open func cancel() {
    guard let context else { return }
    self.context = nil
    context.cancelInteractiveTransition()
    let passed = percentComplete * duration
    held.release { _ in passed / self.speed }
  }

  private var speed: CGFloat { completionSpeed > 0 ? completionSpeed : 1 }
}
