import StageRuntime
import SwiftUI
import Testing

private struct LabelKey: TransactionKey { static let defaultValue = "none" }

extension Transaction {
  fileprivate var label: String {
    get { self[LabelKey.self] }
    set { self[LabelKey.self] = newValue }
  }
}

@Suite("Transactions")
@MainActor
struct TransactionTests {
  private struct Watcher: UIViewRepresentable {
    let value: Int
    let journal: Journal
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {
      let transaction = context.transaction
      journal.note(
        "\(value) \(transaction.animation == nil ? "still" : "animated") "
          + "\(transaction.disablesAnimations ? "disabled" : "enabled") \(transaction.label)"
      )
    }
  }

  private struct Owner: View {
    let journal: Journal
    let remote: Remote
    var isEdited = false
    @State private var value = 0

    var body: some View {
      let _ = remote.actions["plain"] = { value += 1 }
      let _ = remote.actions["animated"] = { withAnimation { value += 1 } }
      let _ =
        remote.actions["disabled"] = {
          var transaction = Transaction()
          transaction.disablesAnimations = true
          withTransaction(transaction) { value += 1 }
        }
      let _ =
        remote.actions["nested"] = {
          withTransaction(\.label, "outer") { withAnimation { value += 1 } }
        }
      let _ = remote.actions["binding"] = { $value.animation().wrappedValue += 1 }
      if isEdited {
        Watcher(value: value, journal: journal).animation(.linear, value: value)
      } else {
        Watcher(value: value, journal: journal)
      }
    }
  }

  @Test(
    "S8.2 P8.6 The transaction of the write is the one of the update",
    arguments: [
      ("plain", "1 still enabled none"), ("animated", "1 animated enabled none"),
      ("disabled", "1 still disabled none"),
    ]
  )
  func context(action: String, line: String) {
    let journal = Journal()
    let remote = Remote()
    let screen = Screen { Owner(journal: journal, remote: remote) }
    _ = journal.take()
    remote(action)
    screen.layOut()
    #expect(journal.lines == [line])
  }

  @Test("S8.1 Nested transactions merge")
  func nested() {
    let journal = Journal()
    let remote = Remote()
    let screen = Screen { Owner(journal: journal, remote: remote) }
    _ = journal.take()
    remote("nested")
    screen.layOut()
    #expect(journal.lines == ["1 animated enabled outer"])
  }

  @Test("S2.7 A binding's own transaction goes along with the write")
  func binding() {
    let journal = Journal()
    let remote = Remote()
    let screen = Screen { Owner(journal: journal, remote: remote) }
    _ = journal.take()
    remote("binding")
    screen.layOut()
    #expect(journal.lines == ["1 animated enabled none"])
  }

  @Test(
    "S8.3 disablesAnimations stops a view's own animation",
    arguments: [("plain", "1 animated enabled none"), ("disabled", "1 still disabled none")]
  )
  func implicit(action: String, line: String) {
    let journal = Journal()
    let remote = Remote()
    let screen = Screen { Owner(journal: journal, remote: remote, isEdited: true) }
    _ = journal.take()
    remote(action)
    screen.layOut()
    #expect(journal.lines == [line])
  }

  private struct Completing: View {
    let journal: Journal
    let remote: Remote
    @State private var value = 0
    var body: some View {
      let _ =
        remote.actions["animate"] = {
          withAnimation(.linear(duration: 0.5)) {
            value += 1
          } completion: {
            journal.note("complete")
          }
        }
      let _ =
        remote.actions["nothing"] = {
          withAnimation(.linear(duration: 0.5)) {
          } completion: {
            journal.note("complete")
          }
        }
      Text("\(value)")
    }
  }

  @Test("S8.5 A completion is called once, when the animation has ended")
  func completion() {
    let journal = Journal()
    let remote = Remote()
    let screen = Screen { Completing(journal: journal, remote: remote) }
    remote("animate")
    screen.context.advance(by: .milliseconds(490))
    #expect(journal.lines.isEmpty)
    screen.context.advance(by: .milliseconds(20))
    #expect(journal.lines == ["complete"])
  }

  @Test("S8.5 A completion is called after the update if nothing was animated")
  func emptyCompletion() {
    let journal = Journal()
    let remote = Remote()
    let screen = Screen { Completing(journal: journal, remote: remote) }
    remote("nothing")
    screen.context.turns.endTurn()
    #expect(journal.lines == ["complete"])
  }

  private struct Traced: View {
    let journal: Journal
    let remote: Remote
    @State private var flag = false
    var body: some View {
      let _ = remote.actions["toggle"] = { flag.toggle() }
      Color.red
        .onAppear { journal.note(flag ? "AT" : "AF") }
        .onDisappear { journal.note(flag ? "DT" : "DF") }
        .transition(.identity)
        .id(flag)
    }
  }

  @Test("S1.4 With the identity as transition the old view goes first: AF DT AT DT")
  func identityTransition() {
    let journal = Journal()
    let remote = Remote()
    let screen = Screen { Traced(journal: journal, remote: remote) }
    remote("toggle")
    screen.layOut()
    screen.takeAway()
    #expect(journal.lines == ["AF", "DT", "AT", "DT"])
  }
}
