import Foundation
import Updates

/// Makes random changes to random views, and says how often an update shows something else than a
/// fresh screen.
///
/// `UpdateSoak STEPS [SEED]`: so many changes, in journeys of twenty, from a seed on.
@main
enum UpdateSoak {
  private static let stepsOfJourney = 20

  @MainActor
  static func main() {
    let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    guard let steps = numbers.first, steps > 0, numbers.count == CommandLine.arguments.count - 1,
      let first = UInt64(exactly: numbers.dropFirst().first ?? 0)
    else { fatalError("Usage: UpdateSoak STEPS [SEED]") }
    let journeys = UInt64((steps + stepsOfJourney - 1) / stepsOfJourney)
    var failures = 0
    for seed in first..<(first + journeys) {
      let journey = UpdateJourney(seed: seed, steps: stepsOfJourney)
      guard let failure = journey.play() else { continue }
      failures += 1
      guard failures <= 3 else { continue }
      print("Seed \(seed): \(failure)")
      let shrunk = journey.shrunk()
      print("\(shrunk)\n\(shrunk.play() ?? "")\n")
    }
    print(
      "\(Int(journeys) * stepsOfJourney) changes from seed \(first): in \(failures) of \(journeys) journeys an update differs."
    )
    if failures > 0 { exit(1) }
  }
}
