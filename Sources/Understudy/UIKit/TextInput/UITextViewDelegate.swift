import Foundation

/// Who decides about the editing of a text view, and hears of it.
///
/// Source: header. All methods are optional there.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asks whether editing may begin.
  ///
  /// - Parameter textView: The view.
  /// - Returns: Whether it may.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Tells that editing has begun.
  ///
  /// - Parameter textView: The view.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Asks whether editing may end.
  ///
  /// - Parameter textView: The view.
  /// - Returns: Whether it may.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Tells that editing has ended.
  ///
  /// - Parameter textView: The view.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Asks whether the person may change the text.
  ///
  /// - Parameters:
  ///   - textView: The view.
  ///   - range: The part to replace, in UTF-16 units.
  ///   - text: What to replace it by.
  /// - Returns: Whether it may be changed.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool

  /// Tells that the person has changed the text.
  ///
  /// - Parameter textView: The view.
  func textViewDidChange(_ textView: UITextView)

  /// Tells that the caret has moved.
  ///
  /// - Parameter textView: The view.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Allows it.
  ///
  /// - Parameter textView: The view.
  /// - Returns: `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  ///
  /// - Parameter textView: The view.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Allows it.
  ///
  /// - Parameter textView: The view.
  /// - Returns: `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  ///
  /// - Parameter textView: The view.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// Allows it.
  ///
  /// - Parameters:
  ///   - textView: The view.
  ///   - range: The part to replace, in UTF-16 units.
  ///   - text: What to replace it by.
  /// - Returns: `true`.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  ///
  /// - Parameter textView: The view.
  public func textViewDidChange(_ textView: UITextView) {}

  /// Does nothing.
  ///
  /// - Parameter textView: The view.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
