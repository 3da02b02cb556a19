import StageRuntime
import UIKit

/// A device with one scene and one window on screen, for tests that speak the frameworks.
///
/// Exceptions are recorded, so that a test can look at them.
@MainActor
open class DeviceHost {
  /// The simulated device.
  package let context: StageContext
  /// The running app.
  public let application: UIApplication
  /// The app's scene, the whole screen unless it was given a size.
  public let scene: UIWindowScene
  /// The scene's window.
  public let window: UIWindow

  /// Sets a device up and shows a controller on it.
  ///
  /// - Parameters:
  ///   - doubts: Which variants the device plays.
  ///   - device: The model.
  ///   - sceneSize: The scene's size in points; the screen's unless given.
  ///   - root: Makes the window's root controller, once there is a device.
  public init(
    _ doubts: Doubts = Doubts(),
    device: Device = .iPhone14,
    sceneSize: CGSize? = nil,
    root: @MainActor () -> UIViewController = { UIViewController() }
  ) {
    context = StageContext(device: device, doubts: doubts, onException: .record)
    application = UIApplication.launch(in: context)
    scene = application.connectWindowScene(size: sceneSize)
    window = UIWindow(windowScene: scene)
    window.rootViewController = root()
    window.makeKeyAndVisible()
    settle()
  }

  // MARK: Time and messages

  /// Lets time pass until nothing happens any more.
  public func settle() { _ = context.settle(limit: .seconds(60)) }

  /// Lets time pass.
  public func advance(by duration: Duration) { context.advance(by: duration) }

  /// Ends the turn, so that what waits for the commit happens.
  public func endTurn() { context.advance(by: .zero) }

  /// What UIKit has logged.
  public var messages: [String] { context.console.messages.map(\.text) }

  /// The names and reasons of the exceptions that would have ended the app.
  public var exceptions: [String] { context.exceptions.map { "\($0.name): \($0.reason)" } }

  // MARK: The finger

  /// Touches a point of the window for a moment and waits for what comes of it.
  public func tap(_ point: CGPoint) {
    let finger = TouchSequence.began(at: point, in: window)
    advance(by: .milliseconds(50))
    finger.ended()
    settle()
  }

  /// Taps the front-most button that goes by a title; false if there is none that can be tapped.
  @discardableResult
  public func tap(_ title: String) -> Bool {
    guard let button = buttons(in: window).last(where: { $0.accessibilityLabel == title }),
      button.isEnabled
    else { return false }
    tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil as UIView?))
    return true
  }

  /// The titles of the buttons in a view, backmost first.
  public func buttonTitles(in view: UIView?) -> [String] {
    guard let view else { return [] }
    return buttons(in: view).compactMap(\.accessibilityLabel)
  }

  private func buttons(in view: UIView) -> [UIButton] {
    if let button = view as? UIButton { return [button] }
    return view.subviews.flatMap { buttons(in: $0) }
  }

  /// Swipes a sheet down from its top edge, fast and to the bottom of the window.
  public func swipeDown(_ controller: UIViewController) {
    let view: UIView = controller.view
    let frame = view.convert(view.bounds, to: nil as UIView?)
    let start = CGPoint(x: frame.midX, y: frame.minY + 12)
    let finger = TouchSequence.began(at: start, in: window)
    for step in 1...20 {
      advance(by: .milliseconds(10))
      finger.moved(to: CGPoint(x: start.x, y: start.y + CGFloat(step) * 35))
    }
    finger.ended()
    settle()
  }
}
