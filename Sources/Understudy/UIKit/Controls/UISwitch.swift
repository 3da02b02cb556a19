import Foundation

/// A control that is on or off.
///
/// Source: header. Its size is a field value.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)

  /// Creates a switch that is off.
  ///
  /// - Parameter frame: Where the view is; the size is ignored, as a switch has its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates a switch from an archive.
  ///
  /// - Parameter coder: The archive; the stand-in reads nothing from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
  }

  /// Whether the switch is on; setting it isn't animated and performs no action.
  open var isOn: Bool {
    get { isShownOn }
    set { setOn(newValue, animated: false) }
  }
  private var isShownOn = false

  /// Turns the switch on or off, without performing an action.
  ///
  /// - Parameters:
  ///   - on: Whether it is on.
  ///   - animated: Whether the knob slides.
  open func setOn(_ on: Bool, animated: Bool) { isShownOn = on }

  /// The colour of the ground while the switch is on.
  open var onTintColor: UIColor?

  /// The colour of the knob.
  open var thumbTintColor: UIColor?

  /// A name of the switch.
  open var title: String?

  /// Turns the switch over when the finger is lifted.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - event: The event that it belongs to.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, point(inside: touch.location(in: self), with: event) else { return }
    setOn(!isShownOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// A switch's own size.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Returns a switch's own size.
  ///
  /// - Parameter size: Ignored.
  /// - Returns: The size, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// “1” for on and “0” for off, as the system has it.
  open override var accessibilityValue: String? {
    get { accessibility?.value ?? (isShownOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
}
