import StageRuntime

/// Something for the person to feel or to hear.
///
/// A stage has neither motors nor speakers: what would be played is in the transcript.
///
/// Source: documented. Apple's page for `SensoryFeedback`.
@available(iOS 17.0, *)
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy things are that seem to hit each other.
  public struct Weight: Equatable, Sendable {
    fileprivate let name: String

    /// Light.
    public static let light: SensoryFeedback.Weight = Weight(name: "light")
    /// Medium.
    public static let medium: SensoryFeedback.Weight = Weight(name: "medium")
    /// Heavy.
    public static let heavy: SensoryFeedback.Weight = Weight(name: "heavy")
  }

  /// How soft things are that seem to hit each other.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let name: String

    /// Rigid.
    public static let rigid: SensoryFeedback.Flexibility = Flexibility(name: "rigid")
    /// Solid.
    public static let solid: SensoryFeedback.Flexibility = Flexibility(name: "solid")
    /// Soft.
    public static let soft: SensoryFeedback.Flexibility = Flexibility(name: "soft")
  }

  fileprivate let name: String

  private init(_ name: String) { self.name = name }

  /// A task is done.
  public static let success: SensoryFeedback = SensoryFeedback("success")
  /// A task needs care.
  public static let warning: SensoryFeedback = SensoryFeedback("warning")
  /// A task has failed.
  public static let error: SensoryFeedback = SensoryFeedback("error")
  /// Something else is selected.
  public static let selection: SensoryFeedback = SensoryFeedback("selection")
  /// A value has risen past something that matters.
  public static let increase: SensoryFeedback = SensoryFeedback("increase")
  /// A value has fallen past something that matters.
  public static let decrease: SensoryFeedback = SensoryFeedback("decrease")
  /// Something begins.
  public static let start: SensoryFeedback = SensoryFeedback("start")
  /// Something ends.
  public static let stop: SensoryFeedback = SensoryFeedback("stop")
  /// What is dragged is aligned.
  public static let alignment: SensoryFeedback = SensoryFeedback("alignment")
  /// There is a step to the next level.
  public static let levelChange: SensoryFeedback = SensoryFeedback("levelChange")
  /// Things hit each other.
  public static let impact: SensoryFeedback = SensoryFeedback("impact")

  /// Things of some weight hit each other.
  ///
  /// - Parameters:
  ///   - weight: The weight.
  ///   - intensity: How hard, from 0 to 1.
  /// - Returns: The feedback.
  public static func impact(
    weight: SensoryFeedback.Weight = .medium,
    intensity: Double = 1.0
  ) -> SensoryFeedback {
    SensoryFeedback("impact(weight: \(weight.name), intensity: \(intensity))")
  }

  /// Things that are more or less soft hit each other.
  ///
  /// - Parameters:
  ///   - flexibility: How soft.
  ///   - intensity: How hard, from 0 to 1.
  /// - Returns: The feedback.
  public static func impact(
    flexibility: SensoryFeedback.Flexibility,
    intensity: Double = 1.0
  ) -> SensoryFeedback {
    SensoryFeedback("impact(flexibility: \(flexibility.name), intensity: \(intensity))")
  }

  fileprivate func play() {
    // Holds: what observes changes acts in updates, which are on the main thread.
    MainActor.assumeIsolated {
      StageContext.current.transcript.record(.system, "SensoryFeedback", "plays \(name)")
    }
  }
}

extension View {
  /// Plays a feedback when a value has changed; a stage writes it into its transcript.
  ///
  /// - Parameters:
  ///   - feedback: What to play.
  ///   - trigger: The value.
  /// - Returns: The view.
  @available(iOS 17.0, *)
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T
  ) -> some View {
    onChange(of: trigger) { _, _ in feedback.play() }
  }

  /// Plays a feedback when a value has changed and something holds.
  ///
  /// - Parameters:
  ///   - feedback: What to play; a stage writes it into its transcript.
  ///   - trigger: The value.
  ///   - condition: Returns whether to play it, for the old and the new value.
  /// - Returns: The view.
  @available(iOS 17.0, *)
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    onChange(of: trigger) { old, new in
      if condition(old, new) { feedback.play() }
    }
  }

  /// Plays a feedback that depends on how a value has changed.
  ///
  /// - Parameters:
  ///   - trigger: The value.
  ///   - feedback: Returns what to play for the old and the new value, or `nil` for nothing; a stage
  ///     writes it into its transcript.
  /// - Returns: The view.
  @available(iOS 17.0, *)
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in feedback(old, new)?.play() }
  }
}
