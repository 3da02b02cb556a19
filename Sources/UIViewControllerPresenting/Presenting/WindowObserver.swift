#if canImport(UIKit)
import Combine
import UIKit

/// Hears of the closing of the window that a presentation is in.
///
/// When a scene is disconnected UIKit dismisses nothing and tells nobody who presents; what was on
/// screen just isn't any more (rule 10.6).
@MainActor
final class WindowObserver {
  /// Called when the window was closed.
  var onClose: @MainActor () -> Void = {}

  private weak var scene: UIWindowScene?
  private var subscription: AnyCancellable?
  private var isClosed = false

  /// Observes a window instead of the one before.
  func observe(_ window: UIWindow) {
    guard let scene = window.windowScene, scene !== self.scene else { return }
    self.scene = scene
    isClosed = false
    subscription = NotificationCenter.default
      .publisher(for: UIScene.didDisconnectNotification, object: scene)
      .sink { [weak self] _ in self?.close() }
  }

  /// Whether a window that was closed has been given to another scene since; says so once.
  func reopened(_ window: UIWindow?) -> Bool {
    guard isClosed, let window, let scene = window.windowScene,
      scene.activationState != .unattached
    else { return false }
    observe(window)
    return !isClosed
  }

  private func close() {
    isClosed = true
    onClose()
  }
}
#endif
