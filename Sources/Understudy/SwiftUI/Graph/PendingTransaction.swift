import StageRuntime

/// Changes that were written in equal transactions one after the other, and wait for the flush.
@MainActor
final class PendingTransaction {
  let transaction: Transaction
  let serial: UInt64
  /// The state whose values change.
  var boxes: [any PendingStateBox] = []
  /// The nodes that run because an object they observe has changed.
  var nodes: [AnyNode] = []

  init(_ transaction: Transaction, serial: UInt64) {
    self.transaction = transaction
    self.serial = serial
  }

  /// Makes the changes visible to the views.
  func apply() {
    for box in boxes { box.commit(serial) }
    for node in nodes { node.invalidate() }
  }

  /// Sees to the completions of the animation that the changes were made with.
  func finish(in context: StageContext) { transaction.scheduleCompletions(in: context) }
}

/// State that keeps values for pending transactions.
protocol PendingStateBox: AnyObject {
  /// Makes the value that was written in a transaction the one that views see.
  @MainActor
  func commit(_ serial: UInt64)
}
