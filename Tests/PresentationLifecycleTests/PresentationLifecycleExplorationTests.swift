import PresentationLifecycle
import Testing

@Suite("Every state of two presentations in one context")
struct PresentationLifecycleExplorationTests {
  typealias Policy = PresentationArbiter<Int>.Policy

  @Test(
    "Whatever happens, in whatever order, bindings and screen agree at rest",
    arguments: [
      [Policy.queue, .queue], [.queue, .replace], [.queue, .refuse], [.replace, .replace],
    ]
  )
  func everyStateKeepsTheInvariants(policies: [Policy]) throws {
    let start = World(policies: policies, items: [["a", "b"], ["c"]])
    let search = Exploration(from: start, depth: .max)
    if let failure = search.failure { Issue.record("\(failure)") }
    print(
      "\(policies): \(search.stateCount) states, \(search.restingStateCount) at rest, complete after \(search.depth) events"
    )
    #expect(search.stateCount > 50_000)
    #expect(search.restingStateCount > 100)
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
