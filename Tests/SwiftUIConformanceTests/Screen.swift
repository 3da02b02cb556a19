import StageRuntime
import SwiftUI

/// A device with one window that shows a SwiftUI view, for tests that speak SwiftUI.
@MainActor
final class Screen<Content: View> {
  let context: StageContext
  let application: UIApplication
  let window: UIWindow
  let controller: UIHostingController<Content>

  init(
    device: Device = .iPhone14,
    doubts: Doubts = Doubts(),
    @ViewBuilder _ content: () -> Content
  ) {
    context = StageContext(device: device, doubts: doubts, onException: .record)
    application = UIApplication.launch(in: context)
    window = UIWindow(windowScene: application.connectWindowScene())
    controller = UIHostingController(rootView: content())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    // One layout, no more: what a test sees has happened in it.
    controller.view.layoutIfNeeded()
  }

  /// Does the layout that is due.
  func layOut() { controller.view.layoutIfNeeded() }

  /// Lets time pass until nothing happens any more.
  func settle() { _ = context.settle(limit: .seconds(10)) }

  private var host: any RenderedHost {
    guard let host = controller.view as? any RenderedHost else { fatalError("no hosting view") }
    return host
  }

  /// What is shown.
  var leaves: [RenderedLeaf] { host.renderedLeaves }

  /// The texts that are shown, from back to front.
  var texts: [String] { leaves.filter { $0.kind == .text && $0.opacity > 0 }.map(\.text) }

  /// What is shown, as lines.
  var description: String { host.renderedDescription }

  /// What SwiftUI has logged.
  var messages: [String] {
    context.console.messages.filter { $0.subsystem == "SwiftUI" }.map(\.text)
  }

  /// The frame of the first leaf with a text, in the window.
  func frame(_ text: String, _ kind: RenderedLeaf.Kind = .text) -> CGRect? {
    leaves.first { $0.text == text && $0.kind == kind }?.frame
  }

  /// Taps the middle of the first leaf with a text.
  func tap(_ text: String) {
    guard let frame = frame(text, .button) ?? frame(text) else { return }
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Taps a point.
  func tap(at point: CGPoint) {
    let finger = TouchSequence.began(at: point, in: window)
    finger.ended()
    context.turns.endTurn()
  }

  /// Shows another controller in the window, so that the view disappears.
  func takeAway() {
    window.rootViewController = UIViewController()
    context.turns.endTurn()
  }

  /// Shows the view again.
  func bringBack() {
    window.rootViewController = controller
    context.turns.endTurn()
  }
}

/// A list of what happened, which views and closures write.
@MainActor
final class Journal {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// Returns the lines so far and starts anew.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Notes something where a view builder wants a view.
@MainActor
func note(_ journal: Journal, _ line: String) -> EmptyView {
  journal.note(line)
  return EmptyView()
}

/// Reaches what is inside a view from a test.
@MainActor
final class Remote {
  var actions: [String: () -> Void] = [:]
  var bindings: [String: Binding<Int>] = [:]
  var stored: Any?
  func callAsFunction(_ name: String) { actions[name]?() }
}
