import SwiftUI
import Testing
import UIKit
import UIViewControllerPresenting
import Understudy

@MainActor
private final class Pair: ObservableObject {
  @Published var first = false
  @Published var second = false
  var ends: [String] = []
}

/// Two presentations from one controller, the second with a policy.
private struct PairHost: View {
  @ObservedObject var pair: Pair
  let policy: ConflictPolicy

  var body: some View {
    VStack {
      Text("host")
        .presenting(isPresented: $pair.first, onDismiss: { pair.ends.append("first \($0)") }) {
          Text("first content")
        }
      Text("other host")
        .presenting(
          isPresented: $pair.second,
          conflictPolicy: policy,
          onDismiss: { pair.ends.append("second \($0)") }
        ) {
          Text("second content")
        }
    }
  }
}

@MainActor
@Suite("Two presentations wanted from one controller")
struct ConflictPolicyTests {
  private func start(_ policy: ConflictPolicy, _ doubts: Doubts) -> (Stage, Pair) {
    let stage = Stage(doubts: doubts)
    let pair = Pair()
    stage.show { PairHost(pair: pair, policy: policy) }
    stage.perform("first") { pair.first = true }
    stage.settle()
    stage.perform("second") { pair.second = true }
    stage.settle()
    #expect(stage.console.messages.isEmpty)
    return (stage, pair)
  }

  @Test(
    "by default the second waits, and comes when the first has gone",
    arguments: Doubts.variants
  )
  func queue(doubts: Doubts) throws {
    let (stage, pair) = start(.queue, doubts)
    #expect(stage.presentationChain.count == 1)
    #expect(stage.shows("first content"))
    #expect(pair.second)
    try stage.swipeDown()
    stage.settle()
    #expect(stage.shows("second content"))
    #expect(pair.ends == ["first swipedAway"])
    #expect(!pair.first && pair.second)
  }

  @Test("both wanted at once are presented one after the other", arguments: Doubts.variants)
  func atOnce(doubts: Doubts) throws {
    let stage = Stage(doubts: doubts)
    let pair = Pair()
    stage.show { PairHost(pair: pair, policy: .queue) }
    stage.perform("both") {
      pair.first = true
      pair.second = true
    }
    stage.settle()
    #expect(stage.presentationChain.count == 1)
    try stage.swipeDown()
    stage.settle()
    #expect(stage.presentationChain.count == 1)
    try stage.swipeDown()
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
    #expect(!pair.first && !pair.second)
    #expect(stage.console.messages.isEmpty)
  }

  @Test("one that replaces makes the first leave", arguments: Doubts.variants)
  func replace(doubts: Doubts) {
    let (stage, pair) = start(.replace, doubts)
    #expect(stage.presentationChain.count == 1)
    #expect(stage.shows("second content"))
    #expect(pair.ends == ["first replaced"])
    #expect(!pair.first && pair.second)
  }

  @Test("one that stacks comes on top, and goes with what is below", arguments: Doubts.variants)
  func stack(doubts: Doubts) {
    let (stage, pair) = start(.stack, doubts)
    #expect(stage.presentationChain.count == 2)
    #expect(stage.shows("second content"))
    stage.perform("first goes") { pair.first = false }
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
    #expect(pair.ends.sorted() == ["first bindingChanged", "second ancestorDismissed"])
    #expect(!pair.first && !pair.second)
  }

  @Test("one that refuses goes back at once", arguments: Doubts.variants)
  func refuse(doubts: Doubts) {
    let (stage, pair) = start(.refuse, doubts)
    #expect(stage.presentationChain.count == 1)
    #expect(stage.shows("first content"))
    #expect(pair.ends == ["second refused"])
    #expect(pair.first && !pair.second)
  }

  @Test(
    "an app's own alert is waited for, and never dismissed",
    arguments: [ConflictPolicy.queue, .replace]
  )
  func foreign(policy: ConflictPolicy) throws {
    let stage = Stage()
    let pair = Pair()
    stage.show { PairHost(pair: pair, policy: policy) }
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    stage.window.rootViewController?.present(alert, animated: true)
    stage.settle()
    stage.perform("second") { pair.second = true }
    stage.settle()
    #expect(stage.presentationChain == [alert])
    try stage.tap("OK")
    stage.settle()
    #expect(stage.shows("second content"))
    #expect(stage.console.messages.isEmpty)
  }
}
