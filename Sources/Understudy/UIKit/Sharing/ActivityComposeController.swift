/// What the share sheet's Mail and Messages show: a draft to send or to cancel.
///
/// Cancelling it, by its button or by a swipe, goes back to the share sheet (rule 7.6).
final class ActivityComposeController: UIViewController {
  private let activity: UIActivity

  init(for activity: UIActivity, title: String) {
    self.activity = activity
    super.init(nibName: nil, bundle: nil)
    self.title = title
    var hooks = SystemControllerHooks()
    hooks.didDismissByUser = { [activity] in activity.wasCancelled() }
    systemHooks = hooks
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let screen = SystemScreenView(title: title)
    screen.leadingButton = SystemScreenView.button("Cancel") { [weak self] in self?.cancel() }
    screen.trailingButton = SystemScreenView.button("Send") { [activity] in
      activity.activityDidFinish(true)
    }
    view = screen
  }

  private func cancel() {
    guard !isBeingDismissed else { return }
    dismiss(animated: true) { [activity] in activity.wasCancelled() }
  }
}

extension UIActivity {
  /// Goes back to the share sheet without having done anything.
  func wasCancelled() { shareSheet?.activityWasCancelled(self) }
}
