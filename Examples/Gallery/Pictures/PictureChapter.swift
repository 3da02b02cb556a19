#if canImport(UnderstudyPictures)
import UIKit
import Understudy
import UnderstudyPictures

/// What one screen of the gallery looks like while its script is played, on a light device and on a
/// dark one.
@MainActor
struct PictureChapter {
  let screen: GalleryScreen
  let light: Storyboard
  let dark: Storyboard
  private let lightPerformance: Performance
  private let darkPerformance: Performance

  /// Plays a screen twice and draws it.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - device: What it is played on.
  init(of screen: GalleryScreen, on device: Device) {
    let light = Self.record(screen, on: device, .light)
    let dark = Self.record(screen, on: device, .dark)
    self.screen = screen
    self.light = light.storyboard
    self.dark = dark.storyboard
    lightPerformance = light.performance
    darkPerformance = dark.performance
  }

  /// Whether everything was as the script expects.
  var hasPassed: Bool { lightPerformance.hasPassed && darkPerformance.hasPassed }

  /// What happened, as the gallery prints it: on the light device unless the dark one failed.
  var report: String {
    darkPerformance.hasPassed ? lightPerformance.report : darkPerformance.report
  }

  /// The storyboard of a style, and the name of the file for its strip.
  var strips: [(storyboard: Storyboard, fileName: String)] {
    [(light, "\(screen.rawValue).svg"), (dark, "\(screen.rawValue)-dark.svg")]
  }

  private static func record(
    _ screen: GalleryScreen,
    on device: Device,
    _ style: UIUserInterfaceStyle
  ) -> (storyboard: Storyboard, performance: Performance) {
    var storyboard = Storyboard(title: screen.title)
    let performance = Performance(screen.title, on: device) { stage, expectations in
      stage.setUserInterfaceStyle(style)
      try screen.open(on: stage)
      do {
        storyboard = try stage.storyboard(screen.title) { _ in
          try screen.script(stage, &expectations)
        }
      } catch let error as StoryboardError {
        storyboard = error.storyboard
        throw error.underlyingError
      }
    }
    storyboard.transcript = performance.lines
    return (storyboard, performance)
  }
}
#endif
