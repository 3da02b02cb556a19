import StageRuntime
import UIKit

extension Stage {
  /// Taps something, as a finger on its middle does.
  ///
  /// - Parameter name: The whole label of what to tap, or its identifier.
  /// - Throws: ``StageError`` if nothing on the screen has that name, or something covers it.
  public func tap(_ name: String) throws(StageError) {
    let element = try find(name)
    try checkReach(of: element, "tap", name)
    context.transcript.record(.user, "", "taps '\(name)'")
    touch(element.center, in: element.window)
  }

  /// Throws if a finger on the middle of an element wouldn't reach it.
  private func checkReach(
    of element: StageElement,
    _ action: String,
    _ name: String
  ) throws(StageError) {
    guard element.window.bounds.contains(element.center) else {
      throw StageError("Can't \(action) '\(name)': its middle is off the screen.")
    }
    guard let hit = element.window.hitTest(element.center, with: nil) else {
      throw StageError("Can't \(action) '\(name)': nothing there takes touches.")
    }
    guard !hit.isDescendant(of: element.view) else { return }
    let reason =
      element.view.isDescendant(of: hit)
      ? "it takes no touches, and \(hit) behind it gets them"
      : "\(hit) is in front of it and gets the touch"
    throw StageError("Can't \(action) '\(name)': \(reason).")
  }

  /// Taps a point of the window, whatever is there.
  ///
  /// - Parameter point: The point, in the window's coordinates.
  public func tap(at point: CGPoint) {
    context.transcript.record(.user, "", "taps at (\(Int(point.x)), \(Int(point.y)))")
    touch(point, in: window)
  }

  private func touch(_ point: CGPoint, in window: UIWindow) {
    let finger = Finger(at: point, in: window, context: context)
    advance(by: .milliseconds(60))
    finger.lift()
  }
}

/// A finger on a stage's screen.
///
/// It goes down when it is made. Between its moves the script lets time pass, which decides how fast
/// it is.
@MainActor
public final class Finger {
  private let touches: TouchSequence
  private let context: StageContext

  /// Where the finger is, in the window's coordinates.
  public var location: CGPoint { touches.location }

  init(at point: CGPoint, in window: UIWindow, context: StageContext) {
    self.context = context
    touches = context.perform {
      context.turns.endTurn()
      let touches = TouchSequence.began(at: point, in: window)
      context.turns.endTurn()
      return touches
    }
  }

  /// Moves the finger to a point at once.
  public func move(to point: CGPoint) {
    context.perform {
      touches.moved(to: point)
      context.turns.endTurn()
    }
  }

  /// Moves the finger steadily, sixty times a second.
  ///
  /// - Parameters:
  ///   - distance: How far, in points.
  ///   - duration: How long it takes; at least a sixtieth of a second is taken.
  public func move(by distance: CGVector, over duration: Duration) {
    let start = location
    let frame = Duration.microseconds(16_667)
    let steps = max(1, Int((duration / frame).rounded()))
    for step in 1...steps {
      context.advance(by: frame)
      let part = CGFloat(step) / CGFloat(steps)
      move(to: CGPoint(x: start.x + distance.dx * part, y: start.y + distance.dy * part))
    }
  }

  /// Takes the finger off the screen.
  public func lift() {
    context.perform {
      touches.ended()
      context.turns.endTurn()
    }
  }
}
