import Journeys
import Testing
import Understudy

/// Whatever a user and a program do, at rest bindings and screen agree, each presentation has ended
/// once for a reason that there was, nothing was logged or raised, and in the end nothing is left.
@MainActor
@Suite("Random journeys")
struct JourneyTests {
  @Test("two thousand journeys, under all variants and policies, go right")
  func random() {
    for seed in 0..<2_000 as Range<UInt64> {
      let journey = Journey(.package, seed: seed)
      guard let failure = journey.play() else { continue }
      let shrunk = journey.shrunk()
      Issue.record("Seed \(seed): \(shrunk.play() ?? failure)\n\(shrunk)")
    }
  }

  @Test("the textbook design fails many of them, so they can fail")
  func textbook() {
    let failures = (0..<100 as Range<UInt64>).filter {
      Journey(.textbook, seed: $0).play() != nil
    }
    #expect(failures.count > 25)
  }

  @Test("a journey is the same each time it is played", arguments: [3, 44, 90] as [UInt64])
  func deterministic(seed: UInt64) {
    let journey = Journey(.textbook, seed: seed)
    #expect(journey.play() == journey.play())
    #expect(journey.description == Journey(.textbook, seed: seed).description)
  }

  @Test("a failing journey is shrunk to the steps that it takes")
  func shrinking() throws {
    let seed = try #require(
      (0..<50 as Range<UInt64>).first { Journey(.textbook, seed: $0).play() != nil }
    )
    let shrunk = Journey(.textbook, seed: seed).shrunk()
    #expect(shrunk.play() != nil)
    for index in shrunk.steps.indices {
      var shorter = shrunk
      shorter.steps.remove(at: index)
      #expect(shorter.play() == nil)
    }
  }

  /// What went wrong once, with the reason.
  nonisolated static var found: [Journey] {
    [
      // The dismissal waited for the alert, and not for the rotation that outlasted it.
      Journey(
        .package,
        policy: .stack,
        steps: [.set(.sibling, true), .settle, .alert, .set(.sibling, false), .rotate]
      ),
      // The view that was to be laid out for another look left the window first.
      Journey(
        .package,
        policy: .replace,
        steps: [
          .set(.outer, true), .settle, .set(.inner, true), .settle, .holdSwipe,
          .set(.outer, false),
        ]
      ),
      // What is to be stacked on an alert that waits for a rotation wasn't told that the alert had come.
      Journey(
        .package,
        policy: .stack,
        steps: [.rotate, .alert, .set(.sibling, true), .settle, .dismissAll]
      ),
      // The finger that held the sheet of a closed window was felt for ever.
      Journey(
        .package,
        policy: .replace,
        kind: JourneyKind(form: .bottomSheet),
        steps: [.set(.sibling, true), .settle, .holdSwipe, .closeWindow]
      ),
    ]
  }

  @Test("journeys that went wrong once go right, under all variants", arguments: found)
  func regressions(journey: Journey) {
    for doubts in Doubts.variants {
      var journey = journey
      journey.doubts = doubts
      #expect(journey.play() == nil, "\(journey)")
    }
  }
}
