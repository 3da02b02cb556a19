import StageRuntime
import SwiftUI
import Testing

@Suite("Which bodies run")
@MainActor
struct DependencyTests {
  private struct Owner<Child: View>: View {
    let remote: Remote
    @ViewBuilder let child: (Int) -> Child
    @State private var number = 0

    var body: some View {
      let _ = remote.actions["next"] = { number += 1 }
      child(number)
    }
  }

  private func runs(@ViewBuilder _ child: @escaping (Int, Journal) -> some View) -> Int {
    let journal = Journal()
    let remote = Remote()
    let screen = Screen { Owner(remote: remote) { child($0, journal) } }
    _ = journal.take()
    remote("next")
    screen.layOut()
    return journal.lines.count
  }

  private struct Plain: View {
    let number: Int
    let journal: Journal
    var body: some View {
      let _ = journal.note("plain")
      Text("\(number)")
    }
  }

  @Test("S3.2 A child whose value is equal is skipped, one whose value differs runs")
  func equalValue() {
    #expect(runs { _, journal in Plain(number: 1, journal: journal) } == 0)
    #expect(runs { number, journal in Plain(number: number, journal: journal) } == 1)
  }

  private struct Acting: View {
    let journal: Journal
    let action: @MainActor () -> Void
    var body: some View {
      let _ = journal.note("acting")
      Button("", action: action)
    }
  }

  @Test("S3.2 A closure that captures something makes a view differ")
  func closure() {
    #expect(runs { number, journal in Acting(journal: journal) { _ = number } } == 1)
  }

  private struct Custom: View, @MainActor Equatable {
    let number: Int
    let name: String
    let journal: Journal
    var body: some View {
      let _ = journal.note("custom")
      Text(name)
    }
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.name == rhs.name }
  }

  @Test("S3.2 An Equatable view that isn't plain data is compared with its own ==")
  func equatable() {
    #expect(runs { number, journal in Custom(number: number, name: "a", journal: journal) } == 0)
    #expect(
      runs { number, journal in Custom(number: 0, name: "\(number)", journal: journal) } == 1
    )
  }

  @Test("S3.2 equatable() compares with == too")
  func equatableModifier() {
    #expect(
      runs { number, journal in
        Custom(number: number, name: "a", journal: journal).equatable()
      } == 0
    )
  }

  private struct Ticker: DynamicProperty {
    @State var count = 0
    var seen = -1
    mutating func update() { seen = count }
  }

  private struct Ticking: View {
    var ticker = Ticker()
    let remote: Remote
    var body: some View {
      let _ = remote.actions["tick"] = { ticker.count += 1 }
      Text("\(ticker.seen)")
    }
  }

  @Test("S3.5 What is inside a property of one's own is linked first, then its update() is called")
  func nestedProperty() {
    let remote = Remote()
    let screen = Screen { Ticking(remote: remote) }
    #expect(screen.texts == ["0"])
    remote("tick")
    screen.layOut()
    // Only update() reads the count.
    #expect(screen.texts == ["1"])
  }

  private struct Bordered: ViewModifier {
    let journal: Journal
    @State private var count = 0
    func body(content: Content) -> some View {
      let _ = journal.note("modifier \(count)")
      VStack {
        content
        Button("Add") { count += 1 }
        Text("added \(count)")
      }
    }
  }

  @Test("A modifier has state of its own, and its content isn't run when that changes")
  func modifierState() {
    let journal = Journal()
    let screen = Screen {
      Plain(number: 7, journal: journal).modifier(Bordered(journal: journal))
    }
    #expect(journal.take() == ["modifier 0", "plain"])
    screen.tap("Add")
    #expect(journal.take() == ["modifier 1"])
    #expect(screen.texts == ["7", "Add", "added 1"])
  }

  @Test("A modifier's content is updated though the modifier is equal")
  func modifierContent() {
    let journal = Journal()
    let remote = Remote()
    let screen = Screen {
      Owner(remote: remote) { Text("\($0)").modifier(Bordered(journal: journal)) }
    }
    remote("next")
    screen.layOut()
    #expect(screen.texts == ["1", "Add", "added 0"])
    #expect(journal.lines == ["modifier 0"])
  }
}
