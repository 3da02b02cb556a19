import Foundation

/// One line of text at its place.
package struct TextRun: Hashable, Sendable {
  package var text: String
  /// The left end of its baseline, in points.
  package var origin: CGPoint
  /// Its width, in points: whatever font a machine has, the line is as long.
  package var width: CGFloat
  /// The size of the font, in points.
  package var size: CGFloat
  /// How bold it is, as CSS counts: from 100 to 900, 400 being regular.
  package var weight: Int
  package var color: RGBA
  package var isItalic: Bool
  package var isMonospaced: Bool
  /// Lines along the text.
  package var lines: Lines

  /// Whether there are blanks that a browser would leave out: at an end, or several in a row.
  var hasWideBlanks: Bool {
    var isAfterBlank = true
    for byte in text.utf8 {
      let isBlank = byte == UInt8(ascii: " ")
      if isBlank, isAfterBlank { return true }
      isAfterBlank = isBlank
    }
    return isAfterBlank && !text.isEmpty
  }

  /// Lines along a text.
  package struct Lines: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let underline = Lines(rawValue: 1)
    package static let strikethrough = Lines(rawValue: 2)
  }

  package init(
    _ text: String,
    at origin: CGPoint,
    width: CGFloat,
    size: CGFloat,
    weight: Int = 400,
    color: RGBA,
    isItalic: Bool = false,
    isMonospaced: Bool = false,
    lines: Lines = []
  ) {
    self.text = text
    self.origin = origin
    self.width = width
    self.size = size
    self.weight = weight
    self.color = color
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.lines = lines
  }
}
