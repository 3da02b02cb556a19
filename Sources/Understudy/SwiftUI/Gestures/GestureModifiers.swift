import Foundation

extension View {
  /// Lets the view follow a gesture, after those of views inside.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: Which gestures count.
  /// - Returns: The view.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture, mask))
  }

  /// Lets the view follow a gesture, before those of views inside.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: Which gestures count.
  /// - Returns: The view.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture, mask, isUrgent: true))
  }

  /// Lets the view follow a gesture together with others.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: Which gestures count.
  /// - Returns: The view.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture, mask, isSimultaneous: true))
  }

  /// Does something when the view is tapped.
  ///
  /// - Parameters:
  ///   - count: How many taps.
  ///   - action: What to do.
  /// - Returns: The view.
  nonisolated public func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    modifier(GestureModifier(_EndedGesture(gesture: TapGesture(count: count)) { action() }, .all))
  }

  /// Does something when the view is tapped.
  ///
  /// - Parameters:
  ///   - count: How many taps.
  ///   - coordinateSpace: In which coordinates the tap's place is.
  ///   - action: What to do with the tap's place, in points.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  nonisolated public func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(
      GestureModifier(
        _EndedGesture(
          gesture: SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        ) { action($0.location) },
        .all
      )
    )
  }

  /// Does something when a finger stays on the view.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long it has to stay, in seconds.
  ///   - maximumDistance: How far it may move, in points.
  ///   - action: What to do.
  ///   - onPressingChanged: What to do when the finger comes and goes.
  /// - Returns: The view.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      GestureModifier(
        _EndedGesture(
          gesture: PressingGesture(
            gesture: LongPressGesture(
              minimumDuration: minimumDuration,
              maximumDistance: maximumDistance
            ),
            pressingChanged: onPressingChanged ?? { _ in }
          )
        ) { _ in action() },
        .all
      )
    )
  }
}

/// Which gestures count.
public struct GestureMask: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt32

  /// Creates a set.
  ///
  /// - Parameter rawValue: The set as bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gestures.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture: GestureMask = GestureMask(rawValue: 1)
  /// The gestures of views inside.
  public static let subviews: GestureMask = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture that says when a finger comes and goes.
nonisolated struct PressingGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never

  let gesture: LongPressGesture
  let pressingChanged: (Bool) -> Void

  @MainActor func _makeMachine(_ context: _GestureContext) -> _GestureMachine<Bool> {
    var isPressing = false
    let tell = pressingChanged
    return DerivedMachine(gesture._makeMachine(context)) { phase, effects in
      let now = !phase.isOver
      if now != isPressing {
        isPressing = now
        effects.append { tell(now) }
      }
      return phase
    }
  }
}

/// Lets a view follow a gesture.
nonisolated struct GestureModifier<T: Gesture>: BoxModifier {
  typealias Body = Never

  private let gesture: T
  private let mask: GestureMask
  private let isUrgent: Bool
  private let isSimultaneous: Bool

  nonisolated init(
    _ gesture: T,
    _ mask: GestureMask,
    isUrgent: Bool = false,
    isSimultaneous: Bool = false
  ) {
    self.gesture = gesture
    self.mask = mask
    self.isUrgent = isUrgent
    self.isSimultaneous = isSimultaneous
  }

  @MainActor func makeBox(around child: LayoutBox) -> GestureBox { GestureBox(child) }

  @MainActor func update(_ box: GestureBox) {
    box.isUrgent = isUrgent
    box.hidesInner = !mask.contains(.subviews)
    guard mask.contains(.gesture) else {
      box.make = nil
      return
    }
    let (gesture, isSimultaneous) = (gesture, isSimultaneous)
    box.make = { box in
      let follower = GestureFollower(gesture._makeMachine(_GestureContext(box: box)))
      follower.isSimultaneous = isSimultaneous
      return follower
    }
  }
}

/// The box of a view that follows a gesture.
final class GestureBox: WrapperBox {
  /// Makes what follows a finger.
  var make: ((GestureBox) -> TouchFollower)?
  /// Whether the gesture goes before those of views inside.
  var isUrgent = false
  /// Whether gestures of views inside don't count.
  var hidesInner = false

  func makeFollower() -> TouchFollower? { make?(self) }
}
