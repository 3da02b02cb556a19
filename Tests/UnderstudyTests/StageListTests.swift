import SwiftUI
import Testing
import Understudy

@Suite("Lists on a stage")
@MainActor
struct StageListTests {
  private struct Names: View {
    @State private var names = ["Ada", "Ben", "Cleo"]
    @State private var greeted = "nobody"
    @State private var refreshes = 0

    var body: some View {
      NavigationStack {
        List {
          ForEach(names, id: \.self) { name in
            Text(name)
              .swipeActions(edge: .leading) { Button("Greet") { greeted = name } }
          }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
          Text("greeted: \(greeted)")
          Text("refreshes: \(refreshes)")
        }
        .refreshable { @MainActor in refreshes += 1 }
        .toolbar { EditButton() }
      }
    }
  }

  private func stage() -> Stage {
    let stage = Stage()
    stage.show { Names() }
    stage.settle()
    return stage
  }

  /// The names, from top to bottom.
  private func names(on stage: Stage) -> [String] {
    stage.elements.filter { ["Ada", "Ben", "Cleo"].contains($0.label) }
      .sorted { $0.frame.minY < $1.frame.minY }.map(\.label)
  }

  @Test("A swipe reveals a row's actions, which are tapped by their names")
  func swiping() throws {
    let stage = stage()
    try stage.swipeRow("Ben", from: .leading)
    stage.settle()
    try stage.tap("Greet")
    stage.settle()
    #expect(stage.shows("greeted: Ben"))
    try stage.swipeRow("Ada")
    try stage.tap("Delete")
    stage.settle()
    #expect(names(on: stage) == ["Ben", "Cleo"])
  }

  @Test("A swipe over the whole row does its first action")
  func swipingFully() throws {
    let stage = stage()
    try stage.swipeRowFully("Cleo")
    stage.settle()
    #expect(names(on: stage) == ["Ada", "Ben"])
  }

  @Test("A row without actions can't be swiped, and neither can what is in no row")
  func notSwiping() {
    let stage = stage()
    #expect(throws: StageError.self) { try stage.swipeRow("refreshes: 0") }
    #expect(throws: StageError.self) { try stage.swipeRow("Edit") }
    #expect(throws: StageError.self) { try stage.swipeRow("Zoe") }
  }

  @Test("Rows are deleted and moved while the list is edited")
  func editing() throws {
    let stage = stage()
    #expect(throws: StageError.self) { try stage.deleteRow("Ben") }
    try stage.tap("Edit")
    stage.settle()
    try stage.moveRow("Ada", toPlaceOf: "Cleo")
    stage.settle()
    #expect(names(on: stage) == ["Ben", "Cleo", "Ada"])
    try stage.moveRow("Ada", toPlaceOf: "Ben")
    stage.settle()
    #expect(names(on: stage) == ["Ada", "Ben", "Cleo"])
    try stage.deleteRow("Ben")
    stage.settle()
    #expect(names(on: stage) == ["Ada", "Cleo"])
  }

  @Test("A pull refreshes what can be refreshed, and nothing else")
  func refreshing() async throws {
    let stage = stage()
    try stage.pullToRefresh()
    for _ in 0..<20 where !stage.shows("refreshes: 1") {
      await Task.yield()
      stage.settle()
    }
    #expect(stage.shows("refreshes: 1"))
    let other = Stage()
    other.show { List { Text("Ada") } }
    #expect(throws: StageError.self) { try other.pullToRefresh() }
  }
}
