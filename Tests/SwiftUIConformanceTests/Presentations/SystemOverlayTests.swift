import SwiftUI
import Testing

@Suite("Status bars and system overlays of SwiftUI")
@MainActor
struct SystemOverlayTests {
  @Test("Content hides the status bar of its controller", arguments: [true, false])
  func statusBar(isHidden: Bool) {
    let screen = Screen { VStack { Text("page").statusBarHidden(isHidden) } }
    screen.settle()
    #expect(screen.controller.prefersStatusBarHidden == isHidden)
  }

  @Test("The status bar is shown again when the content says so")
  func again() {
    struct Page: View {
      @State private var isHidden = true
      var body: some View {
        Button("show") { isHidden = false }.statusBar(hidden: isHidden)
      }
    }
    let screen = Screen { Page() }
    screen.settle()
    #expect(screen.controller.prefersStatusBarHidden)
    screen.tap("show")
    screen.settle()
    #expect(!screen.controller.prefersStatusBarHidden)
  }

  @Test("The screen in front of a stack speaks for the stack")
  func stack() {
    let screen = Screen { NavigationStack { Text("page").statusBarHidden() } }
    screen.settle()
    #expect(screen.controller.prefersStatusBarHidden)
  }

  @Test("Content that says nothing leaves the status bar and the home indicator as they are")
  func silent() {
    let screen = Screen { Text("page") }
    screen.settle()
    #expect(!screen.controller.prefersStatusBarHidden)
    #expect(!screen.controller.prefersHomeIndicatorAutoHidden)
  }

  @Test(
    "System overlays that are hidden let the home indicator hide",
    arguments: [(Visibility.hidden, true), (.visible, false), (.automatic, false)]
  )
  func overlays(visibility: Visibility, canHide: Bool) {
    let screen = Screen { Text("page").persistentSystemOverlays(visibility) }
    screen.settle()
    #expect(screen.controller.prefersHomeIndicatorAutoHidden == canHide)
  }
}
