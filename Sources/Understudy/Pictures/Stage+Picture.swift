import Foundation
internal import StageDrawing
import StageRuntime
import UIKit
import Understudy

extension Stage {
  /// Draws what is on the screen at this moment.
  ///
  /// All windows are in it, in front of one another as they are on the screen, with what is animated
  /// where it is by now. Windows of further scenes are drawn side by side. Nothing changes by it,
  /// except that the turn ends, as with all that looks at a stage.
  ///
  /// - Parameter options: What is drawn besides the windows.
  /// - Returns: The drawing.
  public func picture(_ options: PictureOptions = .screen) -> Picture {
    context.perform {
      context.turns.endTurn()
      let scenes = application.windowScenes
      let device = DeviceLook(of: application.screen, options: options)
      let canvas = PictureCanvas()
      let painter = ViewPainter(on: canvas)
      var left: CGFloat = 0
      var height: CGFloat = 0
      for scene in scenes {
        let size = device.outerSize(of: scene.size)
        canvas.group(PictureCanvas.Setting(origin: CGPoint(x: left, y: 0))) {
          device.draw(around: scene.size, on: canvas) { draw(scene, with: painter, options) }
        }
        left += size.width + DeviceLook.gap
        height = max(height, size.height)
      }
      let size = CGSize(width: max(0, left - DeviceLook.gap), height: height)
      let title = scenes.count > 1 ? "\(scenes.count) windows" : "The screen"
      return Picture(svg: canvas.document(size: size, title: title), size: size)
    }
  }

  private func draw(
    _ scene: UIWindowScene,
    with painter: ViewPainter,
    _ options: PictureOptions
  ) {
    let canvas = painter.canvas
    let bounds = CGRect(origin: .zero, size: scene.size)
    canvas.fill(.rectangle(bounds), .color(RGBA(hex: 0x000000)))
    let windows = scene.windowsFrontToBack
    for window in windows.reversed() { painter.draw(window: window) }
    canvas.subject = ""
    if let keyboard = application.keyboard.frame, keyboard.width <= bounds.width {
      KeyboardLook(traits: scene.traitCollection, insets: scene.safeAreaInsets)
        .draw(in: keyboard, on: canvas)
    }
    guard options.showsStatusBar else { return }
    let traits = scene.traitCollection
    StatusBarLook(
      style: StatusBarStyle(of: windows, traits: traits),
      isDark: traits.userInterfaceStyle == .dark,
      insets: scene.safeAreaInsets
    )
    .draw(in: bounds, on: canvas)
  }
}
