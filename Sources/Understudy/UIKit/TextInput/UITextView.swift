import Foundation

/// Several lines of text that the person reads or edits.
///
/// The place of the caret isn't part of the stand-in: text is typed and deleted at the end. Nor is
/// Apple's initialiser with a text container.
///
/// Source: header.
@MainActor @preconcurrency
open class UITextView: UIScrollView, UIKeyInput, KeyboardTarget {
  private let label = UILabel()
  private let tap = UITapGestureRecognizer()

  // MARK: Creating

  /// Creates a view without text.
  ///
  /// - Parameter frame: Where the view is, in points of its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view from an archive.
  ///
  /// - Parameter coder: The archive; the stand-in reads nothing from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.isAccessibilityElement = false
    label.numberOfLines = 0
    addSubview(label)
    tap.onChange = { [weak self] recognizer in
      if recognizer.state == .ended { self?.becomeFirstResponder() }
    }
    addGestureRecognizer(tap)
  }

  /// Who decides about the editing, and hears of it and of the scrolling: one property with the
  /// inherited one.
  @_nonoverride
  open var delegate: (any UITextViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITextViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }

  // MARK: Text

  /// The text; never `nil` when it is read.
  open var text: String! {
    get { currentText }
    set {
      currentText = newValue ?? ""
      label.text = currentText
      setNeedsLayout()
    }
  }
  private var currentText = ""

  /// The font; the system's in 12 points unless set.
  open var font: UIFont? {
    didSet {
      label.font = font ?? .systemFont(ofSize: UIFont.smallSystemFontSize)
      setNeedsLayout()
    }
  }

  /// The text's colour.
  open var textColor: UIColor? {
    didSet { label.textColor = textColor ?? .label }
  }

  /// The side to which lines are aligned.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { label.textAlignment = textAlignment }
  }

  /// The space around the text, in points.
  open var textContainerInset: UIEdgeInsets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { setNeedsLayout() }
  }

  /// Whether the person can edit the text.
  open var isEditable: Bool = true

  /// Whether the person can select the text.
  open var isSelectable: Bool = true

  /// What is selected, in UTF-16 units; the end of the text unless set.
  open var selectedRange: NSRange {
    get { chosenRange ?? NSRange(location: currentText.utf16.count, length: 0) }
    set { chosenRange = newValue }
  }
  private var chosenRange: NSRange?

  // MARK: The keyboard

  /// Whether the text is kept from others' eyes.
  open var isSecureTextEntry: Bool = false

  /// The kind of keyboard.
  open var keyboardType: UIKeyboardType = .default

  /// The name of the return key.
  open var returnKeyType: UIReturnKeyType = .default

  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType = .default

  /// Which letters become capitals.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences

  // MARK: Editing

  /// Text that can be edited can have the keyboard.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins to edit, if the delegate allows it.
  ///
  /// - Returns: Whether the text is being edited now.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder,
      delegate?.textViewShouldBeginEditing(self) ?? true
    else { return false }
    // The delegate of a text view hears after the keyboard has begun to come. Source: field.
    guard super.becomeFirstResponder() else { return false }
    delegate?.textViewDidBeginEditing(self)
    post(UITextView.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing, if the delegate allows it.
  ///
  /// - Returns: Whether the text isn't being edited now.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true else { return false }
    return super.resignFirstResponder()
  }

  override func didStopBeingFirstResponder() {
    delegate?.textViewDidEndEditing(self)
    post(UITextView.textDidEndEditingNotification)
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
    delegate?.textViewDidChange(self)
    delegate?.textViewDidChangeSelection(self)
    post(UITextView.textDidChangeNotification)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: The person's keys

  func userTypes(_ text: String) {
    let end = NSRange(location: currentText.utf16.count, length: 0)
    guard delegate?.textView(self, shouldChangeTextIn: end, replacementText: text) ?? true
    else { return }
    insertText(text)
  }

  func userDeletes() {
    guard let last = currentText.last else { return }
    let length = String(last).utf16.count
    let range = NSRange(location: currentText.utf16.count - length, length: length)
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: "") ?? true
    else { return }
    deleteBackward()
  }

  // MARK: Layout

  /// Places the text, and makes the content as high as it is.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let inset = textContainerInset
    let width = max(0, bounds.width - inset.left - inset.right)
    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
    label.frame = CGRect(x: inset.left, y: inset.top, width: width, height: height)
    contentSize = CGSize(width: bounds.width, height: height + inset.top + inset.bottom)
  }

  /// Returns the size of the text in a width.
  ///
  /// - Parameter size: The width, in points; the height is ignored.
  /// - Returns: The size, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inset = textContainerInset
    let text = label.sizeThatFits(
      CGSize(width: max(1, size.width - inset.left - inset.right), height: 0)
    )
    return CGSize(
      width: text.width + inset.left + inset.right,
      height: text.height + inset.top + inset.bottom
    )
  }

  // MARK: Accessibility

  /// Whether assistive technologies see the view; `true` unless set.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The text.
  open override var accessibilityValue: String? {
    get { accessibility?.value ?? currentText }
    set { super.accessibilityValue = newValue }
  }
}

extension UITextView {
  /// Posted when editing has begun; the object is the view.
  public class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// Posted when editing has ended; the object is the view.
  public class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  }
  /// Posted when the person has changed the text; the object is the view.
  public class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidChangeNotification")
  }
}
