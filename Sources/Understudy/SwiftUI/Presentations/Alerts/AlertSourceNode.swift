import Foundation

/// The node of a modifier that shows an alert or a dialog while a binding is true.
class AlertSourceNode<Content: View, Modifier: ViewModifier>:
  PresentationSourceNode<Content, Modifier>
{
  // MARK: To override

  /// What the alert says and offers.
  var alert: AlertDescription { fatalError("\(Self.self) shows no alert.") }

  /// The binding that shows it.
  var binding: Binding<Bool> { .constant(false) }

  /// Whether there is something to show.
  var hasContent: Bool { true }

  // MARK: The source

  override var bridge: PresentationBridge { host.alerts }

  override func makeController() -> UIViewController {
    alert.makeController { [weak self] action in self?.choose(action) }
  }

  /// Rule 10.7: the binding first, then the action; both when the alert has gone (rule 1.24).
  private func choose(_ action: AlertDescription.Action?) {
    active?.endsByItself = true
    host.context.perform {
      UpdateReader.suspended {
        writeEnd()
        action?.perform()
      }
    }
  }

  override func prepare(_ controller: UIViewController, for presenter: UIViewController) {
    (controller as? PlatformAlertController)?.active = active
    guard let popover = controller.popoverPresentationController else { return }
    popover.sourceView = presenter.view
    sourceDidMove(for: controller)
  }

  override func sourceDidMove(for controller: UIViewController) {
    guard let popover = controller.popoverPresentationController else { return }
    let rect = shownFrame
    if popover.sourceRect != rect { popover.sourceRect = rect }
  }

  override func contentDidChange() {
    guard let controller = active?.controller as? PlatformAlertController else { return }
    alert.update(controller)
  }

  override func liveIdentity() -> AnyHashable? {
    binding.wrappedValue && hasContent ? AnyHashable(true) : nil
  }

  override func writeEnd() { binding.wrappedValue = false }
}
