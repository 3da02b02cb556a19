import StageRuntime

/// The running app.
@MainActor @preconcurrency open class UIApplication: UIResponder {
  package let screen: UIScreen
  let context: StageContext
  /// What is presented anywhere in the app, also in windows that have lost their scene.
  var presentations: [ObjectIdentifier: WeakPresentation] = [:]
  private var dirtyWindows: [UIWindow] = []
  private var scenes: [UIScene] = []
  let animations = AnimationState()
  private var lastSession = 0
  var lastTap: LastTap?
  /// The device's keyboard.
  package private(set) lazy var keyboard = Keyboard(self)
  /// The URLs that the app had opened, oldest first.
  package private(set) var openedURLs: [URL] = []
  /// Whether a scheme has an app that opens it; everything opens unless the stage says otherwise.
  package var canOpen: (URL) -> Bool = { _ in true }

  /// What the app's delegate is told, if it has one.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Called after the state of a scene has changed.
  package var sceneStateHandlers: [@MainActor () -> Void] = []

  private init(context: StageContext) {
    self.context = context
    screen = UIScreen(device: context.device)
    super.init()
  }

  /// The app of the stage that the code runs on.
  public class var shared: UIApplication { launch(in: .current) }

  /// The app that shows a window.
  static func of(_ window: UIWindow) -> UIApplication {
    window.windowScene?.application ?? shared
  }

  // MARK: Scenes

  /// The scenes that are connected, in any state and no order (rule 10.1).
  open var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The sessions of the connected scenes.
  open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

  /// Whether the app can show several scenes.
  open var supportsMultipleScenes: Bool { screen.idiom == .pad }

  /// A key window of some scene (rule 10.2).
  @available(*, deprecated)
  open var keyWindow: UIWindow? {
    windowScenes.lazy.compactMap(\.keyWindow).first
  }

  /// The windows of all scenes, backmost first.
  @available(*, deprecated)
  open var windows: [UIWindow] { windowScenes.flatMap(\.windows) }

  /// Whether the app is in front.
  open var applicationState: UIApplication.State {
    let states = scenes.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) || states.isEmpty ? .inactive : .background
  }

  /// The direction in which the interface is laid out.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: URLs

  /// Opens a URL with the app that handles it.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: How to open it.
  ///   - completion: Told in a later turn whether it was opened.
  @preconcurrency
  open func open(
    _ url: URL,
    options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let opens = canOpen(url)
    if opens {
      openedURLs.append(url)
      context.transcript.record(.system, "", "opens \(url.absoluteString)")
    }
    guard let completion else { return }
    context.turns.performInNextTurn { completion(opens) }
  }

  /// Opens a URL with the app that handles it.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: How to open it.
  /// - Returns: Whether it was opened.
  @discardableResult
  open func open(
    _ url: URL,
    options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// Returns whether some app handles a URL.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether one does.
  open func canOpenURL(_ url: URL) -> Bool { canOpen(url) }

  // MARK: Events

  /// Delivers an event to the windows that it concerns.
  ///
  /// - Parameter event: The event.
  open func sendEvent(_ event: UIEvent) {
    for window in event.windows { window.sendEvent(event) }
  }

  // MARK: Layout

  func noteDirty(_ window: UIWindow) {
    guard !dirtyWindows.contains(where: { $0 === window }) else { return }
    dirtyWindows.append(window)
  }

  /// Lays out the windows that need it; true if any did.
  private func commit() -> Bool {
    guard !dirtyWindows.isEmpty else { return false }
    let windows = dirtyWindows
    dirtyWindows.removeAll(keepingCapacity: true)
    for window in windows where window.isShown { window.layOutWhatIsDue() }
    return true
  }
}

extension UIApplication {
  /// Whether an app is in front.
  public enum State: Int, Sendable {
    /// It is in front and gets events.
    case active
    /// It is in front but gets no events.
    case inactive
    /// It isn't on the screen.
    case background
  }

  /// How an app opens a URL in another.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String

    /// Creates an option from its name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only an app that handles the URL as a universal link may open it.
    public static let universalLinksOnly: OpenExternalURLOptionsKey = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }
}

// MARK: - What the stage does

extension UIApplication {
  /// Returns the app of a stage, launching it if it doesn't run yet.
  ///
  /// - Parameter context: The stage's context; from now on its commits lay out the app's windows.
  /// - Returns: The app.
  @discardableResult
  package static func launch(in context: StageContext) -> UIApplication {
    if let running = context.application as? UIApplication { return running }
    let application = UIApplication(context: context)
    context.application = application
    context.turns.addCommitHandler { [unowned application] in application.commit() }
    return application
  }

  /// The scenes that show windows, in the order of their connection.
  package var windowScenes: [UIWindowScene] { scenes.compactMap { $0 as? UIWindowScene } }

  /// Connects a scene and makes it active.
  ///
  /// - Parameters:
  ///   - size: Its size in points; the screen's unless given.
  ///   - safeAreaInsets: What is covered of it; the device's unless given.
  /// - Returns: The scene.
  @discardableResult
  package func connectWindowScene(
    size: CGSize? = nil,
    safeAreaInsets: UIEdgeInsets? = nil
  ) -> UIWindowScene {
    context.perform {
      lastSession += 1
      let session = UISceneSession(
        role: .windowApplication,
        persistentIdentifier: "session-\(lastSession)"
      )
      let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
      scene.application = self
      scene.resize(
        to: size ?? scene.size,
        safeAreaInsets: safeAreaInsets ?? scene.safeAreaInsets
      )
      scenes.append(scene)
      NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
      scene.setActivationState(.foregroundActive)
      return scene
    }
  }

  /// Disconnects a scene (rules 10.5 and 10.6).
  ///
  /// - Parameter scene: The scene; nothing happens if it isn't connected.
  package func disconnect(_ scene: UIWindowScene) {
    guard let index = scenes.firstIndex(where: { $0 === scene }) else { return }
    scenes.remove(at: index)
    dirtyWindows.removeAll { $0.windowScene === scene }
    context.perform { scene.disconnect() }
  }

  /// Makes the device light or dark, as its settings do.
  ///
  /// - Parameter style: Light or dark.
  package func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    guard style != screen.userInterfaceStyle else { return }
    screen.userInterfaceStyle = style
    context.perform {
      for window in windowScenes.flatMap(\.windows) { window.refreshInheritedTraits() }
    }
  }
}
