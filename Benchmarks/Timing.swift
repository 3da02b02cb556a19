/// A piece of work of which it matters how long it takes once.
struct Timing {
  /// What the table calls it.
  let name: String
  /// How many microseconds it should take at most; `nil` if it is only shown.
  var limit: Double?
  /// How often a round does the work.
  let repetitions: Int
  /// Sets the work up and returns it; the work is given how often it has been done before.
  let prepare: @MainActor () -> (_ repetition: Int) -> Void

  init(
    _ name: String,
    limit: Double? = nil,
    repetitions: Int,
    prepare: @escaping @MainActor () -> (_ repetition: Int) -> Void
  ) {
    self.name = name
    self.limit = limit
    self.repetitions = repetitions
    self.prepare = prepare
  }

  /// Measures the work in several rounds, each set up anew, after one that warms up.
  @MainActor
  func run(rounds: Int) -> Result {
    var times: [Double] = []
    var bodies = 0
    for round in 0...rounds {
      let work = prepare()
      BodyCount.count = 0
      let time = ProcessorTime.measure {
        for repetition in 0..<repetitions { work(repetition) }
      }
      bodies = BodyCount.count
      if round > 0 { times.append(time / .microseconds(repetitions)) }
    }
    times.sort()
    return Result(
      median: times[rounds / 2],
      fastest: times[0],
      slowest: times[rounds - 1],
      bodies: Double(bodies) / Double(repetitions)
    )
  }

  /// How many microseconds the work took.
  struct Result {
    /// In the round in the middle.
    let median: Double
    /// In the fastest round.
    let fastest: Double
    /// In the slowest round.
    let slowest: Double
    /// How many bodies of views ran for it.
    let bodies: Double
  }
}

/// Counts the bodies of the benchmarks' views that run.
@MainActor
enum BodyCount {
  static var count = 0
}

extension Table {
  /// Creates a table of how long things take.
  @MainActor
  init(timing timings: [Timing], rounds: Int) {
    self.init(columns: [
      "timing", "median", "fastest", "slowest", "bodies", "at most", "target", "unit",
    ])
    for timing in timings {
      let result = timing.run(rounds: rounds)
      add([
        timing.name, Self.hundredths(result.median), Self.hundredths(result.fastest),
        Self.hundredths(result.slowest), Self.grouped(result.bodies),
        timing.limit.map(Self.grouped) ?? "",
        timing.limit.map { result.median <= $0 ? "holds" : "MISSED" } ?? "", "µs",
      ])
    }
  }
}
