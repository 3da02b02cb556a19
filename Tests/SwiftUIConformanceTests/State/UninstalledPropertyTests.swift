import StageRuntime
import SwiftUI
import Testing

@Suite("Properties of views that aren't installed")
@MainActor
struct UninstalledPropertyTests {
  private struct Lonely: View {
    @State var count = 3
    @Environment(\.lineLimit) var limit
    var binding: Binding<Int> { $count }

    var body: some View { Text("\(count)") }
  }

  private func inContext(_ action: () -> Void) -> [String] {
    let screen = Screen { EmptyView() }
    screen.context.perform(action)
    return screen.messages
  }

  @Test("S2.1 Outside a view, state has its initial value, ignores writes and binds to a constant")
  func state() {
    let messages = inContext {
      let view = Lonely()
      view.count = 5
      #expect(view.count == 3)
      let binding = view.binding
      binding.wrappedValue = 7
      #expect(binding.wrappedValue == 3)
    }
    #expect(
      messages == [
        "Accessing State's value outside of being installed on a View. "
          + "This will result in a constant Binding of the initial value and will not update."
      ]
    )
  }

  @Test("S6.8 Outside a view, the environment has its defaults, with a warning")
  func environment() {
    let messages = inContext { #expect(Lonely().limit == nil) }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("outside of being installed on a View") == true)
  }

  private struct Inner: View {
    @Binding var value: Int
    let journal: Journal

    var body: some View {
      let _ = journal.note("inner")
      Text("\(value)")
    }
  }

  private struct Outer: View {
    @State private var own = 0
    @State private var other = 0
    let isDerived: Bool
    let journal: Journal

    var body: some View {
      VStack {
        Button("Other \(other)") { other += 1 }
        if isDerived {
          Inner(value: $own, journal: journal)
        } else {
          Inner(value: Binding(get: { own }, set: { own = $0 }), journal: journal)
        }
      }
    }
  }

  @Test("S2.6 A binding made of closures runs its reader each time, one of state doesn't")
  func bindings() {
    for isDerived in [true, false] {
      let journal = Journal()
      let screen = Screen { Outer(isDerived: isDerived, journal: journal) }
      _ = journal.take()
      screen.tap("Other 0")
      #expect(journal.take() == (isDerived ? [] : ["inner"]))
    }
  }

  @Observable
  final class Weather {
    var rain = 0
    var wind = 0
  }

  private struct RainView: UIViewRepresentable {
    let weather: Weather
    let journal: Journal

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ label: UILabel, context: Context) {
      journal.note("rain \(weather.rain)")
    }
  }

  @Test("S2.10 A representable's update runs for the properties that it reads, each time anew")
  func observation() {
    let weather = Weather()
    let journal = Journal()
    let screen = Screen { RainView(weather: weather, journal: journal) }
    _ = journal.take()
    for rain in 1...2 {
      screen.context.perform { weather.rain = rain }
      screen.layOut()
    }
    screen.context.perform { weather.wind = 9 }
    screen.layOut()
    #expect(journal.take() == ["rain 1", "rain 2"])
  }

  private struct Leaf: View {
    let journal: Journal

    init(journal: Journal) {
      self.journal = journal
      journal.note("leaf init")
    }

    var body: some View {
      let _ = journal.note("leaf body")
      Text("leaf")
    }
  }

  private struct Branch: View {
    let journal: Journal

    var body: some View {
      let _ = journal.note("branch body")
      Leaf(journal: journal)
    }
  }

  @Test("S5.1 A view is made by its parent's body, and its own body runs after that")
  func order() {
    let journal = Journal()
    _ = Screen { Branch(journal: journal) }
    #expect(journal.take() == ["branch body", "leaf init", "leaf body"])
  }

  private final class Ended: UIViewController {}

  private struct Ending: UIViewControllerRepresentable {
    let journal: Journal

    final class Coordinator {
      let journal: Journal
      init(_ journal: Journal) { self.journal = journal }
    }

    func makeCoordinator() -> Coordinator { Coordinator(journal) }
    func makeUIViewController(context: Context) -> Ended { Ended() }
    func updateUIViewController(_ controller: Ended, context: Context) {}

    static func dismantleUIViewController(_ controller: Ended, coordinator: Coordinator) {
      coordinator.journal.note("dismantled")
    }
  }

  private struct Switch: View {
    @State private var isShown = true
    let journal: Journal

    var body: some View {
      VStack {
        Button("Remove") { isShown = false }
        if isShown { Ending(journal: journal) }
      }
    }
  }

  @Test("S5.10 A representable is dismantled once, when it is removed")
  func dismantles() {
    let journal = Journal()
    let screen = Screen { Switch(journal: journal) }
    #expect(journal.take().isEmpty)
    screen.tap("Remove")
    #expect(journal.take() == ["dismantled"])
  }

  private struct WeightKey: TransactionKey {
    static let defaultValue = 0
  }

  private struct Weighed: View {
    @State private var value = 0
    let journal: Journal

    var body: some View {
      let _ = journal.note("\(value)")
      Button("Write") {
        for (weight, new) in [(1, 1), (1, 2), (2, 3)] {
          var transaction = Transaction()
          transaction[WeightKey.self] = weight
          withTransaction(transaction) { value = new }
        }
      }
    }
  }

  @Test("S8.6 Writes join where their transactions' own values are equal, and not elsewhere")
  func transactions() {
    let journal = Journal()
    let screen = Screen { Weighed(journal: journal) }
    _ = journal.take()
    screen.tap("Write")
    #expect(journal.take() == ["2", "3"])
  }
}
