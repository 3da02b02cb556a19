import UIKit

extension Stage {
  /// Types a text on the keyboard.
  ///
  /// - Parameter text: What to type; a line feed presses return.
  /// - Throws: ``StageError`` if no text field is being edited.
  public func type(_ text: String) throws(StageError) {
    var isTyped = false
    act("types '\(text)'") { isTyped = application.keyboard.type(text) }
    guard isTyped else {
      throw StageError("Can't type '\(text)': no text field is being edited. Tap one first.")
    }
  }

  /// Presses the keyboard's delete key.
  ///
  /// - Parameter count: How many times.
  /// - Throws: ``StageError`` if no text field is being edited.
  public func pressDelete(_ count: Int = 1) throws(StageError) {
    for _ in 0..<count {
      var isDeleted = false
      act("presses delete") { isDeleted = application.keyboard.pressDelete() }
      guard isDeleted else {
        throw StageError("Can't press delete: no text field is being edited. Tap one first.")
      }
    }
  }
}
