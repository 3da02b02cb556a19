/// The main run loop of one stage: it ends turns.
///
/// A turn is one pass of the run loop. At its end comes the commit, in which windows lay out and
/// SwiftUI hosts render; after the commit come the blocks that UIKit keeps for then, such as the
/// start of a transition (rules 1.8 and 3.8).
@MainActor
package final class TurnLoop {
  /// Brings windows and views up to date; true if it had anything to do.
  package typealias CommitHandler = @MainActor () -> Bool

  private var commitHandlers: [CommitHandler] = []
  private var afterCommit: [@MainActor () -> Void] = []
  private var nextTurn: [@MainActor () -> Void] = []
  private var underWay: [@MainActor () -> Void] = []
  private var isEndingTurn = false

  package init() {}

  /// Adds a step to every commit; steps run in the order in which they were added.
  package func addCommitHandler(_ handler: @escaping CommitHandler) {
    commitHandlers.append(handler)
  }

  /// Keeps a block until the commit of this turn is over.
  package func performAfterCommit(_ block: @escaping @MainActor () -> Void) {
    afterCommit.append(block)
  }

  /// Keeps a block for the next turn, as the main queue does.
  package func performInNextTurn(_ block: @escaping @MainActor () -> Void) {
    nextTurn.append(block)
  }

  /// Whether there is work that waits for the end of this turn or for the next.
  package var hasPendingBlocks: Bool { !afterCommit.isEmpty || !nextTurn.isEmpty }

  /// Ends the current turn, and each turn after it that has work to do at once.
  ///
  /// Called from within a turn's own end, it does nothing: the turn that is ending will get there.
  package func endTurn() {
    guard !isEndingTurn else { return }
    isEndingTurn = true
    defer { isEndingTurn = false }
    var passes = 0
    repeat {
      passes += 1
      guard passes <= Self.passLimit else {
        fatalError(
          """
          The stage's run loop doesn't come to rest: after \(Self.passLimit) turns at one moment \
          there is still work for the next. Look for layout that invalidates itself, or for a \
          block that enqueues itself.
          """
        )
      }
      commit()
      if !afterCommit.isEmpty {
        swap(&afterCommit, &underWay)
      } else if !nextTurn.isEmpty {
        swap(&nextTurn, &underWay)
      } else {
        return
      }
      performBlocksUnderWay()
    } while true
  }

  private static let passLimit = 10_000

  private func commit() {
    for _ in 0..<Self.passLimit {
      var hadWork = false
      for handler in commitHandlers where handler() { hadWork = true }
      guard hadWork else { return }
    }
    fatalError(
      """
      The stage's layout doesn't come to rest: it was still being invalidated after \
      \(Self.passLimit) passes. Look for a view that asks for layout in its own layout.
      """
    )
  }

  /// Runs the blocks of one list, which may enqueue others meanwhile.
  private func performBlocksUnderWay() {
    for index in underWay.indices {
      let block = underWay[index]
      block()
    }
    underWay.removeAll(keepingCapacity: true)
  }
}
