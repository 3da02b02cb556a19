import StageRuntime

/// The tasks that views of a stage have started.
///
/// They run on Swift's concurrency, of which the stage's clock knows nothing.
@MainActor
final class ViewTasks: StageService {
  /// How many haven't ended.
  private(set) var count = 0

  nonisolated init() {}

  func begin() { count += 1 }

  func end() { count -= 1 }
}

extension StageContext {
  /// Lets the tasks that views have started run as far as they can without the stage's time, and
  /// shows what they have changed.
  ///
  /// What they do elsewhere than on the main actor isn't waited for longer than its share of
  /// turns. The stage's time stands still.
  package func settleTasks() async {
    let tasks = service(ViewTasks.self)
    for _ in 0..<Self.rounds {
      perform { turns.endTurn() }
      guard tasks.count > 0 else { return }
      await Task.yield()
    }
    perform { turns.endTurn() }
  }

  /// How many steps of tasks are let go; each `await` of theirs takes one or two.
  private static let rounds = 200
}
