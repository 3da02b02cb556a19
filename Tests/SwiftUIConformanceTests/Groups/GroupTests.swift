import SwiftUI
import Testing

@Suite("Group boxes and control groups")
@MainActor
struct GroupTests {
  @Test("A box shows its title above its content, both inside its ground")
  func box() throws {
    let screen = Screen { GroupBox("Title") { Text("content") } }
    let title = try #require(screen.frame("Title"))
    let content = try #require(screen.frame("content"))
    let ground = try #require(screen.leaves.first { $0.kind == .shape }?.frame)
    #expect(title.maxY < content.minY)
    #expect(title.minY - ground.minY == 16 && title.minX - ground.minX == 16)
    #expect(abs(ground.maxY - content.maxY - 16) < 0.5)
  }

  @Test("A box may have no title, or any view as one")
  func titles() {
    let screen = Screen {
      VStack {
        GroupBox { Text("plain") }
        GroupBox {
          Text("content")
        } label: {
          Label("Heart", systemImage: "heart")
        }
      }
    }
    #expect(screen.texts == ["plain", "Heart", "content"])
  }

  private struct Plain: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("box")
        configuration.label
        configuration.content
      }
    }
  }

  private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("frame")
        GroupBox(configuration)
      }
    }
  }

  @Test("A style of the app's own has the title and the content")
  func ownStyle() {
    let screen = Screen { GroupBox("Title") { Text("content") }.groupBoxStyle(Plain()) }
    #expect(screen.texts == ["box", "Title", "content"])
    #expect(!screen.leaves.contains { $0.kind == .shape })
  }

  @Test("A style may put a box of the system's look into its own")
  func systemStyle() {
    let screen = Screen {
      VStack {
        GroupBox("Title") { Text("content") }.groupBoxStyle(Framed())
        GroupBox("Other") { Text("more") }.groupBoxStyle(.automatic).groupBoxStyle(Plain())
      }
    }
    #expect(screen.texts == ["frame", "Title", "content", "Other", "more"])
    #expect(screen.leaves.filter { $0.kind == .shape }.count == 2)
  }

  @Test("The controls of a group are side by side, and each can be used")
  func controls() throws {
    let journal = Journal()
    let screen = Screen {
      ControlGroup {
        Button("Cut") { journal.note("cut") }
        Button("Copy") { journal.note("copy") }
      }
    }
    let cut = try #require(screen.frame("Cut", .button))
    let copy = try #require(screen.frame("Copy", .button))
    #expect(cut.maxX <= copy.minX && cut.midY == copy.midY)
    screen.tap("Copy")
    #expect(journal.take() == ["copy"])
  }

  @Test("In a menu the controls are a group of elements")
  func menu() {
    let journal = Journal()
    let screen = Screen {
      Menu("Edit") {
        Button("Undo") {}
        ControlGroup("Clipboard") {
          Button("Cut") {}
          Button("Copy") { journal.note("copy") }
        }
      }
    }
    screen.tap("Edit")
    screen.settle()
    #expect(screen.menuTitles == ["Undo", "Cut", "Copy"])
    screen.tapInMenu("Copy")
    #expect(journal.take() == ["copy"])
  }
}
