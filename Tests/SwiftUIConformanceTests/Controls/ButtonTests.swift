import StageRuntime
import SwiftUI
import Testing

@Suite("SwiftUI's buttons and labels")
@MainActor
struct SwiftUIButtonTests {
  private struct Counter<Styled: View>: View {
    @State private var count = 0
    var isDisabled = false
    let style: (Button<Text>) -> Styled

    var body: some View {
      VStack {
        style(Button("Add") { count += 1 }).disabled(isDisabled)
        Text("\(count)")
      }
    }
  }

  @Test("A tap performs a disabled button's action never, and an enabled one's once")
  func disabled() {
    let enabled = Screen { Counter { $0 } }
    enabled.tap("Add")
    #expect(enabled.texts.contains("1"))
    let disabled = Screen { Counter(isDisabled: true) { $0 } }
    disabled.tap("Add")
    #expect(disabled.texts.contains("0"))
  }

  private struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.isPressed ? "pressed" : "idle")
      }
    }
  }

  @Test("A button style sees the finger come and go")
  func pressed() throws {
    let screen = Screen { Counter { $0.buttonStyle(Loud()) } }
    let frame = try #require(screen.frame("Add, idle", .button))
    let finger = TouchSequence.began(
      at: CGPoint(x: frame.midX, y: frame.midY),
      in: screen.window
    )
    screen.context.turns.endTurn()
    #expect(screen.texts.contains("pressed"))
    finger.ended()
    screen.context.turns.endTurn()
    #expect(screen.texts == ["Add", "idle", "1"])
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture {
        configuration.trigger()
        configuration.trigger()
      }
    }
  }

  @Test("A primitive button style decides how often the action is performed")
  func primitive() {
    let screen = Screen { Counter { $0.buttonStyle(Twice()) } }
    screen.tap("Add")
    #expect(screen.texts.contains("2"))
  }

  @Test("A bordered button is larger than its label by its insets")
  func bordered() throws {
    let plain = Screen { Counter { $0.buttonStyle(.plain) } }
    let bordered = Screen { Counter { $0.buttonStyle(.bordered) } }
    let small = try #require(plain.frame("Add", .button))
    let large = try #require(bordered.frame("Add", .button))
    #expect(large.width > small.width)
    #expect(large.height > small.height)
  }

  @Test("A label's style says whether its title, its icon or both are shown")
  func labels() {
    func kinds(_ style: some LabelStyle) -> [RenderedLeaf.Kind] {
      Screen { Label("Save", systemImage: "star").labelStyle(style) }.leaves.map(\.kind)
    }
    #expect(Set(kinds(.titleAndIcon)) == [.text, .image])
    #expect(kinds(.titleOnly) == [.text])
    #expect(kinds(.iconOnly) == [.image])
  }
}
