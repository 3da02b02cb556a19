import Foundation

/// The lengths of many things in a line, apart for each size across it that a layout asks about.
///
/// A layout asks for several sizes by turns. If what is known for one were forgotten for another, each
/// layout would find other lengths than the one before, and none would be the last.
struct LengthTables {
  private static let limit = 4

  /// The lengths for ``across``.
  var current = LengthTable()
  /// The size across that ``current`` is about, in points; `nil` if nothing is known.
  private(set) var across: CGFloat?
  /// Those for other sizes, the latest last.
  private var others: [(across: CGFloat, table: LengthTable)] = []

  /// Forgets everything.
  mutating func forget() {
    current = LengthTable()
    across = nil
    others = []
  }

  /// Forgets the lengths for other sizes than the current one.
  mutating func forgetOthers() { others = [] }

  /// Makes the lengths for a size across the current ones.
  ///
  /// - Parameters:
  ///   - new: The size across, in points.
  ///   - make: Makes a table with what is known, if there is none.
  mutating func turn(to new: CGFloat, make: () -> LengthTable) {
    guard new != across else { return }
    if let across {
      if others.count == Self.limit { others.removeFirst() }
      others.append((across, current))
    }
    across = new
    if let index = others.firstIndex(where: { $0.across == new }) {
      current = others.remove(at: index).table
    } else {
      current = make()
    }
  }
}
