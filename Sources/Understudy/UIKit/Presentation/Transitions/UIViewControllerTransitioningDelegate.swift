import Foundation

/// An object that gives a presented controller its own presentation controller and animators.
///
/// Source: header. All methods are optional there; here each has a default that leaves it to UIKit.
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Asks for what animates a presentation.
  ///
  /// - Parameters:
  ///   - presented: The controller that is presented.
  ///   - presenting: The controller that really presents.
  ///   - source: The controller that was asked to present.
  /// - Returns: An animator, or `nil` for the system's animation.
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Asks for what animates a dismissal.
  ///
  /// - Parameter dismissed: The controller that goes.
  /// - Returns: An animator, or `nil` for the system's animation.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Asks for what drives the animator of a presentation.
  ///
  /// - Parameter animator: The animator.
  /// - Returns: What drives it, or `nil` if it runs by itself.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Asks for what drives the animator of a dismissal.
  ///
  /// - Parameter animator: The animator.
  /// - Returns: What drives it, or `nil` if it runs by itself.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Asks for the presentation controller of a controller whose style is `.custom` (rule 4.11).
  ///
  /// - Parameters:
  ///   - presented: The controller that is presented.
  ///   - presenting: The controller that presents, or `nil` if that isn't known yet.
  ///   - source: The controller that was asked to present; the presented one if nobody was yet.
  /// - Returns: A presentation controller, or `nil` for a plain one.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Leaves the animation to UIKit.
  ///
  /// - Parameters:
  ///   - presented: The controller that is presented.
  ///   - presenting: The controller that really presents.
  ///   - source: The controller that was asked to present.
  /// - Returns: `nil`.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    nil
  }

  /// Leaves the animation to UIKit.
  ///
  /// - Parameter dismissed: The controller that goes.
  /// - Returns: `nil`.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    nil
  }

  /// Lets the animator run by itself.
  ///
  /// - Parameter animator: The animator.
  /// - Returns: `nil`.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    nil
  }

  /// Lets the animator run by itself.
  ///
  /// - Parameter animator: The animator.
  /// - Returns: `nil`.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    nil
  }

  /// Leaves the presentation to a plain presentation controller.
  ///
  /// - Parameters:
  ///   - presented: The controller that is presented.
  ///   - presenting: The controller that presents, or `nil` if that isn't known yet.
  ///   - source: The controller that was asked to present.
  /// - Returns: `nil`.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    nil
  }
}
