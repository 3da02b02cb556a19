import StageRuntime
import SwiftUI
import Testing

@Suite("Sheets")
@MainActor
struct SheetTests {
  private struct Page<Sheet: View>: View {
    let remote: Remote
    let journal: Journal
    @ViewBuilder let sheet: () -> Sheet
    @State private var isShown = false

    var body: some View {
      let _ = remote.actions["show"] = { isShown = true }
      let _ = remote.actions["hide"] = { isShown = false }
      let _ =
        remote.actions["hide at once"] = {
          var transaction = Transaction()
          transaction.disablesAnimations = true
          withTransaction(transaction) { isShown = false }
        }
      let _ =
        remote.actions["show at once"] = {
          var transaction = Transaction()
          transaction.disablesAnimations = true
          withTransaction(transaction) { isShown = true }
        }
      Text("page \(isShown)")
        .sheet(isPresented: $isShown, onDismiss: { journal.note("dismissed \(isShown)") }) {
          sheet()
        }
    }
  }

  private let remote = Remote()
  private let journal = Journal()

  private func screen(
    device: Device = .iPhone14,
    @ViewBuilder _ sheet: @escaping () -> some View
  ) -> Screen<some View> {
    Screen(device: device) { Page(remote: remote, journal: journal, sheet: sheet) }
  }

  @Test("S10.1 A binding that turns true presents its content as a sheet, with an animation")
  func present() {
    let screen = screen { Text("sheet") }
    remote("show")
    screen.context.turns.endTurn()
    #expect(screen.chain.count == 1)
    #expect(screen.front.isBeingPresented)
    screen.settle()
    #expect(screen.frontTexts == ["sheet"])
    #expect(screen.front.presentationController is UISheetPresentationController)
    #expect(screen.texts == ["page true"])
  }

  @Test("S10.4 A binding that turns false dismisses, and then onDismiss is called once")
  func dismiss() {
    let screen = screen { Text("sheet") }
    remote("show")
    screen.settle()
    remote("hide")
    screen.context.turns.endTurn()
    #expect(journal.lines.isEmpty)
    screen.settle()
    #expect(screen.chain.isEmpty)
    #expect(journal.take() == ["dismissed false"])
  }

  @Test("P9.5 S10.4 A swipe sets the binding when the dismissal has finished, then onDismiss runs")
  func swipe() {
    let screen = screen { Text("sheet") }
    remote("show")
    screen.settle()
    screen.swipeDown()
    #expect(screen.texts == ["page true"])
    screen.settle()
    #expect(screen.chain.isEmpty)
    #expect(screen.texts == ["page false"])
    #expect(journal.take() == ["dismissed false"])
  }

  @Test("P9.5 A cancelled swipe touches nothing")
  func cancelledSwipe() {
    let screen = screen { Text("sheet") }
    remote("show")
    screen.settle()
    screen.swipeDown(by: 60)
    screen.settle()
    #expect(screen.frontTexts == ["sheet"])
    #expect(screen.texts == ["page true"])
    #expect(journal.lines.isEmpty)
  }

  @Test("P9.6 A binding that turns false during the presentation dismisses after it")
  func falseDuringPresentation() {
    let screen = screen { Text("sheet") }
    remote("show")
    screen.context.turns.endTurn()
    screen.context.advance(by: .milliseconds(100))
    remote("hide")
    screen.context.turns.endTurn()
    #expect(!screen.front.isBeingDismissed)
    screen.settle()
    #expect(screen.chain.isEmpty)
    #expect(journal.take() == ["dismissed false"])
  }

  @Test("P9.6 A binding that turns true during the dismissal presents again after it")
  func trueDuringDismissal() {
    let screen = screen { Text("sheet") }
    remote("show")
    screen.settle()
    remote("hide")
    screen.context.turns.endTurn()
    screen.context.advance(by: .milliseconds(100))
    remote("show")
    screen.settle()
    #expect(screen.frontTexts == ["sheet"])
    #expect(screen.texts == ["page true"])
    #expect(journal.take() == ["dismissed true"])
  }

  @Test("P9.15 A transaction without animations presents and dismisses at once")
  func unanimated() {
    let screen = screen { Text("sheet") }
    remote("show at once")
    screen.context.turns.endTurn()
    #expect(screen.front.isBeingPresented == false)
    #expect(screen.frontTexts == ["sheet"])
    remote("hide at once")
    screen.context.turns.endTurn()
    #expect(screen.chain.isEmpty)
    #expect(screen.context.clock.now == .zero)
  }

