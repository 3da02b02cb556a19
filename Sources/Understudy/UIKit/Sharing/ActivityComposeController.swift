import Foundation

/// What the share sheet's Mail and Messages show: a draft to send or to cancel.
///
/// Cancelling it, by its button or by a swipe, goes back to the share sheet (rule 7.6).
final class ActivityComposeController: UIViewController {
  private let kind: ComposeView.Kind
  private let text: String
  private let activity: UIActivity

  /// Creates a draft.
  ///
  /// - Parameters:
  ///   - kind: What is written.
  ///   - items: What is shared; texts and URLs are what the draft says.
  ///   - activity: The activity that the draft belongs to.
  init(_ kind: ComposeView.Kind, of items: [Any], for activity: UIActivity) {
    self.kind = kind
    self.activity = activity
    text = items.compactMap { ($0 as? String) ?? ($0 as? URL)?.absoluteString }
      .joined(separator: "\n")
    super.init(nibName: nil, bundle: nil)
    var hooks = SystemControllerHooks()
    hooks.didDismissByUser = { [activity] in activity.wasCancelled() }
    systemHooks = hooks
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let form = ComposeView(
      kind,
      title: "New Message",
      cancel: { [weak self] in self?.cancel() },
      send: { [activity] in activity.activityDidFinish(true) }
    )
    form.fields = [ComposeFieldView(name: "To", addresses: [])]
    if kind == .mail {
      form.fields.append(ComposeFieldView(name: "Subject", text: activity.subject))
    }
    form.text = text
    view = form
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
