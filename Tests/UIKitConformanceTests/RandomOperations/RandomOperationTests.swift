import ConformanceSupport
import StageRuntime
import Testing
import UIKit

@Suite("Random operations")
@MainActor
struct RandomOperationTests {
  @Test(
    "Whatever is done in whatever order, the screen stays consistent",
    arguments: Doubts.variants + mixedDoubts
  )
  func consistent(doubts: Doubts) {
    var counts: [Outcome.Event: Int] = [:]
    for seed in 1...40 {
      let outcome = RandomRun.play(seed: UInt64(seed), doubts: doubts, steps: 80)
      #expect(outcome.faults.prefix(3) == [], "seed \(seed)")
      #expect(outcome.leaked == [], "seed \(seed)")
      counts.merge(outcome.counts, uniquingKeysWith: +)
    }
    for event in Outcome.Event.allCases {
      #expect(counts[event, default: 0] >= 5, "Runs without \(event) prove nothing of it.")
    }
  }

  @Test("The same seed gives the same transcript", arguments: [7, 8, 9])
  func deterministic(seed: UInt64) {
    let runs = (1...2).map { _ in RandomRun.play(seed: seed, doubts: Doubts(), steps: 150) }
    #expect(runs[0].transcript == runs[1].transcript)
    #expect(runs[0].transcript.count > 1000)
  }
}

/// Devices on which several doubts aren't at their likeliest.
private let mixedDoubts: [Doubts] = {
  var numbers = SeededNumbers(seed: 1)
  return (1...10).map { _ in
    var doubts = Doubts()
    func choose<Variant: CaseIterable>(_ path: WritableKeyPath<Doubts, Variant>) {
      doubts[keyPath: path] =
        Variant.allCases.randomElement(using: &numbers) ?? doubts[keyPath: path]
    }
    choose(\.repeatedPresent)
    choose(\.presentWhileAppearing)
    choose(\.dismissDuringPresentation)
    choose(\.dismissDuringDrag)
    choose(\.unanimatedTransition)
    choose(\.didEndOrder)
    choose(\.willDismissOrder)
    choose(\.willDismissRepetition)
    choose(\.pushAfterChange)
    choose(\.popBelowPresentation)
    choose(\.coveredInChain)
    choose(\.sheetRelease)
    choose(\.disconnection)
    return doubts
  }
}()
