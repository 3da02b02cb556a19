/// What a symbol adds to the solver's objective, priority by priority.
///
/// A higher priority always counts for more, however large the errors of the lower ones are, so a
/// cost is compared like a word in a dictionary.
struct SolverCost {
  private struct Entry {
    var priority: Float
    var value: Double
  }

  /// Sorted from the highest priority to the lowest; none is negligible.
  private var entries: [Entry] = []

  static let zero = SolverCost()

  init() {}

  var isZero: Bool { entries.isEmpty }

  var isNegative: Bool { entries.first.map { $0.value < 0 } ?? false }

  mutating func add(_ value: Double, at priority: Float) {
    let index = entries.firstIndex { $0.priority <= priority } ?? entries.count
    if index < entries.count, entries[index].priority == priority {
      entries[index].value += value
      if entries[index].value.isNegligible { entries.remove(at: index) }
    } else if !value.isNegligible {
      entries.insert(Entry(priority: priority, value: value), at: index)
    }
  }

  mutating func add(_ other: SolverCost, times factor: Double) {
    for entry in other.entries { add(entry.value * factor, at: entry.priority) }
  }

  /// Whether this cost over a divisor is below another cost over its own; both divisors are
  /// positive.
  func isBelow(_ other: SolverCost, dividedBy divisor: Double, _ otherDivisor: Double) -> Bool {
    var difference = SolverCost()
    difference.add(self, times: 1 / divisor)
    difference.add(other, times: -1 / otherDivisor)
    return difference.isNegative
  }
}
