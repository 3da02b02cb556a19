import Foundation
import StageRuntime
import SwiftUI
import Testing

@Suite("Lazy stacks whose data change")
@MainActor
struct LazyDataTests {
  private struct Row: View {
    let number: Int
    let journal: Journal
    @State private var taps = 0

    var body: some View {
      Button("Row \(number), \(taps)") { taps += 1 }
        .frame(height: 100)
        .onAppear { journal.note("appear \(number)") }
        .onDisappear { journal.note("disappear \(number)") }
    }
  }

  private struct Column: View {
    let remote: Remote
    let journal: Journal
    @State private var numbers = Array(0..<100)
    @State private var hasTitle = false

    var body: some View {
      let _ = remote.actions["insert"] = { numbers.insert(1_000, at: 0) }
      let _ = remote.actions["remove 2"] = { numbers.removeAll { $0 == 2 } }
      let _ = remote.actions["reverse"] = { numbers.reverse() }
      let _ = remote.actions["clear"] = { numbers = [] }
      let _ = remote.actions["shrink"] = { numbers = Array(numbers.prefix(9)) }
      let _ = remote.actions["double"] = { numbers = [5, 5, 5] }
      let _ = remote.actions["title"] = { hasTitle.toggle() }
      ScrollView {
        LazyVStack(spacing: 0) {
          if hasTitle { Text("Title").frame(height: 50) }
          ForEach(numbers, id: \.self) { Row(number: $0, journal: journal) }
        }
      }
    }
  }

  private let remote = Remote()
  private let journal = Journal()

  private func screen() -> Screen<some View> {
    let screen = Screen { Column(remote: remote, journal: journal) }
    _ = journal.take()
    return screen
  }

  private func change(_ name: String, _ screen: Screen<some View>) {
    remote(name)
    screen.settle()
  }

  @Test("S1.5 Rows keep their state when others come before them")
  func insertion() throws {
    let screen = screen()
    screen.tap("Row 2, 0")
    change("insert", screen)
    #expect(screen.texts.prefix(4) == ["Row 1000, 0", "Row 0, 0", "Row 1, 0", "Row 2, 1"])
    #expect(journal.lines.contains("appear 1000"))
    #expect(journal.lines.contains("disappear 7"))
  }

  @Test("S1.5 A row whose element is removed disappears, and the next one comes into sight")
  func removal() {
    let screen = screen()
    change("remove 2", screen)
    #expect(!screen.texts.contains("Row 2, 0"))
    #expect(Set(journal.lines) == ["disappear 2", "appear 8"])
  }

  @Test("Rows that have moved out of sight keep their state")
  func reversal() {
    let screen = screen()
    screen.tap("Row 2, 0")
    change("reverse", screen)
    #expect(screen.texts.first == "Row 99, 0")
    #expect(!screen.texts.contains("Row 2, 1"))
    change("reverse", screen)
    #expect(screen.texts.contains("Row 2, 1"))
  }

  @Test("A stack that loses all its rows shows nothing")
  func clearing() {
    let screen = screen()
    screen.scroll(to: CGPoint(x: 0, y: 4_000))
    change("clear", screen)
    #expect(screen.texts.isEmpty)
    #expect(screen.scrollViews.first?.contentSize.height == 0)
  }

  @Test("A stack that becomes shorter than where it is scrolled to shows its end")
  func shrinking() {
    let screen = screen()
    screen.scroll(to: CGPoint(x: 0, y: 4_000))
    change("shrink", screen)
    #expect(screen.textsOnScreen.last == "Row 8, 0")
    #expect(screen.textsOnScreen.count >= 8)
  }

  @Test("S1.5 Elements of one identity are logged, and each has a row")
  func duplicates() {
    let screen = screen()
    change("double", screen)
    #expect(screen.texts.count == 3)
    #expect(screen.messages.contains { $0.contains("the ID 5 occurs multiple times") })
  }

  @Test("A view that comes before the rows moves them down")
  func title() throws {
    let screen = screen()
    let before = try #require(screen.frame("Row 0, 0", .button))
    change("title", screen)
    #expect(screen.texts.first == "Title")
    #expect(screen.frame("Row 0, 0", .button)?.minY == before.minY + 50)
    change("title", screen)
    #expect(screen.frame("Row 0, 0", .button) == before)
  }

  private struct Growing: View {
    let remote: Remote
    let number: Int
    @State private var isTall = false

    var body: some View {
      let _ = remote.actions["grow \(number)"] = { isTall = true }
      Text("Row \(number)").frame(height: isTall ? 300 : 100)
    }
  }

  @Test("A row that grows moves those below it")
  func growth() throws {
    let screen = Screen {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<8, id: \.self) { Growing(remote: remote, number: $0) }
        }
      }
    }
    let before = try #require(screen.frame("Row 2"))
    let height = try #require(screen.scrollViews.first).contentSize.height
    remote("grow 1")
    screen.settle()
    #expect(screen.frame("Row 2")?.minY == before.minY + 200)
    #expect(screen.scrollViews.first?.contentSize.height == height + 200)
  }

  @Test("What is written while rows are out of sight is seen when they come back")
  func hiddenUpdate() {
    struct Counting: View {
      let remote: Remote
      @State private var count = 0
      var body: some View {
        let _ = remote.actions["count"] = { count += 1 }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { Text("Row \($0), \(count)").frame(height: 100) }
          }
        }
      }
    }
    let screen = Screen { Counting(remote: remote) }
    screen.scroll(to: CGPoint(x: 0, y: 5_000))
    remote("count")
    screen.settle()
    screen.scroll(to: CGPoint(x: 0, y: -47))
    #expect(screen.texts.first == "Row 0, 1")
  }
}
