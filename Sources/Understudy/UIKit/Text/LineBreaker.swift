/// Fills lines with words until they are full.
struct LineBreaker {
  let metrics: TextMetrics
  let maximumWidth: CGFloat
  private(set) var lines: [TextLayout.Line] = []

  init(metrics: TextMetrics, maximumWidth: CGFloat) {
    self.metrics = metrics
    self.maximumWidth = maximumWidth
  }

  /// Adds a paragraph, which begins on a line of its own.
  mutating func add(_ paragraph: Substring) {
    let width = metrics.width(of: paragraph)
    if width <= maximumWidth {
      lines.append(TextLayout.Line(text: String(paragraph), width: width))
      return
    }
    var line = ""
    for piece in Self.pieces(of: paragraph) {
      if line.isEmpty || metrics.width(of: Self.trimmed(line + piece)) <= maximumWidth {
        line += piece
      } else {
        end(line)
        line = String(piece)
      }
      while metrics.width(of: Self.trimmed(line)) > maximumWidth, line.count > 1 {
        let head = longestFittingPrefix(of: line)
        end(head)
        line.removeFirst(head.count)
      }
    }
    end(line)
  }

  private mutating func end(_ line: String) {
    let text = String(Self.trimmed(line))
    lines.append(TextLayout.Line(text: text, width: metrics.width(of: text)))
  }

  /// At least one character, or a line could never end.
  private func longestFittingPrefix(of line: String) -> String {
    var prefix = String(line.prefix(1))
    for character in line.dropFirst() {
      let longer = prefix + String(character)
      guard metrics.width(of: longer) <= maximumWidth else { break }
      prefix = longer
    }
    return prefix
  }

  /// Words with the spaces after them; ideographs stand alone.
  private static func pieces(of paragraph: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var start = paragraph.startIndex
    var index = start
    var afterSpace = false
    while index < paragraph.endIndex {
      let character = paragraph[index]
      let isSpace = character == " " || character == "\t"
      let isWide = character.unicodeScalars.first.map(Advances.isWide) ?? false
      if index > start, (afterSpace && !isSpace) || isWide {
        pieces.append(paragraph[start..<index])
        start = index
      }
      afterSpace = isSpace || isWide
      index = paragraph.index(after: index)
    }
    pieces.append(paragraph[start...])
    return pieces
  }

  private static func trimmed(_ line: String) -> Substring {
    var line = Substring(line)
    while line.last == " " || line.last == "\t" { line.removeLast() }
    return line
  }
}
