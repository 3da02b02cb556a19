/// A finger on the screen, from when it comes down to when it is lifted.
@MainActor @preconcurrency open class UITouch: NSObject {
  /// When the touch last changed, in seconds on the stage's clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// What the finger is doing.
  open internal(set) var phase: UITouch.Phase = .began
  /// How many times the finger came down in quick succession at one place.
  open internal(set) var tapCount: Int = 1
  /// What touches the screen.
  open internal(set) var type: UITouch.TouchType = .direct
  /// The window in which the touch began.
  open internal(set) var window: UIWindow?
  /// The view in which the touch began; it gets the touch wherever it moves.
  open internal(set) var view: UIView?
  /// The recognisers that see the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The finger's place and the one before, in the window's coordinates.
  var location = CGPoint.zero
  var previousLocation = CGPoint.zero
  /// Whether the view was told that it has lost the touch.
  var isTakenFromView = false

  override init() { super.init() }

  /// Returns where the finger is.
  ///
  /// - Parameter view: Whose coordinates to use; `nil` stands for the window.
  /// - Returns: The place, in points.
  open func location(in view: UIView?) -> CGPoint { convert(location, to: view) }

  /// Returns where the finger was before.
  ///
  /// - Parameter view: Whose coordinates to use; `nil` stands for the window.
  /// - Returns: The place, in points.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousLocation, to: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return window.convert(point, to: view as UIView?)
  }
}

extension UITouch {
  /// What a finger is doing.
  public enum Phase: Int, Sendable {
    /// It has come down.
    case began
    /// It has moved.
    case moved
    /// It is down and hasn't moved since the last event.
    case stationary
    /// It was lifted.
    case ended
    /// The system took the touch away.
    case cancelled
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct
    /// A finger somewhere else than on the screen.
    case indirect
    /// A pencil.
    case pencil
    /// A mouse or trackpad.
    case indirectPointer
  }
}
