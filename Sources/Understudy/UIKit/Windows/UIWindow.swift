import StageRuntime

/// The view at the top of a tree of views, which shows them on a screen.
@MainActor @preconcurrency open class UIWindow: UIView {
  /// The responder that gets what isn't addressed to a point, such as key presses.
  weak var firstResponder: UIResponder? {
    didSet {
      guard firstResponder !== oldValue else { return }
      oldValue?.didStopBeingFirstResponder()
      updateKeyboard()
    }
  }
  /// How many changes are under way during which the keyboard stays as it is.
  var keyboardHolds = 0
  /// Where a window stands among those of its level: what was shown later is in front.
  var showOrder = 0
  /// The fingers that are down in the window, in the order in which they came down.
  var activeTouches: [UITouch] = []
  private var isInstalled = false
  private let content = WindowContent()
  private weak var scene: UIWindowScene?

  // MARK: Creating

  /// Creates a window of a scene's size, hidden.
  ///
  /// - Parameter windowScene: The scene that will show it.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.size))
    setUp()
    join(windowScene)
  }

  /// Creates a window, hidden; it shows nothing until it has a ``windowScene``.
  ///
  /// - Parameter frame: Its rectangle, in points of the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a window from an archive.
  ///
  /// - Parameter coder: The archive; the stand-in reads nothing from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isInWindow = true
    super.isHidden = true
  }

  // MARK: Place

  /// The scene that shows the window; hidden and without size changes while `nil`.
  open weak var windowScene: UIWindowScene? {
    get { scene }
    set {
      guard newValue !== scene else { return }
      leaveScene()
      if let newValue { join(newValue) }
      refreshInheritedState()
      updateInstallation()
    }
  }

  private func join(_ scene: UIWindowScene) {
    self.scene = scene
    scene.add(self)
    refreshInheritedState()
  }

  private func leaveScene() {
    scene?.remove(self)
    scene = nil
  }

  /// Lets go of a scene that has been disconnected: the content stays as it is (rule 10.6).
  func sceneDidDisconnect() {
    scene = nil
    tellOfDisconnection()
  }

  /// The screen that the window is on.
  open var screen: UIScreen {
    get { scene?.screen ?? UIApplication.shared.screen }
    @available(*, deprecated)
    set {}
  }

  /// How far in front the window is; those of a higher level cover it (rule 10.4).
  open var windowLevel: UIWindow.Level = .normal {
    didSet { if windowLevel != oldValue { scene?.sortWindows() } }
  }

  /// Whether the window can become the key window.
  open var canBecomeKey: Bool { true }

  /// The window's next responder is its scene, then the application.
  open override var next: UIResponder? { scene ?? UIApplication.shared }

  // MARK: Visibility

  /// Whether the window isn't shown; `true` for a new window.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if !newValue { scene?.bringToFront(self) }
      updateInstallation()
      if newValue, isKeyWindow { scene?.keyWindowDidHide(self) }
      NotificationCenter.default.post(
        name: newValue
          ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification,
        object: self
      )
    }
  }

  /// Whether the window is on the screen: it isn't hidden and has a scene.
  package var isShown: Bool { !isHidden && scene != nil }

  /// Whether the window is the one that gets the keyboard in its scene.
  open var isKeyWindow: Bool { scene?.keyWindow === self }

  /// Makes the window the key window of its scene.
  open func makeKey() {
    guard canBecomeKey, let scene, scene.keyWindow !== self else { return }
    scene.makeKey(self)
  }

  /// Shows the window in front of the others of its level and makes it the key window.
  open func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { scene?.bringToFront(self) }
    makeKey()
  }

  /// Tells the window that it has become the key window.
  open func becomeKey() {}

  /// Tells the window that it isn't the key window any more.
  open func resignKey() {}

  // MARK: Content

  /// The controller that fills the window.
  ///
  /// Its view is loaded and added when the window is shown (rule 10.4).
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if isInstalled, let oldValue { uninstall(oldValue) }
      updateInstallation()
    }
  }

  /// Adds the root controller's view to a window that is shown, and only then.
  ///
  /// A window that loses its scene keeps its content; one that is hidden by the app keeps the view
  /// but its controller disappears.
  private func updateInstallation() {
    if let root = rootViewController {
      if isShown, !isInstalled {
        install(root)
      } else if isShown {
        root.windowDidShow(self)
      } else if isHidden, isInstalled {
        root.windowDidHide(self)
      }
    }
    layoutDidBecomeDue()
  }

  private func install(_ root: UIViewController) {
    isInstalled = true
    content.root = root
    root.rootWillEnter(self)
    let view: UIView = root.view
    // Loading the view ran the app's code, as adding it does below: there may be another root by now.
    guard isInstalled, rootViewController === root else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insert(view, at: 0)
    guard isInstalled, rootViewController === root else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    root.rootDidEnter(self)
  }

  private func uninstall(_ root: UIViewController) {
    isInstalled = false
    content.root = nil
    root.rootWillLeave(self)
    if root.viewIfLoaded?.superview === self { root.viewIfLoaded?.removeFromSuperview() }
    root.rootDidLeave(self)
  }

  /// Notes with the application that the window has something to lay out.
  func layoutDidBecomeDue() {
    guard isShown, layoutIsDue || layoutIsDueBelow else { return }
    UIApplication.of(self).noteDirty(self)
  }

  // MARK: What comes from the scene

  var sceneTraits: UITraitCollection {
    guard let scene else { return inheritedTraits ?? UIApplication.shared.screen.traitCollection }
    let (horizontal, vertical) = SizeClasses.of(bounds.size, idiom: scene.screen.idiom)
    return scene.traitCollection.with {
      $0.horizontalSizeClass = horizontal
      $0.verticalSizeClass = vertical
    }
  }

  var sceneSafeAreaInsets: UIEdgeInsets {
    guard let scene else { return currentSafeAreaInsets }
    let sceneBounds = CGRect(origin: .zero, size: scene.size)
    return scene.safeAreaInsets.overlap(with: frame, in: sceneBounds)
  }

  func refreshTraitsOfSize() { refreshInheritedTraits() }

  /// Follows a change of the scene's size.
  func sceneDidResize(from oldSize: CGSize, to newSize: CGSize) {
    if bounds.size == oldSize { frame = CGRect(origin: .zero, size: newSize) }
    refreshInheritedState()
  }

  /// Lets go of a first responder that is leaving the window.
  func subtreeWillLeave(_ view: UIView) {
    guard let responder = firstResponder as? UIView, responder.isDescendant(of: view) else {
      return
    }
    _ = responder.resignFirstResponder()
    if firstResponder === responder { firstResponder = nil }
  }

  // MARK: Coordinates

  /// Returns a point of this window in the coordinates of another.
  ///
  /// - Parameters:
  ///   - point: The point, in this window's coordinates.
  ///   - window: The other window; `nil` stands for the screen.
  /// - Returns: The result, in points.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = geometry.toSuperview(point)
    return window?.geometry.fromSuperview(onScreen) ?? onScreen
  }

  /// Returns a point of another window in the coordinates of this one.
  ///
  /// - Parameters:
  ///   - point: The point, in the other window's coordinates.
  ///   - window: The other window; `nil` stands for the screen.
  /// - Returns: The result, in points.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    geometry.fromSuperview(window?.geometry.toSuperview(point) ?? point)
  }

  /// Returns a rectangle of this window in the coordinates of another.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in this window's coordinates.
  ///   - window: The other window; `nil` stands for the screen.
  /// - Returns: The result, in points.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    let onScreen = geometry.toSuperview(rect)
    return window?.geometry.fromSuperview(onScreen) ?? onScreen
  }

  /// Returns a rectangle of another window in the coordinates of this one.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the other window's coordinates.
  ///   - window: The other window; `nil` stands for the screen.
  /// - Returns: The result, in points.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    geometry.fromSuperview(window?.geometry.toSuperview(rect) ?? rect)
  }

  // MARK: Events

  /// Delivers an event to the views and recognisers that it concerns.
  ///
  /// - Parameter event: The event.
  open func sendEvent(_ event: UIEvent) { TouchDelivery.deliver(event, in: self) }
}

extension UIWindow {
  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level's number; a greater one is in front.
    public var rawValue: CGFloat

    /// Creates a level from its number.
    ///
    /// - Parameter rawValue: The number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level from its number.
    ///
    /// - Parameter rawValue: The number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// An app's own windows.
    public static let normal: UIWindow.Level = UIWindow.Level(0)
    /// The status bar.
    public static let statusBar: UIWindow.Level = UIWindow.Level(1000)
    /// Alerts.
    public static let alert: UIWindow.Level = UIWindow.Level(2000)
  }
}

extension UIWindow {
  /// Posted when a window is shown; the object is the window.
  public class var didBecomeVisibleNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  }
  /// Posted when a window is hidden; the object is the window.
  public class var didBecomeHiddenNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  }
  /// Posted when a window becomes the key window; the object is the window.
  public class var didBecomeKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  }
  /// Posted when a window stops being the key window; the object is the window.
  public class var didResignKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidResignKeyNotification")
  }
}
