import StageRuntime
import SwiftUI
import Testing

@Suite("What comes from outside")
@MainActor
struct ViewTaskTests {
  private struct Loading: View {
    @State private var text = "waiting"
    var body: some View {
      Text(text).task {
        for step in 1...5 {
          await Task.yield()
          text = "step \(step)"
        }
      }
    }
  }

  @Test("S5.6 Settling its tasks lets a view's task run to its end, in no time of the stage")
  func settling() async {
    let screen = Screen { Loading() }
    #expect(screen.texts == ["waiting"])
    await screen.context.settleTasks()
    #expect(screen.texts == ["step 5"])
    #expect(screen.context.clock.now == .zero)
  }

  private struct Opening: View {
    @State private var text = "nothing"
    var body: some View { Text(text).onOpenURL { text = $0.absoluteString } }
  }

  @Test("onOpenURL gets the URL that the app is opened with")
  func openURL() throws {
    let screen = Screen { Opening() }
    screen.context.openApp(with: try #require(URL(string: "app://page")))
    #expect(screen.texts == ["app://page"])
  }

  private struct Refresher: View {
    @Environment(\.refresh) private var refresh
    var body: some View { Text(refresh == nil ? "fixed" : "refreshable") }
  }

  @Test("refreshable puts its action into the environment")
  func refreshable() {
    let screen = Screen {
      VStack {
        Refresher()
        Refresher().refreshable {}
      }
    }
    #expect(screen.texts == ["fixed", "refreshable"])
  }
}
