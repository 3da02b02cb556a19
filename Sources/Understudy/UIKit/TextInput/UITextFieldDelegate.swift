import Foundation

/// Who decides about the editing of a field, and hears of it.
///
/// Source: header. All methods are optional there.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asks whether editing may begin.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether it may.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Tells that editing has begun.
  ///
  /// - Parameter textField: The field.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Asks whether editing may end.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether it may.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Tells that editing has ended.
  ///
  /// - Parameter textField: The field.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Tells that editing has ended, and why; calls the method without a reason unless implemented.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - reason: Why.
  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  )

  /// Asks whether the person may change the text.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - range: The part to replace, in UTF-16 units.
  ///   - string: What to replace it by.
  /// - Returns: Whether it may be changed.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Tells that the caret has moved.
  ///
  /// - Parameter textField: The field.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Asks whether the text may be deleted by the button for that.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether it may.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Asks whether the return key does what it does by itself.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether it does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Allows it.
  ///
  /// - Parameter textField: The field.
  /// - Returns: `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  ///
  /// - Parameter textField: The field.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Allows it.
  ///
  /// - Parameter textField: The field.
  /// - Returns: `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  ///
  /// - Parameter textField: The field.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Calls the method without a reason.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - reason: Why.
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }

  /// Allows it.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - range: The part to replace, in UTF-16 units.
  ///   - string: What to replace it by.
  /// - Returns: `true`.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Does nothing.
  ///
  /// - Parameter textField: The field.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Allows it.
  ///
  /// - Parameter textField: The field.
  /// - Returns: `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Allows it.
  ///
  /// - Parameter textField: The field.
  /// - Returns: `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
