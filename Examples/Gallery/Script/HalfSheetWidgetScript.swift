#if canImport(Understudy)
import Understudy

/// Plays the half-sheet widget.
@MainActor
enum HalfSheetWidgetScript {
  static func play(on stage: Stage, _ expectations: inout Expectations) throws {
    try stage.tap("Show widget")
    stage.advance(by: .milliseconds(150))
    stage.note("a moment later")
    stage.settle()
    let widget = try Self.widget(on: stage)
    let share = widget.view.bounds.height / stage.window.bounds.height
    expectations.expect("the widget covers half of the screen", share > 0.4 && share <= 0.5)
    expectations.expect("the screen knows", stage.shows("The widget is presented."))

    try stage.tap("Done")
    stage.settle()
    expectations.expect(
      "the widget's own button dismisses it, and the binding is false",
      stage.presentationChain.isEmpty && stage.shows("The widget is not presented.")
    )

    try stage.tap("Show widget")
    stage.settle()
    let swipe = try stage.beginSwipeDown()
    stage.note("the finger goes back up")
    swipe.cancel()
    stage.settle()
    expectations.expect(
      "a swipe that is cancelled changes nothing",
      stage.presentationChain.count == 1 && stage.shows("The widget is presented.")
    )
    try stage.swipeDown()
    stage.settle()
    expectations.expect(
      "a swipe dismisses it, and the binding is false",
      stage.presentationChain.isEmpty && stage.shows("The widget is not presented.")
    )
  }

  private static func widget(on stage: Stage) throws -> WidgetViewController {
    guard let widget = stage.topController as? WidgetViewController else {
      throw GalleryError.unexpected("The widget isn't in front.")
    }
    return widget
  }
}
#endif
