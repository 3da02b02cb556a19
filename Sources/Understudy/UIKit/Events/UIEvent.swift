/// What a person has just done with the device.
@MainActor @preconcurrency open class UIEvent: NSObject {
  /// When it happened, in seconds on the stage's clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// What kind of event it is.
  open var type: UIEvent.EventType { .touches }
  /// What it is more exactly.
  open var subtype: UIEvent.EventSubtype { .none }
  /// The touches that belong to the event.
  open internal(set) var allTouches: Set<UITouch>?

  override init() { super.init() }

  /// The touches in a fixed order, unlike ``allTouches``.
  var orderedTouches: [UITouch] = [] {
    didSet { allTouches = Set(orderedTouches) }
  }

  /// The windows of the touches, in the touches' order.
  var windows: [UIWindow] {
    var windows: [UIWindow] = []
    for window in orderedTouches.compactMap(\.window) where !windows.contains(window) {
      windows.append(window)
    }
    return windows
  }

  /// Returns the touches of a view.
  ///
  /// - Parameter view: The view.
  /// - Returns: The touches, in no order.
  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(orderedTouches.filter { $0.view === view })
  }

  /// Returns the touches of a window.
  ///
  /// - Parameter window: The window.
  /// - Returns: The touches, in no order.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(orderedTouches.filter { $0.window === window })
  }

  /// Returns the touches that a recogniser sees.
  ///
  /// - Parameter gesture: The recogniser.
  /// - Returns: The touches, in no order.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(orderedTouches.filter { $0.gestureRecognizers?.contains(gesture) ?? false })
  }
}

extension UIEvent {
  /// What kind of event it is.
  public enum EventType: Int, Sendable {
    /// Fingers.
    case touches
    /// Moving the device.
    case motion
    /// A headset's buttons.
    case remoteControl
    /// Buttons.
    case presses
  }

  /// What an event is more exactly.
  public enum EventSubtype: Int, Sendable {
    /// Nothing more.
    case none
    /// The device was shaken.
    case motionShake
  }
}
