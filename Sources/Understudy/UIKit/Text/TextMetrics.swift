/// Measures text set in a sans serif like Apple's, the same on every machine.
///
/// The widths are our own, close to San Francisco's; kerning and ligatures are left out. UIKit's
/// labels and SwiftUI's text both measure here, so they agree.
package struct TextMetrics: Hashable, Sendable {
  /// The size of the font, in points.
  package var pointSize: CGFloat
  /// How bold it is, from `-1` to `1`, `0` being regular.
  package var weight: CGFloat
  /// Whether all characters are as wide as one another.
  package var isMonospaced: Bool

  package init(pointSize: CGFloat, weight: CGFloat = 0, isMonospaced: Bool = false) {
    self.pointSize = pointSize
    self.weight = weight
    self.isMonospaced = isMonospaced
  }

  // MARK: Lines

  /// The height of a line, in points; 20.287 at 17 points, as San Francisco's.
  package var lineHeight: CGFloat { pointSize * 1.193_359_375 }
  /// How far the line reaches above the baseline, in points.
  package var ascender: CGFloat { pointSize * 0.952_148_437_5 }
  /// How far it reaches below, in points; below `0`.
  package var descender: CGFloat { -pointSize * 0.241_210_937_5 }

  // MARK: Widths

  /// Returns the width of a text on one line, in points.
  package func width(of text: some StringProtocol) -> CGFloat { points(units(of: text)) }

  /// The width in thousandths of an em, before boldness; adds up without rounding.
  func units(of text: some StringProtocol) -> Int {
    if let units = unitsIfPlain(text.utf8) { return units }
    var total = 0
    var joins = false
    for scalar in text.unicodeScalars {
      if scalar == Advances.joiner {
        joins = true
      } else if joins {
        joins = false
      } else {
        total += advance(of: scalar)
      }
    }
    return total
  }

  /// The same for printable ASCII, which is quicker; `nil` for other text.
  private func unitsIfPlain(_ text: some Collection<UInt8>) -> Int? {
    let advances = Advances.ascii
    var total = 0
    for byte in text {
      guard byte >= 0x20, byte < 0x7F else { return nil }
      total += isMonospaced ? Advances.monospaced : advances[Int(byte - 0x20)]
    }
    return total
  }

  private func advance(of scalar: Unicode.Scalar) -> Int {
    let advance = Advances.of(scalar)
    return isMonospaced && advance != 0 && advance != Advances.wide ? Advances.monospaced : advance
  }

  /// Thousandths of an em as points: bolder is wider.
  func points(_ units: Int) -> CGFloat {
    let boldness: CGFloat = isMonospaced ? 1 : 1 + 0.06 * weight
    return CGFloat(units) / 1000 * pointSize * boldness
  }

  // MARK: Setting

  /// Sets a text in lines.
  ///
  /// Lines break at spaces and between ideographs; a word that is too long breaks anywhere. Spaces
  /// at the end of a line take no room.
  ///
  /// - Parameters:
  ///   - text: The text; line feeds in it end lines.
  ///   - maximumWidth: The longest line, in points; `nil` for no limit.
  ///   - lineLimit: The most lines; `nil` or `0` for no limit. What doesn't fit is cut off and
  ///     marked with an ellipsis.
  /// - Returns: The lines and their size.
  package func layOut(
    _ text: String,
    maximumWidth: CGFloat? = nil,
    lineLimit: Int? = nil
  ) -> TextLayout {
    if let units = unitsIfPlain(text.utf8), points(units) <= maximumWidth ?? .infinity {
      return oneLine(text, width: points(units))
    }
    var breaker = LineBreaker(metrics: self, maximumWidth: maximumWidth ?? .infinity)
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      breaker.add(paragraph)
    }
    var lines = breaker.lines
    var isTruncated = false
    if let lineLimit, lineLimit > 0, lines.count > lineLimit {
      isTruncated = true
      lines.removeSubrange(lineLimit...)
      lines[lineLimit - 1] = truncated(lines[lineLimit - 1], to: maximumWidth ?? .infinity)
    } else if let maximumWidth, lineLimit == 1, let only = lines.first, only.width > maximumWidth {
      isTruncated = true
      lines[0] = truncated(only, to: maximumWidth)
    }
    return TextLayout(
      lines: lines,
      size: CGSize(
        width: lines.map(\.width).max() ?? 0,
        height: lineHeight * CGFloat(lines.count)
      ),
      isTruncated: isTruncated
    )
  }

  private func oneLine(_ text: String, width: CGFloat) -> TextLayout {
    TextLayout(
      lines: [TextLayout.Line(text: text, width: width)],
      size: CGSize(width: width, height: lineHeight),
      isTruncated: false
    )
  }

  private func truncated(_ line: TextLayout.Line, to maximumWidth: CGFloat) -> TextLayout.Line {
    var text = line.text
    while !text.isEmpty, width(of: text + "…") > maximumWidth { text.removeLast() }
    text += "…"
    return TextLayout.Line(text: text, width: width(of: text))
  }
}

/// A text set in lines.
package struct TextLayout: Hashable, Sendable {
  /// One line.
  package struct Line: Hashable, Sendable {
    /// What the line says, without spaces at its end.
    package var text: String
    /// Its width, in points.
    package var width: CGFloat
  }

  /// The lines, from top to bottom; an empty text has one empty line.
  package var lines: [Line]
  /// The width of the longest line and the height of all, in points, not rounded to pixels.
  package var size: CGSize
  /// Whether something was cut off.
  package var isTruncated: Bool
}

extension CGSize {
  /// The size in whole pixels, rounded up so that nothing is cut off.
  package func roundedUpToPixels(scale: CGFloat) -> CGSize {
    // A sum of widths that is a hair above a pixel's edge is on it.
    func round(_ length: CGFloat) -> CGFloat { ((length * scale) - 0.001).rounded(.up) / scale }
    return CGSize(width: max(0, round(width)), height: max(0, round(height)))
  }
}
