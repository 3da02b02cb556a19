#if canImport(Understudy)
import Understudy
import UIKit

/// Plays the screen `PopoverScreen`.
@MainActor
enum PopoverScript {
  static func play(on stage: Stage, _ expectations: inout Expectations) throws {
    let isWide = stage.window.traitCollection.horizontalSizeClass == .regular
    try stage.tap("Palette")
    stage.settle()
    if isWide {
      let size = stage.topController?.view.bounds.size ?? .zero
      expectations.expect(
        "on an iPad the palette is as large as it wants to be, and points at its button",
        size.width < 300 && points(stage, at: "Palette")
      )
    } else {
      expectations.expect(
        "on an iPhone the palette is a sheet",
        stage.topController?.view.bounds.width == stage.window.bounds.width
      )
    }
    try dismiss(on: stage, isWide: isWide)
    expectations.expect("and it is dismissed by a touch", stage.presentationChain.isEmpty)

    try stage.tap("Hint")
    stage.settle()
    expectations.expect(
      "SwiftUI content is presented in the same way",
      stage.shows("Tap beside it") && (!isWide || points(stage, at: "Hint"))
    )
    try dismiss(on: stage, isWide: isWide)
    expectations.expect("and is dismissed in the same way", stage.presentationChain.isEmpty)
  }

  private static func points(_ stage: Stage, at button: String) -> Bool {
    guard let source = stage.topController?.popoverPresentationController?.sourceView,
      let frame = try? stage.find(button).frame
    else { return false }
    return source.convert(source.bounds, to: stage.window) == frame
  }

  private static func dismiss(on stage: Stage, isWide: Bool) throws {
    if isWide {
      try stage.tapOutside()
    } else {
      try stage.swipeDown()
    }
    stage.settle()
  }
}
#endif
