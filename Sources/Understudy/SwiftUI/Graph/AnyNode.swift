/// One view's place in a host's tree: what lives on while view values come and go.
///
/// Nodes hold their parents and their host, and parents hold their children; `destroy()` breaks
/// these cycles.
@MainActor
class AnyNode {
  /// The tree that the node belongs to.
  final let host: GraphHost
  /// The node above, or `nil` for the root.
  final let parent: AnyNode?
  /// The distance from the root; nodes that wait are refreshed parents first.
  final let depth: Int
  /// The environment of the node and of what is below it.
  final var scope: EnvironmentScope
  /// The nearest node, at this one or above, that edits transactions.
  final var transactionNode: AnyNode?
  /// The nearest view modifier's content, for the placeholders in the modifier's body.
  final var modifierContent: ModifierContent?
  /// What the node's views are in that may be off screen while the host is on it.
  final var presence: PresenceScope?
  /// Whether the views here may be made when they are first seen: they are in a lazy container.
  final var isInLazyContainer = false
  /// What takes the views below one by one instead of showing them where they are, such as a tab
  /// view.
  final var viewSplitter: (any ViewSplitter)?

  /// The environment keys read here or below, and what else may have to be found from above.
  final private(set) var subtreeMask: NodeMask = []
  /// What the node itself contributes to ``subtreeMask``.
  final private(set) var ownMask: NodeMask = []
  /// The environment values that this node has read through an `EnvironmentValues`.
  final var environmentReads: [EnvironmentRead] = []
  /// What others have read of the environment that the node handed on.
  final var remoteEnvironmentReads: [EnvironmentRead] = []

  /// Counts the node's runs; what an earlier run has read no longer matters.
  final private(set) var generation: UInt32 = 0
  /// Whether the node is in the host's queue.
  final var isQueued = false
  /// Whether the node has to run although its properties may give what they gave before.
  final var mustRun = false
  /// Whether the node has been removed.
  final private(set) var isDestroyed = false

  /// Creates a node below another.
  init(parent: AnyNode) {
    host = parent.host
    self.parent = parent
    depth = parent.depth + 1
    scope = parent.scope
    transactionNode = parent.transactionNode
    modifierContent = parent.modifierContent
    presence = parent.presence
    isInLazyContainer = parent.isInLazyContainer
    viewSplitter = parent.viewSplitter
  }

  /// Creates the root of a host's tree.
  init(rootOf host: GraphHost, scope: EnvironmentScope) {
    self.host = host
    parent = nil
    depth = 0
    self.scope = scope
  }

  // MARK: Children

  /// Calls a closure with each child, in order.
  func forEachChild(_ body: (AnyNode) -> Void) {}

  /// Removes the node and what is below it; children leave before their parents.
  ///
  /// Overriders release their children and their content, then call `super`.
  func destroy() {
    forEachChild { $0.destroy() }
    isDestroyed = true
    generation &+= 1
    environmentReads = []
    remoteEnvironmentReads = []
    modifierContent = nil
    transactionNode = nil
    viewSplitter = nil
  }

  /// Whether the view goes before the one that takes its place comes: its transition is the
  /// identity (rule 1.4).
  var leavesFirst: Bool {
    var only: AnyNode?
    var count = 0
    forEachChild { child in
      only = child
      count += 1
    }
    return count == 1 && only?.leavesFirst == true
  }

  // MARK: Running

  /// Makes the node run in the next flush.
  final func invalidate() {
    guard !isDestroyed else { return }
    mustRun = true
    host.enqueue(self)
  }

  /// Makes the node see in the next flush whether what it reads has changed.
  final func refreshLater() {
    guard !isDestroyed else { return }
    host.enqueue(self)
  }

  /// Brings the node up to date; the host calls it for each node in its queue.
  func refresh() {}

  /// Evaluates something of the node's user, such as a body, and records what it reads.
  final func track<Result>(_ evaluate: () -> Result) -> Result {
    generation &+= 1
    environmentReads.removeAll(keepingCapacity: true)
    let run = generation
    let outer = UpdateReader.current
    UpdateReader.current = self
    defer { UpdateReader.current = outer }
    // Weak: the models that were read hold the closure until one of the properties changes.
    return withObservationTracking(evaluate) { [weak self] in
      self?.observedPropertyWillChange(inRun: run)
    }
  }

