import StageRuntime
import SwiftUI
import Testing

@Suite("Simple views and modifiers")
@MainActor
struct DecorationTests {
  private func lines(@ViewBuilder _ content: () -> some View) -> [String] {
    Screen(content).leaves.map { "\($0.kind.rawValue) \($0.text)" }
  }

  @Test("A label shows its picture and its title, in the style around")
  func labels() {
    #expect(lines { Label("Star", systemImage: "star") } == ["image star", "text Star"])
    #expect(
      lines { Label("Star", systemImage: "star").labelStyle(.titleOnly) } == ["text Star"]
    )
    #expect(
      lines { Label("Star", systemImage: "star").labelStyle(.iconOnly) } == ["image star"]
    )
  }

  private final class Ground: ObservableObject {
    @Published var isShown = false
  }

  private struct Grounded: View {
    @ObservedObject var ground: Ground

    var body: some View {
      Text("front").background(alignment: .leading) {
        if ground.isShown { Text("back") }
      }
    }
  }

  @Test("A background that is empty at first shows what comes to it, and lets it go")
  func lateBackground() throws {
    let ground = Ground()
    let screen = Screen { Grounded(ground: ground) }
    #expect(screen.texts == ["front"])
    ground.isShown = true
    screen.settle()
    #expect(screen.texts == ["back", "front"])
    #expect(try #require(screen.frame("back")).minX == screen.frame("front")?.minX)
    ground.isShown = false
    screen.settle()
    #expect(screen.texts == ["front"])
  }

  private struct Reversed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        configuration.icon
      }
    }
  }

  @Test("A label style of one's own makes the label")
  func labelStyle() {
    #expect(
      lines { Label("Star", systemImage: "star").labelStyle(Reversed()) }
        == ["text Star", "image star"]
    )
  }

  @Test("A shape is filled with the colour around unless it says otherwise")
  func shapes() {
    #expect(lines { Circle() } == ["shape Circle primary"])
    #expect(lines { Circle().foregroundStyle(.red) } == ["shape Circle red"])
    #expect(lines { Capsule().fill(.tint).tint(.green) } == ["shape Capsule green"])
    #expect(
      lines { RoundedRectangle(cornerRadius: 4).stroke(.blue, lineWidth: 2) }
        == ["shape RoundedRectangle blue line 2.0"]
    )
  }

  @Test("A gradient is a view and a style")
  func gradients() {
    let gradient = LinearGradient(
      colors: [.red, .blue],
      startPoint: .top,
      endPoint: .bottom
    )
    #expect(lines { gradient } == ["fill linearGradient(red, blue)"])
    #expect(lines { Rectangle().fill(gradient) } == ["shape Rectangle linearGradient(red, blue)"])
  }

  @Test("A tint is the colour of a button's label")
  func tint() {
    let screen = Screen { Button("Go") {}.tint(.green).accessibilityIdentifier("go") }
    #expect(screen.texts == ["Go"])
  }

  private struct Stamp: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .padding(10)
        .background(configuration.isPressed ? Color.red : Color.blue)
    }
  }

  @Test("A button style of one's own knows whether a finger is on the button")
  func buttonStyle() throws {
    let journal = Journal()
    let screen = Screen { Button("Go") { journal.note("go") }.buttonStyle(Stamp()) }
    let frame = try #require(screen.frame("Go", .button))
    #expect(screen.leaves.contains { $0.text == "blue" })
    let finger = TouchSequence.began(at: CGPoint(x: frame.midX, y: frame.midY), in: screen.window)
    screen.layOut()
    #expect(screen.leaves.contains { $0.text == "red" })
    finger.ended()
    screen.layOut()
    #expect(screen.leaves.contains { $0.text == "blue" })
    #expect(journal.lines == ["go"])
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  @Test("A primitive button style decides when the button acts")
  func primitiveStyle() {
    let journal = Journal()
    let screen = Screen { Button("Go") { journal.note("go") }.buttonStyle(Twice()) }
    screen.tap("Go")
    #expect(journal.lines.isEmpty)
    screen.tap("Go")
    #expect(journal.lines == ["go"])
  }

  @Test("A button with a symbol is called by its title")
  func symbolButton() throws {
    let screen = Screen { Button("Add", systemImage: "plus") {} }
    let view: UIView = screen.controller.view
    let elements = try #require(view.accessibilityElements as? [UIAccessibilityElement])
    #expect(elements.map(\.accessibilityLabel) == ["Add"])
  }

  @Test("Texts are in the case around")
  func textCase() {
    #expect(Screen { Text("Hello").textCase(.uppercase) }.texts == ["HELLO"])
  }

  @Test("Dates and numbers make texts that are the same every time")
  func formats() {
    let noon = Date(timeIntervalSinceReferenceDate: 12 * 3600 + 90)
    #expect(Screen { Text(noon, style: .time) }.texts == ["12:01 PM"])
    #expect(Screen { Text(noon, style: .date) }.texts == ["January 1, 2001"])
    #expect(Screen { Text(noon, style: .timer) }.texts == ["12:01:30"])
    #expect(Screen { Text(3, format: .number) }.texts == ["3"])
  }

  @Test("A text that may become smaller fits into its room")
  func minimumScale() throws {
    func size(_ factor: CGFloat) -> CGSize? {
      Screen {
        Text("A rather long line").lineLimit(1).minimumScaleFactor(factor).frame(width: 100)
      }.leaves.first?.frame.size
    }
    let (cut, small) = (try #require(size(1)), try #require(size(0.5)))
    #expect(small.height < cut.height)
    #expect(small.width <= 100)
  }

  @Test("Several elements become one")
  func combined() throws {
    let screen = Screen {
      VStack {
        Text("Title")
        Text("Subtitle")
      }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isHeader)
      .accessibilityValue("3")
    }
    let view: UIView = screen.controller.view
    let elements = try #require(view.accessibilityElements as? [UIAccessibilityElement])
    #expect(elements.map(\.accessibilityLabel) == ["Title, Subtitle"])
    #expect(elements.first?.accessibilityTraits == .header)
    #expect(elements.first?.accessibilityValue == "3")
  }
}
