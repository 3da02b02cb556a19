import Foundation

/// A control with which a finger chooses a number.
///
/// Source: header. Its height is a field value.
@MainActor @preconcurrency
open class UISlider: UIControl {
  private var grip: CGFloat = 0

  /// Creates a slider from `0` to `1`, at `0`.
  ///
  /// - Parameter frame: Where the view is, in points of its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a slider from an archive.
  ///
  /// - Parameter coder: The archive; the stand-in reads nothing from it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number that is chosen; one out of range becomes the nearest in it.
  open var value: Float {
    get { chosenValue }
    set { chosenValue = clamped(newValue) }
  }
  private var chosenValue: Float = 0

  /// Chooses a number, without performing an action.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - animated: Whether the knob slides.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The least number.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = chosenValue
    }
  }

  /// The greatest number.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = chosenValue
    }
  }

  /// Whether actions are performed while the finger moves, not only at the end.
  open var isContinuous: Bool = true

  private func clamped(_ value: Float) -> Float { min(max(value, minimumValue), maximumValue) }

  // MARK: Tracking

  /// Where the knob's middle is, in points from the left.
  private var knob: CGFloat {
    let range = maximumValue - minimumValue
    guard range > 0 else { return 0 }
    return bounds.width * CGFloat((chosenValue - minimumValue) / range)
  }

  /// Takes hold of the knob, if the finger is on it.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - event: The event that it belongs to.
  /// - Returns: Whether the finger is near the knob.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    grip = touch.location(in: self).x - knob
    return abs(grip) <= Self.reach
  }

  /// Moves the knob with the finger.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - event: The event that it belongs to.
  /// - Returns: `true`.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  /// Chooses where the knob is now.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - event: The event that it belongs to.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { follow(touch) }
    sendActions(for: .valueChanged)
  }

  private func follow(_ touch: UITouch) {
    guard bounds.width > 0 else { return }
    let share = Float((touch.location(in: self).x - grip) / bounds.width)
    value = minimumValue + share * (maximumValue - minimumValue)
  }

  /// How far from the knob's middle a finger may come down, in points.
  ///
  /// Source: assumed.
  private static let reach: CGFloat = 30

  /// A slider's height; its width is the superview's business.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }
}
