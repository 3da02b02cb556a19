import StageRuntime
import Testing
import UIKit

@Suite("Windows and scenes")
@MainActor
struct WindowTests {
  let host = Host()

  @Test("A new window is hidden and as large as its scene")
  func newWindow() {
    let window = UIWindow(windowScene: host.scene)
    #expect(window.isHidden)
    #expect(!window.isKeyWindow)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(window.windowScene === host.scene)
  }

  @Test("A root controller's view is loaded and added when the window is shown")
  func rootView() {
    let window = UIWindow(windowScene: host.scene)
    let controller = UIViewController()
    window.rootViewController = controller
    #expect(!controller.isViewLoaded)
    window.makeKeyAndVisible()
    #expect(controller.view.superview === window)
    #expect(controller.view.frame == window.bounds)
    #expect(window.isKeyWindow)
    #expect(!host.window.isKeyWindow)
  }

  @Test("A window without a scene shows nothing")
  func withoutScene() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(!controller.isViewLoaded)
    window.windowScene = host.scene
    #expect(controller.view.window === window)
  }

  @Test("Another root controller takes the place of the one before")
  func swappingRoots() throws {
    let old = try #require(host.window.rootViewController)
    let new = UIViewController()
    host.window.rootViewController = new
    host.settle()
    #expect(old.view.superview == nil)
    #expect(new.view.superview === host.window)
  }

  @Test("P10.4 Windows are in the order of their levels, then of their being shown")
  func levels() {
    let alert = UIWindow(windowScene: host.scene)
    alert.windowLevel = .alert
    alert.isHidden = false
    let normal = UIWindow(windowScene: host.scene)
    normal.isHidden = false
    #expect(host.scene.windows == [host.window, normal, alert])
    #expect(host.scene.windowsFrontToBack == [alert, normal, host.window])
    host.window.makeKeyAndVisible()
    #expect(host.scene.windows == [normal, host.window, alert])
  }

  @Test("A window that nobody keeps goes away")
  func ownership() {
    weak var window: UIWindow?
    do {
      let shown = UIWindow(windowScene: host.scene)
      shown.isHidden = false
      window = shown
      host.settle()
    }
    #expect(window == nil)
    #expect(host.scene.windows == [host.window])
  }

  @Test("When the key window is hidden, the frontmost other one becomes it")
  func hidingKeyWindow() {
    let second = UIWindow(windowScene: host.scene)
    second.makeKeyAndVisible()
    second.isHidden = true
    #expect(host.window.isKeyWindow)
  }

  @Test("P10.2 A view's window is nil until it is in the hierarchy")
  func windowOfView() {
    let view = UIView()
    #expect(view.window == nil)
    host.view.addSubview(view)
    #expect(view.window === host.window)
    #expect(view.window?.windowScene === host.scene)
    #expect(host.window.window === host.window)
  }

  @Test("P10.1 Connected scenes are all scenes of the app, and of this stage only")
  func connectedScenes() {
    let second = host.application.connectWindowScene()
    #expect(UIApplication.shared.connectedScenes == [host.scene, second])
    let other = Host()
    #expect(UIApplication.shared === other.application)
    #expect(other.application.connectedScenes == [other.scene])
  }

  @Test("P10.5 A scene that is disconnected is told of, and isn't among the app's any more")
  func disconnecting() {
    let log = Log()
    let token = NotificationCenter.default.addObserver(
      forName: UIScene.didDisconnectNotification,
      object: host.scene,
      queue: nil
    ) { _ in
      MainActor.assumeIsolated { log.note("disconnected") }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    host.application.disconnect(host.scene)
    #expect(log.lines == ["disconnected"])
    #expect(host.application.connectedScenes.isEmpty)
    #expect(host.scene.activationState == .unattached)
  }

  @Test("P10.6 A window keeps its content when its scene is disconnected")
  func contentAfterDisconnection() {
    let root = host.window.rootViewController
    host.application.disconnect(host.scene)
    #expect(host.window.windowScene == nil)
    #expect(host.window.rootViewController === root)
    #expect(host.view.superview === host.window)
    #expect(host.view.window === host.window)
  }

  @Test("P10.6 What was presented in a window goes with it")
  func presentedContent() {
    weak var presented: UIViewController?
    do {
      let window = UIWindow(windowScene: host.application.connectWindowScene())
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      let controller = UIViewController()
      window.rootViewController?.present(controller, animated: false)
      host.settle()
      presented = controller
      #expect(window.rootViewController?.presentedViewController === controller)
      window.windowScene.map(host.application.disconnect)
    }
    host.settle()
    #expect(presented == nil)
  }

  @Test("A scene's delegate hears how the scene comes and goes")
  func sceneDelegate() {
    final class Delegate: NSObject, UISceneDelegate {
      let log: Log
      init(_ log: Log) { self.log = log }
      func sceneDidBecomeActive(_ scene: UIScene) { log.note("didBecomeActive") }
      func sceneWillResignActive(_ scene: UIScene) { log.note("willResignActive") }
      func sceneWillEnterForeground(_ scene: UIScene) { log.note("willEnterForeground") }
      func sceneDidEnterBackground(_ scene: UIScene) { log.note("didEnterBackground") }
      func sceneDidDisconnect(_ scene: UIScene) { log.note("didDisconnect") }
    }
    let log = Log()
    let delegate = Delegate(log)
    host.scene.delegate = delegate
    host.scene.setActivationState(.background)
    host.scene.setActivationState(.foregroundActive)
    host.application.disconnect(host.scene)
    #expect(
      log.lines == [
        "willResignActive", "didEnterBackground", "willEnterForeground", "didBecomeActive",
        "willResignActive", "didEnterBackground", "didDisconnect",
      ]
    )
  }

  @Test("A URL is opened and the completion told in a later turn")
  func openingURLs() throws {
    let url = try #require(URL(string: "https://example.com"))
    let log = Log()
    UIApplication.shared.open(url) { log.note("opened \($0)") }
    #expect(log.lines.isEmpty)
    host.endTurn()
    #expect(log.lines == ["opened true"])
    #expect(host.application.openedURLs == [url])
  }

  @Test("A URL that no app opens isn't opened, and the completion says so")
  func unopenedURLs() async throws {
    let url = try #require(URL(string: "unknown://x"))
    host.application.canOpen = { _ in false }
    #expect(!host.application.canOpenURL(url))
    let log = Log()
    host.application.open(url, completionHandler: { log.note("opened \($0)") })
    host.endTurn()
    #expect(log.lines == ["opened false"])
    #expect(host.application.openedURLs.isEmpty)
  }

  @Test("A device held sideways gives its scene the other insets")
  func landscape() {
    host.application.screen.isLandscape = true
    host.scene.resize(
      to: CGSize(width: 844, height: 390),
      safeAreaInsets: host.application.screen.safeAreaInsets(isLandscape: true)
    )
    #expect(host.scene.interfaceOrientation.isLandscape)
    #expect(host.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
  }

  @Test("The first responder is one in a window, and leaves with its view")
  func firstResponder() {
    final class Focusable: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let (first, second) = (Focusable(), Focusable())
    #expect(!first.becomeFirstResponder())
    host.view.addSubview(first)
    host.view.addSubview(second)
    #expect(first.becomeFirstResponder())
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    second.removeFromSuperview()
    #expect(!second.isFirstResponder)
    #expect(first.becomeFirstResponder())
    #expect(host.view.endEditing(false))
    #expect(!first.isFirstResponder)
    #expect(!UIView().becomeFirstResponder())
  }
}
