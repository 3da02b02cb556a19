import UIKit

extension Stage {
  /// Types a text on the keyboard.
  ///
  /// - Parameter text: What to type; a line feed presses return.
  /// - Throws: ``StageError`` if no text field is being edited.
  public func type(_ text: String) throws(StageError) {
    guard act("types '\(text)'", { application.keyboard.type(text) }) else {
      throw StageError("Can't type '\(text)': no text field is being edited. Tap one first.")
    }
  }

  /// Presses the keyboard's delete key.
  ///
  /// - Parameter count: How many times; none if not positive.
  /// - Throws: ``StageError`` if no text field is being edited.
  public func pressDelete(_ count: Int = 1) throws(StageError) {
    for _ in 0..<max(0, count) {
      guard act("presses delete", { application.keyboard.pressDelete() }) else {
        throw StageError("Can't press delete: no text field is being edited. Tap one first.")
      }
    }
  }
}
