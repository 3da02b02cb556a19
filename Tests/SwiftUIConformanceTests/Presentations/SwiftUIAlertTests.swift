import StageRuntime
import SwiftUI
import Testing

@Suite("Alerts and dialogs of SwiftUI")
@MainActor
struct SwiftUIAlertTests {
  private struct Page<Actions: View>: View {
    let remote: Remote
    let journal: Journal
    @ViewBuilder let actions: () -> Actions
    @State private var isShown = true
    var body: some View {
      let _ = remote.actions["note"] = { journal.note("shown \(isShown)") }
      let _ = remote.actions["hide"] = { isShown = false }
      Text("page \(isShown)")
        .alert("Title", isPresented: $isShown) {
          actions()
        } message: {
          Text("Message")
        }
    }
  }

  private let remote = Remote()
  private let journal = Journal()

  private func screen(@ViewBuilder _ actions: @escaping () -> some View) -> Screen<some View> {
    let screen = Screen { Page(remote: remote, journal: journal, actions: actions) }
    screen.settle()
    return screen
  }

  private func alert(_ screen: Screen<some View>) throws -> UIAlertController {
    try #require(screen.front as? UIAlertController)
  }

  @Test("An alert has the title, the message and the buttons with their roles")
  func content() throws {
    let screen = screen {
      Button("Keep", role: .cancel) {}
      Button("Delete", role: .destructive) {}
      Button("More") {}.disabled(true)
    }
    let alert = try alert(screen)
    #expect(alert.preferredStyle == .alert)
    #expect(alert.title == "Title")
    #expect(alert.message == "Message")
    #expect(alert.actions.map(\.title) == ["Keep", "Delete", "More"])
    #expect(alert.actions.map(\.style) == [.cancel, .destructive, .default])
    #expect(alert.actions.map(\.isEnabled) == [true, true, false])
  }

  @Test("S10.7 A button sets the binding and then does what it does, when the alert has gone")
  func choosing() {
    let screen = screen { Button("Go") { remote("note") } }
    screen.choose("Go")
    #expect(screen.chain.isEmpty)
    #expect(journal.take() == ["shown false"])
    #expect(screen.texts == ["page false"])
  }

  @Test("S10.7 An alert without buttons has an OK button")
  func standardButton() throws {
    let screen = screen {}
    #expect(try alert(screen).actions.map(\.title) == ["OK"])
    screen.choose("OK")
    #expect(screen.texts == ["page false"])
  }

  @Test("A binding that turns false dismisses the alert")
  func dismissing() {
    let screen = screen { Button("Go") { journal.note("done") } }
    remote("hide")
    screen.settle()
    #expect(screen.chain.isEmpty)
    #expect(journal.lines.isEmpty)
  }

  private struct Again: View {
    @State private var isShown = true
    @State private var count = 1
    var body: some View {
      Text("page").alert("Alert \(count)", isPresented: $isShown) {
        Button("Again") {
          count += 1
          isShown = true
        }
      }
    }
  }

  @Test("An action that sets its own binding shows the alert again")
  func again() throws {
    let screen = Screen { Again() }
    screen.settle()
    screen.choose("Again")
    #expect(try alert(screen).title == "Alert 2")
  }

  private struct Presenting: View {
    let remote: Remote
    @State private var data: Int?
    @State private var isShown = true
    var body: some View {
      let _ = remote.actions["set"] = { data = 7 }
      Text("page").alert("Number", isPresented: $isShown, presenting: data) { number in
        Button("Take \(number)") {}
      } message: { number in
        Text("It is \(number).")
      }
    }
  }

  @Test("An alert about something is shown once there is something")
  func presenting() throws {
    let screen = Screen { Presenting(remote: remote) }
    screen.settle()
    #expect(screen.chain.isEmpty)
    remote("set")
    screen.settle()
    #expect(try alert(screen).message == "It is 7.")
    #expect(try alert(screen).actions.map(\.title) == ["Take 7"])
  }

  private struct Failure: LocalizedError {
    var errorDescription: String? { "It failed." }
  }

  @Test("An alert about an error has its description as the title")
  func error() throws {
    let screen = Screen {
      Text("page").alert(isPresented: .constant(true), error: Failure()) {}
    }
    screen.settle()
    #expect(try alert(screen).title == "It failed.")
  }

  private struct Dialog: View {
    let visibility: Visibility
    @State private var isShown = true
    var body: some View {
      Text("page \(isShown)")
        .confirmationDialog("Title", isPresented: $isShown, titleVisibility: visibility) {
          Button("Go") {}
        }
    }
  }

  @Test("A dialog is an action sheet with a cancel button; its title is shown if it is asked for")
  func dialog() throws {
    let plain = Screen { Dialog(visibility: .automatic) }
    plain.settle()
    #expect(try alert(plain).preferredStyle == .actionSheet)
    #expect(try alert(plain).title == nil)
    #expect(try alert(plain).actions.map(\.title) == ["Go", "Cancel"])
    let titled = Screen { Dialog(visibility: .visible) }
    titled.settle()
    #expect(try alert(titled).title == "Title")
    titled.choose("Cancel")
    #expect(titled.texts == ["page false"])
  }

  @Test("On an iPad a dialog points at the modified view; a tap beside it sets the binding")
  func dialogOnPad() throws {
    let screen = Screen(device: .iPadPro11) { Dialog(visibility: .automatic) }
    screen.settle()
    let popover = try #require(screen.front.popoverPresentationController)
    #expect(popover.sourceRect == screen.frame("page true"))
    #expect(screen.context.exceptions.isEmpty)
    screen.tap(at: CGPoint(x: 10, y: 10))
    screen.settle()
    #expect(screen.texts == ["page false"])
  }

  private struct Both: View {
    @State private var isAlertShown = false
    var body: some View {
      Text("page \(isAlertShown)")
        .sheet(isPresented: .constant(true)) { Text("sheet") }
        .alert("Alert", isPresented: $isAlertShown) {}
        .task { isAlertShown = true }
    }
  }

  @Test("P9.2 P9.18 An alert of the level that presents a sheet is refused by UIKit")
  func alertBesideSheet() async {
    let screen = Screen { Both() }
    screen.settle()
    for _ in 0..<10 { await Task.yield() }
    screen.settle()
    #expect(screen.presentedTexts == [["sheet"]])
    #expect(screen.texts == ["page true"])
    let message = screen.context.console.messages.last?.text ?? ""
    #expect(message.hasPrefix("Attempt to present <SwiftUI.PlatformAlertController: 0x"))
  }
}
