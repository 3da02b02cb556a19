/// What an alert or a dialog says and offers.
struct AlertDescription {
  /// A choice.
  struct Action {
    let title: String
    let role: ButtonRole?
    let isEnabled: Bool
    /// Whether it is what the return key does.
    var isDefault = false
    let perform: () -> Void
  }

  let style: UIAlertController.Style
  let title: String?
  var message: String?
  var actions: [Action] = []
  /// The fields of SwiftUI's views, which move into the alert.
  var fields: [UITextField] = []

  init(style: UIAlertController.Style, title: String?) {
    self.style = style
    self.title = title
  }

  /// Makes the controller.
  ///
  /// - Parameter choose: Called with the action that the person has chosen.
  /// - Returns: The controller, with all its actions.
  @MainActor
  func makeController(
    choose: @escaping (Action?) -> Void
  ) -> PlatformAlertController {
    let controller = PlatformAlertController(
      title: title,
      message: message,
      preferredStyle: style
    )
    // Source: documented, for `alert`: only an alert takes fields.
    if style == .alert {
      for field in fields { controller.addTextField(field) }
    }
    for action in actions {
      let uiAction = UIAlertAction(title: action.title, style: action.uiStyle) { _ in
        choose(action)
      }
      uiAction.isEnabled = action.isEnabled
      controller.addAction(uiAction)
      // Source: assumed, from reports that such a button is bold, as a preferred one is.
      if action.isDefault, style == .alert { controller.preferredAction = uiAction }
    }
    // Rule 10.7: an alert without actions can be closed, and so can every dialog.
    if style == .alert, actions.isEmpty {
      controller.addAction(UIAlertAction(title: "OK", style: .default) { _ in choose(nil) })
    } else if style == .actionSheet, !actions.contains(where: { $0.role == .cancel }) {
      controller.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in choose(nil) })
    }
    return controller
  }
}

extension AlertDescription {
  /// Brings a controller that is shown up to date.
  @MainActor
  func update(_ controller: UIAlertController) {
    if controller.title != title { controller.title = title }
    if controller.message != message { controller.message = message }
    // A choice of UIKit's keeps its title; others than those at the beginning can't come.
    for (action, uiAction) in zip(actions, controller.actions)
    where uiAction.isEnabled != action.isEnabled {
      uiAction.isEnabled = action.isEnabled
    }
  }
}

extension AlertDescription.Action {
  fileprivate var uiStyle: UIAlertAction.Style {
    switch role {
    case .cancel: .cancel
    case .destructive: .destructive
    default: .default
    }
  }
}

/// The controller of SwiftUI's alerts and dialogs.
final class PlatformAlertController: UIAlertController {
  /// The presentation that it is in.
  weak var active: ActivePresentation?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    active?.controllerDidDisappear()
  }
}
