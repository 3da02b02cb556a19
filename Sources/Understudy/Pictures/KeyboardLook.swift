import Foundation
internal import StageDrawing
import UIKit

/// The keyboard on the screen.
@MainActor
struct KeyboardLook {
  let traits: UITraitCollection
  let insets: UIEdgeInsets

  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

  private var isDark: Bool { traits.userInterfaceStyle == .dark }

  private var ground: RGBA { isDark ? RGBA(hex: 0x2B2B2D) : RGBA(hex: 0xD1D3D9) }
  private var key: RGBA { isDark ? RGBA(hex: 0x6B6B6D) : RGBA(hex: 0xFFFFFF) }
  private var darkKey: RGBA { isDark ? RGBA(hex: 0x464648) : RGBA(hex: 0xABB1BC) }
  private var ink: RGBA { isDark ? RGBA(hex: 0xFFFFFF) : RGBA(hex: 0x000000) }

  func draw(in frame: CGRect, on canvas: PictureCanvas) {
    canvas.subject = "Keyboard"
    canvas.fill(.rectangle(frame), .color(ground))
    /// The row of suggestions, and the room below the keys.
    let top: CGFloat = 45
    let bottom = insets.bottom > 0 ? insets.bottom + 34 : 4
    let area = CGRect(
      x: frame.minX + 3,
      y: frame.minY + top,
      width: frame.width - 6,
      height: max(40, frame.height - top - bottom)
    )
    let rowHeight = area.height / 4
    let unit = area.width / 10
    for (index, row) in Self.rows.enumerated() {
      let left = area.midX - CGFloat(row.count) * unit / 2
      for (column, letter) in row.enumerated() {
        let cell = CGRect(
          x: left + CGFloat(column) * unit,
          y: area.minY + CGFloat(index) * rowHeight,
          width: unit,
          height: rowHeight
        )
        draw(key: String(letter), in: cell, key, size: 22, on: canvas)
      }
    }
    let third = area.minY + 2 * rowHeight
    let side = 1.3 * unit
    symbol(
      "shift",
      in: CGRect(x: area.minX, y: third, width: side, height: rowHeight),
      darkKey,
      on: canvas
    )
    symbol(
      "delete.left",
      in: CGRect(x: area.maxX - side, y: third, width: side, height: rowHeight),
      darkKey,
      on: canvas
    )
    let last = area.minY + 3 * rowHeight
    let end = 2.5 * unit
    func cell(_ x: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(x: x, y: last, width: width, height: rowHeight)
    }
    draw(key: "123", in: cell(area.minX, end), darkKey, size: 16, on: canvas)
    draw(key: "space", in: cell(area.minX + end, 5 * unit), key, size: 16, on: canvas)
    draw(key: "return", in: cell(area.maxX - end, end), darkKey, size: 16, on: canvas)
  }

  private func plate(_ cell: CGRect, _ color: RGBA, on canvas: PictureCanvas) -> CGRect {
    let plate = cell.insetBy(dx: 3, dy: 5.5)
    canvas.fill(
      .rectangle(plate, radius: 5),
      .color(color),
      shadow: Shadow(
        color: RGBA(hex: 0x000000, alpha: 0.3),
        radius: 0,
        offset: CGSize(width: 0, height: 1)
      )
    )
    return plate
  }

  private func draw(
    key text: String,
    in cell: CGRect,
    _ color: RGBA,
    size: CGFloat,
    on canvas: PictureCanvas
  ) {
    let plate = plate(cell, color, on: canvas)
    let width = TextMetrics(pointSize: size).width(of: text)
    canvas.draw(
      TextRun(
        text,
        at: CGPoint(x: plate.midX - width / 2, y: plate.midY + size * 0.32),
        width: width,
        size: size,
        color: ink
      )
    )
  }

  private func symbol(_ name: String, in cell: CGRect, _ color: RGBA, on canvas: PictureCanvas) {
    let plate = plate(cell, color, on: canvas)
    canvas.symbol(
      name,
      in: plate.insetBy(dx: 6, dy: max(0, (plate.height - 22) / 2)),
      color: ink
    )
  }
}
