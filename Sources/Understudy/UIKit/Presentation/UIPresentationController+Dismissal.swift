import StageRuntime

/// What the delegate is asked and told about dismissals by the user (rules 4.1 to 4.7).
extension UIPresentationController {
  /// Whether the presented controller refuses to be dismissed by the user (rule 4.8).
  package var isModal: Bool { shownViewController.refusesInteractiveDismissal }

  /// Asks the delegate whether the user may dismiss; not asked if the controller is modal
  /// (rule 4.4).
  package func allowsUserDismissal() -> Bool {
    guard !isModal else { return false }
    guard let (delegate, controller) = listener else { return true }
    let answer = delegate.presentationControllerShouldDismiss(controller)
    record("asks presentationControllerShouldDismiss: \(answer)")
    return answer
  }

  func announceWillDismiss() {
    guard let (delegate, controller) = listener else { return }
    record("tells presentationControllerWillDismiss")
    delegate.presentationControllerWillDismiss(controller)
  }

  func announceDidDismiss() {
    presentedViewController.systemHooks?.didDismissByUser?()
    guard let (delegate, controller) = listener else { return }
    record("tells presentationControllerDidDismiss")
    delegate.presentationControllerDidDismiss(controller)
  }

  func announceAttemptToDismiss() {
    record("refused the swipe")
    presentedViewController.systemHooks?.didAttemptToDismissByUser?()
    guard let (delegate, controller) = listener else { return }
    record("tells presentationControllerDidAttemptToDismiss")
    delegate.presentationControllerDidAttemptToDismiss(controller)
  }

  /// Dismisses for a tap beside what is presented, if that is allowed (rule 4.7).
  ///
  /// - Parameter reportsRefusal: Whether the delegate is told where the tap is refused.
  func dismissForTapOutside(reportsRefusal: Bool = false) {
    guard let presentation, presentation.transitionInChain == nil else { return }
    guard allowsUserDismissal() else {
      if reportsRefusal, !isModal { announceAttemptToDismiss() }
      return
    }
    ModalTransition.beginUserDismissal(of: presentation, isInteractive: false)
  }

  /// Whom the user's dismissals are told, and as whose: a delegate of the adapted form's own, or that
  /// of the presentation itself.
  private var listener: (any UIAdaptivePresentationControllerDelegate, UIPresentationController)? {
    if let delegate { return (delegate, self) }
    guard let origin, let delegate = origin.delegate else { return nil }
    return (delegate, origin)
  }

  private func record(_ event: @autoclosure () -> String) {
    StageContext.current.transcript.record(
      .system,
      presentedViewController.transcriptName,
      event()
    )
  }
}
