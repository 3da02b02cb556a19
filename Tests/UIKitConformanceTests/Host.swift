import ConformanceSupport
import StageRuntime
import UIKit

/// A device for tests of views, windows and touches.
@MainActor
final class Host: DeviceHost {
  /// Sets a device up and shows a controller on it.
  ///
  /// - Parameters:
  ///   - root: The window's root controller; `nil` for a plain one.
  ///   - device: The model.
  ///   - sceneSize: The scene's size; the screen's unless given.
  init(
    root: @MainActor () -> UIViewController = { UIViewController() },
    device: Device = .iPhone14,
    sceneSize: CGSize? = nil
  ) {
    super.init(device: device, sceneSize: sceneSize, root: root)
  }

  /// The root controller's view.
  var view: UIView { window.rootViewController?.view ?? window }

  /// What UIKit has logged.
  var console: [String] { messages }

  /// The reasons of the exceptions that UIKit would have raised.
  var reasons: [String] { context.exceptions.map(\.reason) }

  /// Puts a finger down on a point of the window.
  func touch(_ point: CGPoint) -> TouchSequence { .began(at: point, in: window) }
}

/// A list of what happened, which several objects write.
@MainActor
final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// Returns the lines so far and starts anew.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that writes down what UIKit tells it.
@MainActor
final class LoggingView: UIView {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log, frame: CGRect = .zero) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ line: String) { log.note("\(name) \(line)") }

  override func willMove(toSuperview newSuperview: UIView?) {
    note("willMoveToSuperview \(newSuperview == nil ? "nil" : "view")")
  }
  override func didMoveToSuperview() {
    note("didMoveToSuperview \(superview == nil ? "nil" : "view")")
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    note("willMoveToWindow \(newWindow == nil ? "nil" : "window")")
  }
  override func didMoveToWindow() {
    note("didMoveToWindow \(window == nil ? "nil" : "window")")
  }
  override func didAddSubview(_ subview: UIView) { note("didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { note("willRemoveSubview") }
  override func layoutSubviews() { note("layoutSubviews") }
  override func safeAreaInsetsDidChange() { note("safeAreaInsetsDidChange") }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    note("traitCollectionDidChange")
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesBegan")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesMoved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesEnded")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesCancelled")
  }
}
