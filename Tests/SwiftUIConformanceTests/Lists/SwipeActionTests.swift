import Foundation
import StageRuntime
import SwiftUI
import Testing

@Suite("Swipe actions")
@MainActor
struct SwipeActionTests {
  private struct Mail: View {
    let journal: Journal
    var allowsFullSwipe = true
    @State private var isRead = false

    var body: some View {
      List {
        Text("Hello")
          .swipeActions(edge: .leading) {
            Button(isRead ? "Unread" : "Read") { isRead.toggle() }.tint(.blue)
          }
          .swipeActions(allowsFullSwipe: allowsFullSwipe) {
            Button("Bin", role: .destructive) { journal.note("bin") }
            Button("Flag") { journal.note("flag") }
          }
      }
    }
  }

  @Test("A swipe reveals the actions at the edge, the first nearest to it, and a tap does one")
  func actions() throws {
    let journal = Journal()
    let screen = Screen { Mail(journal: journal) }
    #expect(screen.texts == ["Hello"])
    screen.swipe("Hello", by: -200)
    let bin = try #require(screen.frame("Bin"))
    let flag = try #require(screen.frame("Flag"))
    #expect(bin.minX > flag.maxX)
    #expect(screen.frame("Hello").map { $0.minX < 0 } == true)
    screen.tap("Flag")
    screen.settle()
    #expect(journal.take() == ["flag"])
    #expect(screen.texts == ["Hello"])
    #expect(screen.frame("Hello")?.minX == 32)
  }

  @Test("Actions have the colours that they ask for: red to destroy, else their tint or grey")
  func colors() {
    func grounds(_ distance: CGFloat) -> [UIColor] {
      let screen = Screen { Mail(journal: Journal()) }
      screen.swipe("Hello", by: distance)
      return screen.cells.first.map { cell in
        Screen<EmptyView>.views(in: cell) { $0.bounds.width == 74 && $0.backgroundColor != nil }
          .compactMap(\.backgroundColor)
      } ?? []
    }
    #expect(grounds(-200) == [.systemRed, .systemGray])
    #expect(grounds(100) == [.systemBlue])
  }

  @Test("A swipe over the whole row does the first action, if that is allowed")
  func fullSwipe() {
    let journal = Journal()
    let allowing = Screen { Mail(journal: journal) }
    allowing.swipe("Hello", by: -330)
    #expect(journal.take() == ["bin"])
    let asking = Screen { Mail(journal: journal, allowsFullSwipe: false) }
    asking.swipe("Hello", by: -330)
    #expect(journal.take() == [])
    #expect(asking.texts.contains("Bin"))
  }

  @Test("Actions follow the state that they show")
  func liveActions() {
    let screen = Screen { Mail(journal: Journal()) }
    screen.swipe("Hello", by: 100)
    screen.tap("Read")
    screen.settle()
    screen.swipe("Hello", by: 100)
    #expect(screen.texts.contains("Unread"))
  }

  @Test("A row with trailing actions of its own doesn't offer to be deleted")
  func ownActions() {
    let journal = Journal()
    let screen = Screen {
      List {
        ForEach(["a"], id: \.self) { name in
          Text(name).swipeActions { Button("Flag") { journal.note("flag") } }
        }
        .onDelete { _ in journal.note("delete") }
      }
    }
    screen.swipe("a", by: -100)
    #expect(screen.texts.contains("Flag"))
    #expect(!screen.texts.contains("Delete"))
  }

  @Test("A drag up or down on a row scrolls the list")
  func scrolling() {
    let screen = Screen {
      List(0..<100) { number in
        Text("\(number)").swipeActions { Button("Flag") {} }
      }
    }
    screen.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -300))
    #expect(!screen.texts.contains("Flag"))
    #expect(!screen.textsOnScreen.contains("0"))
  }

  @Test("A sheet comes from a row's action and shows the row's state")
  func sheetFromAction() {
    struct Row: View {
      @State private var isEditing = false
      @State private var name = "Milk"
      var body: some View {
        Text(name)
          .swipeActions { Button("Edit") { isEditing = true } }
          .sheet(isPresented: $isEditing) { Button("Rename") { name = "Oat milk" } }
      }
    }
    let screen = Screen { List { Row() } }
    screen.swipe("Milk", by: -100)
    screen.tap("Edit")
    screen.settle()
    #expect(screen.chain.count == 1)
    screen.tapInFront("Rename")
    #expect(screen.texts.contains("Oat milk"))
  }
}
