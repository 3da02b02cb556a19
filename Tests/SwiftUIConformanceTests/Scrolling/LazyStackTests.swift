import Foundation
import StageRuntime
import SwiftUI
import Testing

@Suite("Lazy stacks")
@MainActor
struct LazyStackTests {
  private struct Row: View {
    let number: Int
    let journal: Journal
    var height: CGFloat = 100
    @State private var taps = 0

    var body: some View {
      let _ = journal.note("body \(number)")
      Button("Row \(number), \(taps)") { taps += 1 }
        .frame(height: height)
        .onAppear { journal.note("appear \(number)") }
        .onDisappear { journal.note("disappear \(number)") }
    }
  }

  private struct Column: View {
    var count = 1_000
    let journal: Journal

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { Row(number: $0, journal: journal) }
        }
      }
    }
  }

  private func numbers(_ word: String, in lines: [String]) -> [Int] {
    lines.filter { $0.hasPrefix(word + " ") }.compactMap { Int($0.dropFirst(word.count + 1)) }
  }

  @Test("S9.1 P8.9 A lazy stack makes only the rows that are seen")
  func rowsThatAreSeen() {
    let journal = Journal()
    let screen = Screen { Column(journal: journal) }
    let lines = journal.take()
    let made = numbers("body", in: lines)
    // 844 points of screen, 47 of them above the content.
    #expect(Set(made) == Set(0...7))
    #expect(numbers("appear", in: lines).sorted() == Array(0...7))
    #expect(screen.texts.count == 8)
  }

  @Test("S9.2 A plain stack in a scroll view makes everything at once")
  func plainStack() {
    let journal = Journal()
    _ = Screen {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Row(number: $0, journal: journal) } }
      }
    }
    #expect(Set(numbers("body", in: journal.lines)) == Set(0..<100))
  }

  @Test("S9.1 A row's body and state start when it comes into sight, and then it appears")
  func rowComes() throws {
    let journal = Journal()
    let screen = Screen { Column(journal: journal) }
    _ = journal.take()
    screen.scroll(to: CGPoint(x: 0, y: 53))
    let lines = journal.take()
    #expect(lines.firstIndex(of: "body 8") != nil)
    #expect(lines.last == "appear 8")
  }

  @Test("S9.1 A row that is scrolled away disappears, and appears again with its state")
  func rowGoes() throws {
    let journal = Journal()
    let screen = Screen { Column(journal: journal) }
    screen.tap("Row 2, 0")
    _ = journal.take()
    screen.scroll(to: CGPoint(x: 0, y: 5_000))
    #expect(numbers("disappear", in: journal.take()).sorted() == Array(0...7))
    screen.scroll(to: CGPoint(x: 0, y: -47))
    let lines = journal.take()
    #expect(numbers("appear", in: lines).sorted() == Array(0...7))
    #expect(Set(numbers("body", in: lines)).isDisjoint(with: 0...7))
    #expect(screen.texts.contains("Row 2, 1"))
  }

  @Test("P8.9 Where rows out of sight are destroyed, they lose their state")
  func rowIsDestroyed() throws {
    var doubts = Doubts()
    doubts.scrolledOutRow = .dropped
    let journal = Journal()
    let screen = Screen(doubts: doubts) { Column(journal: journal) }
    screen.tap("Row 2, 0")
    screen.scroll(to: CGPoint(x: 0, y: 5_000))
    _ = journal.take()
    screen.scroll(to: CGPoint(x: 0, y: -47))
    #expect(Set(numbers("body", in: journal.take())).isSuperset(of: 0...7))
    #expect(screen.texts.contains("Row 2, 0"))
  }

  @Test("S9.1 A drag makes the rows that it brings into sight, one after the other")
  func drag() {
    let journal = Journal()
    let screen = Screen { Column(journal: journal) }
    _ = journal.take()
    screen.scrollDown(by: 250)
    let lines = journal.take()
    #expect(numbers("appear", in: lines) == [8, 9, 10])
    #expect(numbers("disappear", in: lines) == [0, 1])
  }

  @Test("A hundred thousand rows cost what the seen ones cost")
  func manyRows() throws {
    final class Counter {
      var reads = 0
    }
    struct Element: Identifiable {
      let number: Int
      let counter: Counter
      var id: Int {
        counter.reads += 1
        return number
      }
    }
    let counter = Counter()
    let elements = (0..<100_000).map { Element(number: $0, counter: counter) }
    var made = 0
    let screen = Screen {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(elements) { element -> AnyView in
            made += 1
            return AnyView(Text("Row \(element.number)").frame(height: 100))
          }
        }
      }
    }
    #expect(made == 8)
    #expect(counter.reads < 20)
    #expect(try #require(screen.scrollViews.first).contentSize.height == 10_000_000)
    screen.scroll(to: CGPoint(x: 0, y: 9_000_000))
    #expect(screen.textsOnScreen.first == "Row 90000")
    #expect(made < 20)
  }

  @Test("A row's content may be no view or several")
  func unevenRows() throws {
    let screen = Screen {
      ScrollView {
        LazyVStack(spacing: 10) {
          Text("first").frame(height: 50)
          ForEach(0..<4, id: \.self) { number in
            if number == 1 {
              Text("a").frame(height: 50)
              Text("b").frame(height: 50)
            } else if number != 2 {
              Text("\(number)").frame(height: 50)
            }
          }
          Text("last").frame(height: 50)
        }
      }
    }
    #expect(screen.texts == ["first", "0", "a", "b", "3", "last"])
    let first = try #require(screen.frame("first"))
    let last = try #require(screen.frame("last"))
    #expect(last.minY - first.minY == 300)
    #expect(try #require(screen.scrollViews.first).contentSize.height == 350)
  }

  @Test("A lazy stack takes the width that it is offered and aligns its rows in it")
  func alignment() throws {
    let screen = Screen {
      ScrollView {
        LazyVStack(alignment: .leading) { Text("row") }
      }
    }
    #expect(screen.frame("row")?.minX == 0)
    #expect(screen.scrollViews.first?.bounds.width == screen.window.bounds.width)
  }

  @Test("A lazy stack without rows shows nothing")
  func empty() throws {
    let screen = Screen {
      ScrollView { LazyVStack { ForEach(0..<0, id: \.self) { Text("\($0)") } } }
    }
    #expect(screen.texts.isEmpty)
    #expect(screen.scrollViews.first?.contentSize.height == 0)
  }

  @Test("A lazy row of views makes only those that are seen")
  func horizontal() throws {
    let screen = Screen {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<1_000, id: \.self) { Text("\($0)").frame(width: 100, height: 50) }
        }
      }
      .frame(height: 80)
    }
    #expect(screen.texts == ["0", "1", "2", "3"])
    #expect(try #require(screen.scrollViews.first).contentSize.width == 100_000)
    screen.scroll(to: CGPoint(x: 50_000, y: 0))
    #expect(screen.texts.first == "500")
  }

  @Test("Outside a scroll view, a lazy stack makes what the screen shows")
  func withoutScrollView() {
    let screen = Screen {
      LazyVStack(spacing: 0) {
        ForEach(0..<1_000, id: \.self) { Text("\($0)").frame(height: 100) }
      }
    }
    #expect(screen.texts.count < 20)
    #expect(!screen.texts.isEmpty)
  }

  @Test("Rows of lazy stacks inside others are made when both are in sight")
  func nested() throws {
    let screen = Screen {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { line in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<100, id: \.self) {
                  Text("\(line).\($0)").frame(width: 100, height: 200)
                }
              }
            }
            .frame(height: 200)
          }
        }
      }
    }
    #expect(screen.textsOnScreen.count == 16)
    #expect(screen.texts.count == 16)
    screen.scroll(to: CGPoint(x: 0, y: 1_953))
    #expect(screen.texts.contains("10.0"))
    #expect(!screen.texts.contains("0.0"))
  }
}
