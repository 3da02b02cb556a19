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
  func checkReach(
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

  /// Presses something for a second, as for a context menu.
  ///
  /// - Parameter name: The whole label of what to press, or its identifier.
  /// - Throws: ``StageError`` if nothing on the screen has that name, or something covers it.
  public func longPress(_ name: String) throws(StageError) {
    let element = try find(name)
    try checkReach(of: element, "press", name)
    context.transcript.record(.user, "", "presses '\(name)'")
    touch(element.center, in: element.window, for: .seconds(1))
  }

  /// Puts a finger on the middle of something, and keeps it there.
  ///
  /// - Parameter name: The whole label of what to touch, or its identifier.
  /// - Returns: The finger, to move and to lift.
  /// - Throws: ``StageError`` if nothing on the screen has that name, or something covers it.
  public func touchDown(_ name: String) throws(StageError) -> Finger {
    let element = try find(name)
    try checkReach(of: element, "touch", name)
    context.transcript.record(.user, "", "touches '\(name)'")
    return Finger(at: element.center, in: element.window, context: context)
  }

  /// Puts a finger on a point of the window, whatever is there, and keeps it there.
  ///
  /// - Parameter point: The point, in the window's coordinates.
  /// - Returns: The finger, to move and to lift.
  public func touchDown(at point: CGPoint) -> Finger {
    context.transcript.record(.user, "", "touches (\(Self.text(point)))")
    return Finger(at: point, in: window, context: context)
  }

  /// Drags a finger over the window.
  ///
  /// - Parameters:
  ///   - start: Where the finger comes down, in the window's coordinates.
  ///   - distance: How far it moves, in points.
  ///   - duration: How long it takes, which makes its speed.
  public func pan(from start: CGPoint, by distance: CGVector, over duration: Duration) {
    context.transcript.record(.user, "", "drags from (\(Self.text(start)))")
    let finger = Finger(at: start, in: window, context: context)
    finger.move(by: distance, over: duration)
    finger.lift()
  }

  /// Taps a point of the window, whatever is there.
  ///
  /// - Parameter point: The point, in the window's coordinates.
  public func tap(at point: CGPoint) {
    context.transcript.record(.user, "", "taps at (\(Self.text(point)))")
    touch(point, in: window)
  }

  /// A point in whole points, or as it is where it has none.
  private static func text(_ point: CGPoint) -> String {
    guard let x = Int(exactly: point.x.rounded(.towardZero)),
      let y = Int(exactly: point.y.rounded(.towardZero))
    else { return "\(point.x), \(point.y)" }
    return "\(x), \(y)"
  }

  private func touch(
    _ point: CGPoint,
    in window: UIWindow,
    for duration: Duration = .milliseconds(60)
  ) {
    let finger = Finger(at: point, in: window, context: context)
    advance(by: duration)
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
    // Nothing is where there is no place.
    let place = point.isFinite ? point : CGPoint(x: -1, y: -1)
    touches = context.perform {
      context.turns.endTurn()
      let touches = TouchSequence.began(at: place, in: window)
      context.turns.endTurn()
      return touches
    }
  }

  /// Moves the finger to a point at once.
  ///
  /// - Parameter point: The point, in the window's coordinates; for one that isn't finite the finger
  ///   stays where it is.
  public func move(to point: CGPoint) {
    guard point.isFinite else { return }
    context.perform {
      touches.moved(to: point)
      context.turns.endTurn()
    }
  }

  /// Moves the finger steadily, sixty times a second.
  ///
  /// - Parameters:
  ///   - distance: How far, in points.
  ///   - duration: How long it takes; at least a sixtieth of a second is taken. What takes more than
  ///     a minute is moved in 3,600 steps.
  public func move(by distance: CGVector, over duration: Duration) {
    let start = location
    let frame = Duration.microseconds(16_667)
    let frames = min((duration / frame).rounded(), Self.stepLimit)
    let steps = max(1, Int(frames))
    let pause = frames < Self.stepLimit ? frame : duration / steps
    for step in 1...steps {
      context.advance(by: pause)
      let part = CGFloat(step) / CGFloat(steps)
      move(to: CGPoint(x: start.x + distance.dx * part, y: start.y + distance.dy * part))
    }
  }

  /// The most steps of one move, a minute's worth.
  private static let stepLimit: Double = 3_600

  /// Takes the finger off the screen.
  public func lift() {
    context.perform {
      touches.ended()
      context.turns.endTurn()
    }
  }
}

extension CGPoint {
  /// Whether the point is a place.
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
