#if canImport(Understudy)
import Understudy

/// Plays SwiftUI content in an expandable half sheet.
@MainActor
enum ExpandableHalfSheetScript {
  static func play(on stage: Stage, _ expectations: inout Expectations) throws {
    try stage.tap("Order")
    stage.settle()
    expectations.expect(
      "the content is in a sheet with two heights and a grabber",
      stage.topController?.sheetPresentationController?.detents.count == 2
        && stage.topController?.sheetPresentationController?.prefersGrabberVisible == true
    )

    try stage.tap("One more")
    stage.settle()
    expectations.expect(
      "content and presenting screen show the same state",
      stage.shows("How many? 2") && stage.shows("Coffees: 2")
    )

    try stage.tap("Place order")
    stage.settle()
    expectations.expect(
      "setting the binding to false dismisses the sheet",
      stage.presentationChain.isEmpty
    )
    expectations.expect("what was ordered stays", stage.shows("Coffees: 2"))
  }
}
#endif
