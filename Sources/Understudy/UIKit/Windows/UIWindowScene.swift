import StageRuntime

/// A scene that shows windows.
@MainActor @preconcurrency open class UIWindowScene: UIScene, UITraitEnvironment {
  package private(set) var size: CGSize
  package private(set) var safeAreaInsets: UIEdgeInsets
  /// Weak, as UIKit's: a window that nobody keeps goes.
  private var references: [WeakWindow] = []
  private var lastShowOrder = 0

  /// Creates a scene that fills the screen.
  ///
  /// - Parameters:
  ///   - session: The session that it belongs to.
  ///   - connectionOptions: Why it is created.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    let screen = UIApplication.shared.screen
    size = screen.bounds.size
    safeAreaInsets = screen.safeAreaInsets(isLandscape: screen.isLandscape)
    self.screen = screen
    super.init(session: session, connectionOptions: connectionOptions)
  }

  /// The screen that the scene is on.
  public let screen: UIScreen

  /// The scene's windows, backmost first.
  open var windows: [UIWindow] { references.compactMap(\.window) }

  /// The window that gets the keyboard.
  @available(iOS 15.0, *)
  open private(set) weak var keyWindow: UIWindow?

  /// How the device is held.
  open var interfaceOrientation: UIInterfaceOrientation {
    size.width > size.height ? .landscapeRight : .portrait
  }

  /// The scene's coordinates.
  open var coordinateSpace: UICoordinateSpace { SceneCoordinateSpace(self) }

  /// The scene's traits.
  open var traitCollection: UITraitCollection {
    let (horizontal, vertical) = SizeClasses.of(size, idiom: screen.idiom)
    return screen.traitCollection.with {
      $0.horizontalSizeClass = horizontal
      $0.verticalSizeClass = vertical
    }
  }

  /// Tells the scene that its traits have changed.
  ///
  /// - Parameter previousTraitCollection: The traits before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Windows

  func add(_ window: UIWindow) {
    references.removeAll { $0.window == nil }
    references.append(WeakWindow(window))
    bringToFront(window)
  }

  func remove(_ window: UIWindow) {
    references.removeAll { $0.window === window || $0.window == nil }
    if keyWindow === window { keyWindow = nil }
  }

  override func activationStateDidChange() {
    super.activationStateDidChange()
    // What SwiftUI shows knows the phase of its scene.
    for window in windows { window.tellInheritedEnvironment() }
  }

  func bringToFront(_ window: UIWindow) {
    lastShowOrder += 1
    window.showOrder = lastShowOrder
    sortWindows()
  }

  func sortWindows() {
    references = windows.sorted {
      ($0.windowLevel.rawValue, $0.showOrder) < ($1.windowLevel.rawValue, $1.showOrder)
    }.map(WeakWindow.init)
  }

  func makeKey(_ window: UIWindow) {
    let old = keyWindow
    keyWindow = window
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }

  /// Gives the role of key window to the frontmost window that is left.
  func keyWindowDidHide(_ window: UIWindow) {
    keyWindow = nil
    window.resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
    if let heir = windows.last(where: { $0.isShown && $0.canBecomeKey }) { makeKey(heir) }
  }

  // MARK: What the stage does to it

  /// The windows that are shown, frontmost first.
  package var windowsFrontToBack: [UIWindow] { windows.reversed().filter(\.isShown) }

  /// The window that a touch at a point is for: the frontmost that has a view there.
  ///
  /// - Parameter point: The point, in the scene's coordinates.
  /// - Returns: The window, or `nil` if none takes touches there.
  package func window(at point: CGPoint) -> UIWindow? {
    windowsFrontToBack.first {
      $0.hitTest($0.geometry.fromSuperview(point), with: nil) != nil
    }
  }

  /// Gives the scene another size, as turning the device or moving a divider does.
  package func resize(to newSize: CGSize, safeAreaInsets newInsets: UIEdgeInsets) {
    let oldSize = size
    guard newSize != oldSize || newInsets != safeAreaInsets else { return }
    // Windows of another size than the scene's don't follow it.
    let followers = newSize == oldSize ? [] : windows.filter { $0.bounds.size == oldSize }
    let transitions = followers.compactMap { ResizeTransition($0, to: newSize) }
    for transition in transitions { transition.announce() }
    size = newSize
    safeAreaInsets = newInsets
    for window in windows { window.sceneDidResize(from: oldSize, to: newSize) }
    for transition in transitions { transition.move() }
  }

  override func cancelTouches() {
    for window in windows { TouchDelivery.cancelTouches(in: window) }
  }

  /// Ends the connection with the windows, which keep their content (rule 10.6).
  func disconnect() {
    setActivationState(.background)
    setActivationState(.unattached)
    session.scene = nil
    keyWindow = nil
    for window in windows { window.sceneDidDisconnect() }
    references = []
  }
}

private struct WeakWindow {
  weak var window: UIWindow?
  init(_ window: UIWindow) { self.window = window }
}

/// A scene's coordinates: its own rectangle, from zero.
private final class SceneCoordinateSpace: NSObject, UICoordinateSpace {
  private let scene: UIWindowScene

  init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  var bounds: CGRect { CGRect(origin: .zero, size: scene.size) }
}

/// How the device is held, as the interface sees it.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Sideways, the home button at the left.
  case landscapeLeft = 4
  /// Sideways, the home button at the right.
  case landscapeRight = 3

  /// Whether it is sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
