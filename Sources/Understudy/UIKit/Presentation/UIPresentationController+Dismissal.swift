import StageRuntime

/// What the delegate is asked and told about dismissals by the user (rules 4.1 to 4.7).
extension UIPresentationController {
  /// Whether the presented controller refuses to be dismissed by the user (rule 4.8).
  package var isModal: Bool { presentedViewController.refusesInteractiveDismissal }

  /// Asks the delegate whether the user may dismiss; not asked if the controller is modal
  /// (rule 4.4).
  package func allowsUserDismissal() -> Bool {
    guard !isModal else { return false }
    guard let delegate else { return true }
    let answer = delegate.presentationControllerShouldDismiss(self)
    record("asks presentationControllerShouldDismiss: \(answer)")
    return answer
  }

  func announceWillDismiss() {
    guard let delegate else { return }
    record("tells presentationControllerWillDismiss")
    delegate.presentationControllerWillDismiss(self)
  }

  func announceDidDismiss() {
    presentedViewController.systemHooks?.didDismissByUser?()
    guard let delegate else { return }
    record("tells presentationControllerDidDismiss")
    delegate.presentationControllerDidDismiss(self)
  }

  func announceAttemptToDismiss() {
    record("refused the swipe")
    presentedViewController.systemHooks?.didAttemptToDismissByUser?()
    guard let delegate else { return }
    record("tells presentationControllerDidAttemptToDismiss")
    delegate.presentationControllerDidAttemptToDismiss(self)
  }

  private func record(_ event: @autoclosure () -> String) {
    StageContext.current.transcript.record(
      .system,
      presentedViewController.transcriptName,
      event()
    )
  }
}
