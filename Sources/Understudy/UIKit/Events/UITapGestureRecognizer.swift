import StageRuntime

/// Recognises one or more taps.
@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How long a finger may stay down, in seconds.
  ///
  /// Source: assumed.
  static let maximumDuration: TimeInterval = 0.75
  /// How far it may move, in points.
  ///
  /// Source: assumed.
  static let allowableMovement: CGFloat = 45

  /// The number of taps.
  open var numberOfTapsRequired: Int = 1
  /// The number of fingers.
  open var numberOfTouchesRequired: Int = 1
  /// The buttons of a pointing device that count.
  @available(iOS 13.4, *)
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var start = CGPoint.zero
  private var startTime: TimeInterval = 0
  private var fingerCount = 0
  private var wait: ScheduledAction?

  /// Notes where the tap begins.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    wait?.cancel()
    wait = nil
    guard let touch = trackedTouches.last else { return }
    fingerCount = max(fingerCount, trackedTouches.count)
    start = touch.location(in: nil)
    startTime = touch.timestamp
  }

  /// Fails if a finger moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = trackedTouches.last else { return }
    let location = touch.location(in: nil)
    if max(abs(location.x - start.x), abs(location.y - start.y)) > Self.allowableMovement {
      state = .failed
    }
  }

  /// Recognises the tap, or waits for the next.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = trackedTouches.last else { return }
    guard touch.timestamp - startTime <= Self.maximumDuration else {
      state = .failed
      return
    }
    // The last finger that is lifted ends the tap.
    guard trackedTouches.allSatisfy({ $0.phase == .ended }) else { return }
    guard fingerCount == numberOfTouchesRequired else {
      state = .failed
      return
    }
    if touch.tapCount % max(1, numberOfTapsRequired) == 0 {
      state = .ended
    } else {
      waitForNextTap()
    }
  }

  private func waitForNextTap() {
    wait = StageContext.current.clock.schedule(
      after: .seconds(TouchSequence.multipleTapInterval),
      name: "UITapGestureRecognizer"
    ) { [weak self] in
      guard let self else { return }
      wait = nil
      state = .failed
    }
  }

  override var waitsForMoreTouches: Bool { wait != nil }

  /// Forgets the taps so far.
  open override func reset() {
    super.reset()
    wait?.cancel()
    wait = nil
    fingerCount = 0
  }

  /// A double tap doesn't keep a single one from being recognised, unless that waits for it.
  open override func canBePrevented(by preventing: UIGestureRecognizer) -> Bool {
    guard let tap = preventing as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired >= numberOfTapsRequired
  }
}

extension UIEvent {
  /// Buttons of a pointing device.
  @available(iOS 13.4, *)
  public struct ButtonMask: OptionSet, Sendable {
    /// The bits of the buttons.
    public let rawValue: Int

    /// Creates a set of buttons from its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The first button.
    public static let primary: UIEvent.ButtonMask = ButtonMask(rawValue: 1 << 0)
    /// The second button.
    public static let secondary: UIEvent.ButtonMask = ButtonMask(rawValue: 1 << 1)
  }
}
