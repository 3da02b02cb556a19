import Foundation
import StageRuntime
import SwiftUI
import Testing

@Suite("List selection")
@MainActor
struct ListSelectionTests {
  private struct One: View {
    @State private var selection: String?
    let journal: Journal

    var body: some View {
      List(["a", "b", "c"], id: \.self, selection: $selection) { Text($0) }
        .onChange(of: selection) { _, new in journal.note(new ?? "none") }
    }
  }

  @Test("A tap selects a row, whose cell shows it")
  func one() throws {
    let journal = Journal()
    let screen = Screen { One(journal: journal) }
    let frame = try #require(screen.cell("b").map { screen.frame(of: $0) })
    screen.tap(at: CGPoint(x: 300, y: frame.midY))
    screen.settle()
    #expect(journal.take() == ["b"])
    #expect(screen.color(ofCell: "b") == .systemGray4)
    #expect(screen.color(ofCell: "a") == .secondarySystemGroupedBackground)
    screen.tap("c")
    screen.settle()
    #expect(journal.take() == ["c"])
  }

  private struct Several: View {
    @State private var selection: Set<Int> = []

    var body: some View {
      VStack {
        EditButton()
        Text("\(selection.sorted())")
        List(selection: $selection) {
          ForEach(1..<4) { Text("row \($0)") }
          Text("tagged").tag(10)
          Text("not tagged")
        }
      }
    }
  }

  @Test("Several rows are selected while the list is edited, and only then")
  func several() {
    let screen = Screen { Several() }
    screen.tap("row 1")
    screen.settle()
    #expect(screen.texts.contains("[]"))
    screen.tap("Edit")
    screen.settle()
    for text in ["row 1", "row 3", "tagged", "not tagged"] {
      screen.tap(text)
      screen.settle()
    }
    #expect(screen.texts.contains("[1, 3, 10]"))
    screen.tap("row 1")
    screen.settle()
    #expect(screen.texts.contains("[3, 10]"))
  }

  @Test("A selection that the program makes is shown")
  func program() {
    struct Chosen: View {
      @State private var selection: Int? = 2
      var body: some View {
        List(selection: $selection) {
          ForEach(1..<4) { Text("row \($0)") }
          Button("clear") { selection = nil }
        }
      }
    }
    let screen = Screen { Chosen() }
    #expect(screen.color(ofCell: "row 2") == .systemGray4)
    screen.tap("clear")
    screen.settle()
    #expect(screen.color(ofCell: "row 2") == .secondarySystemGroupedBackground)
  }

  @Test("A row whose selection is disabled can't be selected")
  func disabled() {
    struct Some: View {
      @State private var selection: Int?
      var body: some View {
        List(selection: $selection) {
          ForEach(1..<3) { number in
            Text(selection == number ? "chosen" : "row \(number)")
              .selectionDisabled(number == 1)
          }
        }
      }
    }
    let screen = Screen { Some() }
    screen.tap("row 1")
    screen.settle()
    #expect(!screen.texts.contains("chosen"))
    screen.tap("row 2")
    screen.settle()
    #expect(screen.texts.contains("chosen"))
  }
}
