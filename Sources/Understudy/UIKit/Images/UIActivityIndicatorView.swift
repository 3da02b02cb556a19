import Foundation

/// A wheel that turns while something goes on.
///
/// Source: header. Sizes are field values. Turning takes no time on the stage's clock.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// Creates a wheel that stands still.
  ///
  /// - Parameter style: How large it is.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    isHidden = true
  }

  /// Creates a wheel that stands still.
  ///
  /// - Parameter frame: Where the view is, in points of its superview's coordinates.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a wheel from an archive.
  ///
  /// - Parameter coder: The archive; the stand-in reads nothing from it.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    isHidden = true
  }

  /// How large the wheel is.
  open var style: UIActivityIndicatorView.Style {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The wheel's colour.
  open var color: UIColor! = .secondaryLabel

  /// Whether the wheel is hidden while it stands still.
  open var hidesWhenStopped: Bool = true {
    didSet { isHidden = hidesWhenStopped && !isTurning }
  }

  /// Lets the wheel turn, and shows it.
  open func startAnimating() {
    isTurning = true
    isHidden = false
  }

  /// Lets the wheel stand still.
  open func stopAnimating() {
    isTurning = false
    if hidesWhenStopped { isHidden = true }
  }

  /// Whether the wheel turns.
  open var isAnimating: Bool { isTurning }
  private var isTurning = false

  private static func size(of style: Style) -> CGSize {
    switch style {
    case .medium: CGSize(width: 20, height: 20)
    case .large: CGSize(width: 37, height: 37)
    }
  }

  /// The wheel's size.
  open override var intrinsicContentSize: CGSize { Self.size(of: style) }

  /// Returns the wheel's size.
  ///
  /// - Parameter size: Ignored.
  /// - Returns: The size, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

  /// Whether assistive technologies see the wheel; `true` unless set.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// What the wheel says.
  ///
  /// Source: field.
  open override var accessibilityLabel: String? {
    get { accessibility?.label ?? (isTurning ? "In progress" : "Progress halted") }
    set { super.accessibilityLabel = newValue }
  }
}

extension UIActivityIndicatorView {
  /// How large a wheel is.
  public enum Style: Int, Sendable {
    /// As large as text.
    case medium = 100
    /// Larger.
    case large = 101
  }
}
