import StageRuntime
import Testing

@MainActor
@Suite("The turns of a stage")
struct TurnLoopTests {
  private let turns = TurnLoop()

  @Test("at the end of a turn come the commit, then the blocks for after it, then the next turn")
  func order() {
    var order: [String] = []
    var isDirty = true
    turns.addCommitHandler {
      guard isDirty else { return false }
      isDirty = false
      order.append("commit")
      return true
    }
    turns.performInNextTurn { order.append("next turn") }
    turns.performAfterCommit { order.append("after commit") }
    turns.endTurn()
    #expect(order == ["commit", "after commit", "next turn"])
  }

  @Test("the commit repeats until nothing is dirty")
  func untilClean() {
    var work = 3
    turns.addCommitHandler {
      guard work > 0 else { return false }
      work -= 1
      return true
    }
    turns.endTurn()
    #expect(work == 0)
  }

  @Test("what a block makes dirty is committed before the next block")
  func dirtiedByBlock() {
    var order: [String] = []
    var isDirty = false
    turns.addCommitHandler {
      guard isDirty else { return false }
      isDirty = false
      order.append("commit")
      return true
    }
    turns.performAfterCommit {
      isDirty = true
      turns.performAfterCommit { order.append("second block") }
    }
    turns.endTurn()
    #expect(order == ["commit", "second block"])
  }

  @Test("ending a turn within its end does nothing")
  func nested() {
    var count = 0
    turns.performAfterCommit {
      turns.performAfterCommit { count += 1 }
      turns.endTurn()
      #expect(count == 0)
    }
    turns.endTurn()
    #expect(count == 1)
  }
}
