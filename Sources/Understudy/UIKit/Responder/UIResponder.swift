import StageRuntime

/// An object that can take part in the handling of events.
///
/// Apple declares the accessibility properties on `NSObject`. Without Objective-C an extension's
/// members can't be overridden, so here they belong to the responder, the closest class that both
/// `UIView` and `UIAccessibilityElement` descend from.
@MainActor @preconcurrency open class UIResponder: NSObject {
  /// Where this object's name and address are kept once something has asked for them.
  var identity = ObjectIdentity()
  /// What was set of the accessibility properties; most responders set none.
  var accessibility: AccessibilityStorage?

  /// Creates a responder.
  public override init() { super.init() }

  // MARK: The chain

  /// The responder that gets what this one doesn't handle; `nil` at the chain's end.
  open var next: UIResponder? { nil }

  /// Whether this object may become the first responder; `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object is willing to stop being the first responder; `true` unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether this object is the first responder of its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this object the first responder of its window.
  ///
  /// - Returns: Whether it is the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    return window.holdingKeyboard {
      if let current = window.firstResponder {
        guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
      }
      window.firstResponder = self
      return true
    }
  }

  /// Called when this object has stopped being the first responder, whoever wanted it.
  func didStopBeingFirstResponder() {}

  /// Stops being the first responder.
  ///
  /// - Returns: Whether it gave the role up.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  /// The window whose first responder this object can be.
  private var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window }
      responder = current.next
    }
    return nil
  }

  // MARK: Touches

  /// Tells this object that fingers came down; passes the news on unless overridden.
  ///
  /// - Parameters:
  ///   - touches: The touches that began.
  ///   - event: The event that they belong to.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells this object that fingers moved; passes the news on unless overridden.
  ///
  /// - Parameters:
  ///   - touches: The touches that moved.
  ///   - event: The event that they belong to.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells this object that fingers were lifted; passes the news on unless overridden.
  ///
  /// - Parameters:
  ///   - touches: The touches that ended.
  ///   - event: The event that they belong to.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells this object that the system took touches away; passes the news on unless overridden.
  ///
  /// - Parameters:
  ///   - touches: The touches that were cancelled.
  ///   - event: The event that they belong to.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Accessibility

  /// Whether assistive technologies see this object itself; `false` unless set.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { editAccessibility { $0.isElement = newValue } }
  }

  /// What this object is called, such as a button's title.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { editAccessibility { $0.label = newValue } }
  }

  /// What doing something with this object brings about.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { editAccessibility { $0.hint = newValue } }
  }

  /// What this object holds at the moment, such as a slider's position.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { editAccessibility { $0.value = newValue } }
  }

  /// What kind of thing this object is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { editAccessibility { $0.traits = newValue } }
  }

  /// Where this object is, in the screen's coordinates.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? .zero }
    set { editAccessibility { $0.frame = newValue } }
  }

  /// The point that activating this object taps, in the screen's coordinates; the middle of
  /// ``accessibilityFrame`` unless set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      if let point = accessibility?.activationPoint { return point }
      let frame = accessibilityFrame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    set { editAccessibility { $0.activationPoint = newValue } }
  }

  /// Whether assistive technologies skip everything inside this object.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { editAccessibility { $0.hidesElements = newValue } }
  }

  /// Whether assistive technologies skip what is beside this object.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { editAccessibility { $0.isModal = newValue } }
  }

  /// The elements inside this object in reading order, or `nil` if its subviews say it themselves.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { editAccessibility { $0.elements = newValue } }
  }

  /// A name for tests, which people never see or hear.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { editAccessibility { $0.identifier = newValue } }
  }

  /// Does what a tap on this object would do, for assistive technologies.
  ///
  /// - Returns: Whether it did it; `false` makes the system tap the activation point instead.
  open func accessibilityActivate() -> Bool { false }

  /// Backs out of where the person is, for assistive technologies.
  ///
  /// - Returns: Whether it did it; `false` asks the next responder.
  open func accessibilityPerformEscape() -> Bool { false }

  private func editAccessibility(_ edit: (AccessibilityStorage) -> Void) {
    let storage = accessibility ?? AccessibilityStorage()
    accessibility = storage
    edit(storage)
  }

  // MARK: Names

  /// The object as UIKit's messages show it: module, class and address.
  nonisolated open override var description: String {
    // Another thread can still name the class; numbers are given out on the main actor.
    guard MainActorCheck.isOnMainActor else { return "<\(String(reflecting: type(of: self)))>" }
    return MainActor.assumeIsolated { objectDescription }
  }
}
