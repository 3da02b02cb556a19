import StageRuntime
import SwiftUI
import Testing

@Suite("SwiftUI's pickers")
@MainActor
struct PickerTests {
  private enum Flavour: String, CaseIterable, Identifiable {
    case vanilla, mint
    var id: Self { self }
  }

  private struct Order<Style: PickerStyle>: View {
    @State private var flavour = Flavour.vanilla
    @State private var hasThird = false
    let style: Style

    var body: some View {
      VStack {
        Picker("Flavour", selection: $flavour) {
          ForEach(Flavour.allCases) { Text($0.rawValue) }
          if hasThird { Text("surprise").tag(Flavour.mint) }
        }
        .pickerStyle(style)
        Text("I take \(flavour.rawValue)")
        Button("More") { hasThird = true }
      }
    }
  }

  private func selected(_ screen: Screen<some View>) -> [String] {
    screen.elements.filter { $0.accessibilityTraits.contains(.selected) }
      .compactMap(\.accessibilityLabel)
  }

  @Test("Tapping a choice writes its tag, and the choice is selected")
  func chooses() {
    let screen = Screen { Order(style: .inline) }
    #expect(selected(screen) == ["vanilla"])
    screen.tap("mint")
    #expect(screen.texts.contains("I take mint"))
    #expect(selected(screen) == ["mint"])
  }

  @Test("An inline picker shows its label, a segmented one doesn't")
  func labels() {
    #expect(Screen { Order(style: .inline) }.texts.contains("Flavour"))
    #expect(!Screen { Order(style: .segmented) }.texts.contains("Flavour"))
  }

  @Test("The segments of a segmented picker are equally wide")
  func segments() throws {
    let screen = Screen { Order(style: .segmented) }
    let segment = try #require(screen.frame("mint", .button))
    screen.tap(at: CGPoint(x: segment.maxX - 2, y: segment.midY))
    #expect(screen.texts.contains("I take mint"))
    let first = try #require(screen.frame("vanilla"))
    let second = try #require(screen.frame("mint"))
    #expect(first.midX == screen.window.bounds.width / 4)
    #expect(second.midX == screen.window.bounds.width * 3 / 4)
  }

  @Test("A choice that comes later can be chosen")
  func laterChoices() {
    let screen = Screen { Order(style: .inline) }
    #expect(!screen.texts.contains("surprise"))
    screen.tap("More")
    screen.tap("surprise")
    #expect(screen.texts.contains("I take mint"))
    #expect(selected(screen) == ["mint", "surprise"])
  }

  @Test("A disabled picker keeps its value when a choice is tapped")
  func disabled() {
    let screen = Screen { Order(style: .inline).disabled(true) }
    screen.tap("mint")
    #expect(screen.texts.contains("I take vanilla"))
  }
}