  private struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View { Button("close \(isPresented)") { dismiss() } }
  }

  @Test("P9.7 P9.8 dismiss in the content ends the sheet and sets the binding")
  func dismissAction() {
    let screen = screen { Closing() }
    remote("show")
    screen.settle()
    #expect(screen.frontTexts == ["close true"])
    screen.tapInFront("close true")
    #expect(screen.texts == ["page false"])
    #expect(screen.front.isBeingDismissed)
    screen.settle()
    #expect(screen.chain.isEmpty)
    #expect(journal.take() == ["dismissed false"])
  }

  @Test("P9.7 dismiss outside of a presentation does nothing")
  func dismissWithoutPresentation() {
    let screen = Screen { Closing() }
    screen.tap("close false")
    screen.settle()
    #expect(screen.texts == ["close false"])
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  @Test("P9.16 The content's state is new at each presentation")
  func newState() {
    let screen = screen { Counter() }
    remote("show")
    screen.settle()
    screen.tapInFront("count 0")
    #expect(screen.frontTexts == ["count 1"])
    remote("hide")
    screen.settle()
    remote("show")
    screen.settle()
    #expect(screen.frontTexts == ["count 0"])
  }

  private final class Model: ObservableObject { @Published var name = "a" }

  private struct Named: View {
    @EnvironmentObject private var model: Model
    @Environment(\.lineLimit) private var lineLimit
    var body: some View { Text("\(model.name) \(lineLimit ?? 0)") }
  }

  private struct Around: View {
    let remote: Remote
    @State private var limit = 1
    @State private var isShown = true
    var body: some View {
      let _ = remote.actions["next"] = { limit += 1 }
      Text("page")
        .sheet(isPresented: $isShown) { Named() }
        .lineLimit(limit)
    }
  }

  @Test(
    "P9.16 S6.3 The content has the environment of the modified view, objects too, and keeps it"
  )
  func environment() {
    let model = Model()
    let screen = Screen { Around(remote: remote).environmentObject(model) }
    screen.settle()
    #expect(screen.frontTexts == ["a 1"])
    model.name = "b"
    screen.settle()
    #expect(screen.frontTexts == ["b 1"])
    remote("next")
    screen.settle()
    #expect(screen.frontTexts == ["b 2"])
  }

  private struct Live: View {
    let remote: Remote
    @State private var number = 0
    @State private var isShown = true
    var body: some View {
      let _ = remote.actions["next"] = { number += 1 }
      Text("page").sheet(isPresented: $isShown) { Text("number \(number)") }
    }
  }

  @Test("S10.1 The content is live: it follows the state of the presenting view")
  func live() {
    let screen = Screen { Live(remote: remote) }
    screen.settle()
    remote("next")
    screen.settle()
    #expect(screen.frontTexts == ["number 1"])
  }

  private struct Thing: Identifiable {
    let id: Int
    var name: String
  }

  private struct ItemPage: View {
    let remote: Remote
    let journal: Journal
    @State private var item: Thing? = Thing(id: 1, name: "one")
    var body: some View {
      let _ = remote.actions["rename"] = { item?.name = "uno" }
      let _ = remote.actions["replace"] = { item = Thing(id: 2, name: "two") }
      let _ = remote.actions["remove"] = { item = nil }
      Text("item \(item?.id ?? 0)")
        .sheet(item: $item, onDismiss: { journal.note("dismissed") }) { thing in
          VStack {
            Text(thing.name)
            Counter()
          }
        }
    }
  }

  @Test("P9.3 S10.3 An item of the same identity updates the content in place")
  func sameItem() {
    let screen = Screen { ItemPage(remote: remote, journal: journal) }
    screen.settle()
    screen.tapInFront("count 0")
    let shown = screen.front
    remote("rename")
    screen.settle()
    #expect(screen.frontTexts == ["uno", "count 1"])
    #expect(screen.front === shown)
    #expect(journal.lines.isEmpty)
  }

  @Test("P9.3 P9.4 S10.3 An item of another identity is presented after the first was dismissed")
  func otherItem() {
    let screen = Screen { ItemPage(remote: remote, journal: journal) }
    screen.settle()
    let shown = screen.front
    remote("replace")
    screen.context.turns.endTurn()
    #expect(shown.isBeingDismissed)
    screen.settle()
    #expect(screen.front !== shown)
    #expect(screen.frontTexts == ["two", "count 0"])
    #expect(journal.take() == ["dismissed"])
    screen.swipeDown()
    screen.settle()
    #expect(screen.texts == ["item 0"])
  }

  private struct Twins: View {
    let remote: Remote
    @State private var first = true
    @State private var second = true
    var body: some View {
      let _ = remote.actions["hide first"] = { first = false }
      let _ = remote.actions["hide second"] = { second = false }
      VStack {
        Text("first \(first)").sheet(isPresented: $first) { Text("1") }
        Text("second \(second)").sheet(isPresented: $second) { Text("2") }
      }
    }
  }

  private let waiting = """
    Currently, only presenting a single sheet is supported.
    The next sheet will be presented when the currently presented sheet gets dismissed.
    """

  @Test("P9.2 S10.2 A second sheet waits, says so, and comes when the first has gone")
  func secondWaits() {
    let screen = Screen { Twins(remote: remote) }
    screen.settle()
    #expect(screen.presentedTexts == [["1"]])
    #expect(screen.messages == [waiting])
    remote("hide first")
    screen.settle()
    #expect(screen.presentedTexts == [["2"]])
    #expect(screen.messages == [waiting])
  }

  @Test("P9.2 A second sheet that isn't wanted any more doesn't come")
  func secondGivesUp() {
    let screen = Screen { Twins(remote: remote) }
    screen.settle()
    remote("hide second")
    screen.settle()
    remote("hide first")
    screen.settle()
    #expect(screen.chain.isEmpty)
  }

  private struct Nested: View {
    let remote: Remote
    let journal: Journal
    @State private var lower = true
    @State private var upper = true
    var body: some View {
      let _ = remote.actions["hide"] = { lower = false }
      Text("lower \(lower), upper \(upper)")
        .sheet(isPresented: $lower, onDismiss: { journal.note("lower") }) {
          Text("L").sheet(isPresented: $upper, onDismiss: { journal.note("upper") }) { Text("U") }
        }
    }
  }

  @Test("P9.9 A sheet in a sheet's content is above it, also if both are wanted from the start")
  func nested() {
    let screen = Screen { Nested(remote: remote, journal: journal) }
    screen.settle()
    #expect(screen.presentedTexts == [["L"], ["U"]])
    #expect(screen.context.console.messages.isEmpty)
  }

  @Test("P9.9 The end of the lower sheet is that of the upper, whose binding is reset")
  func lowerEnds() {
    let screen = Screen { Nested(remote: remote, journal: journal) }
    screen.settle()
    remote("hide")
    screen.settle()
    #expect(screen.chain.isEmpty)
    #expect(screen.texts == ["lower false, upper false"])
    #expect(journal.take() == ["upper", "lower"])
  }

  private struct Removable: View {
    let remote: Remote
    @State private var hasView = true
    @State private var isShown = true
    var body: some View {
      let _ = remote.actions["remove"] = { hasView = false }
      VStack {
        if hasView { Text("view").sheet(isPresented: $isShown) { Text("sheet") } }
      }
    }
  }

  @Test("P9.10 P8.11 S10.5 The removal of the view dismisses in the next frame, without animation")
  func removal() {
    let screen = Screen { Removable(remote: remote) }
    screen.settle()
    let time = screen.context.clock.now
    remote("remove")
    screen.context.turns.endTurn()
    #expect(screen.chain.isEmpty)
    #expect(screen.context.clock.now == time)
  }

  @Test("P9.17 The log calls the controller by the name that it has on a device")
  func className() {
    let screen = screen { Text("sheet") }
    remote("show")
    screen.settle()
    #expect(
      screen.front.description.hasPrefix(
        "<_TtGC7SwiftUI29PresentationHostingControllerVS_7AnyView_: 0x"
      )
    )
  }

  @Test("P9.18 While UIKit presents, a sheet is refused and its binding stays true")
  func belowUIKit() {
    let screen = screen { Text("sheet") }
    let other = UIViewController()
    screen.controller.present(other, animated: false)
    screen.settle()
    remote("show")
    screen.settle()
    #expect(screen.chain == [other])
    #expect(screen.texts == ["page true"])
    let message = screen.context.console.messages.last?.text ?? ""
    #expect(message.contains("which is already presenting \(other.description)."))
    #expect(message.hasPrefix("Attempt to present <_TtGC7SwiftUI29PresentationHosting"))
  }

  @Test("P9.18 When UIKit code dismisses from the hosting controller, the binding is reset")
  func dismissedByUIKit() {
    let screen = screen { Text("sheet") }
    remote("show")
    screen.settle()
    screen.controller.dismiss(animated: true)
    screen.settle()
    #expect(screen.chain.isEmpty)
    #expect(screen.texts == ["page false"])
    #expect(journal.take() == ["dismissed false"])
  }

  @Test("P8.18 A binding that turns true and false in one turn presents nothing")
  func toggledInOneTurn() {
    let screen = screen { Text("sheet") }
    remote("show")
    remote("hide")
    screen.settle()
    #expect(screen.chain.isEmpty)
    #expect(screen.context.console.messages.isEmpty)
    #expect(journal.lines.isEmpty)
  }

  @Test("P8.20 A sheet of a hosting controller presented by hand is above it")
  func sheetOfControllerByHand() {
    let screen = Screen { Text("page") }
    let controller = UIHostingController(
      rootView: Text("by hand").sheet(isPresented: .constant(true)) { Text("sheet") }
    )
    screen.controller.present(controller, animated: true)
    screen.settle()
    #expect(screen.presentedTexts == [["by hand"], ["sheet"]])
    #expect(screen.context.console.messages.isEmpty)
  }

  @Test("A binding that can't be changed isn't presented for again after a swipe")
  func constant() {
    let screen = Screen {
      Text("page").sheet(isPresented: .constant(true), onDismiss: { journal.note("end") }) {
        Text("sheet")
      }
    }
    screen.settle()
    #expect(screen.chain.count == 1)
    screen.swipeDown()
    screen.settle()
    #expect(screen.chain.isEmpty)
    #expect(journal.take() == ["end"])
  }

  @Test("A cover fills the screen and can't be swiped away")
  func cover() {
    let screen = Screen {
      Text("page").fullScreenCover(isPresented: .constant(true)) { Text("cover") }
    }
    screen.settle()
    #expect(screen.frontTexts == ["cover"])
    #expect(screen.front.view.frame == screen.window.bounds)
    screen.swipeDown()
    screen.settle()
    #expect(screen.frontTexts == ["cover"])
  }
}
