import StageRuntime
import UIKit

extension Stage {
  /// Which way up the device is held.
  public enum Orientation: Hashable, Sendable {
    /// With the short edge at the bottom.
    case portrait
    /// With the long edge at the bottom.
    case landscape
  }

  /// Which way up the device is held; an upright device, before it is turned.
  public var orientation: Orientation {
    application.screen.isLandscape ? .landscape : .portrait
  }

  /// Turns the device: all windows that fill the screen take its new size, with an animation.
  ///
  /// - Parameter orientation: Which way up; the same way up does nothing.
  public func rotate(to orientation: Orientation) {
    guard orientation != self.orientation else { return }
    act("turns the device to \(orientation)") {
      let screen = application.screen
      let filling = application.windowScenes.filter { $0.size == screen.bounds.size }
      screen.isLandscape = orientation == .landscape
      let insets = screen.safeAreaInsets(isLandscape: screen.isLandscape)
      for scene in filling {
        scene.resize(to: screen.bounds.size, safeAreaInsets: insets)
      }
    }
  }

  /// Whether the device is light or dark; light, before it is changed.
  public var userInterfaceStyle: UIUserInterfaceStyle { application.screen.userInterfaceStyle }

  /// Makes the device light or dark, as the user does in its settings.
  ///
  /// - Parameter style: Light or dark; the one that it has, or `unspecified`, does nothing.
  public func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    guard style != .unspecified, style != userInterfaceStyle else { return }
    act("makes the device \(style == .dark ? "dark" : "light")") {
      application.setUserInterfaceStyle(style)
    }
  }

  /// Gives the window's scene a part of an iPad's screen, as moving the divider of a split view does.
  ///
  /// - Parameter width: The new width in points, from 320 to the screen's; others are brought into
  ///   that range, and what is no number is the screen's.
  public func resize(toWidth width: CGFloat) {
    guard let scene = window.windowScene else { return }
    let screen = application.screen.bounds.size
    let fitting = width.isNaN ? screen.width : min(max(width, 320), screen.width)
    act("makes the window \(Int(fitting)) points wide") {
      scene.resize(
        to: CGSize(width: fitting, height: screen.height),
        safeAreaInsets: scene.safeAreaInsets
      )
    }
  }

  /// Leaves the app: its scenes go to the background.
  public func leaveApp() {
    act("leaves the app") { setActivationState(.background) }
  }

  /// Comes back to the app: its scenes become active.
  public func returnToApp() {
    act("returns to the app") { setActivationState(.foregroundActive) }
  }

  private func setActivationState(_ state: UIScene.ActivationState) {
    for scene in application.windowScenes { scene.setActivationState(state) }
  }

  /// Does something on the user's behalf, and lets the turn end.
  func act<Result>(_ text: String, _ action: () -> Result) -> Result {
    context.perform {
      context.turns.endTurn()
      context.transcript.record(.user, "", text)
      defer { context.turns.endTurn() }
      return action()
    }
  }
}
