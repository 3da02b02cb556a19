import SwiftUI
import Testing

@Suite("Content that isn't there")
@MainActor
struct ContentUnavailableTests {
  @Test("A picture, a title, a description and actions are below one another, in the middle")
  func parts() throws {
    let journal = Journal()
    let screen = Screen {
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray")
      } description: {
        Text("New mails appear here.")
      } actions: {
        Button("Fetch") { journal.note("fetched") }
      }
    }
    let image = try #require(screen.frame("tray", .image))
    let title = try #require(screen.frame("No Mail"))
    let description = try #require(screen.frame("New mails appear here."))
    let button = try #require(screen.frame("Fetch", .button))
    let tops = [image, title, description, button].map(\.minY)
    #expect(tops == tops.sorted())
    #expect(abs(title.midX - 195) < 1)
    screen.tap("Fetch")
    #expect(journal.take() == ["fetched"])
  }

  @Test("A title with a symbol is enough")
  func short() {
    let screen = Screen {
      VStack {
        ContentUnavailableView("Offline", systemImage: "wifi")
        ContentUnavailableView("Empty", image: "box", description: Text("Add something."))
      }
    }
    #expect(screen.texts == ["Offline", "Empty", "Add something."])
  }

  @Test("A search that finds nothing says what was searched for")
  func search() {
    let advice = "Check the spelling or try a new search."
    let screen = Screen {
      VStack {
        ContentUnavailableView.search
        ContentUnavailableView.search(text: "tea")
      }
    }
    #expect(screen.texts == ["No Results", advice, "No Results for “tea”", advice])
  }
}
