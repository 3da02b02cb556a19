import StageRuntime

/// One finger, as whoever plays the user moves it: down, about, up.
///
/// Each step is one event, delivered before the call returns, at the present time of the stage's
/// clock; let the clock advance between steps for a gesture that takes time.
@MainActor
package final class TouchSequence {
  /// Taps that come within this time of one another count as a multiple tap.
  ///
  /// Source: assumed.
  package static let multipleTapInterval: TimeInterval = 0.35
  /// …and within this distance, in points.
  ///
  /// Source: assumed.
  package static let multipleTapDistance: CGFloat = 45

  private let touch = UITouch()
  private let event = UIEvent()
  private let application: UIApplication

  private init(window: UIWindow) { application = .of(window) }

  /// Puts the finger down.
  ///
  /// - Parameters:
  ///   - point: Where, in the window's coordinates.
  ///   - window: The window.
  /// - Returns: The finger.
  package static func began(at point: CGPoint, in window: UIWindow) -> TouchSequence {
    let sequence = TouchSequence(window: window)
    let touch = sequence.touch
    touch.window = window
    touch.location = point
    touch.previousLocation = point
    touch.tapCount = sequence.application.tapCount(at: point, time: sequence.now)
    sequence.send(.began)
    return sequence
  }

  /// The view that the touch belongs to.
  package var view: UIView? { touch.view }

  /// Where the finger is, in the window's coordinates.
  package var location: CGPoint { touch.location }

  /// Moves the finger.
  ///
  /// - Parameter point: Where to, in the window's coordinates.
  package func moved(to point: CGPoint) {
    touch.previousLocation = touch.location
    touch.location = point
    send(.moved)
  }

  /// Lifts the finger.
  package func ended() { send(.ended) }

  /// Takes the touch away, as the system does when a call comes in.
  package func cancelled() { send(.cancelled) }

  private var now: TimeInterval { application.context.clock.now.seconds }

  private func send(_ phase: UITouch.Phase) {
    touch.phase = phase
    touch.timestamp = now
    event.timestamp = now
    event.orderedTouches = [touch]
    application.context.perform { application.sendEvent(event) }
  }
}

extension Duration {
  /// The duration in seconds.
  var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}

/// The last tap, by which the next is counted.
struct LastTap {
  var time: TimeInterval
  var location: CGPoint
  var count: Int
}

extension UIApplication {
  /// Which tap in quick succession a touch at a point is.
  func tapCount(at point: CGPoint, time: TimeInterval) -> Int {
    var count = 1
    if let last = lastTap, time - last.time <= TouchSequence.multipleTapInterval,
      abs(point.x - last.location.x) <= TouchSequence.multipleTapDistance,
      abs(point.y - last.location.y) <= TouchSequence.multipleTapDistance
    {
      count = last.count + 1
    }
    lastTap = LastTap(time: time, location: point, count: count)
    return count
  }
}
