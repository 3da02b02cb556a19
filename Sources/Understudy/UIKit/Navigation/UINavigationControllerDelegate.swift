import Foundation

/// Who hears of changes of a navigation stack.
///
/// Source: header. All methods are optional there; those for an app's own animations are left out.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Tells that a controller is about to be shown; the transition's coordinator exists.
  ///
  /// - Parameters:
  ///   - navigationController: The stack.
  ///   - viewController: The controller.
  ///   - animated: Whether it slides.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )

  /// Tells that a controller is shown; not called if the finger changed its mind.
  ///
  /// - Parameters:
  ///   - navigationController: The stack.
  ///   - viewController: The controller.
  ///   - animated: Whether it slid.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - navigationController: The stack.
  ///   - viewController: The controller.
  ///   - animated: Whether it slides.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - navigationController: The stack.
  ///   - viewController: The controller.
  ///   - animated: Whether it slid.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
