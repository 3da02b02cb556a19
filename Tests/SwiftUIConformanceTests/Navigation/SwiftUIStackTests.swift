import StageRuntime
import SwiftUI
import Testing

@Suite("Navigation stacks of SwiftUI")
@MainActor
struct SwiftUIStackTests {
  private let remote = Remote()
  private let journal = Journal()

  private struct Numbers: View {
    let remote: Remote
    let journal: Journal
    var start: [Int] = []
    @State private var path: [Int]

    init(_ remote: Remote, _ journal: Journal, start: [Int] = []) {
      self.remote = remote
      self.journal = journal
      path = start
    }

    var body: some View {
      let _ = remote.actions["push 7"] = { path.append(7) }
      let _ = remote.actions["pop all"] = { path = [] }
      let _ = remote.actions["replace"] = { path = [4, 5] }
      let _ =
        remote.actions["push at once"] = {
          var transaction = Transaction()
          transaction.disablesAnimations = true
          withTransaction(transaction) { path.append(7) }
        }
      let _ = journal.note("\(path)")
      NavigationStack(path: $path) {
        VStack {
          Text("root \(path.count)")
          NavigationLink("one", value: 1)
          NavigationLink("nothing", value: Int?.none)
          NavigationLink("lost", value: "text")
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          NumberScreen(number: number)
        }
      }
    }
  }

