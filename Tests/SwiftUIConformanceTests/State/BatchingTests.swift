import StageRuntime
import SwiftUI
import Testing

@Suite("Batching")
@MainActor
struct BatchingTests {
  private struct Counter: View {
    let journal: Journal
    let remote: Remote
    @State private var value = 0

    var body: some View {
      let _ = journal.note("body \(value)")
      let _ =
        remote.actions["write"] = {
          value = 1
          value = 2
          withAnimation {
            value = 3
            value = 4
          }
        }
      let _ =
        remote.actions["there and back"] = {
          value = 1
          value = 0
        }
      let _ = remote.actions["same"] = { value = 0 }
      let _ =
        remote.actions["read"] = {
          value = 5
          journal.note("read \(value)")
        }
      Text("\(value)").onChange(of: value) { old, new in journal.note("change \(old) \(new)") }
    }
  }

  @Test("S4.2 Each transaction is flushed on its own: bodies see 0, 2, 4")
  func transactions() {
    let journal = Journal()
    let remote = Remote()
    let screen = Screen { Counter(journal: journal, remote: remote) }
    remote("write")
    screen.layOut()
    #expect(journal.lines == ["body 0", "body 2", "body 4", "change 0 2", "change 2 4"])
    #expect(screen.texts == ["4"])
  }

  @Test("S4.1 Writes in equal transactions join: a value that comes back changes nothing")
  func thereAndBack() {
    let journal = Journal()
    let remote = Remote()
    let screen = Screen { Counter(journal: journal, remote: remote) }
    _ = journal.take()
    remote("there and back")
    screen.layOut()
    #expect(journal.lines.isEmpty)
  }

  @Test("S2.5 A write of an equal value does nothing")
  func equalWrite() {
    let journal = Journal()
    let remote = Remote()
    let screen = Screen { Counter(journal: journal, remote: remote) }
    _ = journal.take()
    remote("same")
    screen.layOut()
    #expect(journal.lines.isEmpty)
  }

  @Test("S2.2 Outside an update a read returns the value that was just written")
  func liveRead() {
    let journal = Journal()
    let remote = Remote()
    _ = Screen { Counter(journal: journal, remote: remote) }
    _ = journal.take()
    remote("read")
    #expect(journal.lines == ["read 5"])
  }

  @Test("S4.3 What was written is shown at the end of the turn without anybody asking")
  func endOfTurn() {
    let journal = Journal()
    let remote = Remote()
    let screen = Screen { Counter(journal: journal, remote: remote) }
    remote("read")
    #expect(screen.texts == ["0"])
    screen.context.turns.endTurn()
    #expect(screen.texts == ["5"])
  }
}
