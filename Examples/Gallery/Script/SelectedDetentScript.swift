#if canImport(Understudy)
import Understudy
import UIKit

/// Plays the screen `SelectedDetentScreen`.
@MainActor
enum SelectedDetentScript {
  static func play(on stage: Stage, _ expectations: inout Expectations) throws {
    try stage.tap("Notes")
    stage.settle()
    let half = stage.topController?.view.bounds.height ?? 0
    expectations.expect("the sheet opens half as high", stage.shows("The sheet is half as high"))
    try stage.tap("Make it large")
    stage.settle()
    expectations.expect(
      "setting the binding moves the sheet",
      (stage.topController?.view.bounds.height ?? 0) > half && stage.shows("The sheet is large")
    )
    try stage.dragSheet(to: .medium)
    stage.settle()
    expectations.expect(
      "dragging the sheet sets the binding",
      stage.shows("The sheet is half as high")
    )
  }
}
#endif
