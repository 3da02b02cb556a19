import StageRuntime

/// The dismissal of one presentation or of a chain: timeline 0.3 and rule 3.4.
extension ModalTransition {
  /// Tells everybody that the dismissal begins, and puts back what the chain has covered.
  func beginDismissal() {
    phase = .running
    // The app may let go of the finger in a callback below; what that tells isn't told twice.
    let isInteractive = isInteractive
    for presentation in chain {
      if !isInteractive {
        presentation.controller.playing.endDrag()
        context.transcript.record(
          .system,
          presentation.presented.transcriptName,
          "is being dismissed"
        )
      }
      presentation.controller.playing.dismissalTransitionWillBegin()
      if presentation.presented.appearanceState == .disappeared {
        // As long as a finger may change its mind, nothing changes for one that is covered.
        if !isInteractive { coveredWillDisappear(presentation.presented) }
      } else {
        presentation.presented.beginAppearance(appearing: false, animated: isAnimated)
      }
    }
    let presenter = target.presenter
    let presenterHome = target.removedPresenterView
    let showsPresenter = presenterHome.map(target.showsPresenter(in:)) ?? false
    if let presenterHome {
      if showsPresenter { presenter.beginAppearance(appearing: true, animated: isAnimated) }
      // An app's animator adds the view itself.
      if custom == nil {
        presenterHome.putBack()
        if showsPresenter { presenter.noteIsAppearing() }
        presenter.viewIfLoaded?.layoutIfNeeded()
      }
    }
    // A sheet that goes doesn't push others back any more (rule 5.21).
    for presentation in chain { presentation.controller.container?.setNeedsLayout() }
    animateAlongside()
    guard let custom else { return }
    custom.start()
    if showsPresenter, presenter.viewIfLoaded?.window != nil { presenter.noteIsAppearing() }
  }

  /// Tells those that something covers, now that the finger has let go of the chain for good.
  func tellCoveredAfterInteraction() {
    for presentation in chain where presentation.presented.appearanceState == .disappeared {
      coveredWillDisappear(presentation.presented)
    }
  }

  /// Tells a controller that has disappeared long ago, if the stage's doubt says so (rule 3.4).
  private func coveredWillDisappear(_ presented: UIViewController) {
    switch context.doubts.coveredInChain {
    case .silent: return
    case .disappearance:
      coveredControllers.append(presented)
      context.transcript.record(.system, presented.transcriptName, "viewWillDisappear")
      presented.viewWillDisappear(false)
    }
  }

  /// Has those that were told of a dismissal that doesn't come end where they were: off screen.
  func endCovered() {
    let covered = coveredControllers
    coveredControllers = []
    for controller in covered { coveredDidDisappear(controller) }
  }

  private func coveredDidDisappear(_ presented: UIViewController) {
    context.transcript.record(.system, presented.transcriptName, "viewDidDisappear")
    presented.viewDidDisappear(false)
  }

  /// Tells everybody that the dismissal is over, and lets go of the chain.
  func endDismissal() {
    let presenter = target.presenter
    if let removed = target.removedPresenterView {
      target.removedPresenterView = nil
      removed.putBack()
      // What makes it disappear meanwhile ends that as well.
      if presenter.appearanceState == .appearing { presenter.endAppearance() }
    }
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
      endAppearance(of: presented)
      controller.removeContainer { controller.playing.dismissalTransitionDidEnd(true) }
    case .beforeAppearance:
      controller.removeContainer { controller.playing.dismissalTransitionDidEnd(true) }
      endAppearance(of: presented)
    }
    presented.presentationMovement = .none
    if presentation !== target, presentation.presenter.parent != nil {
      // A child's view goes back into its container, which leaves as well: nobody hears of it.
      presentation.removedPresenterView?.putBack()
    }
    presentation.removedPresenterView = nil
    controller.presentedViewController.forgetPresentationController()
    context.transcript.record(.system, presented.transcriptName, "has gone")
  }

  private func endAppearance(of presented: UIViewController) {
    if let index = coveredControllers.firstIndex(where: { $0 === presented }) {
      coveredControllers.remove(at: index)
      coveredDidDisappear(presented)
    } else {
      presented.endAppearance()
    }
  }
}
