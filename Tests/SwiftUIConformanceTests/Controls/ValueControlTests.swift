import StageRuntime
import SwiftUI
import Testing

@Suite("Toggles, steppers, sliders and progress")
@MainActor
struct SwiftUIValueControlTests {
  private struct Switchboard: View {
    @State private var isOn = false
    var isDisabled = false

    var body: some View {
      VStack {
        Toggle("Airplane", isOn: $isOn).disabled(isDisabled)
        Text(isOn ? "on" : "off")
      }
    }
  }

  @Test("A tap on a toggle's switch changes its binding")
  func toggles() throws {
    let screen = Screen { Switchboard() }
    let control = try #require(screen.views(of: UISwitch.self).first)
    #expect(!control.isOn)
    screen.tap(control)
    #expect(screen.texts.contains("on"))
    #expect(control.isOn)
    #expect(control.accessibilityLabel == "Airplane")
  }

  @Test("A disabled toggle keeps its value when it is tapped")
  func disabledToggle() throws {
    let screen = Screen { Switchboard(isDisabled: true) }
    let control = try #require(screen.views(of: UISwitch.self).first)
    #expect(!control.isEnabled)
    screen.tap(control)
    #expect(screen.texts.contains("off"))
  }

  @Test("A toggle whose binding refuses the change stays as it is")
  func stubbornToggle() throws {
    let screen = Screen {
      Toggle("Locked", isOn: Binding(get: { true }, set: { _ in }))
    }
    let control = try #require(screen.views(of: UISwitch.self).first)
    screen.tap(control)
    #expect(control.isOn)
  }

  @Test("A toggle in the button style is a button that is selected while it is on")
  func buttonToggle() throws {
    let screen = Screen { ButtonToggle() }
    screen.tap("Bold")
    #expect(screen.texts.contains("bold"))
    let element = try #require(screen.elements.first { $0.accessibilityLabel == "Bold" })
    #expect(element.accessibilityTraits.contains(.selected))
    #expect(screen.views(of: UISwitch.self).isEmpty)
  }

  private struct ButtonToggle: View {
    @State private var isOn = false

    var body: some View {
      VStack {
        Toggle("Bold", isOn: $isOn).toggleStyle(.button)
        Text(isOn ? "bold" : "regular")
      }
    }
  }

  private struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Text(configuration.isOn ? "☑" : "☐")
          configuration.label
        }
      }
    }
  }

  private struct Checked: View {
    @State private var isOn = false

    var body: some View { Toggle("Agree", isOn: $isOn).toggleStyle(CheckStyle()) }
  }

  @Test("A toggle style of one's own makes the toggle and may change its binding")
  func customToggle() {
    let screen = Screen { Checked() }
    #expect(screen.texts == ["☐", "Agree"])
    screen.tap("☐, Agree")
    #expect(screen.texts == ["☑", "Agree"])
  }

  private struct Amount: View {
    @State private var count = 1

    var body: some View { Stepper("Count: \(count)", value: $count, in: 0...2) }
  }

  private func tapButton(_ label: String, on screen: Screen<some View>) throws {
    let element = try #require(screen.elements.first { $0.accessibilityLabel == label })
    let frame = element.accessibilityFrameInContainerSpace
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test("A stepper goes up and down, and not beyond its range")
  func steps() throws {
    let screen = Screen { Amount() }
    try tapButton("Increment", on: screen)
    #expect(screen.texts.contains("Count: 2"))
    try tapButton("Increment", on: screen)
    #expect(screen.texts.contains("Count: 2"))
    let increment = try #require(screen.elements.first { $0.accessibilityLabel == "Increment" })
    #expect(increment.accessibilityTraits.contains(.notEnabled))
    try tapButton("Decrement", on: screen)
    #expect(screen.texts.contains("Count: 1"))
  }

  private struct Volume: View {
    @State private var level = 0.5

    var body: some View {
      VStack {
        Slider(value: $level, in: 0...1, step: 0.25) { Text("Volume") }
        Text("\(Int(level * 100))")
      }
    }
  }

  @Test("Dragging a slider to its end sets the largest value")
  func slides() throws {
    let screen = Screen { Volume() }
    let slider = try #require(screen.views(of: UISlider.self).first)
    #expect(slider.accessibilityLabel == "Volume")
    #expect(slider.accessibilityValue == "50%")
    let middle = slider.convert(
      CGPoint(x: slider.bounds.midX, y: slider.bounds.midY),
      to: nil as UIView?
    )
    let finger = TouchSequence.began(at: middle, in: screen.window)
    finger.moved(to: CGPoint(x: middle.x + slider.bounds.width, y: middle.y))
    finger.ended()
    screen.context.turns.endTurn()
    #expect(screen.texts.contains("100"))
  }

  @Test("A slider's label, which isn't shown, takes no room")
  func sliderWidth() throws {
    let screen = Screen { Volume() }
    let slider = try #require(screen.views(of: UISlider.self).first)
    #expect(slider.bounds.width == screen.window.bounds.width)
  }

  @Test("A progress view shows its share of the total")
  func progress() throws {
    let screen = Screen { ProgressView("Loading", value: 3, total: 4) }
    let bar = try #require(screen.views(of: UIProgressView.self).first)
    #expect(bar.progress == 0.75)
    #expect(screen.texts == ["Loading"])
  }

  @Test("A progress view without a value turns a wheel")
  func wheel() {
    let screen = Screen { ProgressView() }
    #expect(screen.views(of: UIActivityIndicatorView.self).count == 1)
    #expect(screen.views(of: UIProgressView.self).isEmpty)
  }
}
