#if canImport(Understudy)
import Understudy

/// Plays the screen `SafariWebViewScreen`.
@MainActor
enum SafariWebViewScript {
  static func play(on stage: Stage, _ expectations: inout Expectations) throws {
    try stage.tap("Read more")
    stage.settle()
    expectations.expect("Safari's own controller shows the page", stage.shows("Done"))
    try stage.tap("Done")
    stage.settle()
    expectations.expect("Done closes it, and the URL is nil", stage.shows("No page"))

    try stage.tap("Write to us")
    stage.settle()
    expectations.expect(
      "an address that is no web page is opened elsewhere, and the URL is nil",
      stage.shows("No page") && stage.openedURLs.map(\.scheme) == ["mailto"]
    )
  }
}
#endif
