import SwiftUI
import Testing

@Suite("Scene padding and edges")
@MainActor
struct ScenePaddingTests {
  @Test("The room follows the width's size class")
  func room() {
    let narrow = Screen { Color.red.frame(height: 10).scenePadding() }
    let wide = Screen(device: .iPadPro11) {
      Color.red.frame(height: 10).scenePadding(.minimum, edges: .horizontal)
    }
    #expect(narrow.leaves.first?.frame.minX == 16)
    #expect(wide.leaves.first?.frame.minX == 20)
  }

  @Test("A view that ignores an edge reaches the screen's")
  func edges() {
    let screen = Screen { Color.red.edgesIgnoringSafeArea(.top) }
    #expect(screen.leaves.first?.frame.minY == 0)
    #expect(screen.leaves.first?.frame.maxY != 844)
  }
}
