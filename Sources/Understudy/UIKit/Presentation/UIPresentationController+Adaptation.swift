import StageRuntime

/// The choice of the adapted style, of who plays it and of what it shows (rules 4.15 and 4.16).
extension UIPresentationController {
  /// The controller that plays the presentation as it is adapted: another one, or this one.
  package var playing: UIPresentationController { adaptiveController ?? self }

  /// The controller that is shown: the presented one, or what the delegate puts in its place.
  package var shownViewController: UIViewController {
    origin?.shownViewController ?? adaptedViewController ?? presentedViewController
  }

  /// The presentation that this controller plays, while there is one.
  var presentation: ModalPresentation? { shownViewController.presentationBelow }

  /// Chooses the style that the presentation adapts to, and who plays it.
  func adapt(to traits: UITraitCollection) {
    guard adapts else { return }
    let style =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
    let adapted = style == presentationStyle ? UIModalPresentationStyle.none : style
    guard adapted != adaptedStyle else { return }
    adaptedStyle = adapted
    adaptiveController = makeAdaptiveController(for: adapted)
    guard let adaptiveController else { return }
    adaptiveController.origin = self
    delegate?.presentationController(self, prepare: adaptiveController)
  }

  /// Asks the delegate what to show in the adapted style.
  func chooseShownViewController() {
    adaptedViewController = nil
    guard adaptedStyle != .none, let delegate else { return }
    let other = delegate.presentationController(
      self,
      viewControllerForAdaptivePresentationStyle: adaptedStyle
    )
    guard let other, other !== presentedViewController, !raises(forShowing: other) else { return }
    adaptedViewController = other
  }

  /// Raises for a stand-in that is on screen elsewhere or has a parent; true if it did.
  ///
  /// That it raises as a present of the controller does is assumed.
  private func raises(forShowing other: UIViewController) -> Bool {
    guard other.parent != nil || other.presentationBelow != nil || other.rootWindow != nil
    else { return false }
    StageContext.current.raise(
      "NSInvalidArgumentException",
      "Application tried to present modally a view controller \(other.description) that is shown "
        + "elsewhere, in place of \(presentedViewController.description)."
    )
    return true
  }

  private func makeAdaptiveController(
    for style: UIModalPresentationStyle
  ) -> UIPresentationController? {
    guard style != .none else { return nil }
    if let own = presentedViewController.ownAdaptiveController(presenting: presentingIfKnown) {
      return own
    }
    return switch style {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      CoveringPresentationController(
        style: style,
        presentedViewController: presentedViewController,
        presenting: presentingIfKnown
      )
    case .pageSheet, .formSheet, .automatic:
      makeAdaptiveSheet()
    case .none, .popover, .custom:
      nil
    }
  }
}
