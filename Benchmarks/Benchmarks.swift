/// Measures the stand-in and the library, and prints a table.
///
/// `swift run -c release Benchmarks [--filter NAME] [--rounds NUMBER]`
///
/// It is here to compare two builds on one machine; its figures say nothing about a device.
@main
enum Benchmarks {
  /// Everything that can be measured.
  private static let all: [Benchmark] = presentations
  /// Everything that can be compared.
  @MainActor private static let comparisons: [Comparison] =
    libraryPresentations + libraryRows + swiftUIGrowth

  @MainActor
  static func main() {
    let options = Options(CommandLine.arguments.dropFirst())
    let chosen = all.filter { options.filter.map($0.name.contains) ?? true }
    let compared = comparisons.filter { options.filter.map($0.name.contains) ?? true }
    let timed = (swiftUITimings + pictureTimings).filter {
      options.filter.map($0.name.contains) ?? true
    }
    guard !chosen.isEmpty || !timed.isEmpty || !compared.isEmpty else {
      return print("No benchmark's name contains '\(options.filter ?? "")'.")
    }
    if !chosen.isEmpty { print(speeds(of: chosen, rounds: options.rounds).text) }
    if !timed.isEmpty { print(Table(timing: timed, rounds: options.rounds).text) }
    if !compared.isEmpty { print(Table(comparing: compared, rounds: options.rounds).text) }
  }

  @MainActor
  private static func speeds(of chosen: [Benchmark], rounds: Int) -> Table {
    var table = Table(columns: ["benchmark", "median", "slowest", "fastest", "per second"])
    for benchmark in chosen {
      let result = benchmark.run(rounds: rounds)
      table.add([
        benchmark.name, Table.grouped(result.median), Table.grouped(result.slowest),
        Table.grouped(result.fastest), benchmark.unit,
      ])
    }
    return table
  }
}

/// What the command line asks for.
private struct Options {
  /// Which benchmarks run: those whose name contains it; all if there is none.
  var filter: String?
  /// In how many rounds each is measured.
  var rounds = 9

  init(_ arguments: ArraySlice<String>) {
    var rest = arguments
    while let option = rest.popFirst() {
      switch (option, rest.popFirst()) {
      case ("--filter", let name?): filter = name
      case ("--rounds", let text?) where Int(text).map { $0 > 0 } == true:
        rounds = Int(text) ?? rounds
      default:
        fatalError("Usage: Benchmarks [--filter NAME] [--rounds NUMBER]")
      }
    }
  }
}
