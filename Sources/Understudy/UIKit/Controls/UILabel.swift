/// A view that shows text which nobody edits.
@MainActor @preconcurrency open class UILabel: UIView {
  /// Creates a label.
  ///
  /// - Parameter frame: Where the view is, in points of its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label from an archive.
  ///
  /// - Parameter coder: The archive; the stand-in reads nothing from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  // MARK: Text

  /// The text.
  open var text: String? {
    didSet { if text != oldValue { contentDidChange() } }
  }

  /// The font; the system's in 17 points unless set.
  open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if font != oldValue { contentDidChange() } }
  }

  /// The text's colour.
  open var textColor: UIColor! = .label

  /// The side to which lines are aligned.
  open var textAlignment: NSTextAlignment = .natural

  /// What happens to text that doesn't fit.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail

  /// The most lines; `0` for as many as there are.
  open var numberOfLines: Int = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// Whether the text is dimmed.
  open var isEnabled: Bool = true

  /// Whether the label is shown as pressed.
  open var isHighlighted: Bool = false

  /// Whether the text shrinks to fit into the width.
  open var adjustsFontSizeToFitWidth: Bool = false

  /// Whether the font follows the size that the person chooses.
  open var adjustsFontForContentSizeCategory: Bool = false

  /// The width at which the intrinsic size breaks lines, in points; `0` for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  private func contentDidChange() { invalidateIntrinsicContentSize() }

  // MARK: Size

  /// The size of the text, on one line unless it has more.
  open override var intrinsicContentSize: CGSize {
    size(maximumWidth: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
  }

  /// Returns the size of the text in a given width.
  ///
  /// - Parameter size: The width to use, in points; `0` for any. The height is ignored.
  /// - Returns: The size, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(maximumWidth: size.width > 0 ? size.width : nil)
  }

  private func size(maximumWidth: CGFloat?) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return layout(of: text, maximumWidth: maximumWidth).size
      .roundedUpToPixels(scale: traitCollection.displayScale)
  }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return nil }
    return size(maximumWidth: width).height
  }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    guard let font else { return (0, 0) }
    return (font.ascender, -font.descender)
  }

  /// The lines as they are drawn into the label's present width.
  package var textLayout: TextLayout { layout(of: text ?? "", maximumWidth: bounds.width) }

  private func layout(of text: String, maximumWidth: CGFloat?) -> TextLayout {
    let font: UIFont = font ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
    return font.metrics.layOut(text, maximumWidth: maximumWidth, lineLimit: numberOfLines)
  }

  // MARK: Accessibility

  /// Whether assistive technologies see the label; `true` unless set.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The label's text, unless set.
  open override var accessibilityLabel: String? {
    get { accessibility?.label ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// The traits that were set, or that it is text.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }
}

/// The side to which lines of text are aligned.
public enum NSTextAlignment: Int, Sendable {
  /// The left.
  case left = 0
  /// The middle.
  case center = 1
  /// The right.
  case right = 2
  /// Both sides.
  case justified = 3
  /// The side at which reading begins.
  case natural = 4
}

/// What happens to text that doesn't fit into a line.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line, from a word's beginning.
  case byWordWrapping
  /// It goes on in the next line, from any character.
  case byCharWrapping
  /// It is cut off.
  case byClipping
  /// Its beginning is left out.
  case byTruncatingHead
  /// Its end is left out.
  case byTruncatingTail
  /// Its middle is left out.
  case byTruncatingMiddle
}
