import StageRuntime

/// The tree of one hosting view: its queue of changes, its actions, and the passes that bring it
/// up to date.
///
/// Rules 4.1–4.8 of the SwiftUI semantics.
@MainActor
final class GraphHost {
  /// The stage that the host belongs to.
  let context: StageContext
  /// Asks for a pass; set by the hosting view.
  var requestPass: @MainActor () -> Void = {}
  /// What connects the tree with UIKit; set by itself.
  weak var core: HostingCore?
  /// The sheets, covers and popovers that the views ask for.
  private(set) lazy var sheets = PresentationBridge(self, .sheets)
  /// The alerts and dialogs that the views ask for.
  private(set) lazy var alerts = PresentationBridge(self, .alerts)
  /// The environment at the root.
  let rootScope = EnvironmentScope()
  /// The box that contains the root view's.
  let rootBox: RootBox

  /// The transaction that is being flushed.
  private(set) var currentTransaction = Transaction()
  /// Counts the flushed transactions.
  private(set) var updateID: UInt64 = 0
  /// Whether the content is on screen.
  private(set) var isVisible = false

  private var root: AnyNode?
  private var queue: [AnyNode] = []
  private var pending: [PendingTransaction] = []
  private var actions: [@MainActor () -> Void] = []
  private var listWatchers: [AnyNode & BoxListWatcher] = []
  private var isFlushing = false
  private var isInPass = false
  private var passCount: UInt64 = 0
  private var lastSerial: UInt64 = 0
  private var hasPreferenceChanges = false
  private var layoutIsUnsettled = false

  init(context: StageContext) {
    self.context = context
    rootBox = RootBox()
  }

  /// The node that everything is below.
  var rootNode: AnyNode? { root }

  /// Makes the tree with a root node.
  func install(_ makeRoot: (GraphHost) -> AnyNode) {
    root = makeRoot(self)
    rootBox.contentNode = root
    rootBox.childrenDidChange()
  }

  /// Ends the tree: everything below disappears.
  func destroy() {
    guard let root else { return }
    if isVisible {
      // What has disappeared says so before anything is dismantled.
      setVisible(false)
      runActions()
    }
    root.destroy()
    self.root = nil
    // The environment may hold bindings to what the host keeps, such as the screen's edit mode.
    rootScope.values = EnvironmentValues()
    rootBox.contentNode = nil
    queue = []
    pending = []
    runActions()
  }

  // MARK: Changes

  /// Whether there is something to bring up to date.
  var needsPass: Bool {
    !pending.isEmpty || !queue.isEmpty || !actions.isEmpty || !listWatchers.isEmpty
      || hasPreferenceChanges || layoutIsUnsettled
  }

  /// The number of the current pass, for those who count what they did in it.
  var currentPass: UInt64 { passCount }

  /// The changes that a write joins: those written in equal transactions just before.
  func pendingTransaction(for transaction: Transaction) -> PendingTransaction {
    if let last = pending.last, last.transaction.joins(transaction) { return last }
    lastSerial += 1
    let new = PendingTransaction(transaction, serial: lastSerial)
    pending.append(new)
    if !isInPass { requestPass() }
    return new
  }

  /// Puts a node into the queue.
  func enqueue(_ node: AnyNode) {
    guard !node.isQueued else { return }
    node.isQueued = true
    queue.append(node)
    if !isInPass && !isFlushing { requestPass() }
  }

  /// Makes a node run because an object it observes is about to change.
  ///
  /// Changes that were written before are flushed first (rule 4.7). Those of objects aren't written
  /// yet: whoever else observes this one is told in the same breath, before it has its new value.
  func invalidateImmediately(_ node: AnyNode) {
    let hasWrites = pending.contains { !$0.boxes.isEmpty }
    if hasWrites, !isFlushing, UpdateReader.current == nil { flush() }
    pendingTransaction(for: .current).nodes.append(node)
  }

  /// Asks for a pass for a box that was invalidated, unless one is under way.
  func layoutIsNeeded() {
    if !isInPass && !isFlushing { requestPass() }
  }

