/// Recognises fingers that move while they are down.
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have to move to begin, in points.
  ///
  /// Source: measured elsewhere.
  static let hysteresis: CGFloat = 10
  /// A finger that has rested this long before it is lifted has no velocity, in seconds.
  ///
  /// Source: assumed.
  static let restInterval: TimeInterval = 0.1

  /// The fewest fingers.
  open var minimumNumberOfTouches: Int = 1
  /// The most fingers.
  open var maximumNumberOfTouches: Int = .max

  /// The places of the fingers' middle that count, in the window's coordinates.
  private var origin = CGPoint.zero
  private var last = Sample(location: .zero, time: 0)
  private var beforeLast: Sample?
  private var eventTime: TimeInterval = 0

  private struct Sample {
    var location: CGPoint
    var time: TimeInterval
  }

  // MARK: Reading

  /// Returns how far the fingers have moved since they came down, or since it was last set.
  ///
  /// - Parameter view: Whose coordinates to use; `nil` stands for the window.
  /// - Returns: The distance, in points.
  open func translation(in view: UIView?) -> CGPoint {
    let moved = CGPoint(x: last.location.x - origin.x, y: last.location.y - origin.y)
    return vector(moved, in: view)
  }

  /// Says how far the fingers are to count as having moved; the velocity becomes zero.
  ///
  /// - Parameters:
  ///   - translation: The distance, in points.
  ///   - view: Whose coordinates it is in; `nil` stands for the window.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let moved = windowVector(translation, from: view)
    origin = CGPoint(x: last.location.x - moved.x, y: last.location.y - moved.y)
    beforeLast = nil
  }

  /// Returns how fast the fingers move.
  ///
  /// - Parameter view: Whose coordinates to use; `nil` stands for the window.
  /// - Returns: The velocity, in points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let beforeLast, last.time > beforeLast.time,
      eventTime - last.time <= Self.restInterval
    else { return .zero }
    let elapsed = last.time - beforeLast.time
    let velocity = CGPoint(
      x: (last.location.x - beforeLast.location.x) / elapsed,
      y: (last.location.y - beforeLast.location.y) / elapsed
    )
    return vector(velocity, in: view)
  }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = trackedTouches.first?.window ?? self.view?.window else {
      return vector
    }
    let zero = window.convert(CGPoint.zero, to: view as UIView?)
    let end = window.convert(vector, to: view as UIView?)
    return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }

  private func windowVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return vector }
    let zero = window.convert(CGPoint.zero, from: view as UIView?)
    let end = window.convert(vector, from: view as UIView?)
    return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }

  // MARK: Touches

  /// Notes where the fingers come down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count > maximumNumberOfTouches {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    let middle = location(in: nil)
    if trackedTouches.count == 1 {
      origin = middle
    } else {
      // Another finger moves the middle, but not what has been moved.
      origin.x += middle.x - last.location.x
      origin.y += middle.y - last.location.y
    }
    last = Sample(location: middle, time: event.timestamp)
    beforeLast = nil
    eventTime = event.timestamp
  }

  /// Follows the fingers, and begins when they have moved far enough.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    eventTime = event.timestamp
    let sample = Sample(location: location(in: nil), time: event.timestamp)
    // Two places at one moment tell nothing of the speed.
    if sample.time > last.time { beforeLast = last }
    last = sample
    switch state {
    case .possible:
      guard trackedTouches.count >= minimumNumberOfTouches else { return }
      let moved = translation(in: nil)
      if hypot(moved.x, moved.y) >= Self.hysteresis { state = .began }
    case .began, .changed: state = .changed
    default: break
    }
  }

  /// Ends when the last finger is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    eventTime = event.timestamp
    guard trackedTouches.allSatisfy({ $0.phase == .ended }) else { return }
    state = state == .possible ? .failed : .ended
  }

  /// Forgets the movement.
  open override func reset() {
    super.reset()
    beforeLast = nil
  }
}
