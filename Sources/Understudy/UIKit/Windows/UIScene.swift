import StageRuntime

/// One instance of an app's interface.
@MainActor @preconcurrency open class UIScene: UIResponder {
  /// What the system knows of the scene beyond its connection.
  public let session: UISceneSession

  /// The app's delegate of the scene.
  open var delegate: UISceneDelegate?

  /// Whether the scene is in front, behind or gone.
  open private(set) var activationState: UIScene.ActivationState = .unattached

  /// The scene's title, shown where the person chooses among scenes.
  open var title: String! = ""

  /// The app that connected the scene.
  package weak var application: UIApplication?

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - session: The session that it belongs to.
  ///   - connectionOptions: Why it is created.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// A scene's next responder is the application.
  open override var next: UIResponder? { UIApplication.shared }

  /// Opens a URL as ``UIApplication/open(_:options:completionHandler:)`` does.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: How to open it.
  ///   - completion: Told in a later turn whether it was opened.
  @preconcurrency
  open func open(
    _ url: URL,
    options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, options: [:], completionHandler: completion)
  }

  /// Changes the state and tells the delegate and the notification centre.
  package func setActivationState(_ state: UIScene.ActivationState) {
    let old = activationState
    guard state != old else { return }
    activationState = state
    for step in SceneTransition.steps(from: old, to: state) { perform(step) }
    activationStateDidChange()
  }

  /// Tells whoever else follows the state.
  func activationStateDidChange() {
    for handler in application?.sceneStateHandlers ?? [] { handler() }
  }

  /// Takes the fingers off what the scene shows, as an inactive scene gets no touches.
  func cancelTouches() {}

  private func perform(_ step: SceneTransition) {
    let name: NSNotification.Name
    switch step {
    case .willEnterForeground:
      delegate?.sceneWillEnterForeground(self)
      name = UIScene.willEnterForegroundNotification
    case .didActivate:
      delegate?.sceneDidBecomeActive(self)
      name = UIScene.didActivateNotification
    case .willDeactivate:
      cancelTouches()
      delegate?.sceneWillResignActive(self)
      name = UIScene.willDeactivateNotification
    case .didEnterBackground:
      delegate?.sceneDidEnterBackground(self)
      name = UIScene.didEnterBackgroundNotification
    case .didDisconnect:
      delegate?.sceneDidDisconnect(self)
      name = UIScene.didDisconnectNotification
    }
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// What is told of a change of a scene's state.
enum SceneTransition {
  case willEnterForeground, didActivate, willDeactivate, didEnterBackground, didDisconnect

  static func steps(
    from old: UIScene.ActivationState,
    to new: UIScene.ActivationState
  ) -> [SceneTransition] {
    switch (old, new) {
    case (.foregroundInactive, .foregroundActive): [.didActivate]
    case (_, .foregroundActive): [.willEnterForeground, .didActivate]
    case (.foregroundActive, .foregroundInactive): [.willDeactivate]
    case (_, .foregroundInactive): [.willEnterForeground]
    case (.foregroundActive, .background): [.willDeactivate, .didEnterBackground]
    case (.foregroundInactive, .background): [.didEnterBackground]
    case (_, .background): []
    case (_, .unattached): [.didDisconnect]
    }
  }
}

extension UIScene {
  /// Whether a scene is in front, behind or gone.
  public enum ActivationState: Int, Sendable {
    /// It isn't connected.
    case unattached = -1
    /// It is in front and gets events.
    case foregroundActive = 0
    /// It is in front but gets no events.
    case foregroundInactive = 1
    /// It isn't on the screen.
    case background = 2
  }

  /// Why a scene is created.
  @MainActor @preconcurrency open class ConnectionOptions: NSObject {
    override init() { super.init() }
  }

  /// How a scene opens a URL in another app.
  @MainActor @preconcurrency open class OpenExternalURLOptions: NSObject {
    /// Creates the usual options.
    public override init() { super.init() }

    /// Whether only an app that handles the URL as a universal link may open it.
    open var universalLinksOnly: Bool = false
  }

  /// Posted when a scene has been connected; the object is the scene.
  public class var willConnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillConnectNotification")
  }
  /// Posted when a scene has been disconnected; the object is the scene.
  public class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidDisconnectNotification")
  }
  /// Posted when a scene has become active; the object is the scene.
  public class var didActivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidActivateNotification")
  }
  /// Posted when a scene is about to stop being active; the object is the scene.
  public class var willDeactivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillDeactivateNotification")
  }
  /// Posted when a scene is about to come to the front; the object is the scene.
  public class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  }
  /// Posted when a scene has gone to the background; the object is the scene.
  public class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  }
}

/// What the system knows of a scene beyond its connection.
@MainActor @preconcurrency open class UISceneSession: NSObject {
  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// What tells the session from others.
  public let persistentIdentifier: String

  init(role: UISceneSession.Role, persistentIdentifier: String) {
    self.role = role
    self.persistentIdentifier = persistentIdentifier
    super.init()
  }

  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// Creates a role from its name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows on the device's own screen.
    public static let windowApplication: UISceneSession.Role = UISceneSession.Role(
      rawValue: "UIWindowSceneSessionRoleApplication"
    )
  }
}

/// Who is told of what happens to a scene.
@MainActor @preconcurrency public protocol UISceneDelegate: NSObjectProtocol {
  /// Tells that a scene is being connected.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// Tells that a scene has been disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Tells that a scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Tells that a scene is about to stop being active.
  func sceneWillResignActive(_ scene: UIScene)
  /// Tells that a scene is about to come to the front.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Tells that a scene has gone to the background.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
