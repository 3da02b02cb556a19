import StageRuntime
import SwiftUI
import Testing

private struct NameKey: EnvironmentKey { static let defaultValue = "nobody" }
private struct CountKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
  fileprivate var count: Int {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

@Observable
private final class Person {
  var name = "Ada"
}

private final class Shop: ObservableObject {
  @Published var items = 1
}

@Suite("Environment")
@MainActor
struct EnvironmentTests {
  private struct Name: View {
    @Environment(\.name) private var name
    var journal: Journal?
    var body: some View {
      let _ = journal?.note("name \(name)")
      Text(verbatim: name)
    }
  }

  @Test("S6.1 A value reaches the views inside, not those outside")
  func subtree() {
    let screen = Screen {
      VStack {
        Name()
        Group { Name() }.environment(\.name, "Bob")
      }
    }
    #expect(screen.texts == ["nobody", "Bob"])
  }

  private struct Owner: View {
    let journal: Journal
    let remote: Remote
    @State private var name = "Bob"
    @State private var count = 0

    var body: some View {
      let _ = remote.actions["name"] = { name = "Eve" }
      let _ = remote.actions["count"] = { count += 1 }
      VStack { Name(journal: journal) }
        .environment(\.count, count)
        .environment(\.name, name)
    }
  }

  @Test("S3.3 A view runs when a value that it reads changes, not when another does")
  func dependency() {
    let journal = Journal()
    let remote = Remote()
    let screen = Screen { Owner(journal: journal, remote: remote) }
    _ = journal.take()
    remote("count")
    screen.layOut()
    #expect(journal.take() == [])
    remote("name")
    screen.layOut()
    #expect(journal.take() == ["name Eve"])
    #expect(screen.texts == ["Eve"])
  }

  private struct Everything: View {
    @Environment(\.self) private var values
    let journal: Journal
    var body: some View {
      let _ = journal.note("name \(values.name)")
      Text(verbatim: values.name)
    }
  }

  private struct EverythingOwner: View {
    let journal: Journal
    let remote: Remote
    @State private var name = "Bob"
    @State private var count = 0
    var body: some View {
      let _ = remote.actions["name"] = { name = "Eve" }
      let _ = remote.actions["count"] = { count += 1 }
      Everything(journal: journal).environment(\.count, count).environment(\.name, name)
    }
  }

  @Test("S3.3 Whoever reads all values depends on those that it has used")
  func allValues() {
    let journal = Journal()
    let remote = Remote()
    let screen = Screen { EverythingOwner(journal: journal, remote: remote) }
    remote("count")
    screen.layOut()
    remote("name")
    screen.layOut()
    #expect(journal.lines == ["name Bob", "name Eve"])
  }

  @Test("S6.2 transformEnvironment changes what comes from above")
  func transform() {
    let screen = Screen {
      Name()
        .transformEnvironment(\.name) { $0 += "!" }
        .environment(\.name, "Bob")
    }
    #expect(screen.texts == ["Bob!"])
  }

  @Test("All values can be set at once")
  func wholesale() {
    var values = EnvironmentValues()
    values.name = "Zoe"
    let screen = Screen { Name().environment(\.self, values) }
    #expect(screen.texts == ["Zoe"])
  }

  private struct Greeting: View {
    @Environment(Person.self) private var person
    var body: some View { Text("\(person.name)") }
  }

  private struct OptionalGreeting: View {
    @Environment(Person.self) private var person: Person?
    var body: some View { Text(verbatim: person?.name ?? "nobody") }
  }

  @Test("S6.7 A model is found by its type, and its properties are tracked")
  func model() {
    let person = Person()
    let screen = Screen { OptionalGreeting().environment(person) }
    #expect(screen.texts == ["Ada"])
    person.name = "Grace"
    screen.layOut()
    #expect(screen.texts == ["Grace"])
  }

  @Test("S6.7 The optional form gives nil where nobody has put a model")
  func missingModel() {
    let screen = Screen { OptionalGreeting() }
    #expect(screen.texts == ["nobody"])
  }

  private struct Cart: View {
    @EnvironmentObject private var shop: Shop
    var body: some View { Text("\(shop.items)") }
  }

  @Test("An environment object updates the views that have it")
  func object() {
    let shop = Shop()
    let screen = Screen { VStack { Cart() }.environmentObject(shop) }
    shop.items = 2
    screen.layOut()
    #expect(screen.texts == ["2"])
  }

  private struct Traits: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height
    @Environment(\.colorScheme) private var scheme
    @Environment(\.displayScale) private var scale
    @Environment(\.scenePhase) private var phase
    var body: some View {
      Text(
        verbatim: """
          \(width == .compact ? "compact" : "regular") \
          \(height == .compact ? "compact" : "regular") \
          \(scheme == .dark ? "dark" : "light") \(Int(scale)) \
          \(phase == .active ? "active" : "idle")
          """
      )
    }
  }

  @Test("S6.4 Size classes, colour scheme and scale come from the traits")
  func traits() {
    let screen = Screen { Traits() }
    #expect(screen.texts == ["compact regular light 3 active"])
    screen.controller.overrideUserInterfaceStyle = .dark
    screen.settle()
    #expect(screen.texts == ["compact regular dark 3 active"])
  }

  private struct Embedded: UIViewControllerRepresentable {
    let remote: Remote
    func makeUIViewController(context: Context) -> UIHostingController<Name> {
      UIHostingController(rootView: Name())
    }
    func updateUIViewController(_ controller: UIHostingController<Name>, context: Context) {
      remote.actions["present"] = {
        controller.present(UIHostingController(rootView: Name()), animated: false)
      }
    }
  }

  private struct EmbeddingOwner: View {
    let remote: Remote
    @State private var name = "Bob"
    var body: some View {
      let _ = remote.actions["name"] = { name = "Eve" }
      Embedded(remote: remote).environment(\.name, name)
    }
  }

  private func texts(of controller: UIViewController?) -> [String]? {
    (controller?.view as? any RenderedHost)?.renderedLeaves.map(\.text)
  }

  @Test("S6.4 A hosting controller inside a represented controller inherits the environment")
  func contained() {
    let remote = Remote()
    let screen = Screen { EmbeddingOwner(remote: remote) }
    screen.settle()
    #expect(texts(of: screen.controller.children.first) == ["Bob"])
    remote("name")
    screen.settle()
    #expect(texts(of: screen.controller.children.first) == ["Eve"])
  }

  @Test("S6.5 P8.20 A hosting controller that UIKit presents doesn't inherit the environment")
  func presented() {
    let remote = Remote()
    let screen = Screen { EmbeddingOwner(remote: remote) }
    screen.settle()
    remote("present")
    screen.settle()
    let presented = screen.controller.presentedViewController
    #expect(presented != nil)
    #expect(texts(of: presented) == ["nobody"])
  }

  private struct Reader: UIViewRepresentable {
    let journal: Journal
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {
      journal.note("update \(context.environment.name)")
    }
  }

  private struct ReaderOwner: View {
    let journal: Journal
    let remote: Remote
    @State private var name = "Bob"
    @State private var count = 0
    var body: some View {
      let _ = remote.actions["name"] = { name = "Eve" }
      let _ = remote.actions["count"] = { count += 1 }
      Reader(journal: journal).environment(\.count, count).environment(\.name, name)
    }
  }

  @Test("S3.4 P8.5 A representable is updated when a value that it read changes, only then")
  func representable() {
    let journal = Journal()
    let remote = Remote()
    let screen = Screen { ReaderOwner(journal: journal, remote: remote) }
    remote("count")
    screen.layOut()
    #expect(journal.take() == ["update Bob"])
    remote("name")
    screen.layOut()
    #expect(journal.take() == ["update Eve"])
  }

  private struct Closer: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View { Button("Close \(isPresented ? 1 : 0)") { dismiss() } }
  }

  @Test("S10.6 P9.8 dismiss ends a presentation by hand, in which isPresented is false")
  func dismiss() throws {
    let screen = Screen { Text("below") }
    screen.controller.present(UIHostingController(rootView: Closer()), animated: true)
    screen.settle()
    let host = try #require(
      screen.controller.presentedViewController?.view as? any RenderedHost
    )
    let button = try #require(host.renderedLeaves.first { $0.kind == .button })
    #expect(button.text == "Close 0")
    let middle = host.convert(
      CGPoint(x: button.frame.midX, y: button.frame.midY),
      to: nil as UIView?
    )
    screen.tap(at: middle)
    screen.settle()
    #expect(screen.controller.presentedViewController == nil)
  }

  @Test("S10.6 dismiss does nothing in content that isn't presented")
  func dismissAtRoot() {
    let screen = Screen { Closer() }
    screen.tap("Close 0")
    screen.settle()
    #expect(screen.texts == ["Close 0"])
    #expect(screen.context.console.messages.isEmpty)
  }
}
