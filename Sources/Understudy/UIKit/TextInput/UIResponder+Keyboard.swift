import Foundation

extension UIResponder {
  /// Posted before the keyboard comes; the object is the screen.
  public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillShowNotification")
  }
  /// Posted when the keyboard has come.
  public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidShowNotification")
  }
  /// Posted before the keyboard goes.
  public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillHideNotification")
  }
  /// Posted when the keyboard has gone.
  public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidHideNotification")
  }
  /// Posted before the keyboard's frame changes.
  public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  }
  /// Posted when the keyboard's frame has changed.
  public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")
  }

  /// The key of the frame from which the keyboard moves: a value with a `CGRect` in points of the
  /// screen.
  public nonisolated class var keyboardFrameBeginUserInfoKey: String {
    "UIKeyboardFrameBeginUserInfoKey"
  }
  /// The key of the frame to which the keyboard moves: a value with a `CGRect` in points of the
  /// screen.
  public nonisolated class var keyboardFrameEndUserInfoKey: String {
    "UIKeyboardFrameEndUserInfoKey"
  }
  /// The key of how long that takes: a number of seconds.
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// The key of the curve on which it moves: the number of a `UIView.AnimationCurve`.
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
  /// The key of whether the keyboard is this app's: a number.
  public nonisolated class var keyboardIsLocalUserInfoKey: String {
    "UIKeyboardIsLocalUserInfoKey"
  }
}

extension NSValue {
  /// Creates a value with a rectangle.
  ///
  /// - Parameter rect: The rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The rectangle of a value that was made with one.
  public var cgRectValue: CGRect { rectValue }
}

extension UIWindow {
  /// Does something during which the keyboard doesn't follow the first responder; then it does.
  ///
  /// So the keyboard stays when one field hands over to another.
  func holdingKeyboard<Result>(_ action: () -> Result) -> Result {
    keyboardHolds += 1
    let result = action()
    keyboardHolds -= 1
    updateKeyboard()
    return result
  }

  /// Lets the keyboard follow the first responder.
  func updateKeyboard() {
    guard keyboardHolds == 0 else { return }
    UIApplication.of(self).keyboard.firstResponderDidChange(in: self)
  }

  /// Lets what keeps clear of the keyboard find its new place.
  func keyboardDidMove() {
    for view in subviews {
      (view as? PresentationContainerView)?.setNeedsLayout()
    }
    tellInheritedEnvironment()
  }

  /// Where the keyboard is, or is on its way to, in the window's coordinates, in points; `nil` if it
  /// isn't shown.
  package var keyboardFrame: CGRect? {
    UIApplication.of(self).keyboard.frame.map {
      $0.offsetBy(dx: -frame.minX, dy: -frame.minY)
    }
  }

  /// The view that gets the keyboard's keys.
  package var editedView: UIView? { (firstResponder as? any UIKeyInput) as? UIView }
}
