import Foundation

/// A line of text that the person edits.
///
/// The place of the caret isn't part of the stand-in: text is typed and deleted at the end.
///
/// Source: header.
@MainActor @preconcurrency
open class UITextField: UIControl, UIKeyInput, KeyboardTarget {
  private let label = UILabel()

  // MARK: Creating

  /// Creates a field without text.
  ///
  /// - Parameter frame: Where the view is, in points of its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a field from an archive.
  ///
  /// - Parameter coder: The archive; the stand-in reads nothing from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.isAccessibilityElement = false
    label.font = usedFont
    addSubview(label)
  }

  /// Who decides about the editing, and hears of it.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text; never `nil` when it is read.
  open var text: String? {
    get { currentText }
    set {
      currentText = newValue ?? ""
      textDidChange()
    }
  }
  private var currentText = ""

  /// What is shown while there is no text.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { textDidChange() } }
  }

  /// The font; the system's in 17 points unless set.
  open var font: UIFont? {
    didSet {
      label.font = usedFont
      textDidChange()
    }
  }

  private var usedFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

  /// The text's colour.
  open var textColor: UIColor? = .label {
    didSet { textDidChange() }
  }

  /// The side to which the text is aligned.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { label.textAlignment = textAlignment }
  }

  /// What is drawn around the field.
  open var borderStyle: UITextField.BorderStyle = .none {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// When a button that deletes the text is shown; the stand-in doesn't show it.
  open var clearButtonMode: UITextField.ViewMode = .never

  /// Whether the text goes when editing begins.
  open var clearsOnBeginEditing: Bool = false

  /// Whether the text shrinks to fit into the width.
  open var adjustsFontSizeToFitWidth: Bool = false

  /// The least size to which the text shrinks, in points.
  open var minimumFontSize: CGFloat = 0

  private func textDidChange() {
    label.text = currentText.isEmpty ? placeholder : shownText
    label.textColor = currentText.isEmpty ? .placeholderText : textColor
    setNeedsLayout()
  }

  /// The text as others may see it.
  private var shownText: String {
    isSecureTextEntry ? String(repeating: "•", count: currentText.count) : currentText
  }

  // MARK: The keyboard

  /// Whether the text is kept from others' eyes.
  open var isSecureTextEntry: Bool = false {
    didSet { textDidChange() }
  }

  /// The kind of keyboard.
  open var keyboardType: UIKeyboardType = .default

  /// The name of the return key.
  open var returnKeyType: UIReturnKeyType = .default

  /// Whether the return key works only when there is text.
  open var enablesReturnKeyAutomatically: Bool = false

  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType = .default

  /// Which letters become capitals.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences

  /// What the text means.
  open var textContentType: UITextContentType!

  // MARK: Editing

  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// A field can be edited while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins to edit, if the delegate allows it.
  ///
  /// - Returns: Whether the field is being edited now.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard let window, canBecomeFirstResponder,
      delegate?.textFieldShouldBeginEditing(self) ?? true
    else { return false }
    // The delegate of a field hears before the keyboard comes. Source: field.
    return window.holdingKeyboard {
      guard super.becomeFirstResponder() else { return false }
      if clearsOnBeginEditing { text = "" }
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
      post(UITextField.textDidBeginEditingNotification)
      return true
    }
  }

  /// Ends editing, if the delegate allows it.
  ///
  /// - Returns: Whether the field isn't being edited now.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    return super.resignFirstResponder()
  }

  override func didStopBeingFirstResponder() {
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(UITextField.textDidEndEditingNotification)
  }

  /// Begins to edit when it is tapped.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isTap = isTracking && isTouchInside
    super.touchesEnded(touches, with: event)
    if isTap { becomeFirstResponder() }
  }

  /// Whether there is text to delete.
  open var hasText: Bool { !currentText.isEmpty }

  /// Adds text at the end, as an app may do; the delegate isn't asked.
  ///
  /// - Parameter text: The text.
  open func insertText(_ text: String) { replaceText(with: currentText + text) }

  /// Deletes the last character; the delegate isn't asked.
  open func deleteBackward() {
    guard hasText else { return }
    replaceText(with: String(currentText.dropLast()))
  }

  private func replaceText(with new: String) {
    text = new
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
    post(UITextField.textDidChangeNotification)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: The person's keys

  func userTypes(_ text: String) {
    guard text != "\n" else { return userPressesReturn() }
    let end = NSRange(location: currentText.utf16.count, length: 0)
    guard
      delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: text) ?? true
    else { return }
    insertText(text)
  }

  func userDeletes() {
    guard let last = currentText.last else { return }
    let length = String(last).utf16.count
    let range = NSRange(location: currentText.utf16.count - length, length: length)
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: "") ?? true
    else { return }
    deleteBackward()
  }

  /// Asks the delegate, and ends editing only where an action for the return key is registered.
  private func userPressesReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if endsEditing { resignFirstResponder() }
  }

  // MARK: Layout

  /// The space between the field's edges and its text, in points.
  ///
  /// Source: field.
  private var textInsets: UIEdgeInsets {
    borderStyle == .none
      ? .zero : UIEdgeInsets(top: 6, left: 7, bottom: 6, right: 7)
  }

  /// Places the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: textInsets)
  }

  /// Where the caret is drawn while the field is edited, in the field's coordinates.
  var caretFrame: CGRect {
    let frame = label.frame
    let width = currentText.isEmpty ? 0 : min(frame.width, label.intrinsicContentSize.width)
    let start: CGFloat =
      switch textAlignment {
      case .center: frame.midX + width / 2
      case .right: frame.maxX
      default: frame.minX + width
      }
    let height = usedFont.lineHeight
    return CGRect(x: start, y: frame.midY - height / 2, width: 2, height: height)
  }

  /// The size of the text with the border around it.
  open override var intrinsicContentSize: CGSize {
    let text = label.intrinsicContentSize
    let insets = textInsets
    return CGSize(
      width: text.width + insets.left + insets.right,
      height: max(usedFont.lineHeight.rounded(.up), text.height) + insets.top + insets.bottom
    )
  }

  /// Returns the size of the text with the border around it.
  ///
  /// - Parameter size: Ignored.
  /// - Returns: The size, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Accessibility

  /// The label that was set, or else the placeholder.
  open override var accessibilityLabel: String? {
    get { accessibility?.label ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }

  /// The text as others may see it.
  open override var accessibilityValue: String? {
    get { accessibility?.value ?? shownText }
    set { super.accessibilityValue = newValue }
  }
}

extension UITextField {
  /// What is drawn around a field.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case line = 1
    /// An edge that looks pressed in.
    case bezel = 2
    /// A line with round corners.
    case roundedRect = 3
  }

  /// When a part of a field is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is edited and has text.
    case whileEditing = 1
    /// While it isn't edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is to be kept.
    case committed = 0
    /// The text isn't to be kept.
    case cancelled = 1
  }

  /// Posted when editing has begun; the object is the field.
  public class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// Posted when editing has ended; the object is the field.
  public class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// Posted when the person has changed the text; the object is the field.
  public class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }
}
