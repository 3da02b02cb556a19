import Foundation
import StageRuntime

/// UIKit's text field.
struct TextFieldView: UIViewRepresentable {
  let text: Binding<String>
  let placeholder: String
  let isSecure: Bool
  let commit: (() -> Void)?

  func makeCoordinator() -> TextFieldCoordinator { TextFieldCoordinator() }

  func makeUIView(context: Context) -> HostedTextField {
    let field = HostedTextField(frame: .zero)
    context.coordinator.connect(field)
    return field
  }

  func updateUIView(_ field: HostedTextField, context: Context) {
    let environment = context.environment
    let coordinator = context.coordinator
    coordinator.text = text
    coordinator.commit = commit
    coordinator.submit = environment[SubmitActionKey.self]
    coordinator.link = environment[FocusLinkKey.self]
    if field.text != text.wrappedValue { field.text = text.wrappedValue }
    field.placeholder = placeholder
    field.isSecureTextEntry = isSecure
    field.isEnabled = environment.isEnabled
    let traits = environment[TextInputTraitsKey.self]
    field.keyboardType = traits.keyboardType
    field.returnKeyType = traits.returnKey
    field.textContentType = traits.contentType
    field.autocapitalizationType = traits.capitalization ?? .sentences
    field.autocorrectionType = traits.correctionIsDisabled ? .no : .default
    if coordinator.hasBorder != traits.hasBorder {
      coordinator.hasBorder = traits.hasBorder
      field.borderStyle = traits.hasBorder ? .roundedRect : .none
    }
    coordinator.followFocus(field)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: HostedTextField,
    context: Context
  ) -> CGSize? {
    let own = uiView.intrinsicContentSize
    return CGSize(width: proposal.width ?? own.width, height: own.height)
  }
}

/// The text field inside.
final class HostedTextField: UITextField, FrameworkView {
  func describe(_ state: BoxState) { describe(state, name: nil) }
}

/// Connects a text field with its binding and its state of focus.
@MainActor
final class TextFieldCoordinator: NSObject, UITextFieldDelegate {
  var text: Binding<String>?
  var commit: (() -> Void)?
  var submit: (() -> Void)?
  var link: FocusLink?
  /// Whether the environment asks for a border; a field in an alert has one all the same.
  var hasBorder: Bool?
  private var isMovingFocus = false

  nonisolated override init() { super.init() }

  /// Listens to a field.
  func connect(_ field: UITextField) {
    field.delegate = self
    field.addAction(
      UIAction { [weak self, weak field] _ in
        if let field { self?.textDidChange(field) }
      },
      for: .editingChanged
    )
  }

  private func textDidChange(_ field: UITextField) {
    guard let text else { return }
    let typed = field.text ?? ""
    guard text.wrappedValue != typed else { return }
    text.wrappedValue = typed
    // A binding that keeps something else shows that.
    if text.wrappedValue != typed { field.text = text.wrappedValue }
  }

  /// Moves the keyboard to the field or away from it if the state of focus has changed.
  func followFocus(_ field: UITextField) {
    guard let link, link.isWanted != field.isFirstResponder, !isMovingFocus else { return }
    isMovingFocus = true
    // Not in the middle of an update: what this changes is a change like any other.
    StageContext.current.turns.performAfterCommit { [weak self, weak field] in
      guard let self else { return }
      isMovingFocus = false
      guard let field, let link = self.link, link.isWanted != field.isFirstResponder else {
        return
      }
      if link.isWanted {
        _ = field.becomeFirstResponder()
      } else {
        _ = field.resignFirstResponder()
      }
    }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { link?.tell(true) }

  func textFieldDidEndEditing(_ textField: UITextField) {
    commit?()
    if commit != nil, let text { textField.text = text.wrappedValue }
    link?.tell(false)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let submit = submit
    // Source: measured by many: return ends the editing, then what `onSubmit` says is done, which
    // may move the keyboard to another field.
    _ = textField.resignFirstResponder()
    submit?()
    return true
  }
}
