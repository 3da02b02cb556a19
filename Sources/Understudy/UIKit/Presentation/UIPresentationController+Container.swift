import Foundation
import StageRuntime

/// The container view's life (rule 1.19), and the words about its style.
extension UIPresentationController {
  /// Makes the container and puts it in place.
  ///
  /// A presentation of the whole screen goes on top of the window. One of a context lies where the
  /// context's view lies.
  func installContainer(over presenterView: UIView, in window: UIWindow) {
    let coversScreen = playing.shouldPresentInFullscreen
    let superview = coversScreen ? window : presenterView.superview ?? window
    let view = PresentationContainerView(
      frame: coversScreen ? window.bounds : presenterView.frame
    )
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.presentationController = self
    // What is below is as far from assistive technologies as from a finger. Source: field.
    view.accessibilityViewIsModal = true
    setContainer(view)
    if superview === window {
      window.addSubview(view)
    } else {
      superview.insertSubview(view, aboveSubview: presenterView)
    }
  }

  /// Takes the container out of the window and forgets it.
  ///
  /// - Parameter didRemove: What to do in between, while `containerView` can still be read.
  func removeContainer(_ didRemove: () -> Void) {
    container?.removeFromSuperview()
    didRemove()
    // The presented view is free for another container.
    shownViewController.viewIfLoaded?.removeFromSuperview()
    setContainer(nil)
    playing.removeSurroundings()
  }

  /// Tells the delegate which style the presentation has (rule 4.16).
  func announceAdaptiveStyle(
    with coordinator: @autoclosure () -> (any UIViewControllerTransitionCoordinator)?
  ) {
    guard let delegate else { return }
    delegate.presentationController(
      self,
      willPresentWithAdaptiveStyle: adaptedStyle,
      transitionCoordinator: coordinator()
    )
  }
}
