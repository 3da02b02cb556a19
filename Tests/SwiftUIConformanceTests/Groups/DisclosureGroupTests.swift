import SwiftUI
import Testing

@Suite("Disclosure groups")
@MainActor
struct DisclosureGroupTests {
  @Test("A tap on the title shows the content, another hides it")
  func taps() {
    let screen = Screen { DisclosureGroup("More") { Text("inside") } }
    #expect(screen.texts == ["More"])
    screen.tap("More")
    #expect(screen.texts == ["More", "inside"])
    screen.tap("More")
    #expect(screen.texts == ["More"])
  }

  @Test("A tap beside the title counts, up to the arrow")
  func wholeRow() throws {
    let screen = Screen { DisclosureGroup("More") { Text("inside") } }
    let row = try #require(screen.frame("More", .button))
    screen.tap(at: CGPoint(x: row.maxX - 2, y: row.midY))
    #expect(screen.texts == ["More", "inside"])
  }

  @Test("A binding shows and hides the content, and hears of taps")
  func binding() {
    struct Page: View {
      @State private var isExpanded = true
      var body: some View {
        DisclosureGroup("More", isExpanded: $isExpanded) { Text("inside") }
        Text("expanded \(isExpanded)")
        Button("hide") { isExpanded = false }
      }
    }
    let screen = Screen { VStack { Page() } }
    #expect(screen.texts.contains("inside"))
    screen.tap("hide")
    #expect(!screen.texts.contains("inside"))
    screen.tap("More")
    #expect(screen.texts.contains("inside") && screen.texts.contains("expanded true"))
  }

  @Test("Outside of lists the content is below the title")
  func column() throws {
    let screen = Screen {
      HStack {
        DisclosureGroup(isExpanded: .constant(true)) {
          Text("inside")
        } label: {
          Text("More")
        }
      }
    }
    let title = try #require(screen.frame("More"))
    let content = try #require(screen.frame("inside"))
    #expect(content.minY >= title.maxY)
    #expect(content.minX == title.minX)
  }

  @Test("In a list the title and each view of the content is a row")
  func rows() {
    let screen = Screen {
      List {
        DisclosureGroup("More") {
          Text("first")
          Text("second")
        }
      }
    }
    #expect(screen.cells.count == 1)
    screen.tap("More")
    screen.settle()
    #expect(screen.cells.count == 3)
  }

  @Test("The content is made when it is shown")
  func lazy() {
    let journal = Journal()
    let screen = Screen {
      DisclosureGroup("More") {
        note(journal, "made")
        Text("inside")
      }
    }
    #expect(journal.take().isEmpty)
    screen.tap("More")
    #expect(journal.take() == ["made"])
  }

  private struct Switched: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isExpanded ? "less" : "more") { configuration.isExpanded.toggle() }
      configuration.label
      if configuration.isExpanded { configuration.content }
    }
  }

  @Test("A style of the app's own shows and hides the content")
  func ownStyle() {
    let screen = Screen {
      VStack {
        DisclosureGroup("Title") { Text("inside") }.disclosureGroupStyle(Switched())
      }
    }
    #expect(screen.texts == ["more", "Title"])
    screen.tap("more")
    #expect(screen.texts == ["less", "Title", "inside"])
  }

  @Test("The system's style inside another is the system's")
  func systemStyle() {
    let screen = Screen {
      DisclosureGroup("Title") { Text("inside") }
        .disclosureGroupStyle(.automatic)
        .disclosureGroupStyle(Switched())
    }
    screen.tap("Title")
    #expect(screen.texts == ["Title", "inside"])
  }
}
