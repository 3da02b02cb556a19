/// How a controller is presented: its presentation controller, and what the engine asks of it.
extension UIViewController {
  /// The presentation controller of this controller or of the nearest presented ancestor; if there is
  /// none, one for later, which is kept (rules 4.11 and 4.14).
  var currentPresentationController: UIPresentationController? {
    var next: UIViewController? = self
    while let candidate = next {
      if let presentation = candidate.presentationBelow { return presentation.controller }
      next = candidate.parent
    }
    if let keptPresentationController { return keptPresentationController }
    guard modalPresentationStyle != .none else { return nil }
    let controller = makePresentationController(presenting: nil)
    keptPresentationController = controller
    return controller
  }

  /// Takes the presentation controller for a presentation that begins: the one that was kept, or a
  /// new one.
  func takePresentationController(
    presenting presenter: UIViewController
  ) -> UIPresentationController {
    let controller =
      keptPresentationController ?? makePresentationController(presenting: presenter)
    keptPresentationController = controller
    controller.setPresenting(presenter)
    controller.adapt(to: presenter.viewIfLoaded?.window?.traitCollection ?? traitCollection)
    return controller
  }

  /// Lets go of the presentation controller at the end of the presentation (rule 4.12).
  func forgetPresentationController() { keptPresentationController = nil }

  /// Lets go of a presentation controller that plays another style than the one that is set now.
  ///
  /// Source: assumed. What a change of style does to one that was read already isn't documented
  /// (rule 4.11). Both styles of sheets share theirs, so that what was set of it stays.
  func discardUnfitPresentationController() {
    guard let kept = keptPresentationController, presentationBelow == nil else { return }
    let isSheet = kept is UISheetPresentationController
    guard !(isSheet && presentsAsSheet) else { return }
    keptPresentationController = nil
  }

  /// Whether the style is one of the sheets'.
  var presentsAsSheet: Bool {
    switch modalPresentationStyle {
    case .pageSheet, .formSheet, .automatic: true
    default: false
    }
  }

  /// Makes the presentation controller of the style that is set.
  ///
  /// A popover is presented in its compact form, a sheet, whatever the width.
  private func makePresentationController(
    presenting presenter: UIViewController?
  ) -> UIPresentationController {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet, .popover:
      return UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .none:
      return CoveringPresentationController(
        style: modalPresentationStyle,
        presentedViewController: self,
        presenting: presenter
      )
    }
  }

  /// Whether this controller, or the one that it shows, refuses to be dismissed by the user
  /// (rule 4.8).
  package var refusesInteractiveDismissal: Bool {
    isModalInPresentation || systemHooks?.refusesInteractiveDismissal == true
      || childForModalState?.refusesInteractiveDismissal == true
  }

  /// The coordinator of the transition that this controller or a container of it takes part in.
  var currentTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var next: UIViewController? = self
    while let candidate = next {
      if let coordinator = candidate.presentationAbove?.transition?.coordinator {
        return coordinator
      }
      if let coordinator = candidate.presentationBelow?.transition?.coordinator {
        return coordinator
      }
      if let coordinator = candidate.coordinatedTransition?.runningCoordinator {
        return coordinator
      }
      next = candidate.parent
    }
    return nil
  }
}
