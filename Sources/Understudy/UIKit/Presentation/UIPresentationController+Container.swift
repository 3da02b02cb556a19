import Foundation
import StageRuntime

/// The container view's life (rule 1.19) and the choice of the adapted style (rule 4.15).
extension UIPresentationController {
  /// Makes the container and puts it in place.
  ///
  /// A presentation of the whole screen goes on top of the window. One of a context lies where the
  /// context's view lies.
  func installContainer(over presenterView: UIView, in window: UIWindow) {
    let coversScreen = shouldPresentInFullscreen
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
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    setContainer(nil)
    didLoseContainer()
  }

  /// Chooses the style that the presentation adapts to.
  func adapt(to traits: UITraitCollection) {
    let style =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
    adaptedStyle = style == presentationStyle ? .none : style
  }

  /// Tells the delegate which style the presentation has (rule 4.16).
  func announceAdaptiveStyle(with coordinator: @autoclosure () -> TransitionCoordinator?) {
    guard let delegate else { return }
    delegate.presentationController(
      self,
      willPresentWithAdaptiveStyle: adaptedStyle,
      transitionCoordinator: coordinator()
    )
  }
}
