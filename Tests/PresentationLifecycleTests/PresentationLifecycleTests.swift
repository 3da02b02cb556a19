import PresentationLifecycle
import Testing

@Suite("The lifecycle of a presentation")
struct PresentationLifecycleTests {
  typealias Lifecycle = PresentationLifecycle<String>

  /// Plays events and returns the effects of the last.
  private func lastEffects(_ events: [Lifecycle.Event]) -> [Lifecycle.Effect] {
    var lifecycle = Lifecycle()
    var effects: [Lifecycle.Effect] = []
    for event in events {
      effects = lifecycle.handle(event)
      #expect(lifecycle.invariantViolation == nil)
    }
    return effects
  }

  private let shown: [Lifecycle.Event] = [
    .hostAttached, .wished("a"), .turnGranted, .presentationFinished,
  ]

  @Test("a wish asks for a turn as soon as the host is in a window, in whichever order they come")
  func wishAndHost() {
    #expect(lastEffects([.wished("a")]) == [])
    #expect(lastEffects([.wished("a"), .hostAttached]) == [.requestTurn])
    #expect(lastEffects([.hostAttached, .wished("a")]) == [.requestTurn])
  }

  @Test("a wish that is withdrawn before its turn gives its place up and ends nothing")
  func withdrawn() {
    #expect(lastEffects([.hostAttached, .wished("a"), .wished(nil)]) == [.withdrawRequest])
  }

