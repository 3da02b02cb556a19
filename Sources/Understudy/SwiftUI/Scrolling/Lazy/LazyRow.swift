import Foundation

/// A node that shows views below it once they are about to be seen.
@MainActor
protocol LazyContainer: AnyNode {
  /// Called when there are other rows than before, or others in their places.
  func rowsDidChange()
  /// Called when a row that has been made shows other boxes than before.
  func boxesDidChange(of row: any LazyRow)
  /// Whether it is a list, whose rows have to be seen one by one.
  var isList: Bool { get }
}

extension LazyContainer {
  var isList: Bool { false }
}

/// One of the views in a lazy container: it is a value until it is about to be seen.
///
/// Rule S9.1: the node is made then; the body and the state start with it.
@MainActor
protocol LazyRow: AnyNode {
  /// How long the row is along the container's axis, for a size across it; once it was measured.
  var measured: MeasuredRow? { get set }
  /// The boxes that the row shows; makes the row.
  var boxes: [LayoutBox] { get }
  /// Whether the row is seen; it appears and disappears with it.
  var isShown: Bool { get set }
  /// Ends the row's views and their state; the row is made anew when it is seen again.
  func discard()
  /// Whether the container is a list.
  var isListRow: Bool { get }
  /// Nodes of what belongs to the row and isn't its view, such as its ground.
  var parts: [AnyNode] { get set }
}

/// What a row has been measured to be.
struct MeasuredRow {
  /// The size across the axis that it was offered, in points.
  var across: CGFloat
  /// Its length along the axis, in points.
  var length: CGFloat
}

/// The node of one of the views in a lazy container.
final class LazyRowNode<V: View>: Node<V>, LazyRow, ScrollTarget {
  /// `nil` until the first update, for a row whose view is made by a closure.
  private var view: V?
  /// Makes the view again when something that was read for it has changed.
  private var evaluate: (() -> V)?
  private var child: Node<V>?
  private var stored: [LayoutBox]?
  private weak var container: (any LazyContainer)?
  private let ownPresence: PresenceScope
  var measured: MeasuredRow?
  var parts: [AnyNode] = []

  init(_ view: V?, parent: AnyNode, _ container: any LazyContainer) {
    self.view = view
    self.container = container
    ownPresence = PresenceScope(outer: parent.presence, isShown: false)
    super.init(parent: parent)
    viewSplitter = nil
    presence = ownPresence
    isInLazyContainer = true
  }

  /// Makes the row's view, and again whenever what the closure reads changes.
  func update(evaluating evaluate: @escaping () -> V) {
    self.evaluate = evaluate
    mustRun = false
    update(track(evaluate))
  }

  override func refresh() {
    if mustRun, let evaluate { update(evaluating: evaluate) }
  }

  override func update(_ view: V) {
    self.view = view
    child?.update(view)
  }

  var boxes: [LayoutBox] {
    if let stored { return stored }
    if child == nil, let view {
      host.context.perform { child = V.makeNode(view, below: self) }
      host.preferencesDidChange()
    }
    var found: [LayoutBox] = []
    child?.collectBoxes(into: &found)
    stored = found
    return found
  }

  /// The identity that the view has been given, which is known before the row is made.
  var scrollIdentity: AnyHashable? { (view as? any IdentifiedView)?.identity }

  var isShown: Bool {
    get { ownPresence.isShown }
    set {
      guard newValue != ownPresence.isShown else { return }
      ownPresence.isShown = newValue
      child?.hostVisibilityDidChange(newValue && host.isVisible)
      for part in parts { part.hostVisibilityDidChange(newValue && host.isVisible) }
      tellWatchersAbove()
    }
  }

  func discard() {
    isShown = false
    guard let old = child else { return }
    child = nil
    stored = nil
    host.context.perform { old.destroy() }
    host.preferencesDidChange()
  }

  var isListRow: Bool { container?.isList == true }

  /// Lets those between a list and the row know whose content is its rows.
  private func tellWatchersAbove() {
    guard isListRow else { return }
    var node = parent
    while let current = node, current !== container {
      if let watcher = current as? AnyNode & BoxListWatcher { host.watchBoxes(watcher) }
      node = current.parent
    }
  }

  // What is shown of the row is the container's business.
  override func collectBoxes(into boxes: inout [LayoutBox]) {}

  override var hasBoxes: Bool {
    isListRow && ownPresence.isShown && child?.hasBoxes == true
  }

  override func childBoxesDidChange() {
    guard child != nil else { return }
    stored = nil
    measured = nil
    container?.boxesDidChange(of: self)
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
    for part in parts { body(part) }
  }

  override func destroy() {
    super.destroy()
    parts = []
    evaluate = nil
    child = nil
    stored = nil
  }
}
