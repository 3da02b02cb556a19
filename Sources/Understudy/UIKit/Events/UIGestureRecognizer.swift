import StageRuntime

/// Makes one gesture out of touches.
///
/// Apple's way to hear of it, a target and an action, needs selectors and so Objective-C. Here a
/// subclass overrides the methods below; the stand-in's own code uses ``onChange``.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  /// The touches that the recogniser sees, in the order in which they came down.
  var trackedTouches: [UITouch] = []
  weak var attachedView: UIView?
  private var identity = ObjectIdentity()
  private var currentState = State.possible
  private var currentEvent: UIEvent?
  private var heldState: State?
  private var required: [WeakRecognizer] = []
  private var dependants: [WeakRecognizer] = []

  /// Creates a recogniser.
  public override init() { super.init() }

  /// The recogniser as UIKit's messages show it: class, address and state.
  nonisolated open override var description: String {
    guard MainActorCheck.isOnMainActor else { return "<\(String(reflecting: type(of: self)))>" }
    return MainActor.assumeIsolated {
      "\(identity.description(of: type(of: self)).dropLast()); state = \(state)>"
    }
  }

  /// Told after each change that an action would be sent for.
  package var onChange: ((UIGestureRecognizer) -> Void)?

  // MARK: Settings

  /// The view that the recogniser is attached to.
  open var view: UIView? { attachedView }

  /// Who decides about the recogniser.
  open weak var delegate: UIGestureRecognizerDelegate?

  /// Whether the recogniser sees touches; switched off, it cancels what it was about.
  open var isEnabled: Bool = true {
    didSet {
      guard !isEnabled, oldValue else { return }
      cancelTracking()
    }
  }

  /// Whether a view loses its touches when the gesture is recognised.
  open var cancelsTouchesInView: Bool = true

  /// Whether a view gets its touches only once the gesture has failed; has no effect.
  open var delaysTouchesBegan: Bool = false

  /// Whether a view hears of the end of its touches only once the gesture has failed; has no
  /// effect.
  open var delaysTouchesEnded: Bool = true

  /// A name for messages.
  open var name: String?

  /// Makes this gesture wait for another to fail.
  ///
  /// - Parameter otherGestureRecognizer: The other; if it is recognised, this one fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(WeakRecognizer(otherGestureRecognizer))
    otherGestureRecognizer.dependants.append(WeakRecognizer(self))
  }

  // MARK: State

  /// How far the gesture has come; subclasses set it.
  ///
  /// What isn't possible, such as recognising a gesture that has failed, is ignored.
  open var state: State {
    get { currentState }
    set { transition(to: newValue) }
  }

  private func transition(to new: State) {
    switch (currentState, new) {
    case (.possible, .began), (.possible, .ended):
      if shouldWait {
        heldState = new
      } else if mayBegin() {
        recognize(as: new)
      } else {
        finish(as: .failed)
      }
    case (.possible, .failed), (.possible, .cancelled): finish(as: .failed)
    case (.began, .changed), (.changed, .changed):
      currentState = .changed
      onChange?(self)
    case (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
      finish(as: new)
    case (.began, .failed), (.changed, .failed): finish(as: .cancelled)
    default: break
    }
  }

  private func mayBegin() -> Bool {
    // The view that would lose the touch is asked, which is how a control keeps taps for itself.
    if cancelsTouchesInView, let touched = trackedTouches.first?.view,
      !touched.gestureRecognizerShouldBegin(self)
    {
      return false
    }
    return (delegate?.gestureRecognizerShouldBegin(self) ?? true) && !isPreventedByActiveRecognizer
  }

  private func recognize(as new: State) {
    preventOthers()
    if cancelsTouchesInView {
      for touch in trackedTouches { TouchDelivery.takeFromView(touch, event: currentEvent) }
    }
    if new == .ended {
      finish(as: .ended)
    } else {
      currentState = new
      onChange?(self)
    }
  }

  private func finish(as new: State) {
    let wasRecognized = new != .failed
    currentState = new
    heldState = nil
    if wasRecognized { onChange?(self) }
    for dependant in dependants.compactMap(\.recognizer) {
      dependant.requirement(didFail: !wasRecognized)
    }
    if trackedTouches.isEmpty { resetToPossible() }
  }

  private func resetToPossible() {
    reset()
    currentState = .possible
    heldState = nil
    currentEvent = nil
  }

  private func cancelTracking() {
    transition(to: .cancelled)
    trackedTouches = []
    if currentState != .possible { resetToPossible() }
  }

  /// Leaves the view, breaking the gesture off.
  func detach() {
    cancelTracking()
    attachedView = nil
  }

  // MARK: Among others

  private var shouldWait: Bool {
    required.contains { $0.recognizer.map { $0.isStillPossible } ?? false }
  }

  /// Whether the gesture may still come about from the touches so far.
  var isStillPossible: Bool {
    currentState == .possible && isEnabled && (!trackedTouches.isEmpty || waitsForMoreTouches)
  }

  private func requirement(didFail: Bool) {
    guard let held = heldState else { return }
    guard didFail else { return finish(as: .failed) }
    guard !shouldWait else { return }
    heldState = nil
    transition(to: held)
  }

  private var isActive: Bool { currentState == .began || currentState == .changed }

  /// The others that see one of the same touches.
  private var competitors: [UIGestureRecognizer] {
    var competitors: [UIGestureRecognizer] = []
    for touch in trackedTouches {
      for other in touch.gestureRecognizers ?? []
      where other !== self && !competitors.contains(where: { $0 === other }) {
        competitors.append(other)
      }
    }
    return competitors
  }

  private var isPreventedByActiveRecognizer: Bool {
    competitors.contains { other in
      (other.isActive || other.currentState == .ended) && other.canPrevent(self)
        && canBePrevented(by: other) && !isAllowed(with: other)
    }
  }

  private func preventOthers() {
    for other in competitors
    where other.currentState == .possible && canPrevent(other) && other.canBePrevented(by: self)
      && !isAllowed(with: other)
    {
      other.finish(as: .failed)
    }
  }

  private func isAllowed(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  // MARK: Touches

  /// Whether a touch that has just begun is for this recogniser.
  func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
    isEnabled && (delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true)
  }

  func receive(_ touch: UITouch, _ event: UIEvent) {
    guard isEnabled, !ignored.contains(touch) else { return }
    currentEvent = event
    if touch.phase == .began { trackedTouches.append(touch) }
    guard trackedTouches.contains(touch) else { return }
    let isOver = currentState == .failed || currentState == .ended || currentState == .cancelled
    guard !isOver else { return }
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    case .stationary: break
    }
  }

  /// Forgets a touch that is over; after the last, the recogniser starts anew.
  func release(_ touch: UITouch) {
    trackedTouches.removeAll { $0 === touch }
    ignored.remove(touch)
    guard trackedTouches.isEmpty else { return }
    switch currentState {
    case .ended, .failed, .cancelled: resetToPossible()
    case .possible where heldState == nil && !waitsForMoreTouches: resetToPossible()
    case .began, .changed: finish(as: .cancelled)
    case .possible: break
    }
  }

  /// Whether a gesture of several taps is waiting for the next.
  var waitsForMoreTouches: Bool { false }

  private var ignored: Set<UITouch> = []

  /// Leaves a touch to others.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event that it belongs to.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    trackedTouches.removeAll { $0 === touch }
    ignored.insert(touch)
  }

  /// Tells the recogniser that fingers came down.
  ///
  /// - Parameters:
  ///   - touches: The touches that began.
  ///   - event: The event that they belong to.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recogniser that fingers moved.
  ///
  /// - Parameters:
  ///   - touches: The touches that moved.
  ///   - event: The event that they belong to.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recogniser that fingers were lifted.
  ///
  /// - Parameters:
  ///   - touches: The touches that ended.
  ///   - event: The event that they belong to.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recogniser that the system took touches away; the gesture is cancelled.
  ///
  /// - Parameters:
  ///   - touches: The touches that were cancelled.
  ///   - event: The event that they belong to.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Forgets what a subclass knows of the gesture, after its end.
  open func reset() {}

  /// Returns whether this gesture, when recognised, keeps another from being; `true` unless
  /// overridden.
  ///
  /// - Parameter preventedGestureRecognizer: The other.
  /// - Returns: Whether it does.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another gesture, when recognised, keeps this one from being; `true` unless
  /// overridden.
  ///
  /// - Parameter preventingGestureRecognizer: The other.
  /// - Returns: Whether it does.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Places

  /// The number of fingers in the gesture.
  open var numberOfTouches: Int { trackedTouches.count }

  /// Returns the middle of the fingers.
  ///
  /// - Parameter view: Whose coordinates to use; `nil` stands for the window.
  /// - Returns: The place, in points.
  open func location(in view: UIView?) -> CGPoint {
    guard !trackedTouches.isEmpty else { return .zero }
    var sum = CGPoint.zero
    for touch in trackedTouches {
      let location = touch.location(in: view)
      sum.x += location.x
      sum.y += location.y
    }
    let count = CGFloat(trackedTouches.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  /// Returns where one of the fingers is.
  ///
  /// - Parameters:
  ///   - touchIndex: The finger's number; one that isn't below ``numberOfTouches`` raises.
  ///   - view: Whose coordinates to use; `nil` stands for the window.
  /// - Returns: The place, in points.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard trackedTouches.indices.contains(touchIndex) else {
      StageContext.current.raise(
        "NSRangeException",
        "-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds "
          + "(\(trackedTouches.count))."
      )
      return .zero
    }
    return trackedTouches[touchIndex].location(in: view)
  }
}

extension UIGestureRecognizer {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// It may still come about.
    case possible
    /// It goes on.
    case began
    /// It goes on and something has changed.
    case changed
    /// It has come to its end, or it has no duration and was recognised.
    case ended
    /// It was broken off.
    case cancelled
    /// The touches aren't this gesture.
    case failed

    /// A gesture without duration was recognised.
    public static var recognized: UIGestureRecognizer.State { .ended }
  }
}

private struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}

/// Who decides about a recogniser.
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Asks whether a gesture may be recognised.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Asks whether two gestures may be recognised at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Asks whether a recogniser is to see a touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Allows it.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Forbids it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Allows it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { true }
}
