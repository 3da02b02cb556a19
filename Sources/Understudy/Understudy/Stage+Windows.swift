import StageRuntime
import SwiftUI
import UIKit

extension Stage {
  /// Opens another window of the app, as a person does on an iPad.
  ///
  /// It is a window of its own scene. What is asked of the stage afterwards, such as ``tap(_:)``, looks
  /// into all windows.
  ///
  /// - Parameter controller: The window's root.
  /// - Returns: The window.
  @discardableResult
  public func openWindow(_ controller: UIViewController) -> UIWindow {
    act("opens a window") {
      let window = makeWindow(controller, in: application.connectWindowScene())
      window.makeKeyAndVisible()
      return window
    }
  }

  /// Opens another window of the app, with a SwiftUI view.
  ///
  /// - Parameter content: Makes the view.
  /// - Returns: The window.
  @discardableResult
  public func openWindow<Content: View>(@ViewBuilder _ content: () -> Content) -> UIWindow {
    let controller = context.perform { UIHostingController(rootView: content()) }
    return openWindow(controller)
  }

  /// Shows a window of the same scene above the stage's window, as apps do for banners.
  ///
  /// It doesn't become the key window. Stops the program if the stage's own window has been closed.
  ///
  /// - Parameters:
  ///   - controller: The window's root.
  ///   - level: Where the window lies among others.
  /// - Returns: The window.
  @discardableResult
  public func overlayWindow(
    _ controller: UIViewController,
    level: UIWindow.Level = .alert
  ) -> UIWindow {
    context.perform {
      guard let scene = window.windowScene else {
        fatalError("There is nothing to show a window above: the stage's own window is closed.")
      }
      let overlay = makeWindow(controller, in: scene)
      overlay.windowLevel = level
      overlay.isHidden = false
      context.turns.endTurn()
      return overlay
    }
  }

  /// Closes a window, as a person does in the app switcher: its scene is disconnected, and nobody is
  /// asked (rules 10.5 and 10.6).
  ///
  /// - Parameter window: A window on the screen; one without a scene is left alone.
  public func close(_ window: UIWindow) {
    guard let scene = window.windowScene else { return }
    act("closes a window") { application.disconnect(scene) }
    windows.removeAll { $0 === window }
  }

  private func makeWindow(_ controller: UIViewController, in scene: UIWindowScene) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    windows.append(window)
    return window
  }
}
