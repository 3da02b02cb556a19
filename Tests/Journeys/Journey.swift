import ConformanceSupport
import UIViewControllerPresenting
import Understudy

/// A sequence of what a user and a program do, on a stage of a certain kind.
public struct Journey: Sendable, CustomStringConvertible {
  /// Who presents.
  public var contender: Contender
  /// The policy of the sibling.
  public var policy: ConflictPolicy
  /// What kind of screen it goes through.
  public var kind: JourneyKind
  /// Where the stage plays another variant than the likeliest.
  public var doubts: Doubts
  /// What happens, in order; at the end everything comes to rest.
  public var steps: [JourneyStep]

  /// Creates a journey.
  ///
  /// - Parameters:
  ///   - contender: Who presents.
  ///   - policy: The policy of the sibling.
  ///   - kind: What kind of screen it goes through.
  ///   - doubts: The variant that the stage plays.
  ///   - steps: What happens, in order.
  public init(
    _ contender: Contender,
    policy: ConflictPolicy,
    kind: JourneyKind = JourneyKind(),
    doubts: Doubts = Doubts(),
    steps: [JourneyStep]
  ) {
    self.contender = contender
    self.policy = policy
    self.kind = kind
    self.doubts = doubts
    self.steps = steps
  }

  /// Creates the journey of a seed.
  ///
  /// Seeds that follow one another go through all variants and policies.
  public init(_ contender: Contender, seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let variants = Doubts.variants
    let policies = ConflictPolicy.allCases
    let kind = JourneyKind.random(&numbers)
    let length = Int.random(in: 4...24, using: &numbers)
    self.init(
      contender,
      policy: policies[Int(seed % UInt64(policies.count))],
      kind: kind,
      doubts: variants[Int(seed / UInt64(policies.count) % UInt64(variants.count))],
      steps: (0..<length).map { _ in JourneyStep.random(&numbers) }
    )
  }

  /// The journey's source.
  public var description: String {
    """
    Journey(.\(contender), policy: .\(policy), kind: \(kind.source), steps: [\(steps.map(\.description).joined(separator: ", "))])
    with doubts: \(doubts)
    """
  }

  /// Plays the journey.
  ///
  /// - Returns: What went wrong first, or `nil`.
  @MainActor
  public func play() -> String? {
    let run = JourneyRun(self)
    for step in steps {
      run.perform(step)
      if let failure = run.failure { return failure }
    }
    run.finish()
    if let failure = run.failure { return failure }
    return run.leak()
  }

  /// A journey that fails with as few steps as can be found by leaving some out.
  @MainActor
  public func shrunk() -> Journey {
    var shortest = self
    var index = 0
    while index < shortest.steps.count {
      var shorter = shortest
      shorter.steps.remove(at: index)
      if shorter.play() == nil {
        index += 1
      } else {
        shortest = shorter
        index = 0
      }
    }
    return shortest
  }
}
