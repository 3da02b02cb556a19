import Foundation

extension Animation {
  /// A spring of half a second that doesn't overshoot.
  @available(iOS 17.0, *)
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  /// A spring that doesn't overshoot.
  ///
  /// - Parameters:
  ///   - duration: How long it seems to take, in seconds.
  ///   - extraBounce: How much it overshoots all the same.
  /// - Returns: The animation.
  @available(iOS 17.0, *)
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that overshoots a little.
  ///
  /// - Parameters:
  ///   - duration: How long it seems to take, in seconds.
  ///   - extraBounce: How much more it overshoots.
  /// - Returns: The animation.
  @available(iOS 17.0, *)
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that overshoots more.
  ///
  /// - Parameters:
  ///   - duration: How long it seems to take, in seconds.
  ///   - extraBounce: How much more it overshoots.
  /// - Returns: The animation.
  @available(iOS 17.0, *)
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  // MARK: For what follows a finger

  /// A short spring, for what follows a finger.
  @available(iOS 17.0, *)
  public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }

  /// A short spring, for what follows a finger.
  ///
  /// - Parameters:
  ///   - response: The stiffness, as the time of one swing in seconds.
  ///   - dampingFraction: How fast swinging dies away: 0 is never, 1 is at once.
  ///   - blendDuration: How long a change from one spring to another takes, in seconds.
  /// - Returns: The animation.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      response: response,
      dampingFraction: dampingFraction,
      blendDuration: blendDuration
    )
  }

  /// A short spring, for what follows a finger, by what it looks like.
  ///
  /// - Parameters:
  ///   - duration: How long it seems to take, in seconds.
  ///   - extraBounce: How much more it overshoots than the usual one.
  ///   - blendDuration: How long a change from one spring to another takes, in seconds.
  /// - Returns: The animation.
  @available(iOS 17.0, *)
  public static func interactiveSpring(
    duration: TimeInterval = 0.15,
    extraBounce: Double = 0.0,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }

  // MARK: By physics

  /// A spring of half a second, whose motion adds to others'.
  @available(iOS 17.0, *)
  public static var interpolatingSpring: Animation {
    interpolatingSpring(duration: 0.5, bounce: 0)
  }

  /// A spring by its physics, whose motion adds to others'.
  ///
  /// - Parameters:
  ///   - mass: How heavy what hangs on it is; above 0.
  ///   - stiffness: How hard it pulls; above 0.
  ///   - damping: How much swinging is braked; not below 0.
  ///   - initialVelocity: How fast it starts; a stage shows no motion, so nothing follows from it.
  /// - Returns: The animation. One without mass or stiffness takes no time.
  public static func interpolatingSpring(
    mass: Double = 1.0,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0.0
  ) -> Animation {
    guard mass > 0, stiffness > 0 else { return Animation(.spring(damping: 1), 0) }
    let swing = 2 * Double.pi * (mass / stiffness).squareRoot()
    let fraction = damping / (2 * (mass * stiffness).squareRoot())
    return Animation(.spring(damping: fraction), swing)
  }

  /// A spring by what it looks like, whose motion adds to others'.
  ///
  /// - Parameters:
  ///   - duration: How long it seems to take, in seconds.
  ///   - bounce: How much it overshoots: 0 is not at all.
  ///   - initialVelocity: How fast it starts; a stage shows no motion, so nothing follows from it.
  /// - Returns: The animation.
  @available(iOS 17.0, *)
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0.0,
    initialVelocity: Double = 0.0
  ) -> Animation {
    spring(duration: duration, bounce: bounce)
  }
}
