import SwiftUI
import Testing

@Suite("Sensory feedback")
@MainActor
struct SensoryFeedbackTests {
  private struct Page: View {
    @State private var count = 0
    var body: some View {
      Button("more") { count += 1 }
        .sensoryFeedback(.success, trigger: count)
        .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count) { $1 == 2 }
        .sensoryFeedback(trigger: count) { $1 > 2 ? .error : nil }
    }
  }

  private func played(taps: Int) -> [String] {
    let screen = Screen { Page() }
    screen.settle()
    screen.context.transcript.clear()
    for _ in 0..<taps { screen.tap("more") }
    return screen.context.transcript.entries.filter { $0.subject == "SensoryFeedback" }
      .map(\.event)
  }

  @Test("Nothing is played before the value changes")
  func initial() {
    #expect(played(taps: 0).isEmpty)
  }

  @Test("Feedback is played for each change")
  func changes() {
    #expect(played(taps: 1) == ["plays success"])
  }

  @Test("A condition and a choice see the old and the new value")
  func chosen() {
    let events = played(taps: 3)
    #expect(events.count { $0 == "plays success" } == 3)
    #expect(events.contains("plays impact(weight: heavy, intensity: 0.5)"))
    #expect(events.last == "plays error" || events.contains("plays error"))
    #expect(events.count == 5)
  }
}
