import Foundation
import StageRuntime

/// A field for a line of text.
///
/// Source: documented. Apple's page for `TextField`. UIKit's text field is inside, as on iOS.
nonisolated public struct TextField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label
  private let axis: Axis
  private let commit: (() -> Void)?

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: What an empty field shows; `nil` for the label.
  ///   - label: What the field is called.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt, .horizontal, label: label())
  }

  /// Creates a field that grows.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: What an empty field shows; `nil` for the label.
  ///   - axis: Where it grows; the stand-in's field is one line high.
  ///   - label: What the field is called.
  @available(iOS 16.0, *)
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text, prompt, axis, label: label())
  }

  /// Creates a field for a value.
  ///
  /// - Parameters:
  ///   - value: The value; it is set when the person has finished typing something that can be read.
  ///   - format: How it is written.
  ///   - prompt: What an empty field shows; `nil` for the label.
  ///   - label: What the field is called.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    let typed = TypedText()
    let text = Binding<String>(
      location: FunctionLocation(
        get: { typed.text ?? format.format(value.wrappedValue) },
        set: { text, _ in typed.text = text }
      )
    )
    self.init(text, prompt, .horizontal, label: label()) {
      if let text = typed.text, let parsed = try? format.parseStrategy.parse(text) {
        value.wrappedValue = parsed
      }
      typed.text = nil
    }
  }

  init(
    _ text: Binding<String>,
    _ prompt: Text?,
    _ axis: Axis,
    label: Label,
    commit: (() -> Void)? = nil
  ) {
    self.text = text
    self.prompt = prompt
    self.axis = axis
    self.label = label
    self.commit = commit
  }

  /// The field in the style around.
  @MainActor @preconcurrency public var body: some View {
    TextFieldView(
      text: text,
      placeholder: (prompt ?? label as? Text)?.plainText ?? "",
      isSecure: false,
      commit: commit
    )
  }
}

/// What the person has typed of a value and not finished yet.
private final class TypedText {
  var text: String?
}

extension TextField where Label == Text {
  /// Creates a field.
  ///
  /// - Parameters:
  ///   - titleKey: The key of what it is called.
  ///   - text: The text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, nil, .horizontal, label: Text(titleKey))
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - text: The text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, nil, .horizontal, label: Text(title))
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - titleKey: The key of what it is called.
  ///   - text: The text.
  ///   - prompt: What an empty field shows; `nil` for the title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, .horizontal, label: Text(titleKey))
  }

  /// Creates a field that grows.
  ///
  /// - Parameters:
  ///   - titleKey: The key of what it is called.
  ///   - text: The text.
  ///   - prompt: What an empty field shows; `nil` for the title.
  ///   - axis: Where it grows; the stand-in's field is one line high.
  @available(iOS 16.0, *)
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(text, prompt, axis, label: Text(titleKey))
  }

  /// Creates a field for a value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of what it is called.
  ///   - value: The value; it is set when the person has finished typing something that can be read.
  ///   - format: How it is written.
  ///   - prompt: What an empty field shows; `nil` for the title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }
}

/// A field for a text that isn't shown.
///
/// Source: documented. Apple's page for `SecureField`.
nonisolated public struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: What an empty field shows; `nil` for the label.
  ///   - label: What the field is called.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  /// The field.
  @MainActor @preconcurrency public var body: some View {
    TextFieldView(
      text: text,
      placeholder: (prompt ?? label as? Text)?.plainText ?? "",
      isSecure: true,
      commit: nil
    )
  }
}

extension SecureField where Label == Text {
  /// Creates a field.
  ///
  /// - Parameters:
  ///   - titleKey: The key of what it is called.
  ///   - text: The text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - text: The text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - titleKey: The key of what it is called.
  ///   - text: The text.
  ///   - prompt: What an empty field shows; `nil` for the title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
}

/// UIKit's text field.
private struct TextFieldView: UIViewRepresentable {
  let text: Binding<String>
  let placeholder: String
  let isSecure: Bool
  let commit: (() -> Void)?

  func makeCoordinator() -> TextFieldCoordinator { TextFieldCoordinator() }

  func makeUIView(context: Context) -> HostedTextField {
    let field = HostedTextField(frame: .zero)
    let coordinator = context.coordinator
    field.delegate = coordinator
    field.addAction(
      UIAction { [weak field] _ in
        if let field { coordinator.textDidChange(field) }
      },
      for: .editingChanged
    )
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
    field.borderStyle = traits.hasBorder ? .roundedRect : .none
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

private final class HostedTextField: UITextField, FrameworkView {
  func describe(_ state: BoxState) { describe(state, name: nil) }
}

/// Connects a text field with its binding and its state of focus.
@MainActor
private final class TextFieldCoordinator: NSObject, UITextFieldDelegate {
  var text: Binding<String>?
  var commit: (() -> Void)?
  var submit: (() -> Void)?
  var link: FocusLink?
  private var isMovingFocus = false

  nonisolated override init() { super.init() }

  func textDidChange(_ field: UITextField) {
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

/// A field for a text of several lines.
///
/// Source: documented. Apple's page for `TextEditor`. UIKit's text view is inside, as on iOS.
nonisolated public struct TextEditor: View {
  private let text: Binding<String>

  /// Creates a field.
  ///
  /// - Parameter text: The text.
  public init(text: Binding<String>) { self.text = text }

  /// The field.
  @MainActor @preconcurrency public var body: some View { TextEditorView(text: text) }
}

private struct TextEditorView: UIViewRepresentable {
  let text: Binding<String>

  func makeCoordinator() -> TextEditorCoordinator { TextEditorCoordinator() }

  func makeUIView(context: Context) -> HostedTextView {
    let view = HostedTextView(frame: .zero)
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: HostedTextView, context: Context) {
    context.coordinator.text = text
    context.coordinator.link = context.environment[FocusLinkKey.self]
    if view.text != text.wrappedValue { view.text = text.wrappedValue }
    view.isEditable = context.environment.isEnabled
    context.coordinator.followFocus(view)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: HostedTextView,
    context: Context
  ) -> CGSize? {
    proposal.replacingUnspecifiedDimensions()
  }
}

private final class HostedTextView: UITextView, FrameworkView {
  func describe(_ state: BoxState) { describe(state, name: nil) }
}

@MainActor
private final class TextEditorCoordinator: NSObject, UITextViewDelegate {
  var text: Binding<String>?
  var link: FocusLink?

  nonisolated override init() { super.init() }

  func followFocus(_ view: UITextView) {
    guard let link, link.isWanted != view.isFirstResponder else { return }
    StageContext.current.turns.performAfterCommit { [weak self, weak view] in
      guard let view, let link = self?.link, link.isWanted != view.isFirstResponder else { return }
      if link.isWanted { _ = view.becomeFirstResponder() } else { _ = view.resignFirstResponder() }
    }
  }

  func textViewDidChange(_ textView: UITextView) {
    text?.wrappedValue = textView.text ?? ""
  }

  func textViewDidBeginEditing(_ textView: UITextView) { link?.tell(true) }

  func textViewDidEndEditing(_ textView: UITextView) { link?.tell(false) }
}
