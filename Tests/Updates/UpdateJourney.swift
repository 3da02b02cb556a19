import ConformanceSupport

/// A sequence of changes to views, after each of which the screen is as if they were shown for the
/// first time.
public struct UpdateJourney: Sendable, CustomStringConvertible {
  /// What is shown, one after the other.
  public var worlds: [UpdateWorld]

  /// Creates a journey through given worlds.
  public init(_ worlds: [UpdateWorld]) { self.worlds = worlds }

  /// Creates the journey of a seed.
  ///
  /// - Parameters:
  ///   - seed: The seed; the same seed is the same journey.
  ///   - steps: The number of changes.
  public init(seed: UInt64, steps: Int) {
    var numbers = SeededNumbers(seed: seed)
    let scrollsSideways = numbers.oneIn(2)
    var generator = SketchGenerator(numbers: numbers, scrollsSideways: scrollsSideways)
    var sketch = generator.sketch(depth: 4)
    sketch.keepLazinessMeasurable()
    var world = UpdateWorld(sketch)
    worlds = [world]
    for _ in 0..<steps {
      generator.step(&world)
      worlds.append(world)
    }
  }

  /// The worlds, as source.
  public var description: String { worlds.map { "\($0)" }.joined(separator: "\n") }

  /// Makes the changes, and compares the screen after each with that of a device that shows the same
  /// for the first time.
  ///
  /// - Returns: The first difference, or `nil`.
  @MainActor
  public func play() -> String? {
    guard let first = worlds.first else { return nil }
    let updated = UpdateStage(first)
    for (step, world) in worlds.enumerated().dropFirst() {
      updated.change(to: world)
      let fresh = UpdateStage(world)
      if fresh.showsMiddleOfLazyContent { continue }
      let (actual, expected) = (updated.picture, fresh.picture)
      if actual != expected { return Self.difference(actual, expected, after: step) }
    }
    return nil
  }

  private static func difference(_ actual: [String], _ expected: [String], after step: Int)
    -> String
  {
    let (missing, surplus) = (
      expected.filter { !actual.contains($0) }, actual.filter { !expected.contains($0) }
    )
    guard !missing.isEmpty || !surplus.isEmpty else {
      return "After step \(step) the same is shown in another order."
    }
    return """
      After step \(step) an update shows
        \(surplus.joined(separator: "\n  "))
      where a fresh screen shows
        \(missing.joined(separator: "\n  "))
      """
  }
}
