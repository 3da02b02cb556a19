import Foundation
import StageRuntime
import SwiftUI
import Testing

@Suite("List rows")
@MainActor
struct ListRowTests {
  private struct Row: View {
    let number: Int
    let journal: Journal
    @State private var taps = 0

    var body: some View {
      let _ = journal.note("body \(number)")
      Button("Row \(number), \(taps)") { taps += 1 }
        .onAppear { journal.note("appear \(number)") }
        .onDisappear { journal.note("disappear \(number)") }
    }
  }

  private func numbers(_ word: String, in lines: [String]) -> Set<Int> {
    Set(
      lines.filter { $0.hasPrefix(word + " ") }.compactMap { Int($0.dropFirst(word.count + 1)) }
    )
  }

  @Test("S9.1 A list makes only the rows that are seen")
  func laziness() {
    let journal = Journal()
    let screen = Screen { List(0..<1_000) { Row(number: $0, journal: journal) } }
    let lines = journal.take()
    // 844 points less 82 above the first row.
    #expect(numbers("body", in: lines) == Set(0...17))
    #expect(numbers("appear", in: lines) == Set(0...17))
    screen.scroll(to: CGPoint(x: 0, y: 393))
    let later = journal.take()
    #expect(numbers("body", in: later) == Set(18...27))
    #expect(numbers("disappear", in: later).contains(0))
  }

  @Test(
    "S9.1 The state of a row that was scrolled away is kept or dropped, as the doubt says",
    arguments: [true, false]
  )
  func scrolledOut(isDropped: Bool) {
    var doubts = Doubts()
    if isDropped { doubts.scrolledOutRow = .dropped }
    let journal = Journal()
    let screen = Screen(doubts: doubts) {
      List(0..<1_000) { Row(number: $0, journal: journal) }
    }
    screen.tap("Row 1, 0")
    #expect(screen.texts.contains("Row 1, 1"))
    screen.scroll(to: CGPoint(x: 0, y: 5_000))
    screen.scroll(to: CGPoint(x: 0, y: -47))
    #expect(screen.texts.contains("Row 1, 1") == !isDropped)
  }

  @Test("A tap anywhere on a row does what its button does")
  func wholeRow() throws {
    let journal = Journal()
    let screen = Screen { List { Button("Buy") { journal.note("bought") } } }
    let frame = try #require(screen.cell("Buy").map { screen.frame(of: $0) })
    screen.tap(at: CGPoint(x: frame.maxX - 5, y: frame.midY))
    #expect(journal.take() == ["bought"])
  }

  @Test("A tap on a row does what all of its automatic buttons do, and none of the others")
  func severalButtons() throws {
    let journal = Journal()
    let screen = Screen {
      List {
        HStack {
          Button("A") { journal.note("a") }
          Button("B") { journal.note("b") }
          Button("C") { journal.note("c") }.buttonStyle(.borderless)
        }
      }
    }
    screen.tap("A")
    #expect(journal.take() == ["a", "b"])
    screen.tap("C")
    #expect(journal.take() == ["c"])
  }

  @Test("A disabled button in a row does nothing")
  func disabledButton() {
    let journal = Journal()
    let screen = Screen { List { Button("Buy") { journal.note("bought") }.disabled(true) } }
    screen.tap("Buy")
    #expect(journal.take() == [])
  }

  @Test("A row under a finger is grey")
  func highlight() throws {
    let screen = Screen { List { Button("Buy") {} } }
    let frame = try #require(screen.cell("Buy").map { screen.frame(of: $0) })
    let finger = TouchSequence.began(at: CGPoint(x: frame.midX, y: frame.midY), in: screen.window)
    #expect(screen.color(ofCell: "Buy") == .systemGray4)
    finger.ended()
    #expect(screen.color(ofCell: "Buy") == .secondarySystemGroupedBackground)
  }

  @Test("A link is its whole row, with a chevron")
  func link() throws {
    let screen = Screen {
      NavigationStack {
        List { NavigationLink("Milk") { Text("Details") } }
      }
    }
    screen.settle()
    let leaves = screen.topLeaves
    #expect(leaves.contains { $0.kind == .image && $0.text == "chevron.forward" })
    let row = try #require(leaves.first { $0.kind == .button && $0.text == "Milk" })
    screen.tap(at: CGPoint(x: 340, y: row.frame.midY))
    screen.settle()
    #expect(screen.depth == 1)
  }

  @Test("A toggle in a row works")
  func toggle() throws {
    struct Settings: View {
      @State private var isOn = false
      var body: some View { Form { Toggle(isOn ? "On" : "Off", isOn: $isOn) } }
    }
    let screen = Screen { Settings() }
    let view = try #require(Screen<EmptyView>.views(in: screen.window) { $0 is UISwitch }.first)
    let frame = screen.frame(of: view)
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    screen.settle()
    #expect(screen.texts.contains("On"))
  }

  @Test("Rows come, go and move with their elements, and keep their state")
  func updates() {
    struct Names: View {
      @State var names = ["a", "b", "c"]
      let journal: Journal

      var body: some View {
        List {
          Button("change") { names = ["c", "d", "a"] }
          ForEach(names, id: \.self) { Counter(name: $0) }
        }
      }
    }
    struct Counter: View {
      let name: String
      @State private var taps = 0
      var body: some View { Button("\(name)\(taps)") { taps += 1 } }
    }
    let screen = Screen { Names(journal: Journal()) }
    screen.tap("a0")
    screen.tap("change")
    screen.layOut()
    #expect(screen.texts == ["change", "c0", "d0", "a1"])
    #expect(screen.cells.count == 4)
  }

  @Test("A binding's elements can be written in their rows")
  func bindings() throws {
    struct Item: Identifiable {
      let id: Int
      var count = 0
    }
    struct Items: View {
      @State private var items = [Item(id: 1), Item(id: 2)]
      var body: some View {
        List($items) { $item in Button("\(item.id): \(item.count)") { item.count += 1 } }
      }
    }
    let screen = Screen { Items() }
    screen.tap("2: 0")
    screen.layOut()
    #expect(screen.texts == ["1: 0", "2: 1"])
  }

  @Test("What appears with a section appears once")
  func appearance() {
    let journal = Journal()
    let screen = Screen {
      List {
        Section {
          ForEach(0..<100) { Text("\($0)") }
        }
        .onAppear { journal.note("appear") }
        .onDisappear { journal.note("disappear") }
        Text("last")
      }
    }
    #expect(journal.take() == ["appear"])
    screen.scroll(to: CGPoint(x: 0, y: 400))
    #expect(journal.take() == [])
  }

  @Test("A reader scrolls to a row that hasn't been made")
  func reader() {
    let remote = Remote()
    let screen = Screen {
      ScrollViewReader { proxy in
        List(0..<1_000) { Text("Row \($0)") }
          .onAppear { remote.actions["go"] = { proxy.scrollTo(500, anchor: .top) } }
      }
    }
    remote("go")
    screen.settle()
    #expect(screen.textsOnScreen.contains("Row 500"))
  }
}
