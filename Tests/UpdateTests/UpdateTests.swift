import Testing
import Updates

@Suite("Random updates")
@MainActor
struct UpdateTests {
  @Test(
    "an update shows what a fresh screen shows, same tree, same frames",
    arguments: 0..<20
  )
  func updatesAreAsFreshScreens(part: UInt64) {
    for seed in (part * 10)..<(part * 10 + 10) {
      let journey = UpdateJourney(seed: seed, steps: 10)
      guard let failure = journey.play() else { continue }
      let shrunk = journey.shrunk()
      Issue.record("Seed \(seed): \(failure)\n\n\(shrunk)\n\(shrunk.play() ?? "")")
    }
  }
}
