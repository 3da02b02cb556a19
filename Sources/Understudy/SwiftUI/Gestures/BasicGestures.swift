import Foundation

/// A tap, or several in a row.
///
/// Source: documented; how far a finger may move and how long a second tap may take: assumed.
nonisolated public struct TapGesture: Gesture {
  /// Nothing is known but that it happened.
  public typealias Value = ()
  /// The framework follows the gesture itself.
  public typealias Body = Never

  /// How many taps.
  public var count: Int

  /// Creates a gesture.
  ///
  /// - Parameter count: How many taps.
  public init(count: Int = 1) { self.count = count }

  /// Makes what follows a finger; the framework's own business.
  ///
  /// - Parameter context: Where the gesture is attached.
  /// - Returns: What follows it.
  @MainActor public func _makeMachine(_ context: _GestureContext) -> _GestureMachine<()> {
    DerivedMachine(TapMachine(count: count)) { phase, _ in
      switch phase {
      case .possible: .possible(nil)
      case .active: .active(())
      case .ended: .ended(())
      case .failed: .failed
      }
    }
  }
}

/// A tap whose place is known.
@available(iOS 16.0, *)
nonisolated public struct SpatialTapGesture: Gesture {
  /// The framework follows the gesture itself.
  public typealias Body = Never

  /// What is known of a tap.
  public struct Value: Equatable, Sendable {
    /// Where it was, in points.
    public var location: CGPoint
  }

  /// How many taps.
  public var count: Int
  private let space: CoordinateSpace

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - count: How many taps.
  ///   - coordinateSpace: In which coordinates.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    space = coordinateSpace
  }

  /// Makes what follows a finger; the framework's own business.
  ///
  /// - Parameter context: Where the gesture is attached.
  /// - Returns: What follows it.
  @MainActor public func _makeMachine(_ context: _GestureContext) -> _GestureMachine<Value> {
    let (box, space) = (context.box, space)
    return DerivedMachine(TapMachine(count: count)) { phase, _ in
      switch phase {
      case .possible: .possible(nil)
      case .active(let sample):
        .active(Value(location: box.convert(sample.location, to: space)))
      case .ended(let sample): .ended(Value(location: box.convert(sample.location, to: space)))
      case .failed: .failed
      }
    }
  }
}

private final class TapMachine: _GestureMachine<TouchSample> {
  private let count: Int
  private var taps = 0
  private var start: TouchSample?
  private var limit: Duration?
  private var hasFailed = false

  /// How far a finger may move, in points (assumed, as UIKit's taps).
  private static let reach: CGFloat = 45
  /// How long the next tap may take (assumed).
  private static let pause = Duration.milliseconds(350)

  init(count: Int) { self.count = max(1, count) }

  override var deadline: Duration? { limit }

  override var isWaiting: Bool { count > 1 && !hasFailed }

  override func handle(
    _ event: TouchEvent,
    _ effects: inout [() -> Void]
  ) -> GesturePhase<TouchSample> {
    switch event {
    case .began(let sample):
      limit = nil
      start = sample
      return .possible(nil)
    case .moved(let sample):
      guard let start, start.distance(to: sample) <= Self.reach else { return fail() }
      return .possible(nil)
    case .ended(let sample):
      guard let start, start.distance(to: sample) <= Self.reach else { return fail() }
      taps += 1
      if taps == count { return .ended(sample) }
      limit = sample.time + Self.pause
      return .possible(nil)
    case .tick(let time):
      if let limit, time >= limit { return fail() }
      return .possible(nil)
    case .cancelled: return fail()
    }
  }

  private func fail() -> GesturePhase<TouchSample> {
    hasFailed = true
    return .failed
  }
}

extension TouchSample {
  func distance(to other: TouchSample) -> CGFloat {
    hypot(other.location.x - location.x, other.location.y - location.y)
  }
}

/// A finger that stays for a while.
nonisolated public struct LongPressGesture: Gesture {
  /// Whether the finger is down.
  public typealias Value = Bool
  /// The framework follows the gesture itself.
  public typealias Body = Never

  /// How long it has to stay, in seconds.
  public var minimumDuration: Double
  /// How far it may move, in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long the finger has to stay, in seconds.
  ///   - maximumDistance: How far it may move, in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// Makes what follows a finger; the framework's own business.
  ///
  /// - Parameter context: Where the gesture is attached.
  /// - Returns: What follows it.
  @MainActor public func _makeMachine(_ context: _GestureContext) -> _GestureMachine<Bool> {
    LongPressMachine(duration: minimumDuration, distance: maximumDistance)
  }
}