  /// Called from within the setter of an observed property, on any thread.
  nonisolated private func observedPropertyWillChange(inRun run: UInt32) {
    guard MainThread.isCurrent else {
      Task { @MainActor in observedPropertyWillChange(inRun: run) }
      return
    }
    MainActor.assumeIsolated {
      guard generation == run, !isDestroyed else { return }
      host.invalidateImmediately(self)
    }
  }

  // MARK: The environment

  /// Notes that the node has to be visited when what the mask stands for changes above.
  final func note(_ mask: NodeMask) {
    guard !ownMask.isSuperset(of: mask) else { return }
    ownMask.formUnion(mask)
    var node: AnyNode? = self
    while let current = node, !current.subtreeMask.isSuperset(of: mask) {
      current.subtreeMask.formUnion(mask)
      node = current.parent
    }
  }

  /// Tells the node that values which it may have read have changed.
  func environmentDidChange(_ changes: NodeMask) {
    if !ownMask.isDisjoint(with: changes) { refreshLater() }
    propagateEnvironmentChange(changes)
  }

  /// Tells those below who may have read one of the values.
  final func propagateEnvironmentChange(_ changes: NodeMask) {
    let wanted = changes.union(.environmentScope)
    forEachChild { child in
      if !child.subtreeMask.isDisjoint(with: wanted) { child.environmentDidChange(changes) }
    }
  }

  // MARK: Presence on screen

  /// Tells the nodes below that care that the host's content has come to the screen or has left.
  func hostVisibilityDidChange(_ isVisible: Bool) {
    forEachChild { child in
      if child.subtreeMask.contains(.lifecycle) { child.hostVisibilityDidChange(isVisible) }
    }
  }

  // MARK: Boxes on the screen

  /// Adds the boxes that the node shows, in order: none, one, or those of several children.
  func collectBoxes(into boxes: inout [LayoutBox]) {
    forEachChild { $0.collectBoxes(into: &boxes) }
  }

  /// Whether the node shows at least one box.
  var hasBoxes: Bool {
    var boxes: [LayoutBox] = []
    collectBoxes(into: &boxes)
    return !boxes.isEmpty
  }

  /// Called when a child shows other boxes than before.
  func childBoxesDidChange() { parent?.childBoxesDidChange() }

  // MARK: Preferences

  /// Adds the value that the node's subtree has for a preference; see `PreferenceReading`.
  func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    guard subtreeMask.contains(.preference) else { return }
    forEachChild { $0.collectPreference(key, into: &value) }
  }
}

/// A part of a host's content that may be off screen while the host is on it, such as a row.
@MainActor
final class PresenceScope {
  private let outer: PresenceScope?
  /// Whether the part itself is shown.
  var isShown: Bool

  init(outer: PresenceScope?, isShown: Bool) {
    self.outer = outer
    self.isShown = isShown
  }

  /// Whether the part and all around it are shown.
  var isOnScreen: Bool { isShown && outer?.isOnScreen ?? true }
}

/// The node whose body, `make`, `update` or layout is being evaluated.
enum UpdateReader {
  // Written on the main thread only; readers on other threads ask `MainThread.isCurrent` first.
  nonisolated(unsafe) private static var stored: AnyNode?

  /// The node that is reading, or `nil` outside updates and on other threads.
  static var current: AnyNode? {
    get { MainThread.isCurrent ? stored : nil }
    set { stored = newValue }
  }

  /// Runs an action of the user's, such as a button's, outside any update.
  @MainActor
  static func suspended<Result>(_ action: () throws -> Result) rethrows -> Result {
    let outer = stored
    stored = nil
    defer { stored = outer }
    return try action()
  }
}

/// What a subtree has to be visited for: one bit per environment key (shared by several keys once
/// there are many), and a few for other business.
struct NodeMask: OptionSet, Sendable {
  let rawValue: UInt64

  /// A node that changes the environment for those below.
  static let environmentScope = NodeMask(rawValue: 1 << 63)
  /// A node that appears and disappears.
  static let lifecycle = NodeMask(rawValue: 1 << 62)
  /// A node that gives a preference.
  static let preference = NodeMask(rawValue: 1 << 61)
  /// A node that reads a preference.
  static let preferenceReader = NodeMask(rawValue: 1 << 60)
  /// All environment keys.
  static let allKeys = NodeMask(rawValue: (1 << 60) - 1)
}
