/// Ways to the same end, whose costs are measured in turns and told as ratios.
///
/// A ratio of one run says something on any machine, where a time says little.
struct Comparison {
  /// What the table calls it.
  let name: String
  /// What a cost is counted in, such as `µs a cycle`.
  let unit: String
  /// What all ways have in common, and is taken off their costs; `nil` for nothing.
  var base: Cost?
  /// The way that the others are held against.
  let reference: Way
  /// The others.
  let ways: [Way]

  /// Does the work once, set up anew, and returns what it cost.
  typealias Cost = @MainActor () -> Double

  /// One way to the end.
  struct Way {
    /// What the table calls it.
    let name: String
    /// The most that its cost should be, as a multiple of the reference's; `nil` if it is only shown.
    var limit: Double?
    let cost: Cost
  }

  /// Measures all ways in several rounds.
  @MainActor
  func run(rounds: Int) -> [Result] {
    let costs = [reference.cost] + ways.map(\.cost) + [base ?? { 0 }]
    var samples = costs.map { _ in [Double]() }
    for round in 0...rounds {
      for (index, cost) in costs.enumerated() {
        let sample = cost()
        // The first round warms up.
        if round > 0 { samples[index].append(sample) }
      }
    }
    let medians = samples.map { $0.sorted()[rounds / 2] }
    let common = medians[costs.count - 1]
    return zip(ways, medians.dropFirst()).map { way, median in
      Result(way: way, cost: median - common, reference: medians[0] - common)
    }
  }

  /// What one way cost, and what the reference did.
  struct Result {
    let way: Way
    /// The way's own cost, in the round in the middle.
    let cost: Double
    /// The reference's.
    let reference: Double

    /// The cost as a multiple of the reference's.
    var ratio: Double { cost / reference }

    /// What became of the target, in a word.
    var verdict: String { way.limit.map { ratio <= $0 ? "holds" : "MISSED" } ?? "" }
  }
}

extension Table {
  /// Creates a table of what comparisons have found.
  @MainActor
  init(comparing comparisons: [Comparison], rounds: Int) {
    self.init(columns: ["comparison", "cost", "against", "ratio", "at most", "target", "unit"])
    for comparison in comparisons {
      for result in comparison.run(rounds: rounds) {
        add([
          "\(comparison.name): \(result.way.name) / \(comparison.reference.name)",
          Self.grouped(result.cost), Self.grouped(result.reference),
          Self.hundredths(result.ratio), result.way.limit.map(Self.hundredths) ?? "",
          result.verdict, comparison.unit,
        ])
      }
    }
  }

  /// Returns a number with two digits of its fraction.
  static func hundredths(_ number: Double) -> String {
    guard number.isFinite else { return "\(number)" }
    let hundredths = Int((number * 100).rounded())
    let digits = String(hundredths.magnitude % 100)
    let sign = hundredths < 0 ? "-" : ""
    return "\(sign)\(hundredths.magnitude / 100).\(digits.count < 2 ? "0" : "")\(digits)"
  }
}
