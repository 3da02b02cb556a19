import SwiftUI
import Testing

@Suite("Pointers")
@MainActor
struct HoverTests {
  @Test("A finger is no pointer")
  func finger() {
    let journal = Journal()
    let screen = Screen {
      Button("tap") { journal.note("tapped") }.onHover { journal.note("hovered \($0)") }
    }
    screen.tap("tap")
    #expect(journal.take() == ["tapped"])
  }

  @Test("Help is a hint for assistive technologies")
  func help() throws {
    let screen = Screen { Button("Save") {}.help("Saves the page.") }
    let element = try #require(
      screen.controller.view.accessibilityElements?.compactMap { $0 as? UIAccessibilityElement }
        .first
    )
    #expect(element.accessibilityHint == "Saves the page.")
  }

  @Test("A view drawn as one picture looks and acts the same")
  func drawingGroup() {
    let screen = Screen { Text("page").drawingGroup(opaque: true, colorMode: .linear) }
    #expect(screen.texts == ["page"])
  }
}
