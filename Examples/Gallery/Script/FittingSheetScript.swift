#if canImport(Understudy)
import Understudy
import UIKit

/// Plays the screen `FittingSheetScreen`.
@MainActor
enum FittingSheetScript {
  static func play(on stage: Stage, _ expectations: inout Expectations) throws {
    try stage.tap("A short tip")
    stage.settle()
    let short = stage.topController?.view.bounds.height ?? 0
    expectations.expect(
      "a short tip has a low sheet",
      short > 0 && short < stage.window.bounds.height / 4
    )
    try stage.swipeDown()
    stage.settle()
    try stage.tap("A long tip")
    stage.settle()
    let long = stage.topController?.view.bounds.height ?? 0
    expectations.expect(
      "a long one has a higher sheet, and no higher than it needs",
      long > short && long < stage.window.bounds.height / 2
    )
  }
}
#endif
