import Observation
import SwiftUI
import Testing

/// The closure of a `ForEach` runs for the view that wrote it, and is run again when what it reads
/// changes, even if nothing else in that view reads it.
@MainActor
@Suite("What the content of a ForEach reads")
struct ForEachReadingTests {
  @Observable final class Observed {
    var count = 0
  }

  final class Model: ObservableObject {
    @Published var count = 0
  }

  @Test("S3.2 State that only the content reads is followed")
  func state() {
    struct Rows: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button("More") { count += 1 }
          ForEach(0..<2, id: \.self) { Text("row \($0): \(count)") }
        }
      }
    }
    let screen = Screen { Rows() }
    screen.tap("More")
    screen.settle()
    #expect(screen.texts.suffix(2) == ["row 0: 1", "row 1: 1"])
  }

  @Test("An observable model that only the content reads is followed")
  func observable() {
    struct Rows: View {
      let model: Observed
      var body: some View {
        VStack { ForEach(0..<2, id: \.self) { Text("row \($0): \(model.count)") } }
      }
    }
    let model = Observed()
    let screen = Screen { Rows(model: model) }
    model.count = 1
    screen.settle()
    #expect(screen.texts == ["row 0: 1", "row 1: 1"])
  }

  @Test("An environment value that only the content reads is followed")
  func environment() {
    struct Rows: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View {
        VStack { ForEach(0..<2, id: \.self) { Text("row \($0): \(isEnabled)") } }
      }
    }
    struct Host: View {
      @ObservedObject var model: Model
      var body: some View { Rows().disabled(model.count > 0) }
    }
    let model = Model()
    let screen = Screen { Host(model: model) }
    #expect(screen.texts == ["row 0: true", "row 1: true"])
    model.count = 1
    screen.settle()
    #expect(screen.texts == ["row 0: false", "row 1: false"])
  }

  @Test("What one row reads runs neither the other rows nor the content again")
  func independence() {
    struct Row: View {
      let model: Observed
      let number: Int
      let note: (Int) -> Void
      var body: some View {
        let _ = note(number)
        Text("\(number): \(model.count)")
      }
    }
    final class Runs { var rows: [Int] = [] }
    let models = (0..<3).map { _ in Observed() }
    let runs = Runs()
    let screen = Screen {
      VStack {
        ForEach(0..<3, id: \.self) { index in
          Row(model: models[index], number: index) { runs.rows.append($0) }
        }
      }
    }
    runs.rows = []
    models[1].count = 5
    screen.settle()
    #expect(runs.rows == [1])
    #expect(screen.texts == ["0: 0", "1: 5", "2: 0"])
  }
}
