import StageRuntime
import SwiftUI
import Testing

@Suite("Popovers of SwiftUI")
@MainActor
struct SwiftUIPopoverTests {
  private struct Page<Content: View>: View {
    @ViewBuilder let content: () -> Content
    @State private var isShown = true
    var body: some View {
      Text("page \(isShown)").popover(isPresented: $isShown) { content() }
    }
  }

  @Test("On an iPad a popover points at the modified view and has its content's size")
  func popover() throws {
    let screen = Screen(device: .iPadPro11) {
      Page { Color.red.frame(width: 120, height: 80) }
    }
    screen.settle()
    let popover = try #require(screen.front.popoverPresentationController)
    #expect(popover.sourceView === screen.controller.view)
    #expect(popover.sourceRect == screen.frame("page true"))
    #expect(screen.front.view.bounds.size == CGSize(width: 120, height: 80))
  }

  @Test("A tap beside a popover dismisses it and sets the binding")
  func outside() {
    let screen = Screen(device: .iPadPro11) { Page { Text("popover") } }
    screen.settle()
    screen.tap(at: CGPoint(x: 10, y: 10))
    screen.settle()
    #expect(screen.chain.isEmpty)
    #expect(screen.texts == ["page false"])
  }

  @Test("P9.14 In compact width a popover is a sheet")
  func compact() throws {
    let screen = Screen { Page { Text("popover") } }
    screen.settle()
    #expect(screen.frontTexts == ["popover"])
    #expect(screen.front.view.bounds.width == 390)
  }

  @Test("P9.14 An adaptation to nothing keeps the popover in compact width")
  func kept() {
    let screen = Screen { Page { Text("popover").presentationCompactAdaptation(.none) } }
    screen.settle()
    #expect(screen.frontTexts == ["popover"])
    #expect(screen.front.view.bounds.width < 390)
  }
}
