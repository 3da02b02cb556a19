/// Hands out turns in one context, in which one presentation can be on screen at a time.
///
/// UIKit lets a view controller present one other, and refuses a second with a line in the log.
/// All presentations from one controller therefore ask the same arbiter, which keeps them in line;
/// it also hears of presentations that somebody else made.
package struct PresentationArbiter<ID: Hashable & Sendable>: Hashable, Sendable {
  /// What happens to a request when the context is taken.
  package enum Policy: Hashable, Sendable, CaseIterable {
    /// It waits its turn.
    case queue
    /// It goes first, and the presentation that holds the turn has to leave.
    case replace
    /// It is turned away.
    case refuse
  }

  /// What the arbiter answers to a request, if anything follows from it at once.
  package enum Answer: Hashable, Sendable {
    /// The presentation that holds the turn has to leave.
    case replace(ID)
    /// The context is taken, and the one that asks doesn't wait.
    case refuse(ID)
  }

  private struct Request: Hashable, Sendable {
    let id: ID
    let policy: Policy
  }

  /// Who holds the turn.
  package private(set) var holder: ID?

  /// Whether something stands in the way that asked for no turn, such as an app's own alert.
  package private(set) var isObstructed = false

  private var requests: [Request] = []

  package init() {}

  /// Who waits for a turn, in order.
  package var waiting: [ID] {
    // No key path: that of a generic type is made anew each time.
    requests.map { $0.id }
  }

  /// Whether anybody waits for a turn.
  package var isWaitedFor: Bool { !requests.isEmpty }

  /// Whether nothing holds the context, obstructs it or is wanted in it.
  package var isIdle: Bool { holder == nil && !isObstructed && requests.isEmpty }

  /// Takes a request for a turn.
  ///
  /// The holder may ask for another turn, to show something else in its own place: it goes first.
  package mutating func request(_ id: ID, policy: Policy) -> Answer? {
    if holder == id {
      holder = nil
      requests.insert(Request(id: id, policy: policy), at: 0)
      return nil
    }
    guard !requests.contains(where: { $0.id == id }) else { return nil }
    switch policy {
    case .queue:
      requests.append(Request(id: id, policy: policy))
    case .replace:
      let place = requests.firstIndex { $0.policy != .replace } ?? requests.endIndex
      requests.insert(Request(id: id, policy: policy), at: place)
      return holder.map { .replace($0) }
    case .refuse:
      guard isIdle else { return .refuse(id) }
      requests.append(Request(id: id, policy: policy))
    }
    return nil
  }

  /// Takes a request back.
  package mutating func withdraw(_ id: ID) {
    requests.removeAll { $0.id == id }
  }

  /// Takes the turn back from its holder.
  package mutating func release(_ id: ID) {
    if holder == id { holder = nil }
  }

  /// Notes whether something that asked for no turn stands in the way.
  package mutating func setObstructed(_ isObstructed: Bool) {
    self.isObstructed = isObstructed
  }

  /// Gives the turn to the next in line, if it is free.
  ///
  /// - Returns: Whose turn it is from now on, or `nil` if nobody can have it.
  package mutating func grantNext() -> ID? {
    guard holder == nil, !isObstructed, !requests.isEmpty else { return nil }
    let next = requests.removeFirst().id
    holder = next
    return next
  }
}
