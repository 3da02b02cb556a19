/// A transition that presentations and dismissals wait for (rule 1.9).
///
/// A container sets its ``UIViewController/coordinatedTransition`` while it moves between children,
/// or while it turns with the device.
@MainActor
package protocol CoordinatedTransition: AnyObject {
  /// Keeps a block until the transition is over and its completion has run.
  func performAfterCompletion(_ block: @escaping @MainActor () -> Void)

  /// What the controllers that take part see as their coordinator; `nil` while there is none.
  var runningCoordinator: (any UIViewControllerTransitionCoordinator)? { get }
}

extension CoordinatedTransition {
  /// None: the transition is only waited for.
  package var runningCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
}

extension ModalTransition {
  /// The coordinator of the presentation or dismissal.
  package var runningCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinator }
}

extension UIViewController {
  /// The transition that this controller takes part in: its own or that of a container around it.
  var enclosingCoordinatedTransition: (any CoordinatedTransition)? {
    var next: UIViewController? = self
    while let candidate = next {
      if let transition = candidate.coordinatedTransition { return transition }
      next = candidate.parent
    }
    return nil
  }
}
