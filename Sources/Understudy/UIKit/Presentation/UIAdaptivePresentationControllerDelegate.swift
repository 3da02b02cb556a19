import Foundation

/// An object that decides how a presentation adapts, and hears of dismissals by the user.
///
/// Source: header. All methods are optional there; here each has a default that answers what UIKit
/// does without the method.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Asks for the style to adapt to in a compact environment.
  ///
  /// - Parameter controller: The presentation controller.
  /// - Returns: A style, or `.none` for no adaptation.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle

  /// Asks for the style to adapt to in some traits.
  ///
  /// - Parameters:
  ///   - controller: The presentation controller.
  ///   - traitCollection: The traits to adapt to.
  /// - Returns: A style, or `.none` for no adaptation.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Tells which controller plays the adapted style, before it is used (rule 4.16).
  ///
  /// - Parameters:
  ///   - presentationController: The presentation controller.
  ///   - adaptivePresentationController: The one that plays the adapted style.
  @available(iOS 15.0, *)
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  )

  /// Asks for another controller to show in an adapted style, such as the presented one in a
  /// navigation controller (rule 4.16).
  ///
  /// - Parameters:
  ///   - controller: The presentation controller.
  ///   - style: The style that the presentation adapts to.
  /// - Returns: The controller to show, or `nil` for the presented one.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// Tells that the presentation begins, and with which style.
  ///
  /// - Parameters:
  ///   - presentationController: The presentation controller.
  ///   - style: The style that the presentation adapts to; `.none` if it doesn't adapt.
  ///   - transitionCoordinator: What coordinates the transition, if there is one.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  )

  /// Asks whether the user may dismiss; asked as often as UIKit likes (rule 4.4).
  ///
  /// - Parameter presentationController: The presentation controller.
  /// - Returns: Whether a dismissal may go on.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// Tells that the user begins to dismiss.
  ///
  /// - Parameter presentationController: The presentation controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Tells that the user has dismissed.
  ///
  /// - Parameter presentationController: The presentation controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Tells that the user tried to dismiss what may not be dismissed.
  ///
  /// - Parameter presentationController: The presentation controller.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
  /// Answers the presentation controller's own choice.
  ///
  /// - Parameter controller: The presentation controller.
  /// - Returns: The style that the system adapts to.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    controller.adaptivePresentationStyle
  }

  /// Answers what the method without traits answers in compact width, and the presentation
  /// controller's own choice elsewhere.
  ///
  /// - Parameters:
  ///   - controller: The presentation controller.
  ///   - traitCollection: The traits to adapt to.
  /// - Returns: The style that the delegate or the system adapts to.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact
      ? adaptivePresentationStyle(for: controller)
      : controller.adaptivePresentationStyle(for: traitCollection)
  }

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - presentationController: The presentation controller.
  ///   - style: The style that the presentation adapts to; `.none` if it doesn't adapt.
  ///   - transitionCoordinator: What coordinates the transition, if there is one.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - presentationController: The presentation controller.
  ///   - adaptivePresentationController: The one that plays the adapted style.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}

  /// Has the presented controller shown.
  ///
  /// - Parameters:
  ///   - controller: The presentation controller.
  ///   - style: The style that the presentation adapts to.
  /// - Returns: `nil`.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    nil
  }

  /// Answers that the user may dismiss.
  ///
  /// - Parameter presentationController: The presentation controller.
  /// - Returns: `true`.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    true
  }

  /// Does nothing.
  ///
  /// - Parameter presentationController: The presentation controller.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  ///
  /// - Parameter presentationController: The presentation controller.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  ///
  /// - Parameter presentationController: The presentation controller.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
