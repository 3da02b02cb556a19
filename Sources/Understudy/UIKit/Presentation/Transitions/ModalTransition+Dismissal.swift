import StageRuntime

/// The dismissal of one presentation or of a chain: timeline 0.3 and rule 3.4.
extension ModalTransition {
  /// Tells everybody that the dismissal begins, and puts back what the chain has covered.
  func beginDismissal() {
    phase = .running
    for presentation in chain {
      if !isInteractive {
        presentation.controller.endDrag()
        context.transcript.record(
          .system,
          presentation.presented.transcriptName,
          "is being dismissed"
        )
      }
      presentation.controller.dismissalTransitionWillBegin()
      // One that something full-screen covers has disappeared already, and hears nothing (rule 3.4).
      presentation.presented.beginAppearance(appearing: false, animated: isAnimated)
    }
    if let removed = target.removedPresenterView {
      let presenter = target.presenter
      presenter.beginAppearance(appearing: true, animated: isAnimated)
      removed.putBack()
      presenter.noteIsAppearing()
      presenter.viewIfLoaded?.layoutIfNeeded()
    }
    animateAlongside()
  }

  /// Tells everybody that the dismissal is over, and lets go of the chain.
  func endDismissal() {
    let presenter = target.presenter
    if target.removedPresenterView != nil { presenter.endAppearance() }
    target.removedPresenterView = nil
    // All links go first: in a last callback nobody is presented any more (rule 3.9).
    for presentation in chain {
      presentation.transition = nil
      presentation.cut()
    }
    for presentation in chain { end(presentation) }
    finish()
  }

  private func end(_ presentation: ModalPresentation) {
    let presented = presentation.presented
    let controller = presentation.controller
    switch context.doubts.didEndOrder {
    case .afterAppearance:
      presented.endAppearance()
      controller.removeContainer { controller.dismissalTransitionDidEnd(true) }
    case .beforeAppearance:
      controller.removeContainer { controller.dismissalTransitionDidEnd(true) }
      presented.endAppearance()
    }
    presented.presentationMovement = .none
    if presentation !== target, presentation.presenter.parent != nil {
      // A child's view goes back into its container, which leaves as well: nobody hears of it.
      presentation.removedPresenterView?.putBack()
    }
    presentation.removedPresenterView = nil
    presented.forgetPresentationController()
    context.transcript.record(.system, presented.transcriptName, "has gone")
  }
}
