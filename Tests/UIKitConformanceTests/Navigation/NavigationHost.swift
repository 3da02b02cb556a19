import StageRuntime
import UIKit

/// A device with a navigation stack of one controller, A, on screen.
@MainActor
final class NavigationHost {
  let context: StageContext
  let application: UIApplication
  let window: UIWindow
  let journal = Journal()
  let navigation: UINavigationController
  let a: Probe

  init(_ doubts: Doubts = Doubts(), device: Device = .iPhone14) {
    context = StageContext(device: device, doubts: doubts, onException: .record)
    application = UIApplication.launch(in: context)
    window = UIWindow(windowScene: application.connectWindowScene())
    a = Probe("A", journal)
    a.title = "Albums"
    navigation = UINavigationController(rootViewController: a)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    settle()
    _ = journal.take()
  }

  func controller(_ name: String = "B") -> Probe {
    let controller = Probe(name, journal)
    controller.title = name
    return controller
  }

  /// Pushes a controller and waits until nothing happens any more.
  @discardableResult
  func push(_ name: String = "B") -> Probe {
    let controller = controller(name)
    navigation.pushViewController(controller, animated: true)
    settle()
    _ = journal.take()
    return controller
  }

  func settle() { _ = context.settle(limit: .seconds(60)) }

  func advance(_ milliseconds: Int) { context.advance(by: .milliseconds(milliseconds)) }

  var messages: [String] { context.console.messages.map(\.text) }

  var exceptions: [String] { context.exceptions.map { "\($0.name): \($0.reason)" } }

  // MARK: The finger

  /// Puts a finger on the left edge and moves it to the right, a step each hundredth of a second.
  func swipe(by distance: CGFloat) -> TouchSequence {
    let touch = TouchSequence.began(at: CGPoint(x: 4, y: 400), in: window)
    for step in 1...20 {
      advance(10)
      touch.moved(to: CGPoint(x: 4 + distance * CGFloat(step) / 20, y: 400))
    }
    return touch
  }

  /// Holds still before lifting the finger, so that no velocity counts.
  func holdAndLift(_ touch: TouchSequence) {
    advance(200)
    touch.moved(to: touch.location)
    touch.ended()
  }

  /// The first view in the window that assistive technologies call by a name.
  func element(_ name: String) -> UIView? { element(name, in: window) }

  private func element(_ name: String, in view: UIView) -> UIView? {
    guard !view.isHidden else { return nil }
    if view.isAccessibilityElement {
      return view.accessibilityLabel == name ? view : nil
    }
    return view.subviews.reversed().lazy.compactMap { self.element(name, in: $0) }.first
  }

  /// Taps the element of a name; false if there is none.
  func tap(_ name: String) -> Bool {
    guard let view = element(name) else { return false }
    let frame = view.convert(view.bounds, to: nil as UIView?)
    let finger = TouchSequence.began(at: CGPoint(x: frame.midX, y: frame.midY), in: window)
    advance(50)
    finger.ended()
    return true
  }
}
