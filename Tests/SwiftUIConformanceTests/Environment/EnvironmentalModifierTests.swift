import SwiftUI
import Testing

@Suite("Environmental modifiers")
@MainActor
struct EnvironmentalModifierTests {
  private struct Indent: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Named(text: environment.isEnabled ? "enabled" : "disabled")
    }
  }

  private struct Named: ViewModifier {
    let text: String
    func body(content: Content) -> some View {
      HStack {
        Text(verbatim: text)
        content
      }
    }
  }

  private struct Page: View {
    @State private var isDisabled = false
    @State private var count = 0
    var body: some View {
      Text("count \(count)").modifier(Indent()).disabled(isDisabled)
      Button("disable") { isDisabled = true }
      Button("count") { count += 1 }
    }
  }

  @Test("It becomes what it makes of the environment")
  func resolved() {
    let screen = Screen { VStack { Page() } }
    #expect(screen.texts.prefix(2) == ["enabled", "count 0"])
  }

  @Test("It becomes something else when a value has changed that it read")
  func changed() {
    let screen = Screen { VStack { Page() } }
    screen.tap("disable")
    #expect(screen.texts.prefix(2) == ["disabled", "count 0"])
  }

  @Test("Its content is updated")
  func updated() {
    let screen = Screen { VStack { Page() } }
    screen.tap("count")
    #expect(screen.texts.prefix(2) == ["enabled", "count 1"])
  }
}
