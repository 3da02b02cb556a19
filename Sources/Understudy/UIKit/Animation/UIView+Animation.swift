import StageRuntime

/// The animation block that is running: what it changes moves for its duration.
@MainActor
final class AnimationBlock {
  let duration: TimeInterval
  /// When the changes begin to show; `nil` if a finger drives them.
  let start: Duration?
  private(set) var hasChanges = false

  init(duration: TimeInterval, start: Duration?) {
    self.duration = duration
    self.start = start
  }

  func noteChange() { hasChanges = true }

  /// Notes a change of a view, and which value it was that changed.
  func noteChange<Value>(
    of view: UIView,
    _ property: WritableKeyPath<ViewAnimation, ViewAnimation.Change<Value>?>,
    from value: @autoclosure () -> Value
  ) {
    hasChanges = true
    guard let start, duration > 0 else { return }
    let rare = view.rareState()
    var animation = rare.animation ?? ViewAnimation()
    animation[keyPath: property] = ViewAnimation.Change(
      from: value(),
      start: start,
      duration: duration
    )
    rare.animation = animation
    StageContext.current.clock.noteMotion(until: start + .seconds(duration))
  }
}

extension UIView {
  /// Options of an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews within the animation.
    public static let layoutSubviews: AnimationOptions = AnimationOptions(rawValue: 1 << 0)
    /// Lets views be touched meanwhile.
    public static let allowUserInteraction: AnimationOptions = AnimationOptions(rawValue: 1 << 1)
    /// Starts from where a running animation is.
    public static let beginFromCurrentState: AnimationOptions = AnimationOptions(rawValue: 1 << 2)
    /// Repeats without end.
    public static let `repeat`: AnimationOptions = AnimationOptions(rawValue: 1 << 3)
    /// Goes back when it repeats.
    public static let autoreverse: AnimationOptions = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its duration within another animation.
    public static let overrideInheritedDuration: AnimationOptions = AnimationOptions(
      rawValue: 1 << 5
    )
    /// Keeps its curve within another animation.
    public static let overrideInheritedCurve: AnimationOptions = AnimationOptions(rawValue: 1 << 6)
    /// Starts and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn: AnimationOptions = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut: AnimationOptions = AnimationOptions(rawValue: 2 << 16)
    /// Keeps its speed.
    public static let curveLinear: AnimationOptions = AnimationOptions(rawValue: 3 << 16)
    /// Dissolves, in a transition.
    public static let transitionCrossDissolve: AnimationOptions = AnimationOptions(
      rawValue: 5 << 20
    )
  }

  // MARK: Animating

  /// Animates changes of views.
  ///
  /// The views have the new values at once; only the picture moves.
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds; at `0` the completion comes in the next turn.
  ///   - delay: How long to wait before, in seconds.
  ///   - options: How to animate.
  ///   - animations: Makes the changes; runs once, before this returns.
  ///   - completion: Told when it is over, with whether it got to its end.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration: duration, delay: delay, options: options, animations, completion)
  }

  /// Animates changes of views.
  ///
  /// The views have the new values at once; only the picture moves.
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds; at `0` the completion comes in the next turn.
  ///   - animations: Makes the changes; runs once, before this returns.
  ///   - completion: Told when it is over, with whether it got to its end.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration: duration, delay: 0, options: [], animations, completion)
  }

  /// Animates changes of views.
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds.
  ///   - animations: Makes the changes; runs once, before this returns.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    run(duration: duration, delay: 0, options: [], animations, nil)
  }

  /// Animates changes of views as a spring moves.
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds.
  ///   - delay: How long to wait before, in seconds.
  ///   - dampingRatio: How soon the spring comes to rest; at `1` it doesn't swing.
  ///   - velocity: How fast it starts, in whole distances per second.
  ///   - options: How to animate.
  ///   - animations: Makes the changes; runs once, before this returns.
  ///   - completion: Told when it is over, with whether it got to its end.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration: duration, delay: delay, options: options, animations, completion)
  }

  /// Changes a view's content with a transition.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - duration: How long, in seconds.
  ///   - options: How to animate.
  ///   - animations: Makes the changes; runs once, before this returns.
  ///   - completion: Told when it is over, with whether it got to its end.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      duration: duration,
      delay: 0,
      options: options,
      {
        view.noteAnimatableChange()
        animations?()
      },
      completion
    )
  }

  // MARK: Not animating

  /// Makes changes that aren't animated, also within an animation.
  ///
  /// - Parameter actionsWithoutAnimation: Makes the changes; runs once, before this returns.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let outer = areAnimationsEnabled
    AnimationState.current.isEnabled = false
    defer { AnimationState.current.isEnabled = outer }
    actionsWithoutAnimation()
  }

  /// Turns animations on or off; off, changes happen at once and completions come in the next
  /// turn.
  ///
  /// - Parameter enabled: Whether views animate.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationState.current.isEnabled = enabled
  }

  /// Whether views animate.
  public class var areAnimationsEnabled: Bool { AnimationState.current.isEnabled }

  /// The duration of the animation that this is called in, in seconds; `0` outside.
  public class var inheritedAnimationDuration: TimeInterval {
    let state = AnimationState.current
    return state.isEnabled ? state.block?.duration ?? 0 : 0
  }

  // MARK: How it works

  /// Tells the running animation that it has something to move.
  func noteAnimatableChange() { AnimationState.running?.block?.noteChange() }

  private class func run(
    duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions,
    _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let context = StageContext.current
    let state = AnimationState.current
    let inherited = options.contains(.overrideInheritedDuration) ? nil : state.block?.duration
    let block = AnimationBlock(
      duration: inherited ?? duration,
      start: state.held == nil ? context.clock.now + .seconds(delay) : nil
    )
    state.perform(block, animations)
    guard let completion else { return }
    // What changes nothing has nothing to wait for.
    guard state.isEnabled, block.hasChanges, duration + delay > 0 else {
      context.turns.performInNextTurn { completion(true) }
      return
    }
    // An animation that repeats has no end, so its completion never comes.
    guard !options.contains(.repeat) else { return }
    if let held = state.held {
      return held.add(after: CGFloat(block.duration + delay)) { completion(true) }
    }
    context.clock.schedule(after: .seconds(block.duration + delay), name: "UIView.animate") {
      completion(true)
    }
  }
}

/// Whether and what a stage's views animate at the moment.
@MainActor
final class AnimationState {
  var isEnabled = true
  private(set) var block: AnimationBlock?
  /// What keeps the animations that are started now from running, if a finger drives them.
  private(set) var held: HeldAnimations?

  /// The state of the app that runs.
  static var current: AnimationState { UIApplication.shared.animations }

  /// The state whose animation block is running, if any: what a view's setter looks at first.
  private(set) static var running: AnimationState?

  /// Keeps the animations that an action starts from running.
  func hold(in held: HeldAnimations, _ action: () -> Void) {
    let outer = self.held
    self.held = held
    defer { self.held = outer }
    action()
  }

  /// Makes changes that a picture shows on their way for some time; at their end nothing happens.
  func show(for duration: Duration, _ changes: () -> Void) {
    let start = StageContext.current.clock.now
    perform(AnimationBlock(duration: duration.seconds, start: start), changes)
  }

  func perform(_ block: AnimationBlock, _ animations: () -> Void) {
    let (outer, outerRunning) = (self.block, Self.running)
    self.block = block
    Self.running = self
    defer {
      self.block = outer
      Self.running = outerRunning
    }
    animations()
  }
}