  @Test("the turn presents what is wished then, not what was wished first")
  func latestWish() {
    #expect(
      lastEffects([.hostAttached, .wished("a"), .wished("b"), .turnGranted]) == [.present("b")]
    )
  }

  @Test("a wish that goes while presenting is acted on when the presentation has finished")
  func unwishedWhilePresenting() {
    let events: [Lifecycle.Event] = [.hostAttached, .wished("a"), .turnGranted, .wished(nil)]
    #expect(lastEffects(events) == [])
    #expect(lastEffects(events + [.presentationFinished]) == [.dismiss])
  }

  @Test("true, false and true again while presenting leaves the presentation alone")
  func toggledWhilePresenting() {
    let events: [Lifecycle.Event] = [
      .hostAttached, .wished("a"), .turnGranted, .wished(nil), .wished("a"),
      .presentationFinished,
    ]
    #expect(lastEffects(events) == [])
  }

  @Test("a swipe that dismisses writes the binding back and ends as swiped away")
  func swipedAway() {
    #expect(
      lastEffects(shown + [.dismissalBegan, .gone(.alone)])
        == [.writeBack("a"), .end("a", .swipedAway), .releaseTurn]
    )
  }

  @Test("a cancelled swipe changes nothing")
  func cancelledSwipe() {
    #expect(lastEffects(shown + [.dismissalBegan, .dismissalCancelled]) == [])
  }

  @Test("a wish that goes during a swipe is acted on when the swipe is cancelled")
  func unwishedDuringSwipe() {
    #expect(
      lastEffects(shown + [.dismissalBegan, .wished(nil), .dismissalCancelled]) == [.dismiss]
    )
  }

  @Test(
    "a dismissal that nobody announced ends by how it went, and writes the binding back",
    arguments: [
      (Lifecycle.Fate.alone, EndingReason.controllerDismissed),
      (.withAncestor, .ancestorDismissed),
    ]
  )
  func unannounced(fate: Lifecycle.Fate, reason: EndingReason) {
    #expect(
      lastEffects(shown + [.gone(fate)])
        == [.writeBack("a"), .end("a", reason), .releaseTurn]
    )
  }

  @Test("a dismissal that the binding asked for doesn't write the binding")
  func bindingChanged() {
    #expect(lastEffects(shown + [.wished(nil)]) == [.dismiss])
    #expect(
      lastEffects(shown + [.wished(nil), .gone(.alone)])
        == [.end("a", .bindingChanged), .releaseTurn]
    )
  }

  @Test("another item dismisses the first and then takes its place without losing the turn")
  func swapped() {
    #expect(lastEffects(shown + [.wished("b")]) == [.dismiss])
    #expect(
      lastEffects(shown + [.wished("b"), .gone(.alone)])
        == [.end("a", .bindingChanged), .requestTurn]
    )
  }

  @Test("an item swapped twice in flight ends on the last")
  func swappedTwice() {
    let events = shown + [.wished("b"), .wished("c"), .gone(.alone), .turnGranted]
    #expect(lastEffects(events) == [.present("c")])
  }

  @Test("a controller that asks to be dismissed writes the binding at once, and only once")
  func finishRequested() {
    #expect(lastEffects(shown + [.finishRequested("a")]) == [.writeBack("a"), .dismiss])
    #expect(lastEffects(shown + [.finishRequested("a"), .finishRequested("a")]) == [])
    #expect(
      lastEffects(shown + [.finishRequested("a"), .gone(.alone)])
        == [.end("a", .controllerDismissed), .releaseTurn]
    )
  }

  @Test("a dismiss handler that is called after the end does nothing")
  func finishRequestedLate() {
    let ended = shown + [.finishRequested("a"), .gone(.alone)]
    #expect(lastEffects(ended + [.finishRequested("a")]) == [])
  }

  @Test("an update that still has the value which was written away doesn't present again")
  func staleUpdate() {
    let ended = shown + [.dismissalBegan, .gone(.alone)]
    #expect(lastEffects(ended + [.wished("a")]) == [])
    #expect(lastEffects(ended + [.wished(nil), .wished("a")]) == [.requestTurn])
  }

  @Test("a binding that is set again while updates are quiet is seen when it is read")
  func renewedWish() {
    let ended = shown + [.dismissalBegan, .gone(.alone)]
    #expect(lastEffects(ended + [.wishRenewed("a")]) == [.requestTurn])
  }

  @Test("a removed host dismisses what it presented and ends as removed")
  func hostRemoved() {
    #expect(lastEffects(shown + [.hostRemoved]) == [.dismiss])
    #expect(
      lastEffects(shown + [.hostRemoved, .gone(.alone)])
        == [.writeBack("a"), .end("a", .hostRemoved), .releaseTurn]
    )
  }

  @Test("a host that is covered, and so without a window, keeps its presentation")
  func hostCovered() {
    #expect(lastEffects(shown + [.hostDetached]) == [])
    #expect(lastEffects(shown + [.hostDetached, .wished(nil)]) == [.dismiss])
  }

  @Test("a presentation that UIKit declines writes the binding back and ends as refused")
  func declined() {
    #expect(
      lastEffects([.hostAttached, .wished("a"), .turnGranted, .presentationDeclined])
        == [.writeBack("a"), .end("a", .refused), .releaseTurn]
    )
  }

  @Test("a turn that comes too late is given back")
  func lateTurn() {
    #expect(
      lastEffects([.hostAttached, .wished("a"), .wished(nil), .turnGranted]) == [.releaseTurn]
    )
  }

  @Test("a replaced presentation leaves, writes the binding back and ends as replaced")
  func replaced() {
    #expect(lastEffects(shown + [.replacementWanted]) == [.dismiss])
    #expect(
      lastEffects(shown + [.replacementWanted, .gone(.alone)])
        == [.writeBack("a"), .end("a", .replaced), .releaseTurn]
    )
  }

  @Test("a dismissal that UIKit dropped is asked for again")
  func droppedDismissal() {
    #expect(lastEffects(shown + [.wished(nil), .dismissalCancelled]) == [.dismiss])
  }

  @Test("a dismissal that UIKit dropped is forgotten if the binding wants the item back")
  func droppedAndWishedAgain() {
    #expect(lastEffects(shown + [.wished(nil), .wished("a"), .dismissalCancelled]) == [])
  }
}
