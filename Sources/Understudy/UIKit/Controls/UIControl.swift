/// A view that people use to do something.
@MainActor @preconcurrency open class UIControl: UIView {
  /// How far a finger may leave the control and still count as inside, in points.
  ///
  /// Source: measured elsewhere; the system's controls have had this margin from the beginning.
  static let dragMargin: CGFloat = 70

  private var registrations: [(action: UIAction, events: UIControl.Event)] = []
  private var trackedTouch: UITouch?

  /// Creates a control.
  ///
  /// - Parameter frame: Where the view is, in points of its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control that does something.
  ///
  /// - Parameters:
  ///   - frame: Where the view is, in points of its superview's coordinates.
  ///   - primaryAction: What it does when it is used in its usual way.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control from an archive.
  ///
  /// - Parameter coder: The archive; the stand-in reads nothing from it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: State

  /// Whether the control can be used; if not, it swallows touches.
  open var isEnabled: Bool = true {
    didSet {
      if !isEnabled, let touch = trackedTouch { stopTracking(touch, nil, sending: .touchCancel) }
    }
  }

  /// Whether the control is selected.
  open var isSelected: Bool = false

  /// Whether the control is shown as pressed.
  open var isHighlighted: Bool = false

  /// The states taken together.
  open var state: UIControl.State {
    var state = UIControl.State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a finger is using the control.
  open var isTracking: Bool { trackedTouch != nil }

  /// Whether the finger that is using the control is inside, or not far outside.
  open private(set) var isTouchInside: Bool = false

  /// Whether a tap opens the control's menu, if it has one, instead of what it usually does.
  @available(iOS 14.0, *)
  open var showsMenuAsPrimaryAction: Bool = false

  /// Where the content is horizontally.
  open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center

  /// Where the content is vertically.
  open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center

  // MARK: Actions

  /// Makes an action happen at events.
  ///
  /// - Parameters:
  ///   - action: The action; takes the place of one with the same identifier at these events.
  ///   - controlEvents: The events.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append((action, controlEvents))
  }

  /// Makes an action not happen at events any more.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - controlEvents: The events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Makes an action not happen at events any more.
  ///
  /// - Parameters:
  ///   - actionIdentifier: The action's identifier.
  ///   - controlEvents: The events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: UIControl.Event
  ) {
    for index in registrations.indices
    where registrations[index].action.identifier == actionIdentifier {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// The events at which something happens.
  open var allControlEvents: UIControl.Event {
    registrations.reduce(into: UIControl.Event()) { $0.formUnion($1.events) }
  }

  /// Performs an action of the control.
  ///
  /// - Parameter action: The action.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Performs the actions of events, as if they had happened.
  ///
  /// - Parameter controlEvents: The events.
  open func sendActions(for controlEvents: UIControl.Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      sendAction(registration.action)
    }
  }

  // MARK: Tracking

  /// Starts to follow a finger.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - event: The event that it belongs to.
  /// - Returns: Whether to follow it; `true` unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Follows a finger that has moved.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - event: The event that it belongs to.
  /// - Returns: Whether to go on; `true` unless overridden.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Stops following a finger that was lifted.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - event: The event that it belongs to.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Stops following a finger because the system took it away.
  ///
  /// - Parameter event: The event.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to track the first finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    guard beginTracking(touch, with: event) else { return }
    trackedTouch = touch
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// Follows the finger in and out.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    guard continueTracking(touch, with: event) else {
      return stopTracking(touch, event, sending: [])
    }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    isHighlighted = isTouchInside
    switch (wasInside, isTouchInside) {
    case (true, true): sendActions(for: .touchDragInside)
    case (false, false): sendActions(for: .touchDragOutside)
    case (false, true): sendActions(for: .touchDragEnter)
    case (true, false): sendActions(for: .touchDragExit)
    }
  }

  /// Ends tracking and acts, if the finger is inside.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = isInside(touch)
    stopTracking(touch, event, sending: isTouchInside ? .touchUpInside : .touchUpOutside)
  }

  /// Ends tracking without acting.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    stopTracking(touch, event, sending: .touchCancel)
  }

  private func stopTracking(_ touch: UITouch, _ event: UIEvent?, sending: UIControl.Event) {
    trackedTouch = nil
    isHighlighted = false
    isTouchInside = false
    if sending == .touchCancel {
      cancelTracking(with: event)
    } else {
      endTracking(touch, with: event)
    }
    if !sending.isEmpty { sendActions(for: sending) }
    if sending == .touchUpInside, triggersPrimaryActionOnTouchUp {
      sendActions(for: .primaryActionTriggered)
    }
  }

  /// Whether the control's usual way of being used is a tap.
  var triggersPrimaryActionOnTouchUp: Bool { false }

  private func isInside(_ touch: UITouch) -> Bool {
    let location = touch.location(in: self)
    let isNear = bounds.insetBy(dx: -Self.dragMargin, dy: -Self.dragMargin).contains(location)
    return isNear || point(inside: location, with: nil)
  }

  /// Keeps single taps for the control itself rather than for recognisers around it.
  ///
  /// Source: documented. “Interacting with other user interface controls” on Apple's page about
  /// gesture recognisers.
  ///
  /// - Parameter gestureRecognizer: The recogniser.
  /// - Returns: Whether it may begin.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard isEnabled, gestureRecognizer.view !== self else { return true }
    guard let tap = gestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  // MARK: Accessibility

  /// Whether assistive technologies see the control; `true` unless set.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The traits that were set, with those of the control's state.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = accessibility?.traits ?? defaultAccessibilityTraits
      if !isEnabled { traits.insert(.notEnabled) }
      if isSelected { traits.insert(.selected) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  /// The traits of this kind of control.
  var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
}
