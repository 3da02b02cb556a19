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
    var line = paragraph[paragraph.startIndex..<paragraph.startIndex]
    var units = 0
    for piece in Self.pieces(of: paragraph) {
      let pieceUnits = metrics.units(of: piece)
      if !line.isEmpty, !fits(units + metrics.units(of: Self.trimmed(piece))) {
        end(line)
        line = paragraph[piece.startIndex..<piece.startIndex]
        units = 0
      }
      line = paragraph[line.startIndex..<piece.endIndex]
      units += pieceUnits
      // Only a piece that is alone on its line can be too long for it.
      guard line.startIndex == piece.startIndex else { continue }
      while !fits(metrics.units(of: Self.trimmed(line))), !line.dropFirst().isEmpty {
        let head = longestFittingPrefix(of: line)
        end(head)
        line = line[head.endIndex...]
        units = metrics.units(of: line)
      }
    }
    end(line)
  }

  private func fits(_ units: Int) -> Bool { metrics.points(units) <= maximumWidth }

  private mutating func end(_ line: Substring) {
    let text = Self.trimmed(line)
    lines.append(TextLayout.Line(text: String(text), width: metrics.width(of: text)))
  }

  /// At least one character, or a line could never end.
  private func longestFittingPrefix(of line: Substring) -> Substring {
    var end = line.index(after: line.startIndex)
    var units = metrics.units(of: line[..<end])
    while end < line.endIndex {
      let next = line.index(after: end)
      units += metrics.units(of: line[end..<next])
      guard fits(units) else { break }
      end = next
    }
    return line[..<end]
  }

  /// Words with the spaces after them; ideographs stand alone.
  private static func pieces(of paragraph: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var start = paragraph.startIndex
    var index = start
    var afterBreak = false
    while index < paragraph.endIndex {
      let character = paragraph[index]
      let isSpace = character == " " || character == "\t"
      let isWide = character.unicodeScalars.first.map(Advances.isWide) ?? false
      if index > start, (afterBreak && !isSpace) || isWide {
        pieces.append(paragraph[start..<index])
        start = index
      }
      afterBreak = isSpace || isWide
      index = paragraph.index(after: index)
    }
    pieces.append(paragraph[start...])
    return pieces
  }

  private static func trimmed(_ line: Substring) -> Substring {
    var line = line
    while line.last == " " || line.last == "\t" { line.removeLast() }
    return line
  }
}
