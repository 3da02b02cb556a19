import StageRuntime
import SwiftUI
import Testing

@Suite("Order of events")
@MainActor
struct EventOrderTests {
  @Test("S5.3 Appearance actions run inner views first, and in the order written")
  func nesting() {
    let journal = Journal()
    _ = Screen {
      Group {
        VStack {
          Text("a")
            .onAppear { journal.note("text 1") }
            .onChange(of: 1, initial: true) { journal.note("text 2") }
            .onAppear { journal.note("text 3") }
        }
        .onAppear { journal.note("stack") }
      }
      .onAppear { journal.note("group") }
    }
    #expect(journal.lines == ["text 1", "text 2", "text 3", "stack", "group"])
  }

  private struct Loader: View {
    @State private var text = "loading"
    let journal: Journal

    var body: some View {
      let _ = journal.note("body \(text)")
      Text(text).onAppear { text = "loaded" }
    }
  }

  @Test("S4.6 What onAppear changes is shown when the same layout returns")
  func appearInSamePass() {
    let journal = Journal()
    let screen = Screen { Loader(journal: journal) }
    #expect(screen.texts == ["loaded"])
    #expect(journal.lines == ["body loading", "body loaded"])
  }

  private struct Changes: View {
    let journal: Journal
    let remote: Remote
    @State private var value = 0

    var body: some View {
      let _ = remote.actions["next"] = { value += 1 }
      Text("\(value)")
        .onChange(of: value, initial: true) { old, new in journal.note("\(old),\(new)") }
    }
  }

  @Test("S5.4 onChange(initial: true) is called with the value twice, then with old and new")
  func initialChange() {
    let journal = Journal()
    let remote = Remote()
    let screen = Screen { Changes(journal: journal, remote: remote) }
    for _ in 0..<2 {
      remote("next")
      screen.layOut()
    }
    #expect(journal.lines == ["0,0", "0,1", "1,2"])
  }

  private struct Captures: View {
    let number: Int
    let journal: Journal

    @available(*, deprecated)
    var body: some View {
      Text("\(number)")
        .onChange(of: number, perform: { new in journal.note("perform \(number) \(new)") })
        .onChange(of: number) { _, new in journal.note("action \(number) \(new)") }
    }
  }

  private struct CapturesOwner: View {
    let journal: Journal
    let remote: Remote
    @State private var number = 1

    var body: some View {
      let _ = remote.actions["next"] = { number += 1 }
      Captures(number: number, journal: journal)
    }
  }

  @Test("S5.5 The deprecated onChange sees the view before the change, the new one after it")
  func captures() {
    let journal = Journal()
    let remote = Remote()
    let screen = Screen { CapturesOwner(journal: journal, remote: remote) }
    remote("next")
    screen.layOut()
    #expect(journal.lines == ["perform 1 2", "action 2 2"])
  }

  private struct Endless: View {
    let journal: Journal
    @State private var value = 0

    var body: some View {
      Text("\(value)")
        .onAppear { value = 1 }
        .onChange(of: value) {
          journal.note("\(value)")
          value += 1
        }
    }
  }

  @Test("S4.8 An action that keeps changing its own input is stopped and logged")
  func cycle() {
    let journal = Journal()
    let screen = Screen { Endless(journal: journal) }
    #expect(journal.lines == ["1", "2", "3"])
    #expect(
      screen.messages == ["onChange(of: Int) action tried to update multiple times per frame."]
    )
  }

  @Test("S5.9 The whole tree disappears when its window shows something else, state is kept")
  func windowChange() {
    let journal = Journal()
    let remote = Remote()
    let screen = Screen {
      Changes(journal: Journal(), remote: remote)
        .onAppear { journal.note("appear") }
        .onDisappear { journal.note("disappear") }
    }
    remote("next")
    screen.layOut()
    screen.takeAway()
    #expect(journal.take() == ["appear", "disappear"])
    screen.bringBack()
    #expect(journal.take() == ["appear"])
    #expect(screen.texts == ["1"])
  }

  private struct Listing: View {
    let journal: Journal
    let remote: Remote
    @State private var count = 0

    var body: some View {
      let _ = remote.actions["more"] = { count += 1 }
      let _ = remote.actions["none"] = { count = 0 }
      VStack {
        ForEach(Array(0..<count), id: \.self) { Text("\($0)") }
          .onAppear { journal.note("appear") }
          .onDisappear { journal.note("disappear") }
      }
    }
  }

  @Test("S5.11 A list appears with its first view and disappears with its last")
  func listAppearance() {
    let journal = Journal()
    let remote = Remote()
    let screen = Screen { Listing(journal: journal, remote: remote) }
    #expect(journal.lines.isEmpty)
    for _ in 0..<3 {
      remote("more")
      screen.layOut()
    }
    #expect(journal.lines == ["appear"])
    remote("none")
    screen.layOut()
    #expect(journal.lines == ["appear", "disappear"])
  }

  private struct Loading: View {
    let journal: Journal
    let remote: Remote
    @State private var id = 0

    var body: some View {
      let _ = remote.actions["next"] = { id += 1 }
      Text("\(id)")
        .task(id: id) {
          journal.note("start \(id)")
          while !Task.isCancelled { await Task.yield() }
          journal.note("cancelled")
        }
        .onAppear { journal.note("appear") }
    }
  }

  @Test("S5.6 A task starts after every onAppear of the pass, and again when its id changes")
  func task() async {
    let journal = Journal()
    let remote = Remote()
    let screen = Screen { Loading(journal: journal, remote: remote) }
    #expect(journal.lines == ["appear"])
    while journal.lines.count < 2 { await Task.yield() }
    #expect(journal.lines == ["appear", "start 0"])
    remote("next")
    screen.layOut()
    while journal.lines.count < 4 { await Task.yield() }
    #expect(Set(journal.lines.suffix(2)) == ["cancelled", "start 1"])
    screen.takeAway()
    while journal.lines.count < 5 { await Task.yield() }
    #expect(journal.lines.last == "cancelled")
  }

  @Test("onReceive is called with each value of a publisher")
  func receive() {
    let journal = Journal()
    let subject = PassthroughSubject<Int, Never>()
    let screen = Screen {
      Text("a").onReceive(subject.map { $0 * 2 }) { journal.note("\($0)") }
    }
    subject.send(1)
    subject.send(2)
    #expect(journal.lines == ["2", "4"])
    _ = screen
  }
}
