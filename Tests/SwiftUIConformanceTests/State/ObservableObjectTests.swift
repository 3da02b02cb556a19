import SwiftUI
import Testing

@MainActor
@Suite("Observable objects that several views hold")
struct ObservableObjectTests {
  private final class Model: ObservableObject {
    @Published var isShown = true
    @Published var count = 0
  }

  private struct Inner: View {
    @ObservedObject var model: Model
    var body: some View { Text(verbatim: "inner \(model.count)") }
  }

  private struct Outer: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        Text(verbatim: "outer \(model.count)")
        if model.isShown { Inner(model: model) }
      }
    }
  }

  @Test("S2.9 all views that hold an object see the new value, in one update")
  func allSeeIt() {
    let model = Model()
    let screen = Screen { Outer(model: model) }
    model.count = 1
    screen.settle()
    #expect(screen.texts == ["outer 1", "inner 1"])
  }

  @Test("S2.9 a view that is removed by a change of the object it holds goes")
  func removed() {
    let model = Model()
    let screen = Screen { Outer(model: model) }
    model.isShown = false
    screen.settle()
    #expect(screen.texts == ["outer 0"])
  }

  @Test("S4.7 a change written before an object's is seen first, and the object's is not lost")
  func afterState() {
    struct Host: View {
      @ObservedObject var model: Model
      @State private var word = "old"
      var body: some View {
        VStack {
          Outer(model: model)
          Text(verbatim: word)
          Button("Change") {
            word = "new"
            model.count += 1
            model.isShown = false
          }
        }
      }
    }
    let model = Model()
    let screen = Screen { Host(model: model) }
    screen.tap("Change")
    screen.settle()
    #expect(screen.texts.prefix(2) == ["outer 1", "new"])
  }
}
