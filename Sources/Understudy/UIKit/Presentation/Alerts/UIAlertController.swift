import Foundation
import StageRuntime

/// A message with choices: an alert in the middle of the screen, or an action sheet.
///
/// It is presented as other controllers are and obeys the same rules (rule 1.24). An action sheet is a
/// popover in regular width (rule 6.3).
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// What kind of message it is.
  public enum Style: Int, Sendable {
    /// Choices from the bottom edge, or in a popover.
    case actionSheet = 0
    /// A card in the middle of the screen.
    case alert = 1
  }

  private var kind: UIAlertController.Style = .actionSheet
  private var choices: [UIAlertAction] = []

  /// Creates a message without choices.
  ///
  /// - Parameters:
  ///   - title: Its title.
  ///   - message: What it says below the title.
  ///   - preferredStyle: Whether it is an alert or an action sheet.
  public convenience init(
    title: String?,
    message: String?,
    preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    kind = preferredStyle
    self.title = title
    self.message = message
  }

  // MARK: Content

  /// The title.
  open override var title: String? {
    didSet { if title != oldValue { contentDidChange() } }
  }

  /// What it says below the title.
  open var message: String? {
    didSet { if message != oldValue { contentDidChange() } }
  }

  /// Whether it is an alert or an action sheet.
  open var preferredStyle: UIAlertController.Style { kind }

  /// How serious the message is; nothing follows from it on a stage but what the app reads.
  @available(iOS 16.0, *)
  open var severity: UIAlertControllerSeverity = .default

  // MARK: Choices

  /// The choices, in the order of their adding.
  open var actions: [UIAlertAction] { choices }

  /// Adds a choice; a second one that cancels raises.
  ///
  /// - Parameter action: The choice.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || cancelAction == nil else {
      return StageContext.current.raise(
        "NSInternalInconsistencyException",
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
      )
    }
    choices.append(action)
    action.onChange = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

  /// The choice that stands out and that the return key takes; one of ``actions``.
  ///
  /// One that isn't raises; the text is assumed.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !choices.contains(where: { $0 === preferredAction }) {
        self.preferredAction = oldValue
        StageContext.current.raise(
          "NSInternalInconsistencyException",
          "The preferred action must be one of the alert controller's actions."
        )
      }
      contentDidChange()
    }
  }

  var cancelAction: UIAlertAction? { choices.first { $0.style == .cancel } }

  /// Whether the choice that cancels has no button of its own: in a popover a tap beside it cancels.
  private var hidesCancelAction: Bool {
    PresentationContext.presentationBelow(self)?.controller.playing
      is UIPopoverPresentationController
  }

  /// The choices that have buttons, as they are shown: the one that cancels last, or first of two in
  /// an alert.
  var shownActions: [UIAlertAction] {
    var shown = choices.filter { $0.style != .cancel }
    guard let cancelAction, !hidesCancelAction else { return shown }
    let isFirst = kind == .alert && shown.count == 1
    shown.insert(cancelAction, at: isFirst ? 0 : shown.count)
    return shown
  }

  // MARK: Text fields

  /// The fields of an alert, in the order of their adding; `nil` if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private(set) var fields: [UITextField] = []

  /// Adds a field to an alert; raises for an action sheet.
  ///
  /// - Parameter configurationHandler: Sets the field up; runs before this returns.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard kind == .alert else {
      return StageContext.current.raise(
        "NSInternalInconsistencyException",
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
      )
    }
    addTextField(UITextField(frame: .zero), configurationHandler)
  }

  /// Adds a field of the framework's own to an alert.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - configurationHandler: Sets the field up.
  package func addTextField(
    _ field: UITextField,
    _ configurationHandler: ((UITextField) -> Void)? = nil
  ) {
    // The alert draws what its fields lie on.
    field.borderStyle = .none
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    fields.append(field)
    contentDidChange()
  }

  // MARK: Choosing

  /// Dismisses and then does what a choice is for, as a tap on its button does.
  ///
  /// - Parameter action: The choice; nothing happens if it is disabled or the alert isn't at rest.
  package func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    leave { action.perform() }
  }

  /// Cancels for a tap beside an action sheet.
  ///
  /// In a popover it goes even if nothing cancels; at the bottom edge it stays. Source: field.
  func cancelForUser() {
    if let cancelAction {
      choose(cancelAction)
    } else if hidesCancelAction {
      leave {}
    }
  }

  private func leave(_ completion: @escaping () -> Void) {
    guard let presentation = PresentationContext.presentationBelow(self),
      presentation.transitionInChain == nil
    else { return }
    // Whatever the alert presents goes with it; the handler comes at the end (rule 1.24).
    presentation.presenter.dismiss(animated: true, completion: completion)
  }

  // MARK: The screen

  /// Makes the title, the message and the buttons.
  open override func loadView() { view = AlertView(alert: self) }

  private func contentDidChange() {
    guard let view = viewIfLoaded as? AlertView else { return }
    view.reload()
    updateContentSize()
  }

  /// Follows where the alert is shown, as an action sheet has no cancel button in a popover.
  ///
  /// - Parameter animated: Whether that takes time.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    contentDidChange()
  }

  /// Gives the keyboard to the first field, so that a user can type at once (assumed to be here).
  ///
  /// - Parameter animated: Whether the appearance takes time.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if !fields.contains(where: \.isFirstResponder) { fields.first?.becomeFirstResponder() }
  }

  override func presentationFormDidChange() { contentDidChange() }

  private func updateContentSize() {
    guard let view = viewIfLoaded as? AlertView else { return }
    let width = kind == .alert ? AlertView.alertWidth : AlertView.popoverWidth
    preferredContentSize = CGSize(width: width, height: view.height(forWidth: width))
  }

  // MARK: Presentation

  package override var automaticPresentationStyle: UIModalPresentationStyle {
    kind == .alert ? .custom : .popover
  }

  override func ownPresentationController(
    presenting presenter: UIViewController?
  ) -> UIPresentationController? {
    guard kind == .alert else { return nil }
    return AlertPresentationController(presentedViewController: self, presenting: presenter)
  }

  override func ownAdaptiveController(
    presenting presenter: UIViewController?
  ) -> UIPresentationController? {
    ActionSheetPresentationController(presentedViewController: self, presenting: presenter)
  }

  /// Why an alert without anything in it can't be shown, or `nil`.
  var emptinessReason: String? {
    let isEmpty = title == nil && message == nil && choices.isEmpty
    return isEmpty ? "UIAlertController must have a title, a message or an action to display" : nil
  }

  /// What UIKit says where an action sheet is to be a popover and nobody said where (rule 6.3).
  func missingPopoverSourceReason(presenter: UIViewController?) -> String {
    let from = presenter.map { " from \($0.description)" } ?? ""
    return """
      Your application has presented a UIAlertController (\(description)) of style \
      UIAlertControllerStyleActionSheet\(from). The modalPresentationStyle of a UIAlertController \
      with this style is UIModalPresentationPopover. You must provide location information for this \
      popover through the alert controller's popoverPresentationController. You must provide either \
      a sourceView and sourceRect or a barButtonItem.  If this information is not known when you \
      present the alert controller, you may provide it in the \
      UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.
      """
  }
}

/// How serious an alert is.
///
/// Source: header.
@available(iOS 16.0, *)
public enum UIAlertControllerSeverity: Int, Sendable {
  /// As serious as the system takes it to be.
  case `default` = 0
  /// So serious that it is said first.
  case critical = 1
}