  /// Keeps an action for the moment after the update.
  func enqueueAction(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
    if !isInPass && !isFlushing { requestPass() }
  }

  /// Lets a node look, after this update, at the boxes that its children show.
  func watchBoxes(_ node: AnyNode & BoxListWatcher) {
    listWatchers.append(node)
    if !isInPass && !isFlushing { requestPass() }
  }

  /// Notes that a preference's value may have changed somewhere.
  func preferencesDidChange() {
    hasPreferenceChanges = true
  }

  /// Asks for another layout, although no view has changed: something has moved, or has turned out
  /// to be of another size than it was taken for.
  func layOutAgain() {
    layoutIsUnsettled = true
    if !isInPass { requestPass() }
  }

  // MARK: Passes

  /// Applies each pending transaction, in order, with its transaction as the current one.
  func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    context.perform {
      refreshQueue()
      while !pending.isEmpty {
        let next = pending.removeFirst()
        currentTransaction = next.transaction
        next.apply()
        refreshQueue()
        next.finish(in: context)
        currentTransaction = Transaction()
      }
    }
  }

  private func refreshQueue() {
    updateID += 1
    while !queue.isEmpty || !listWatchers.isEmpty || hasPreferenceChanges {
      if !queue.isEmpty {
        let nodes = queue.count == 1 ? queue : queue.sortedByDepth()
        queue.removeAll(keepingCapacity: true)
        for node in nodes {
          node.isQueued = false
          if !node.isDestroyed { node.refresh() }
        }
      } else if !listWatchers.isEmpty {
        // Inner lists first: what they show is what outer ones look at.
        let watchers = listWatchers.sorted { $0.depth > $1.depth }
        listWatchers.removeAll(keepingCapacity: true)
        for watcher in watchers where !watcher.isDestroyed { watcher.childBoxesSettled() }
      } else {
        hasPreferenceChanges = false
        root?.visitPreferenceReaders()
      }
    }
  }

  /// Brings everything up to date: flushes, lays out, runs actions, and again while these change
  /// something.
  ///
  /// - Parameter layOut: Lays out the boxes; called after each flush.
  /// - Returns: Whether everything has come to rest; if not, the rest waits for the next frame.
  func performPass(layOut: () -> Void) -> Bool {
    guard !isInPass else { return true }
    isInPass = true
    passCount += 1
    defer { isInPass = false }
    return context.perform {
      for _ in 0..<Self.roundLimit {
        flush()
        layoutIsUnsettled = false
        layOut()
        runActions()
        if !needsPass { return true }
      }
      return false
    }
  }

  /// Two rounds of actions with up to eight inner ones (rule 4.5).
  private static let roundLimit = 16

  private func runActions() {
    while !actions.isEmpty {
      let now = actions
      actions.removeAll()
      for action in now { UpdateReader.suspended(action) }
      // What the actions have written or moved is for the next round.
      if !pending.isEmpty || layoutIsUnsettled { return }
    }
  }

  // MARK: Presence on screen

  /// Tells the tree that it has come to the screen or has left it.
  func setVisible(_ isVisible: Bool) {
    guard self.isVisible != isVisible else { return }
    self.isVisible = isVisible
    root?.hostVisibilityDidChange(isVisible)
  }

  /// Tells the tree that values of the root's environment have changed.
  func rootEnvironmentDidChange(_ changes: NodeMask) {
    root?.environmentDidChange(changes)
  }
}

/// A node that has to look at the boxes of its children after they have changed.
@MainActor
protocol BoxListWatcher: AnyObject {
  /// Called after the update in which they changed.
  func childBoxesSettled()
}

extension [AnyNode] {
  /// The nodes, parents first; nodes of equal depth keep their order.
  @MainActor
  fileprivate func sortedByDepth() -> [AnyNode] {
    // The standard library's sort is stable, but doesn't promise to be.
    enumerated()
      .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element)
  }
}