  private struct NumberScreen: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      VStack {
        Text("number \(number) \(isPresented)")
        NavigationLink("next", value: number + 1)
        Button("leave") { dismiss() }
      }
      .navigationTitle("Number \(number)")
    }
  }

  private func screen(start: [Int] = []) -> Screen<some View> {
    let screen = Screen { Numbers(remote, journal, start: start) }
    screen.settle()
    return screen
  }

  @Test("A stack shows its root in a navigation controller that fills the screen")
  func root() {
    let screen = screen()
    #expect(screen.topTexts.first == "root 0")
    #expect(screen.navigation.view.frame.size == screen.window.bounds.size)
    #expect(screen.navigation.navigationBar.topItem?.title == "Root")
    #expect(screen.navigation.parent != nil)
  }

  @Test("A link's value goes into the path, and its screen is pushed with an animation")
  func link() {
    let screen = screen()
    _ = journal.take()
    screen.tapOnTopOnly("one")
    #expect(journal.take() == ["[1]"])
    #expect(screen.depth == 1)
    #expect(screen.navigation.transitionCoordinator?.isAnimated == true)
    screen.settle()
    #expect(screen.topTexts.first == "number 1 true")
    #expect(screen.navigation.navigationBar.topItem?.title == "Number 1")
  }

  @Test("The back button pops, and the path loses the value when the screen below is there")
  func back() {
    let screen = screen(start: [1, 2])
    #expect(screen.topTexts.first == "number 2 true")
    _ = journal.take()
    screen.goBack()
    screen.context.turns.endTurn()
    #expect(screen.depth == 1)
    screen.settle()
    #expect(journal.take() == ["[1]"])
    #expect(screen.topTexts.first == "number 1 true")
  }

  @Test("A swipe from the edge pops and writes the path; a cancelled one writes nothing")
  func swipe() {
    let screen = screen(start: [1])
    _ = journal.take()
    screen.swipeBack(by: 60)
    screen.settle()
    #expect(screen.depth == 1)
    #expect(journal.lines.isEmpty)
    screen.swipeBack()
    screen.settle()
    #expect(screen.depth == 0)
    #expect(journal.take() == ["[]"])
  }

  @Test("A path that has values from the start shows their screens without an animation")
  func initialPath() {
    let screen = Screen { Numbers(remote, journal, start: [1, 2]) }
    screen.context.turns.endTurn()
    #expect(screen.depth == 2)
    #expect(screen.navigation.transitionCoordinator == nil)
    #expect(screen.topTexts.first == "number 2 true")
  }

  @Test(
    "A change of the path pushes, pops and replaces",
    arguments: [
      ("push 7", [1, 2, 7]), ("pop all", []), ("replace", [4, 5]),
    ]
  )
  func change(action: String, expected: [Int]) {
    let screen = screen(start: [1, 2])
    remote(action)
    screen.settle()
    #expect(screen.depth == expected.count)
    #expect(screen.topTexts.first == (expected.last.map { "number \($0) true" } ?? "root 0"))
  }

  @Test("P9.15 A transaction without animations pushes at once")
  func unanimated() {
    let screen = screen()
    let time = screen.context.clock.now
    remote("push at once")
    screen.context.turns.endTurn()
    #expect(screen.topTexts.first == "number 7 true")
    #expect(screen.navigation.transitionCoordinator == nil)
    #expect(screen.context.clock.now == time)
  }

  @Test("P9.7 S10.6 dismiss in a pushed screen pops it and what is above")
  func dismiss() {
    let screen = screen(start: [1, 2])
    screen.tapOnTop("leave")
    #expect(screen.topTexts.first == "number 1 true")
    #expect(journal.take().last == "[1]")
  }

  @Test("A link without a value, or to a value without a screen, goes nowhere")
  func deadLinks() {
    let screen = screen()
    screen.tapOnTop("nothing")
    #expect(screen.depth == 0)
    #expect(screen.messages.isEmpty)
    screen.tapOnTop("lost")
    #expect(screen.depth == 0)
    #expect(
      screen.messages.first?.hasPrefix(
        "A NavigationLink is presenting a value of type “String” but there is no matching "
          + "navigationDestination declaration visible from the location of the link."
      ) == true
    )
  }

  @Test("A link outside of a stack is disabled")
  func outside() {
    let screen = Screen { NavigationLink("link") { Text("screen") } }
    #expect(screen.leaves.first { $0.kind == .button }?.isEnabled == false)
  }

  private struct OwnPath: View {
    let remote: Remote
    @State private var path = NavigationPath()
    var body: some View {
      let _ = remote.actions["text"] = { path.append("a") }
      let _ = remote.actions["number"] = { path.append(3) }
      let _ = remote.actions["back"] = { path.removeLast() }
      NavigationStack(path: $path) {
        Text("root \(path.count)")
          .navigationDestination(for: String.self) { text in
            Text("text \(text)").navigationDestination(for: Int.self) { Text("number \($0)") }
          }
      }
    }
  }

  @Test("A navigation path has values of any types; a screen can make the screens above")
  func anyPath() {
    let screen = Screen { OwnPath(remote: remote) }
    screen.settle()
    remote("text")
    remote("number")
    screen.settle()
    #expect(screen.depth == 2)
    #expect(screen.topTexts == ["number 3"])
    remote("back")
    screen.settle()
    #expect(screen.topTexts == ["text a"])
  }

  @Test("A path that can be saved comes back as it was")
  func codablePath() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    let data = try JSONEncoder().encode(#require(path.codable))
    let copy = NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    )
    #expect(copy == path)
    path.removeLast(2)
    #expect(path == NavigationPath([1]))
    struct Unsaved: Hashable {}
    path.append(Unsaved())
    #expect(path.codable == nil)
  }

  private final class ProbeController: UIViewController {
    var journal: Journal?
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      journal?.note("did appear")
    }
  }

  private struct Probe: UIViewControllerRepresentable {
    let journal: Journal
    func makeUIViewController(context: Context) -> ProbeController {
      let controller = ProbeController()
      controller.journal = journal
      return controller
    }
    func updateUIViewController(_ controller: ProbeController, context: Context) {}
    func makeCoordinator() -> Journal { journal }
    static func dismantleUIViewController(_ controller: ProbeController, coordinator: Journal) {
      coordinator.note("dismantled")
    }
  }

  private struct LinkPage: View {
    let journal: Journal
    let remote: Remote
    @State private var count = 0
    var body: some View {
      let _ = remote.actions["count"] = { count += 1 }
      NavigationStack {
        NavigationLink("go") {
          VStack {
            Text("screen \(count)")
            Probe(journal: journal).frame(width: 10, height: 10)
          }
          .onAppear { journal.note("appear") }
          .onDisappear { journal.note("disappear") }
        }
        .lineLimit(3)
      }
    }
  }

  @Test("A link's screen is live, and is dismantled when it leaves")
  func viewLink() {
    let screen = Screen { LinkPage(journal: journal, remote: remote) }
    screen.settle()
    screen.tapOnTop("go")
    #expect(screen.topTexts == ["screen 0"])
    #expect(journal.take() == ["appear", "did appear"])
    remote("count")
    screen.settle()
    #expect(screen.topTexts == ["screen 1"])
    screen.goBack()
    screen.settle()
    #expect(screen.depth == 0)
    #expect(journal.take() == ["disappear", "dismantled"])
    screen.tapOnTop("go")
    #expect(screen.topTexts == ["screen 1"])
  }

  private struct Bound: View {
    let remote: Remote
    @State private var isShown = false
    @State private var item: String?
    var body: some View {
      let _ = remote.actions["show"] = { isShown = true }
      let _ = remote.actions["hide"] = { isShown = false }
      let _ = remote.actions["a"] = { item = "a" }
      let _ = remote.actions["b"] = { item = "b" }
      NavigationStack {
        Text("root \(isShown) \(item ?? "-")")
          .navigationDestination(isPresented: $isShown) { Text("shown") }
          .navigationDestination(item: $item) { Text("item \($0)") }
      }
    }
  }

  @Test("A screen of a binding comes and goes with it, and going back sets it")
  func bound() {
    let screen = Screen { Bound(remote: remote) }
    screen.settle()
    remote("show")
    screen.settle()
    #expect(screen.topTexts == ["shown"])
    remote("hide")
    screen.settle()
    #expect(screen.topTexts == ["root false -"])
    remote("show")
    screen.settle()
    screen.goBack()
    screen.settle()
    #expect(screen.topTexts == ["root false -"])
  }

  @Test("A screen of an item is another one for another item")
  func boundItem() {
    let screen = Screen { Bound(remote: remote) }
    screen.settle()
    remote("a")
    screen.settle()
    let first = screen.navigation.topViewController
    remote("b")
    screen.settle()
    #expect(screen.topTexts == ["item b"])
    #expect(screen.navigation.topViewController !== first)
    #expect(screen.depth == 1)
    screen.goBack()
    screen.settle()
    #expect(screen.topTexts == ["root false -"])
  }

  private struct Sheeted: View {
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        Button("sheet") { isShown = true }
          .sheet(isPresented: $isShown) {
            NavigationStack { Inside().interactiveDismissDisabled() }
          }
      }
    }

    struct Inside: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("close") { dismiss() } }
    }
  }

  @Test("A stack presents by its controller's container; the root's dismiss ends the sheet around")
  func sheetOfStack() {
    let screen = Screen { Sheeted() }
    screen.settle()
    screen.tapOnTop("sheet")
    #expect(screen.chain.first?.presentingViewController === screen.controller)
    #expect(screen.topTexts == ["close"])
    #expect(screen.front.isModalInPresentation)
    screen.tapOnTop("close")
    #expect(screen.chain.isEmpty)
  }
}
