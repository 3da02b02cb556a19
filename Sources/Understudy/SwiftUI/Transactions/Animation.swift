import Foundation

/// How a change moves from the old value to the new one.
///
/// The stand-in shows new values at once; an animation gives the time after which completions run.
/// Source: documented; durations of springs are assumed.
public struct Animation: Equatable, Sendable {
  enum Curve: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut
    case spring(damping: Double)
    case timing(Double, Double, Double, Double)
  }

  fileprivate enum Repetition: Hashable, Sendable {
    case once
    case times(Int)
    case forever
  }

  private var curve: Curve
  private var length: Double
  private var delayTime: Double = 0
  private var speedFactor: Double = 1
  private var repetition: Repetition = .once
  private var autoreverses = true

  init(_ curve: Curve, _ length: Double) {
    self.curve = curve
    self.length = length
  }

  /// The system's animation.
  public static let `default`: Animation = Animation(.spring(damping: 1), 0.55)

  /// A steady animation of 0.35 seconds.
  public static var linear: Animation { linear(duration: 0.35) }
  /// An animation of 0.35 seconds that starts slowly.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// An animation of 0.35 seconds that ends slowly.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// An animation of 0.35 seconds that starts and ends slowly.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  /// A steady animation.
  ///
  /// - Parameter duration: How long it takes, in seconds.
  /// - Returns: The animation.
  public static func linear(duration: TimeInterval) -> Animation { Animation(.linear, duration) }

  /// An animation that starts slowly.
  ///
  /// - Parameter duration: How long it takes, in seconds.
  /// - Returns: The animation.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn, duration) }

  /// An animation that ends slowly.
  ///
  /// - Parameter duration: How long it takes, in seconds.
  /// - Returns: The animation.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(.easeOut, duration) }

  /// An animation that starts and ends slowly.
  ///
  /// - Parameter duration: How long it takes, in seconds.
  /// - Returns: The animation.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.easeInOut, duration)
  }

  /// An animation along a curve.
  ///
  /// - Parameters:
  ///   - p1x: The first control point's time, from 0 to 1.
  ///   - p1y: The first control point's progress.
  ///   - p2x: The second control point's time, from 0 to 1.
  ///   - p2y: The second control point's progress.
  ///   - duration: How long it takes, in seconds.
  /// - Returns: The animation.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.timing(p1x, p1y, p2x, p2y), duration)
  }

  /// An animation like a spring's motion.
  ///
  /// - Parameters:
  ///   - response: The stiffness, as the time of one swing in seconds.
  ///   - dampingFraction: How fast swinging dies away: 0 is never, 1 is at once.
  ///   - blendDuration: How long a change from one spring to another takes, in seconds.
  /// - Returns: The animation.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.55,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(.spring(damping: dampingFraction), response)
  }

  /// An animation like a spring's motion, by what it looks like.
  ///
  /// - Parameters:
  ///   - duration: How long it seems to take, in seconds.
  ///   - bounce: How much it overshoots: 0 is not at all.
  ///   - blendDuration: How long a change from one spring to another takes, in seconds.
  /// - Returns: The animation.
  @available(iOS 17.0, *)
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0.0,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(damping: 1 - bounce), duration)
  }

  /// A spring that doesn't overshoot.
  @available(iOS 17.0, *)
  public static var smooth: Animation { spring(duration: 0.5, bounce: 0) }
  /// A spring that overshoots a little.
  @available(iOS 17.0, *)
  public static var snappy: Animation { spring(duration: 0.5, bounce: 0.15) }
  /// A spring that overshoots more.
  @available(iOS 17.0, *)
  public static var bouncy: Animation { spring(duration: 0.5, bounce: 0.3) }

  /// The animation after a delay.
  ///
  /// - Parameter delay: The delay, in seconds.
  /// - Returns: The animation.
  public func delay(_ delay: TimeInterval) -> Animation {
    var copy = self
    copy.delayTime += delay
    return copy
  }

  /// The animation faster or slower.
  ///
  /// - Parameter speed: How many times faster.
  /// - Returns: The animation.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.speedFactor *= speed
    return copy
  }

  /// The animation several times.
  ///
  /// - Parameters:
  ///   - repeatCount: How often.
  ///   - autoreverses: Whether every second time runs backwards.
  /// - Returns: The animation.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repetition = .times(repeatCount)
    copy.autoreverses = autoreverses
    return copy
  }

  /// The animation again and again.
  ///
  /// - Parameter autoreverses: Whether every second time runs backwards.
  /// - Returns: The animation.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repetition = .forever
    copy.autoreverses = autoreverses
    return copy
  }

  /// How long the animation takes, or `nil` if it doesn't end.
  func duration(_ criteria: AnimationCompletionCriteria) -> Duration? {
    var seconds = length
    // A spring is seen to have ended before it has settled.
    if case .spring = curve, criteria.waitsForRemoval { seconds *= 2 }
    switch repetition {
    case .once: break
    case .times(let count): seconds *= Double(count)
    case .forever: return nil
    }
    guard speedFactor > 0 else { return nil }
    return .seconds((delayTime + seconds) / speedFactor)
  }
}