private final class LongPressMachine: _GestureMachine<Bool> {
  private let duration: Duration
  private let distance: CGFloat
  private var start: TouchSample?

  init(duration: Double, distance: CGFloat) {
    self.duration = .seconds(duration)
    self.distance = distance
  }

  override var deadline: Duration? { start.map { $0.time + duration } }

  override func handle(
    _ event: TouchEvent,
    _ effects: inout [() -> Void]
  ) -> GesturePhase<Bool> {
    switch event {
    case .began(let sample):
      start = sample
      return duration <= .zero ? .ended(true) : .possible(true)
    case .moved(let sample):
      guard let start, start.distance(to: sample) <= distance else { return .failed }
      return .possible(true)
    case .tick(let time):
      guard let deadline, time >= deadline else { return .possible(true) }
      return .ended(true)
    case .ended, .cancelled: return .failed
    }
  }
}

/// A finger that moves.
nonisolated public struct DragGesture: Gesture {
  /// The framework follows the gesture itself.
  public typealias Body = Never

  /// What is known of the movement.
  public struct Value: Equatable, Sendable {
    /// When the finger was there.
    public var time: Date
    /// Where it is, in points.
    public var location: CGPoint
    /// Where it began, in points.
    public var startLocation: CGPoint
    /// How fast it is, in points a second.
    public var velocity: CGSize

    /// How far it has moved, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would stop if it were let go, in points.
    ///
    /// Source: assumed: a quarter of a second at its speed.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far it would have moved if it were let go, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y
      )
    }
  }

  /// How far the finger has to move, in points.
  public var minimumDistance: CGFloat
  /// In which coordinates places are.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: How far the finger has to move, in points.
  ///   - coordinateSpace: In which coordinates places are.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Makes what follows a finger; the framework's own business.
  ///
  /// - Parameter context: Where the gesture is attached.
  /// - Returns: What follows it.
  @MainActor public func _makeMachine(_ context: _GestureContext) -> _GestureMachine<Value> {
    DragMachine(distance: minimumDistance, space: coordinateSpace, box: context.box)
  }
}

private final class DragMachine: _GestureMachine<DragGesture.Value> {
  private let distance: CGFloat
  private let space: CoordinateSpace
  private let box: LayoutBox
  private var start: TouchSample?
  private var samples: [TouchSample] = []
  private var isActive = false

  init(distance: CGFloat, space: CoordinateSpace, box: LayoutBox) {
    self.distance = distance
    self.space = space
    self.box = box
  }

  override func handle(
    _ event: TouchEvent,
    _ effects: inout [() -> Void]
  ) -> GesturePhase<DragGesture.Value> {
    switch event {
    case .began(let sample):
      start = sample
      samples = [sample]
      guard distance <= 0 else { return .possible(nil) }
      isActive = true
      return .active(value(sample))
    case .moved(let sample):
      guard let start else { return .failed }
      remember(sample)
      if start.distance(to: sample) >= distance { isActive = true }
      return isActive ? .active(value(sample)) : .possible(nil)
    case .ended(let sample): return isActive ? .ended(value(sample)) : .failed
    case .tick: return isActive ? .active(value(samples[samples.count - 1])) : .possible(nil)
    case .cancelled: return .failed
    }
  }

  private func remember(_ sample: TouchSample) {
    samples.append(sample)
    // Speed is that of the last tenth of a second.
    samples.removeAll { $0.time < sample.time - .milliseconds(100) }
  }

  private func value(_ sample: TouchSample) -> DragGesture.Value {
    let start = self.start ?? sample
    let first = samples.first ?? start
    let seconds = (sample.time - first.time) / .seconds(1)
    var velocity = CGSize.zero
    if seconds > 0 {
      velocity.width = (sample.location.x - first.location.x) / seconds
      velocity.height = (sample.location.y - first.location.y) / seconds
    }
    return DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: sample.time / .seconds(1)),
      location: box.convert(sample.location, to: space),
      startLocation: box.convert(start.location, to: space),
      velocity: velocity
    )
  }
}
