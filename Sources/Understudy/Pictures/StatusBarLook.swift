import Foundation
internal import StageDrawing
import UIKit

/// How the clock and the signs beside it are drawn.
enum StatusBarStyle {
  case hidden
  case dark
  case light

  /// What the controller in front, of those that cover the screen, asks for.
  @MainActor
  init(of windows: [UIWindow], traits: UITraitCollection) {
    let isDark = traits.userInterfaceStyle == .dark
    self = isDark ? .light : .dark
    guard let window = windows.last(where: { $0.windowLevel == .normal }),
      var controller = window.rootViewController
    else { return }
    while let presented = controller.presentedViewController,
      presented.presentationController?.shouldRemovePresentersView == true
        || presented.modalPresentationCapturesStatusBarAppearance
    {
      controller = presented
    }
    if (controller.childForStatusBarHidden ?? controller).prefersStatusBarHidden {
      self = .hidden
      return
    }
    switch (controller.childForStatusBarStyle ?? controller).preferredStatusBarStyle {
    case .lightContent: self = .light
    case .darkContent: self = .dark
    default: if ViewPainter.pushesBack(window) { self = .light }
    }
  }
}

/// The clock and the signs beside it, and the bar at the bottom that leads home.
@MainActor
struct StatusBarLook {
  let style: StatusBarStyle
  /// Whether the screen is dark, which the bar at the bottom stands out from.
  let isDark: Bool
  let insets: UIEdgeInsets

  /// What a device's clock shows in Apple's pictures.
  private static let time = "9:41"

  private var color: RGBA { style == .light ? RGBA(hex: 0xFFFFFF) : RGBA(hex: 0x000000) }

  func draw(in bounds: CGRect, on canvas: PictureCanvas) {
    drawHomeIndicator(in: bounds, on: canvas)
    guard style != .hidden, insets.top > 0 else { return }
    let hasCutout = insets.top > 30
    let middle = hasCutout ? max(27, insets.top / 2 + 3) : insets.top / 2
    let size: CGFloat = hasCutout ? 17 : 12
    let metrics = TextMetrics(pointSize: size, weight: 0.3)
    let width = metrics.width(of: Self.time)
    // Beside a notch the clock is in the middle of the room that is left; elsewhere at the edge.
    let x =
      hasCutout
      ? max(20, (bounds.width - 125) / 4 - width / 2 + 2)
      : bounds.width > 700 ? 20 : bounds.midX - width / 2
    canvas.draw(
      TextRun(
        Self.time,
        at: CGPoint(x: x, y: middle + size * 0.36),
        width: width,
        size: size,
        weight: 600,
        color: color
      )
    )
    let scale = hasCutout ? 1 : CGFloat(0.85)
    let right = hasCutout ? bounds.width - max(16, (bounds.width - 125) / 4 - 38) : bounds.width - 8
    drawBattery(right: right, middle: middle, scale, on: canvas)
    drawWaves(right: right - 33 * scale, middle: middle, scale, on: canvas)
    if bounds.width < 700 { drawBars(right: right - 55 * scale, middle: middle, scale, on: canvas) }
  }

  private func drawHomeIndicator(in bounds: CGRect, on canvas: PictureCanvas) {
    guard insets.bottom > 0 else { return }
    let width: CGFloat = bounds.width > 700 ? 300 : min(140, bounds.width * 0.36)
    canvas.fill(
      .rectangle(
        CGRect(x: bounds.midX - width / 2, y: bounds.maxY - 13, width: width, height: 5),
        radius: 2.5
      ),
      .color(RGBA(hex: isDark ? 0xFFFFFF : 0x000000))
    )
  }

  private func drawBattery(
    right: CGFloat,
    middle: CGFloat,
    _ scale: CGFloat,
    on canvas: PictureCanvas
  ) {
    let case_ = CGRect(
      x: right - 27 * scale,
      y: middle - 6 * scale,
      width: 24 * scale,
      height: 12 * scale
    )
    var faint = color
    faint.alpha = 0.4
    canvas.stroke(.rectangle(case_, radius: 3.5 * scale), faint, width: 1)
    canvas.fill(
      .rectangle(case_.insetBy(dx: 2 * scale, dy: 2 * scale), radius: 2 * scale),
      .color(color)
    )
    canvas.fill(
      .rectangle(
        CGRect(
          x: case_.maxX + 1.2 * scale,
          y: middle - 2 * scale,
          width: 1.5 * scale,
          height: 4 * scale
        ),
        radius: 0.75 * scale
      ),
      .color(faint)
    )
  }

  private func drawWaves(
    right: CGFloat,
    middle: CGFloat,
    _ scale: CGFloat,
    on canvas: PictureCanvas
  ) {
    let center = CGPoint(x: right - 8 * scale, y: middle + 5 * scale)
    for (radius, isDot) in [(CGFloat(11), false), (7, false), (3, true)] {
      let reach = radius * scale * 0.72
      let start = CGPoint(x: center.x - reach, y: center.y - reach)
      let end = CGPoint(x: center.x + reach, y: center.y - reach)
      let control = CGPoint(x: center.x, y: center.y - reach * 1.75)
      if isDot {
        canvas.fill(
          .path([
            .move(center), .line(start), .quadCurve(end, control: control), .close,
          ]),
          .color(color)
        )
      } else {
        canvas.stroke(
          .path([.move(start), .quadCurve(end, control: control)]),
          color,
          width: 2.2 * scale
        )
      }
    }
  }

  private func drawBars(
    right: CGFloat,
    middle: CGFloat,
    _ scale: CGFloat,
    on canvas: PictureCanvas
  ) {
    for index in 0..<4 {
      let height = (4 + CGFloat(index) * 2.6) * scale
      canvas.fill(
        .rectangle(
          CGRect(
            x: right - CGFloat(4 - index) * 4.6 * scale,
            y: middle + 6 * scale - height,
            width: 3 * scale,
            height: height
          ),
          radius: 1 * scale
        ),
        .color(color)
      )
    }
  }
}
