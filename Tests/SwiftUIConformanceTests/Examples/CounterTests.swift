import StageRuntime
import SwiftUI
import Testing

@Suite("A counter with a binding three levels down")
@MainActor
struct CounterTests {
  private struct CounterScreen: View {
    @State private var count = 0

    var body: some View {
      VStack(spacing: 12) {
        Text("Count: \(count)").font(.title)
        Panel(count: $count)
      }
    }
  }

  private struct Panel: View {
    @Binding var count: Int

    var body: some View {
      HStack {
        StepButton(title: "Less", step: -1, count: $count)
        StepButton(title: "More", step: 1, count: $count)
      }
      .padding()
    }
  }

  private struct StepButton: View {
    let title: LocalizedStringKey
    let step: Int
    @Binding var count: Int

    var body: some View { Button(title) { count += step } }
  }

  @Test("Tapping a button changes the text above")
  func taps() {
    let screen = Screen { CounterScreen() }
    #expect(screen.texts == ["Count: 0", "Less", "More"])
    screen.tap("More")
    screen.tap("More")
    #expect(screen.texts.first == "Count: 2")
    screen.tap("Less")
    #expect(screen.texts.first == "Count: 1")
  }
}
