import SwiftUI
import Testing
import Understudy

@Suite("Scrolling on a stage")
@MainActor
struct StageScrollingTests {
  private struct Rows: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Text("Row \($0)").frame(height: 50) }
        }
      }
    }
  }

  @Test("What has been scrolled out of a scroll view isn't on the screen")
  func outOfSight() throws {
    let stage = Stage()
    stage.show {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<10, id: \.self) { Text("Row \($0)").frame(height: 50) } }
      }
      .frame(height: 200)
    }
    #expect(stage.visibleTexts.sorted() == ["Row 0", "Row 1", "Row 2", "Row 3"])
    #expect(throws: StageError.self) { try stage.tap("Row 5") }
  }

  @Test("A swipe brings rows of a lazy stack to the screen")
  func swipe() {
    let stage = Stage()
    stage.show { Rows() }
    #expect(!stage.shows("Row 20"))
    stage.pan(
      from: CGPoint(x: 200, y: 700),
      by: CGVector(dx: 0, dy: -500),
      over: .milliseconds(500)
    )
    stage.settle()
    #expect(!stage.shows("Row 0"))
    #expect(stage.shows("Row 20"))
  }

  @Test("a script scrolls to what it looks for, or is told that it isn't there")
  func looksFor() throws {
    let stage = Stage()
    stage.show { Rows() }
    try stage.scrollDown(to: "Row 60")
    #expect(stage.shows("Row 60") && !stage.shows("Row 0"))
    let place = try stage.find("Row 60").frame
    try stage.scrollDown(to: "Row 60")
    #expect(try stage.find("Row 60").frame == place)
    try stage.scrollDown(to: "Row 99")
    #expect(stage.shows("Row 99"))
    let error = #expect(throws: StageError.self) { try stage.scrollDown(to: "Row 100") }
    #expect(error?.description.hasPrefix("There is no 'Row 100' on the screen.") == true)
  }

  @Test("P5.16 A pull at the top edge of a scroll view in a sheet dismisses the sheet")
  func sheet() {
    struct Presenting: View {
      @State private var isPresented = true
      var body: some View {
        Text(isPresented ? "presents" : "rests").sheet(isPresented: $isPresented) { Rows() }
      }
    }
    let stage = Stage()
    stage.show { Presenting() }
    stage.settle()
    #expect(stage.shows("Row 0"))
    stage.pan(
      from: CGPoint(x: 200, y: 300),
      by: CGVector(dx: 0, dy: 500),
      over: .milliseconds(300)
    )
    stage.settle()
    #expect(!stage.shows("Row 0"))
    #expect(stage.shows("rests"))
  }
}
