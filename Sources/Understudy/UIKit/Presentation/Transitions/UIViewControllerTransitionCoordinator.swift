import Foundation

/// What can be read about a transition while it runs.
///
/// Source: header.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// The style of the presentation, or `.none` if the transition isn't one.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a finger drove the transition when it began.
  var initiallyInteractive: Bool { get }
  /// Whether a finger can take the transition over.
  var isInterruptible: Bool { get }
  /// Whether a finger drives the transition at this moment.
  var isInteractive: Bool { get }
  /// Whether the transition goes back to where it came from.
  var isCancelled: Bool { get }
  /// How long the transition takes without a finger, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far an interactive transition has come, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast an interactive transition goes on; 1 is the speed of its own animation.
  var completionVelocity: CGFloat { get }
  /// The timing of an interactive transition's end.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The rotation that the transition brings; the identity for a presentation.
  var targetTransform: CGAffineTransform { get }

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
}

/// What lets others animate along with a transition and learn of its end.
///
/// Source: header.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs animations along with the transition, and a block at its end.
  ///
  /// - Parameters:
  ///   - animation: The changes to animate; run when the transition begins to move.
  ///   - completion: What to do at the end, when `isCancelled` is decided.
  /// - Returns: Whether the animations will run.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs animations of a view outside the container along with the transition.
  ///
  /// - Parameters:
  ///   - view: The view to animate in.
  ///   - animation: The changes to animate; run when the transition begins to move.
  ///   - completion: What to do at the end, when `isCancelled` is decided.
  /// - Returns: Whether the animations will run.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs a block when the finger lets go of an interactive transition.
  ///
  /// - Parameter handler: What to do; `isCancelled` is known by then.
  @available(*, deprecated, renamed: "notifyWhenInteractionChanges")
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )

  /// Runs a block when a finger takes or lets go of the transition.
  ///
  /// - Parameter handler: What to do; when the finger has let go, `isCancelled` is known.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Runs animations along with the transition.
  ///
  /// Swift imports the completion as an argument that may be left out.
  ///
  /// - Parameter animation: The changes to animate; run when the transition begins to move.
  /// - Returns: Whether the animations will run.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Runs animations of a view outside the container along with the transition.
  ///
  /// Swift imports the completion as an argument that may be left out.
  ///
  /// - Parameters:
  ///   - view: The view to animate in.
  ///   - animation: The changes to animate; run when the transition begins to move.
  /// - Returns: Whether the animations will run.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}

/// Which controller of a transition is meant.
///
/// Source: header.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// Creates a key.
  ///
  /// - Parameter rawValue: The key's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is on screen before the transition.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController"
  )
  /// The controller that is on screen after it.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController"
  )
}

/// Which view of a transition is meant.
///
/// Source: header.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// Creates a key.
  ///
  /// - Parameter rawValue: The key's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is on screen before the transition.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is on screen after it.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
