import StageRuntime
import SwiftUI
import Testing

/// An app that plays on a device, with one window for each of its scenes.
@MainActor
private final class Running {
  let context = StageContext(onException: .record)
  let application: UIApplication
  let window: UIWindow
  private(set) var controllers: [UIViewController] = []

  init(_ app: () -> some App) {
    application = UIApplication.launch(in: context)
    window = UIWindow(windowScene: application.connectWindowScene())
    context.perform {
      controllers = app().makeWindowControllers()
      window.rootViewController = controllers.first
      window.makeKeyAndVisible()
      context.turns.endTurn()
    }
  }

  var texts: [String] {
    guard let host = window.rootViewController?.view as? any RenderedHost else { return [] }
    return host.renderedLeaves.filter { $0.kind == .text }.map(\.text)
  }

  func perform(_ action: () -> Void) {
    context.perform {
      action()
      context.turns.endTurn()
    }
  }

  func tap(_ text: String) {
    let host = window.rootViewController?.view as? any RenderedHost
    guard let frame = host?.renderedLeaves.first(where: { $0.text == text })?.frame else { return }
    context.perform {
      TouchSequence.began(at: CGPoint(x: frame.midX, y: frame.midY), in: window).ended()
      context.turns.endTurn()
    }
  }
}

@MainActor
@Suite("The state of apps")
struct AppTests {
  private struct Counting: App {
    @State private var count = 0
    var body: some Scene {
      WindowGroup {
        Text("count \(count)")
        Button("Add") { count += 1 }
        Child(count: $count)
      }
    }

    struct Child: View {
      @Binding var count: Int
      @State private var own = 0
      var body: some View {
        Button("child \(count) \(own)") {
          count += 1
          own += 1
        }
      }
    }
  }

  @Test("State of an app updates what its windows show, and survives as long as they do")
  func state() {
    let app = Running { Counting() }
    #expect(app.texts == ["count 0", "Add", "child 0 0"])
    app.tap("Add")
    #expect(app.texts == ["count 1", "Add", "child 1 0"])
    app.tap("child 1 0")
    #expect(app.texts == ["count 2", "Add", "child 2 1"])
  }

  private final class Model: ObservableObject {
    @Published var name = "Ann"
    // Safe: models are made on the main actor.
    nonisolated(unsafe) static var made = 0
    init() { Self.made += 1 }
  }

  private struct Modelled: App {
    @StateObject private var model = Model()
    var body: some Scene {
      WindowGroup {
        Text(model.name)
        Button("Rename") { model.name = "Bob" }
        Reader()
      }
      .environmentObject(model)
    }

    struct Reader: View {
      @EnvironmentObject private var model: Model
      var body: some View { Text("reads \(model.name)") }
    }
  }

  @Test("S1.8 An app makes its object once, and follows it")
  func stateObject() {
    Model.made = 0
    let app = Running { Modelled() }
    #expect(app.texts == ["Ann", "Rename", "reads Ann"])
    app.tap("Rename")
    #expect(app.texts == ["Bob", "Rename", "reads Bob"])
    #expect(Model.made == 1)
  }

  private struct Phased: App {
    let journal: Journal
    @Environment(\.scenePhase) private var phase

    init() { journal = Journal() }
    init(_ journal: Journal) { self.journal = journal }

    var body: some Scene {
      WindowGroup {
        Text("app \(String(describing: phase))")
        Phase()
      }
      .onChange(of: phase) { old, new in journal.note("\(old) to \(new)") }
    }

    struct Phase: View {
      @Environment(\.scenePhase) private var phase
      var body: some View { Text("view \(String(describing: phase))") }
    }
  }

  @Test("An app knows whether it is in front, and so do its views")
  func scenePhase() throws {
    let journal = Journal()
    let app = Running { Phased(journal) }
    #expect(app.texts == ["app active", "view active"])
    let scene = try #require(app.window.windowScene)
    app.perform { scene.setActivationState(.foregroundInactive) }
    #expect(app.texts == ["app inactive", "view inactive"])
    app.perform { scene.setActivationState(.foregroundActive) }
    #expect(app.texts == ["app active", "view active"])
    #expect(journal.lines == ["active to inactive", "inactive to active"])
  }

  private final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var launches: [String] = []

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      launches.append("will")
      return true
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      launches.append("did")
      return true
    }
  }

  private struct Delegating: App {
    @UIApplicationDelegateAdaptor private var delegate: Delegate
    var body: some Scene {
      WindowGroup {
        Text(delegate.launches.joined(separator: ", "))
        Reader()
      }
    }

    struct Reader: View {
      @EnvironmentObject private var delegate: Delegate
      var body: some View {
        Button("Push") { delegate.launches.append("push") }
      }
    }
  }

  @Test("An app's delegate hears of the launch, is in the environment, and is followed")
  func delegate() {
    let app = Running { Delegating() }
    #expect(app.application.delegate is Delegate)
    #expect(app.texts == ["will, did", "Push"])
    app.tap("Push")
    #expect(app.texts == ["will, did, push", "Push"])
  }

  private final class Plain: NSObject, UIApplicationDelegate {
    let name: String
    override init() { name = "plain" }
  }

  private struct Adapted: App {
    @UIApplicationDelegateAdaptor(Plain.self) private var delegate
    var body: some Scene {
      WindowGroup { Text(delegate.name) }
    }
  }

  @Test("A delegate is made with the initialiser of its class")
  func plainDelegate() {
    #expect(Running { Adapted() }.texts == ["plain"])
  }

  private struct Custom: Scene {
    let name: String
    @State private var count = 0
    var body: some Scene {
      WindowGroup {
        Text("\(name) \(count)")
        Button("Add") { count += 1 }
      }
    }
  }

  private struct Several: App {
    var body: some Scene {
      Custom(name: "first")
      Custom(name: "second")
    }
  }

  @Test("Each scene of an app's own has its state")
  func customScenes() {
    let app = Running { Several() }
    #expect(app.controllers.count == 2)
    app.tap("Add")
    app.tap("Add")
    #expect(app.texts == ["first 2", "Add"])
    app.perform { app.window.rootViewController = app.controllers[1] }
    #expect(app.texts == ["second 0", "Add"])
  }

  private struct Held: App {
    @StateObject private var model: Model
    init() { self.init(Model()) }
    init(_ model: @autoclosure @escaping () -> Model) {
      _model = StateObject(wrappedValue: model())
    }
    var body: some Scene {
      WindowGroup { Text(model.name) }
    }
  }

  @Test("An app ends with its windows")
  func ends() {
    weak var model: Model?
    do {
      let app = Running {
        Held(
          {
            let new = Model()
            model = new
            return new
          }()
        )
      }
      #expect(app.texts == ["Ann"])
      #expect(model != nil)
    }
    #expect(model == nil)
  }
}
