import Foundation

/// What an animator is told of the transition that it animates, and how it says that it is over.
///
/// Source: header.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// Whether a finger drives the transition at this moment.
  var isInteractive: Bool { get }
  /// Whether the transition goes back to where it came from.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation that the transition brings; the identity for a presentation.
  var targetTransform: CGAffineTransform { get }

  /// Says how far an interactive transition has come.
  ///
  /// - Parameter percentComplete: From 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Says that the finger has let go and the transition goes on to its end.
  func finishInteractiveTransition()

  /// Says that the finger has let go and the transition goes back.
  func cancelInteractiveTransition()

  /// Says that a finger has taken hold of the transition.
  func pauseInteractiveTransition()

  /// Says that the transition is over; until then it is in flight.
  ///
  /// - Parameter didComplete: Whether it got to its end.
  func completeTransition(_ didComplete: Bool)

  /// Returns one of the controllers that take part.
  ///
  /// - Parameter key: Which one: the one that leaves or the one that comes.
  /// - Returns: The controller, or `nil` if there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns the view of one of the controllers that take part.
  ///
  /// - Parameter key: Which one: the one that leaves or the one that comes.
  /// - Returns: The view, or `nil` if that controller's view isn't moved.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// Returns where a controller's view is before the transition.
  ///
  /// - Parameter vc: The controller.
  /// - Returns: A frame in the container's coordinates; zero for one that isn't on screen yet.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Returns where a controller's view is after the transition.
  ///
  /// - Parameter vc: The controller.
  /// - Returns: A frame in the container's coordinates; zero for one that goes.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// An app's own animation of a transition.
///
/// Source: header. `animationEnded(_:)` is optional there.
@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns how long the animation takes.
  ///
  /// - Parameter transitionContext: The transition, if one is under way.
  /// - Returns: A duration in seconds; it is told to coordinators and ends nothing by itself.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Moves the views, and has `completeTransition(_:)` called at the end.
  ///
  /// - Parameter transitionContext: The transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Tells the animator that the transition is over.
  ///
  /// - Parameter transitionCompleted: Whether it got to its end.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  ///
  /// - Parameter transitionCompleted: Whether the transition got to its end.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What drives an animator with a finger.
///
/// Source: header. The properties are optional there.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition under the finger.
  ///
  /// - Parameter transitionContext: The transition.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  )

  /// How fast the transition goes on once the finger has let go; 1 is the animator's own speed.
  var completionSpeed: CGFloat { get }

  /// The timing of the end.
  var completionCurve: UIView.AnimationCurve { get }

  /// Whether the transition begins under the finger, rather than running by itself.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The animator's own speed.
  public var completionSpeed: CGFloat { 1 }

  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }

  /// Under the finger.
  public var wantsInteractiveStart: Bool { true }
}
