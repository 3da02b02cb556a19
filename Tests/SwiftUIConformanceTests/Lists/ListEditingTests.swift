import Foundation
import StageRuntime
import SwiftUI
import Testing

@Suite("List editing")
@MainActor
struct ListEditingTests {
  private struct Names: View {
    @State var names = ["a", "b", "c", "d"]
    var fixed: Set<String> = []

    var body: some View {
      VStack {
        EditButton()
        List {
          ForEach(names, id: \.self) { name in
            Text(name)
              .deleteDisabled(fixed.contains(name))
              .moveDisabled(fixed.contains(name))
          }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
  }

  @Test("A row that can be deleted offers that to a swipe, and goes when it is accepted")
  func swipeToDelete() {
    let screen = Screen { Names() }
    screen.swipe("b", by: -120)
    #expect(screen.texts.contains("Delete"))
    screen.tap("Delete")
    screen.settle()
    #expect(screen.texts == ["Edit", "a", "c", "d"])
  }

  @Test("A swipe over the whole row deletes it")
  func fullSwipe() {
    let screen = Screen { Names() }
    screen.swipe("b", by: -330)
    #expect(screen.texts == ["Edit", "a", "c", "d"])
  }

  @Test("A row that can't be deleted isn't moved by a swipe")
  func deleteDisabled() {
    let screen = Screen { Names(fixed: ["b"]) }
    screen.swipe("b", by: -330)
    #expect(screen.texts == ["Edit", "a", "b", "c", "d"])
  }

  @Test("A tap on a row hides what a swipe on it or another has revealed, and does nothing else")
  func closing() {
    let screen = Screen { Names() }
    screen.swipe("b", by: -120)
    screen.tap("c")
    screen.settle()
    #expect(screen.texts == ["Edit", "a", "b", "c", "d"])
    screen.swipe("b", by: -120)
    screen.swipe("c", by: -120)
    #expect(screen.texts.filter { $0 == "Delete" }.count == 1)
  }

  @Test("The edit button shows the controls to delete and to move rows, and hides them")
  func editButton() {
    let screen = Screen { Names(fixed: ["b"]) }
    #expect(screen.controlNames.filter { $0.hasPrefix("Delete ") }.isEmpty)
    screen.tap("Edit")
    screen.settle()
    #expect(screen.texts.contains("Done"))
    #expect(
      Set(screen.controlNames.filter { $0.hasPrefix("Delete ") || $0.hasPrefix("Reorder ") })
        == ["Delete a", "Delete c", "Delete d", "Reorder a", "Reorder c", "Reorder d"]
    )
    screen.tap("Done")
    screen.settle()
    #expect(screen.controlNames.filter { $0.hasPrefix("Reorder ") }.isEmpty)
  }

  @Test("The control to delete asks first")
  func deleteControl() {
    let screen = Screen { Names() }
    screen.tap("Edit")
    screen.settle()
    screen.tapControl("Delete c")
    #expect(screen.texts.contains("Delete"))
    screen.tap("Delete")
    screen.settle()
    #expect(screen.texts == ["Done", "a", "b", "d"])
  }

  @Test(
    "A row goes where it is dragged by its handle",
    arguments: [
      ("a", 100, ["b", "c", "a", "d"]), ("d", -140, ["d", "a", "b", "c"]),
      ("b", 20, ["a", "b", "c", "d"]),
      ("b", 1_000, ["a", "c", "d", "b"]),
    ] as [(String, CGFloat, [String])]
  )
  func moving(name: String, distance: CGFloat, expected: [String]) throws {
    let screen = Screen { Names() }
    screen.tap("Edit")
    screen.settle()
    let handle = try #require(
      Screen<EmptyView>.views(in: screen.window) { $0.accessibilityLabel == "Reorder \(name)" }
        .first
    )
    let frame = screen.frame(of: handle)
    let finger = TouchSequence.began(at: CGPoint(x: frame.midX, y: frame.midY), in: screen.window)
    finger.moved(to: CGPoint(x: frame.midX, y: frame.midY + distance / 2))
    finger.moved(to: CGPoint(x: frame.midX, y: frame.midY + distance))
    finger.ended()
    screen.settle()
    #expect(Array(screen.texts.dropFirst()) == expected)
  }

  @Test("Each screen has an edit mode of its own, and one that is handed down counts")
  func editMode() {
    struct Reader: View {
      @Environment(\.editMode) private var editMode
      var body: some View { Text(editMode?.wrappedValue.isEditing == true ? "editing" : "not") }
    }
    #expect(Screen { Reader() }.texts == ["not"])
    let screen = Screen {
      Reader()
      Reader().environment(\.editMode, .constant(.active))
    }
    #expect(screen.texts == ["not", "editing"])
  }

  @Test("A row's button does nothing while the list is edited")
  func buttonWhileEditing() {
    let journal = Journal()
    let screen = Screen {
      List { Button("Buy") { journal.note("bought") } }
        .environment(\.editMode, .constant(.active))
    }
    screen.tap("Buy")
    #expect(journal.take() == [])
  }
}
