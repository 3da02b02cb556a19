import Foundation

/// What is presented in a window, for whoever plays its user.
extension UIWindow {
  /// The root controller and what is presented above it, the front-most last.
  package var presentationChain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = rootViewController
    while let controller = next {
      chain.append(controller)
      next = controller.presentationInside?.presented
    }
    return chain
  }

  /// Parts all that is presented without telling anybody, so that it can be released.
  ///
  /// An app that lets go of a window keeps what was presented in it alive (rule 1.23). A device that
  /// is switched off does not.
  package func releasePresentations() { rootViewController?.releasePresentations() }

  /// The front-most sheet at a point that a finger could drag, with its frame.
  ///
  /// - Parameter point: A point in the window's coordinates.
  /// - Returns: The sheet and its frame in the window's coordinates, or `nil` if what a touch there
  ///   would reach isn't in a sheet.
  package func frontmostSheet(
    at point: CGPoint
  ) -> (sheet: UISheetPresentationController, frame: CGRect)? {
    var view = hitTest(point, with: nil)
    while let candidate = view {
      if let surface = candidate as? SheetSurfaceView,
        let container = surface.superview as? PresentationContainerView,
        let sheet = container.presentationController as? UISheetPresentationController
      {
        return (sheet, surface.convert(surface.bounds, to: self as UIView))
      }
      view = candidate.superview
    }
    return nil
  }
}

extension UIViewController {
  /// Parts what this controller and those in it and above it present: a layer may have several
  /// presentations, as each child that defines a context can present (rule 1.3).
  package func releasePresentations() {
    for child in childControllers { child.releasePresentations() }
    if let presentationAbove {
      presentationAbove.presented.releasePresentations()
      presentationAbove.cut()
    }
    forgetPresentationController()
  }

  /// What this controller presents, or one that it contains.
  fileprivate var presentationInside: ModalPresentation? {
    if let presentationAbove { return presentationAbove }
    for child in childControllers {
      if let presentation = child.presentationInside { return presentation }
    }
    return nil
  }
}
