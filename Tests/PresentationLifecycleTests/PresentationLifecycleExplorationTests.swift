import PresentationLifecycle
import Testing

@Suite("Every state of two presentations in one context")
struct PresentationLifecycleExplorationTests {
  typealias Policy = PresentationArbiter<Int>.Policy

  @Test("Whatever happens, in whatever order, bindings and screen agree at rest")
  func everyState() {
    let search = explore([.queue, .replace], depth: .max)
    #expect(search.stateCount > 200_000)
  }

  @Test(
    "The same under other policies, for up to twelve events",
    arguments: [[Policy.queue, .queue], [.queue, .refuse], [.replace, .replace]]
  )
  func otherPolicies(policies: [Policy]) {
    let search = explore(policies, depth: 12)
    #expect(search.stateCount > 20_000)
  }

  private func explore(_ policies: [Policy], depth: Int) -> Exploration {
    let start = World(policies: policies, items: [[.a, .b], [.c]])
    let search = Exploration(from: start, depth: depth)
    if let failure = search.failure { Issue.record("\(failure)") }
    print(
      """
      Visited \(search.stateCount) states, \(search.restingStateCount) of them at rest, with \
      \(policies.map { "\($0)" }.joined(separator: " and ")), in up to \(search.depth) events.
      """
    )
    return search
  }
}

/// A breadth-first search through all worlds that can be reached from one.
struct Exploration {
  private(set) var stateCount = 0
  private(set) var restingStateCount = 0
  private(set) var depth = 0
  /// The shortest way to a world in which a rule is broken, and what is broken there.
  private(set) var failure: String?

  init(from start: World, depth limit: Int) {
    var seen: Set<World> = [start]
    var frontier: [(world: World, path: Path?)] = [(start, nil)]
    while !frontier.isEmpty, depth < limit {
      var next: [(world: World, path: Path?)] = []
      for (world, path) in frontier {
        for event in world.possibleEvents {
          var successor = world
          successor.happen(event)
          let path = Path(event: event, before: path)
          if let problem = successor.fault ?? (successor.isAtRest ? successor.disagreement : nil) {
            failure = "\(problem)\n\(path.description)"
            return
          }
          guard seen.insert(successor).inserted else { continue }
          stateCount += 1
          if successor.isAtRest { restingStateCount += 1 }
          next.append((successor, path))
        }
      }
      frontier = next
      depth += 1
    }
  }

  /// The events that led to a world, newest first.
  final class Path {
    let event: World.Event
    let before: Path?

    init(event: World.Event, before: Path?) {
      self.event = event
      self.before = before
    }

    var description: String {
      (before.map { $0.description + "\n" } ?? "") + "  \(event)"
    }
  }
}
