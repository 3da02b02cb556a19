import Foundation
package import StageDrawing

/// How text looks.
package struct TextLook {
  package var color: RGBA
  package var metrics: TextMetrics
  package var isItalic: Bool
  package var lines: TextRun.Lines

  package init(
    color: RGBA,
    metrics: TextMetrics,
    isItalic: Bool = false,
    lines: TextRun.Lines = []
  ) {
    self.color = color
    self.metrics = metrics
    self.isItalic = isItalic
    self.lines = lines
  }
}

extension ViewPainter {
  /// Draws lines of text from the top of a rectangle.
  ///
  /// - Parameters:
  ///   - layout: The lines.
  ///   - frame: Where they are.
  ///   - look: How they look.
  ///   - alignment: From 0, at the left, to 1, at the right.
  ///   - spacing: The distance between lines, in points.
  package func draw(
    _ layout: TextLayout,
    in frame: CGRect,
    look: TextLook,
    alignment: CGFloat = 0,
    spacing: CGFloat = 0
  ) {
    var top = frame.minY
    for line in layout.lines {
      canvas.draw(
        TextRun(
          line.text,
          at: CGPoint(
            x: frame.minX + (frame.width - line.width) * alignment,
            y: top + look.metrics.ascender
          ),
          width: line.width,
          size: look.metrics.pointSize,
          weight: look.metrics.cssWeight,
          color: look.color,
          isItalic: look.isItalic,
          isMonospaced: look.metrics.isMonospaced,
          lines: look.lines
        )
      )
      top += look.metrics.lineHeight + spacing
    }
  }

  /// Draws one line of text in a font of the system's, in the middle of a rectangle's height.
  func draw(
    _ text: String,
    in frame: CGRect,
    size: CGFloat,
    weight: UIFont.Weight = .regular,
    color: RGBA,
    alignment: CGFloat = 0
  ) {
    let metrics = TextMetrics(pointSize: size, weight: weight.rawValue)
    let layout = metrics.layOut(text, maximumWidth: frame.width, lineLimit: 1)
    let top = frame.midY - metrics.lineHeight / 2
    draw(
      layout,
      in: CGRect(x: frame.minX, y: top, width: frame.width, height: metrics.lineHeight),
      look: TextLook(color: color, metrics: metrics),
      alignment: alignment
    )
  }
}

extension TextMetrics {
  /// The boldness as CSS counts it.
  package var cssWeight: Int {
    switch weight {
    case ..<(-0.7): 100
    case ..<(-0.5): 200
    case ..<(-0.2): 300
    case ..<0.12: 400
    case ..<0.27: 500
    case ..<0.35: 600
    case ..<0.48: 700
    case ..<0.6: 800
    default: 900
    }
  }
}
