import Foundation

/// The lengths of many things in a line, of which some are known and the others are taken to be like
/// those.
///
/// Finding a place takes a few hundred steps among a hundred thousand.
struct LengthTable {
  private static let blockSize = 256

  private struct Block {
    var sum: CGFloat = 0
    var known = 0
  }

  /// NaN where the length isn't known.
  private var lengths: [CGFloat]
  private var blocks: [Block]
  private var sum: CGFloat = 0
  private var known = 0

  /// Creates a table in which no length is known.
  init(count: Int = 0) {
    lengths = Array(repeating: .nan, count: count)
    blocks = Array(
      repeating: Block(),
      count: (count + Self.blockSize - 1) / Self.blockSize
    )
  }

  var count: Int { lengths.count }

  /// Whether no length is known.
  var isUnknown: Bool { known == 0 }

  /// The length that those are taken to have whose length isn't known, in points.
  var estimate: CGFloat { known == 0 ? 0 : sum / CGFloat(known) }

  /// The length of everything, in points.
  var total: CGFloat { sum + CGFloat(count - known) * estimate }

  /// The length of one thing, known or estimated, in points.
  func length(at index: Int) -> CGFloat {
    lengths[index].isNaN ? estimate : lengths[index]
  }

  /// Whether the length of one thing is known.
  func isKnown(_ index: Int) -> Bool { !lengths[index].isNaN }

  /// Notes the length of one thing, in points; what isn't a length counts as none.
  mutating func set(_ length: CGFloat, at index: Int) {
    let new = length.isFinite ? max(0, length) : 0
    let old = lengths[index]
    let block = index / Self.blockSize
    if old.isNaN {
      known += 1
      blocks[block].known += 1
      sum += new
      blocks[block].sum += new
    } else {
      sum += new - old
      blocks[block].sum += new - old
    }
    lengths[index] = new
  }

  private func length(ofBlock block: Int) -> CGFloat {
    let size = min(Self.blockSize, count - block * Self.blockSize)
    return blocks[block].sum + CGFloat(size - blocks[block].known) * estimate
  }

  /// Where a thing begins, in points.
  func start(of index: Int) -> CGFloat {
    let index = min(max(0, index), count)
    var position: CGFloat = 0
    let block = index / Self.blockSize
    for other in 0..<block { position += length(ofBlock: other) }
    for other in (block * Self.blockSize)..<index { position += length(at: other) }
    return position
  }

  /// The first thing that ends beyond a position; `count` if there is none.
  func first(endingBeyond position: CGFloat) -> Int {
    var end: CGFloat = 0
    for block in blocks.indices {
      let length = length(ofBlock: block)
      guard end + length > position else {
        end += length
        continue
      }
      let start = block * Self.blockSize
      for index in start..<min(count, start + Self.blockSize) {
        end += self.length(at: index)
        if end > position { return index }
      }
    }
    return count
  }
}
