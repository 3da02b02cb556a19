import Foundation
import Journeys

/// Plays random journeys, and says how many went wrong.
///
/// `Soak NUMBER [FIRST] [textbook]`: so many journeys, from a seed on; with `textbook` it is the
/// textbook design that presents, and failures are only counted.
@main
enum Soak {
  @MainActor
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let numbers = arguments.compactMap { UInt64($0) }
    guard let count = numbers.first, arguments.allSatisfy({ UInt64($0) != nil || $0 == "textbook" })
    else { fatalError("Usage: Soak NUMBER [FIRST] [textbook]") }
    let contender: Contender = arguments.contains("textbook") ? .textbook : .package
    let first = numbers.dropFirst().first ?? 0
    var failures = 0
    for seed in first..<(first + count) {
      let journey = Journey(contender, seed: seed)
      guard let failure = journey.play() else { continue }
      failures += 1
      guard contender == .package, failures <= 3 else { continue }
      print("Seed \(seed): \(failure)")
      let shrunk = journey.shrunk()
      print("\(shrunk)\n\(shrunk.play() ?? "")\n")
    }
    print("\(count) journeys with the \(contender) from seed \(first): \(failures) went wrong.")
    if contender == .package, failures > 0 { exit(1) }
  }
}
