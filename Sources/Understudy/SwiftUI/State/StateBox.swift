import Foundation
import StageRuntime

/// Where a state's value is kept: the latest value, and the one that views see until the next
/// flush (rules 2.2 and 4.2).
///
/// All is done on the main thread; other threads read and write the latest value only, under the
/// lock, and their writes reach the views in a later turn.
final class StateBox<Value>: Location<Value>, PendingStateBox, @unchecked Sendable {
  private let host: GraphHost
  private var latest: Value
  private var seen: Value
  private var queued: [(serial: UInt64, value: Value)] = []
  fileprivate var readers = ReaderList()
  private let comparison: Comparison

  @MainActor
  init(_ value: Value, host: GraphHost) {
    latest = value
    seen = value
    self.host = host
    comparison = ValueComparisons.of(Value.self)
  }

  /// The value: in an update the one of this update, else the latest.
  override func read() -> Value {
    guard MainThread.isCurrent, let reader = UpdateReader.current else {
      return stateLock.withLock { latest }
    }
    MainActor.assumeIsolated { readers.add(reader) }
    return seen
  }

  override func readUntracked() -> Value {
    UpdateReader.current == nil ? stateLock.withLock { latest } : seen
  }

  override func write(_ value: Value, transaction: Transaction) {
    guard MainThread.isCurrent else {
      let message = Message(box: self, value: value, transaction: transaction)
      Task { @MainActor in
        message.box.writeOnMain(message.value, message.transaction)
      }
      return
    }
    let message = Message(box: self, value: value, transaction: transaction)
    MainActor.assumeIsolated { message.box.writeOnMain(message.value, message.transaction) }
  }

  @MainActor
  private func writeOnMain(_ value: Value, _ transaction: Transaction) {
    if UpdateReader.current != nil {
      RuntimeIssue.log(
        "Modifying state during view update, this will cause undefined behavior."
      )
      return
    }
    guard !comparison.areEqual(latest, value) else { return }
    stateLock.withLock { latest = value }
    let pending = host.pendingTransaction(for: transaction)
    if let last = queued.last, last.serial == pending.serial {
      queued[queued.count - 1].value = value
    } else {
      queued.append((pending.serial, value))
      pending.boxes.append(self)
    }
  }

  @MainActor
  func commit(_ serial: UInt64) {
    guard let index = queued.firstIndex(where: { $0.serial == serial }) else { return }
    let value = queued.remove(at: index).value
    guard !comparison.areEqual(seen, value) else { return }
    seen = value
    readers.invalidate()
  }

  override func isSame(as other: Location<Value>) -> Bool { self === other }

  private struct Message: @unchecked Sendable {
    // Safe: the thread that makes a message doesn't touch the value afterwards.
    let box: StateBox
    let value: Value
    let transaction: Transaction
  }
}

extension StateBox: @MainActor ReleasableSlot {
  /// Forgets who has read it: the view that owned it has gone, and bindings may keep the box.
  func release() { readers = ReaderList() }
}

private let stateLock = NSLock()

/// The comparisons of values' types, found once per type.
@MainActor
enum ValueComparisons {
  private static var known: [ObjectIdentifier: Comparison] = [:]

  /// The comparison of a type.
  static func of(_ type: Any.Type) -> Comparison {
    if let comparison = known[ObjectIdentifier(type)] { return comparison }
    let comparison = Comparison.ofValue(type)
    known[ObjectIdentifier(type)] = comparison
    return comparison
  }
}

/// The nodes that have read something in their last run.
@MainActor
struct ReaderList {
  private struct Entry {
    // Weak: a node that has been removed must not be kept, with all that its view holds.
    weak var node: AnyNode?
    var generation: UInt32

    @MainActor var isCurrent: Bool { node?.generation == generation }
  }

  private var entries: [Entry] = []
  private var sweepLimit = 8

  nonisolated init() {}

  /// Adds a node.
  mutating func add(_ node: AnyNode) {
    if let last = entries.last, last.node === node {
      entries[entries.count - 1].generation = node.generation
      return
    }
    if entries.count >= sweepLimit {
      entries.removeAll { !$0.isCurrent || $0.node === node }
      sweepLimit = Swift.max(8, entries.count * 2)
    }
    entries.append(Entry(node: node, generation: node.generation))
  }

  /// Makes the nodes run.
  ///
  /// They add themselves again when they read again.
  mutating func invalidate() {
    let readers = entries
    entries.removeAll(keepingCapacity: true)
    for entry in readers where entry.isCurrent { entry.node?.invalidate() }
  }
}
