import Foundation

/// A bar that shows how much of something is done.
///
/// Source: header. Its height is a field value.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// Creates a bar at `0`.
  ///
  /// - Parameter frame: Where the view is, in points of its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a bar at `0`.
  ///
  /// - Parameter style: Where it is shown.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }

  /// Creates a bar from an archive.
  ///
  /// - Parameter coder: The archive; the stand-in reads nothing from it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Where the bar is shown.
  open var progressViewStyle: UIProgressView.Style = .default

  /// How much is done, from `0` to `1`; what is out of range becomes the nearest end.
  open var progress: Float {
    get { share }
    set { share = min(1, max(0, newValue)) }
  }
  private var share: Float = 0

  /// Says how much is done.
  ///
  /// - Parameters:
  ///   - progress: The share, from `0` to `1`.
  ///   - animated: Whether the bar grows there.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The colour of what is done.
  open var progressTintColor: UIColor?

  /// The colour of what isn't.
  open var trackTintColor: UIColor?

  /// A bar's height; its width is the superview's business.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  /// Whether assistive technologies see the bar; `true` unless set.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// How much is done, in percent.
  open override var accessibilityValue: String? {
    get { accessibility?.value ?? "\(Int((share * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }
}

extension UIProgressView {
  /// Where a bar is shown.
  public enum Style: Int, Sendable {
    /// Anywhere.
    case `default` = 0
    /// In a bar with buttons.
    case bar = 1
  }
}
