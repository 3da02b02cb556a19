import SwiftUI
import Testing

@Suite("Keyboard shortcuts")
@MainActor
struct KeyboardShortcutTests {
  private struct Reader: View {
    @Environment(\.keyboardShortcut) private var shortcut
    var body: some View {
      Text(verbatim: shortcut.map { "\($0.key.character) \($0.modifiers.rawValue)" } ?? "none")
    }
  }

  @Test("A shortcut is in the environment of its view")
  func environment() {
    let screen = Screen {
      VStack {
        Reader()
        Reader().keyboardShortcut("s")
        Reader().keyboardShortcut("n", modifiers: [.command, .shift])
        Reader().keyboardShortcut(nil).keyboardShortcut(.cancelAction)
      }
    }
    #expect(screen.texts == ["none", "s 16", "n 18", "none"])
  }

  @Test("Shortcuts are equal if their keys are")
  func equality() {
    #expect(KeyboardShortcut("a") == KeyboardShortcut("a", modifiers: .command))
    #expect(KeyboardShortcut("a") != KeyboardShortcut("a", modifiers: .option))
    #expect(KeyboardShortcut.defaultAction == KeyboardShortcut(.return, modifiers: []))
  }

  @Test("An alert's button with the default action's shortcut is the preferred action")
  func preferred() throws {
    let screen = Screen {
      Text("page").alert("Save?", isPresented: .constant(true)) {
        Button("No", role: .cancel) {}
        Button("Yes") {}.keyboardShortcut(.defaultAction)
        Button("Later") {}
      }
    }
    screen.settle()
    let alert = try #require(screen.front as? UIAlertController)
    #expect(alert.preferredAction?.title == "Yes")
  }

  @Test("An alert without such a button has no preferred action")
  func notPreferred() throws {
    let screen = Screen {
      Text("page").alert("Save?", isPresented: .constant(true)) {
        Button("Yes") {}.keyboardShortcut("y")
      }
    }
    screen.settle()
    let alert = try #require(screen.front as? UIAlertController)
    #expect(alert.preferredAction == nil)
  }
}
