/// Something whose speed is measured: a piece of work that is done over and over.
struct Benchmark {
  /// What the table calls it.
  let name: String
  /// What one repetition of the work is, such as `cycle`.
  let unit: String
  /// Sets the work up and returns it: it does as many repetitions as it is told.
  ///
  /// Every round sets up anew, so no round pays for what another has left behind.
  let prepare: @MainActor () -> (_ repetitions: Int) -> Void

  init(
    _ name: String,
    unit: String,
    prepare: @escaping @MainActor () -> (_ repetitions: Int) -> Void
  ) {
    self.name = name
    self.unit = unit
    self.prepare = prepare
  }

  /// Measures the work in several rounds, each of about a fifth of a second of processor time.
  @MainActor
  func run(rounds: Int) -> Result {
    let warmUp = prepare()
    let repetitions = calibrate(warmUp)
    var speeds: [Double] = []
    for _ in 0..<rounds {
      let work = prepare()
      let time = ProcessorTime.measure { work(repetitions) }
      speeds.append(Double(repetitions) / (time / .seconds(1)))
    }
    speeds.sort()
    return Result(
      median: speeds[rounds / 2],
      slowest: speeds[0],
      fastest: speeds[rounds - 1]
    )
  }

  /// Returns how many repetitions take a fifth of a second.
  @MainActor
  private func calibrate(_ work: (Int) -> Void) -> Int {
    var repetitions = 1
    while true {
      let time = ProcessorTime.measure { work(repetitions) }
      let share = time / .milliseconds(200)
      if share > 0.1 { return max(1, Int(Double(repetitions) / share)) }
      repetitions *= 4
    }
  }

  /// How many repetitions a second were done.
  struct Result {
    /// In the round in the middle.
    let median: Double
    /// In the slowest round.
    let slowest: Double
    /// In the fastest round.
    let fastest: Double
  }
}
