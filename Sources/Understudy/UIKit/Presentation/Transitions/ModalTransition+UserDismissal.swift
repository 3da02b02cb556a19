import StageRuntime

/// Dismissals by the person who uses the device: timelines 0.4 and 0.5, and rule 4.7.
///
/// They begin in the event itself, so that the delegate's will-dismiss already finds the coordinator
/// (rule 4.3), and they alone are told to the delegate (rule 4.2).
extension ModalTransition {
  /// Begins a dismissal that a finger asked for, once the delegate has been asked and agreed.
  ///
  /// - Parameters:
  ///   - target: The presentation to dismiss, with all above it.
  ///   - isInteractive: Whether the finger drives it. If not, it ends by itself.
  /// - Returns: The running transition.
  @discardableResult
  static func beginUserDismissal(
    of target: ModalPresentation,
    isInteractive: Bool
  ) -> ModalTransition {
    let context = StageContext.current
    let controller = target.controller.playing
    let transition = ModalTransition(
      dismissing: target,
      isAnimated: UIView.areAnimationsEnabled,
      isInteractive: isInteractive,
      completion: { controller.announceDidDismiss() },
      context: context
    )
    transition.phase = .running
    let announces =
      context.doubts.willDismissRepetition == .everyDrag || !target.hasAnnouncedDismissal
    target.hasAnnouncedDismissal = true
    switch context.doubts.willDismissOrder {
    case .beforeDisappearance:
      if announces { controller.announceWillDismiss() }
      transition.beginDismissal()
    case .afterDisappearance:
      transition.beginDismissal()
      if announces { controller.announceWillDismiss() }
    }
    if !isInteractive { transition.scheduleEnd { $0.endDismissal() } }
    return transition
  }

  /// Lets go of the finger and goes on to the end.
  func finishInteraction() {
    guard isInteractive else { return }
    if let custom { return custom.finish() }
    isInteractive = false
    tellCoveredAfterInteraction()
    target.controller.playing.endDrag()
    for presentation in chain {
      context.transcript.record(
        .system,
        presentation.presented.transcriptName,
        "is being dismissed"
      )
    }
    for presentation in chain { presentation.controller.container?.setNeedsLayout() }
    noteInteractionChange()
    scheduleEnd { $0.endDismissal() }
  }

  /// Lets go of the finger and goes back to where the dismissal began.
  func cancelInteraction() {
    guard isInteractive else { return }
    isInteractive = false
    isCancelled = true
    for presentation in chain { presentation.presented.presentationMovement = .none }
    noteInteractionChange()
    scheduleEnd { $0.endCancelledDismissal() }
  }

  /// Tells everybody that nothing has gone after all (rule 4.5).
  func endCancelledDismissal() {
    putAwayPresenter()
    endCovered()
    for presentation in chain.reversed() {
      let presented = presentation.presented
      guard presented.appearanceState == .disappearing else { continue }
      presented.beginAppearance(appearing: true, animated: isAnimated)
      presented.noteIsAppearing()
      presented.endAppearance()
    }
    for presentation in chain {
      presentation.controller.playing.dismissalTransitionDidEnd(false)
      presentation.transition = nil
    }
    context.transcript.record(.system, target.presented.transcriptName, "stays on screen")
    // An app's own dismissal that was cancelled may complete all the same (rule 3.15).
    if custom == nil || context.doubts.cancelledDismissal == .silent { completions = [] }
    finish()
  }

  /// Removes the presenter's view again, which an app's animator had brought back.
  private func putAwayPresenter() {
    guard let removed = target.removedPresenterView else { return }
    target.presenter.beginAppearance(appearing: false, animated: isAnimated)
    removed.remove()
    target.presenter.endAppearance()
  }

  private func scheduleEnd(_ end: @escaping @MainActor (ModalTransition) -> Void) {
    context.clock.schedule(after: duration, name: "modal transition") { end(self) }
  }
}
