import Foundation
import StageRuntime

/// What is presented in a window, for whoever plays its user.
extension UIWindow {
  /// The root controller and what is presented above it, the front-most last.
  package var presentationChain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = rootViewController
    // A chain that leads back to itself has no end to find.
    while let controller = next, !chain.contains(where: { $0 === controller }) {
      chain.append(controller)
      next = controller.presentationInside?.presented
    }
    return chain
  }

  /// Tells the controllers that their scene has gone, if the stage's doubt says so (rule 10.6).
  func tellOfDisconnection() {
    guard StageContext.current.doubts.disconnection == .disappearance else { return }
    for controller in presentationChain.reversed() {
      controller.beginAppearance(appearing: false, animated: false)
      controller.endAppearance()
    }
  }

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
        let sheet = container.presentationController?.playing as? UISheetPresentationController
      {
        return (sheet, surface.convert(surface.bounds, to: self as UIView))
      }
      view = candidate.superview
    }
    return nil
  }
}

extension UIViewController {
  /// Whether the controller, or one that it is in, is presented by another, directly or not.
  func isPresentedAbove(_ other: UIViewController) -> Bool {
    var base = outermostContainer
    while let presenter = base.presentationBelow?.presenter {
      base = presenter.outermostContainer
      if presenter === other || base === other { return true }
    }
    return false
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

extension UISheetPresentationController {
  /// Where a sheet's top edge is at a detent, for whoever plays its user.
  ///
  /// - Parameter identifier: The detent.
  /// - Returns: The distance from the container's top, in points, or `nil` if the detent isn't active.
  package func top(at identifier: Detent.Identifier) -> CGFloat? {
    guard let geometry,
      let rest = geometry.rests.first(where: { $0.identifier == identifier })
    else { return nil }
    return geometry.frame(at: rest).minY
  }
}
