import StageRuntime

/// What an app consists of.
///
/// Source: documented. Apple's page for `App`.
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's body.
  associatedtype Body: Scene

  /// The app's scenes.
  @SceneBuilder @MainActor @preconcurrency
  var body: Body { get }

  /// Creates the app.
  @MainActor @preconcurrency
  init()
}

extension App {
  /// Stops the program: on Linux a stage plays the app.
  @MainActor @preconcurrency
  public static func main() {
    fatalError(
      """
      \(Self.self) can't run by itself on Linux, where there is no device. Play it on a stage: \
      create a 'Stage' and show the app on it.
      """
    )
  }

  /// Launches the app and makes the controllers of the windows that its scenes open with, in order.
  ///
  /// The controllers keep the app running.
  package func makeWindowControllers() -> [UIViewController] { RunningApp(self).launch() }
}

/// An app that runs on a stage: it keeps the app's state, and the windows up to date.
@MainActor
private final class RunningApp<A: App> {
  private let host: GraphHost
  private let application: UIApplication
  private var node: AppNode<A>?
  private var windows: [(identity: SceneWindow.Identity, controller: WeakController)] = []

  private struct WeakController {
    weak var controller: UIViewController?
  }

  init(_ app: A) {
    host = GraphHost(context: .current)
    application = UIApplication.shared
    readEnvironment()
    host.install { host in
      let node = AppNode(app, host: host)
      self.node = node
      return node
    }
  }

  isolated deinit { host.destroy() }

  /// Source: assumed for the order: the delegate hears of the launch before the app's body runs.
  func launch() -> [UIViewController] {
    guard let node else { return [] }
    let request = PassRequest()
    host.requestPass = { request.isOpen = true }
    application.tellDelegateOfLaunch()
    node.didCollect = { [weak self] in self?.update($0) }
    let opened = node.collect().map { window in
      let controller = window.makeController()
      windows.append((window.identity, WeakController(controller: controller)))
      // What an app shows keeps the app.
      (controller as? any SceneController)?.keep(self)
      return controller
    }
    application.sceneStateHandlers.append { [weak self] in self?.readEnvironment() }
    host.context.turns.addCommitHandler { [weak host] in
      guard let host, request.isOpen else { return false }
      request.isOpen = false
      _ = host.performPass {}
      return true
    }
    return opened
  }

  private final class PassRequest {
    var isOpen = false
  }

  /// Gives the windows that are open what the scenes say now; windows aren't opened or closed.
  private func update(_ scenes: [SceneWindow]) {
    for scene in scenes {
      guard let window = windows.first(where: { $0.identity == scene.identity }),
        let controller = window.controller.controller
      else { continue }
      scene.update(controller)
    }
  }

  /// Puts into the environment the phase of all scenes together.
  ///
  /// Source: documented. Apple's page for `ScenePhase`.
  private func readEnvironment() {
    let phase: ScenePhase =
      switch application.applicationState {
      case .active: .active
      case .inactive: .inactive
      case .background: .background
      }
    guard host.rootNode == nil || host.rootScope.values.value(ScenePhaseKey.self) != phase else {
      return
    }
    host.rootScope.values.set(ScenePhaseKey.self, phase)
    host.rootEnvironmentDidChange(.of(ScenePhaseKey.self))
  }
}

/// The node of an app.
private final class AppNode<A: App>: AnyNode {
  private var app: A
  private var properties: PropertySlots
  private lazy var contents = ContentProperties(of: self)
  /// Called with the scenes' windows after each run but the first.
  var didCollect: ([SceneWindow]) -> Void = { _ in }

  init(_ app: A, host: GraphHost) {
    self.app = app
    properties = PropertySlots(TypeLayout.of(A.self))
    super.init(rootOf: host, scope: host.rootScope)
    _ = properties.link(&self.app, in: self)
  }

  /// Runs the app's body.
  func collect() -> [SceneWindow] {
    mustRun = false
    return track {
      properties.linkInRun(&app, in: self)
      return contents.collecting {
        var windows = _SceneWindows(contents, host)
        A.Body._collectWindows(of: app.body, into: &windows)
        return windows.windows
      }
    }
  }

  override func refresh() {
    let changed = properties.link(&app, in: self) || environmentReadsChanged
    if mustRun || changed { didCollect(collect()) }
  }

  override func environmentDidChange(_ changes: NodeMask) {
    super.environmentDidChange(changes)
    // Scenes may read it as well, which have no nodes.
    invalidate()
  }

  override var hasBoxes: Bool { false }

  override func destroy() {
    super.destroy()
    properties.release()
    contents.release()
  }
}
