import SwiftUI
import Testing
import Understudy

@MainActor
@Suite("Searching")
struct SearchTests {
  private struct Results: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    let text: String

    var body: some View {
      VStack {
        Text("searching \(isSearching)")
        Text("for '\(text)'")
        Button("Stop") { dismissSearch() }
      }
    }
  }

  private struct Page: View {
    var isOutside = false
    @State private var text = ""
    @State private var submitted = "nothing"

    var body: some View {
      if isOutside {
        NavigationStack { results }.searchable(text: $text, prompt: "Find tea")
      } else {
        NavigationStack {
          results.searchable(text: $text, prompt: "Find tea")
            .onSubmit(of: .search) { submitted = text }
            .onSubmit { submitted = "text" }
        }
      }
    }

    @ViewBuilder private var results: some View {
      VStack {
        Results(text: text)
        Text("submitted \(submitted)")
      }
      .navigationTitle("Tea")
    }
  }

  private func show(isOutside: Bool = false) -> Stage {
    let stage = Stage()
    stage.show { Page(isOutside: isOutside) }
    stage.settle()
    return stage
  }

  @Test("What is typed is searched for, from the first tap on", arguments: [false, true])
  func types(isOutside: Bool) throws {
    let stage = show(isOutside: isOutside)
    #expect(stage.shows("searching false"))
    try stage.tap("Find tea")
    stage.settle()
    #expect(stage.shows("searching true"))
    try stage.type("green")
    #expect(stage.shows("for 'green'"))
  }

  @Test("The field is below the bar, and the results below it")
  func place() throws {
    let stage = show()
    let title = try stage.find("Tea").frame
    let field = try stage.find("Find tea").frame
    let results = try stage.find("searching false").frame
    #expect(title.maxY <= field.minY && field.maxY <= results.minY)
  }

  @Test("Return submits the search, and the person goes on searching")
  func submits() throws {
    let stage = show()
    try stage.tap("Find tea")
    try stage.type("green\n")
    stage.settle()
    #expect(stage.shows("submitted green"))
    #expect(stage.shows("searching true") && stage.shows("for 'green'"))
  }

  @Test("Cancelling empties the field and ends the search", arguments: ["Cancel", "Stop"])
  func cancels(button: String) throws {
    let stage = show()
    #expect(!stage.shows("Cancel"))
    try stage.tap("Find tea")
    try stage.type("green")
    stage.settle()
    try stage.tap(button)
    stage.settle()
    #expect(stage.shows("searching false") && stage.shows("for ''"))
    #expect(throws: StageError.self) { try stage.type("x") }
  }

  @Test("The field can be emptied without ending the search")
  func clears() throws {
    let stage = show()
    try stage.tap("Find tea")
    try stage.type("green")
    stage.settle()
    try stage.tap("Clear text")
    stage.settle()
    #expect(stage.shows("searching true") && stage.shows("for ''"))
  }

  @Test("A binding begins and ends the search")
  func binding() throws {
    struct Bound: View {
      @State private var text = ""
      @State private var isPresented = true
      var body: some View {
        NavigationStack {
          VStack {
            Text("presented \(isPresented)")
            Button("End") { isPresented = false }
          }
          .searchable(text: $text, isPresented: $isPresented)
        }
      }
    }
    let stage = Stage()
    stage.show { Bound() }
    stage.settle()
    try stage.type("green")
    stage.settle()
    try stage.tap("End")
    stage.settle()
    #expect(stage.shows("presented false") && !stage.shows("Cancel"))
    try stage.tap("Search")
    stage.settle()
    #expect(stage.shows("presented true"))
  }

  @Test("Without a navigation stack there is no field")
  func noStack() {
    let stage = Stage()
    stage.show { Text("page").searchable(text: .constant("")) }
    #expect(stage.visibleTexts == ["page"])
  }

  @Test("A stack in a sheet doesn't get the field of the stack below")
  func sheet() {
    let stage = Stage()
    stage.show {
      NavigationStack {
        Text("page").sheet(isPresented: .constant(true)) {
          NavigationStack { Text("sheet") }
        }
      }
      .searchable(text: .constant(""), prompt: "Find tea")
    }
    stage.settle()
    #expect(stage.visibleTexts.filter { $0 == "Find tea" }.count == 1)
  }
}
