import Foundation
internal import StageDrawing
import UIKit

/// The device around a screen.
@MainActor
struct DeviceLook {
  /// The distance between windows that are side by side, in points.
  static let gap: CGFloat = 24
  /// The distance from the screen to the device's edge, in points.
  private static let bezel: CGFloat = 14

  private let screen: UIScreen
  private let isShown: Bool
  /// The radius of the screen's corners, in points.
  private let radius: CGFloat

  init(of screen: UIScreen, options: PictureOptions) {
    self.screen = screen
    isShown = options.showsDevice
    radius = screen.cornerRadius
  }

  /// The bezel above and below a screen, which is higher on a device with a home button.
  private var ends: CGFloat {
    screen.cornerRadius == 0 ? 84 : Self.bezel
  }

  /// The size of a screen with the device around it.
  func outerSize(of size: CGSize) -> CGSize {
    guard isShown else { return size }
    return CGSize(
      width: size.width + 2 * (screen.isLandscape ? ends : Self.bezel),
      height: size.height + 2 * (screen.isLandscape ? Self.bezel : ends)
    )
  }

  /// Draws the device, and a screen in it.
  func draw(around size: CGSize, on canvas: PictureCanvas, _ screenContent: () -> Void) {
    let bounds = CGRect(origin: .zero, size: size)
    guard isShown else {
      return canvas.group(PictureCanvas.Setting(clip: .rectangle(bounds)), screenContent)
    }
    let outer = CGRect(origin: .zero, size: outerSize(of: size))
    let inner = bounds.offsetBy(
      dx: (outer.width - size.width) / 2,
      dy: (outer.height - size.height) / 2
    )
    let outerRadius = radius > 0 ? radius + Self.bezel : 56
    canvas.fill(.rectangle(outer, radius: outerRadius), .color(RGBA(hex: 0x8E8E93)))
    canvas.fill(
      .rectangle(outer.insetBy(dx: 2, dy: 2), radius: outerRadius - 2),
      .color(RGBA(hex: 0x1C1C1E))
    )
    canvas.fill(
      .rectangle(outer.insetBy(dx: 5, dy: 5), radius: outerRadius - 5),
      .color(RGBA(hex: 0x000000))
    )
    canvas.group(
      PictureCanvas.Setting(origin: inner.origin, clip: .rectangle(inner, radius: radius))
    ) {
      screenContent()
      drawCutout(in: bounds, on: canvas)
    }
    if radius == 0 { drawHomeButton(outer, on: canvas) }
  }

  /// Draws what the camera takes of the screen: a notch or an island.
  private func drawCutout(in bounds: CGRect, on canvas: PictureCanvas) {
    guard !screen.isLandscape, screen.traitCollection.userInterfaceIdiom == .phone else { return }
    let top = screen.safeAreaInsets(isLandscape: false).top
    let black = Paint.color(RGBA(hex: 0x000000))
    if top > 50 {
      let island = CGRect(x: bounds.midX - 62.5, y: 11, width: 125, height: 37)
      canvas.fill(.rectangle(island, radius: 18.5), black)
    } else if top > 30 {
      let notch = CGRect(x: bounds.midX - 81, y: -1, width: 162, height: 34)
      canvas.fill(
        .rectangle(notch, radius: 20, rounded: [.bottomLeft, .bottomRight]),
        black
      )
    }
  }

  private func drawHomeButton(_ outer: CGRect, on canvas: PictureCanvas) {
    guard !screen.isLandscape else { return }
    let button = CGRect(x: outer.midX - 26, y: outer.maxY - 68, width: 52, height: 52)
    canvas.stroke(.ellipse(button), RGBA(hex: 0x48484A), width: 2)
    let speaker = CGRect(x: outer.midX - 26, y: 40, width: 52, height: 5)
    canvas.fill(.rectangle(speaker, radius: 2.5), .color(RGBA(hex: 0x2C2C2E)))
  }
}
