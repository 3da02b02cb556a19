/// What is kept for the dynamic properties of content that has no nodes of its own: scenes' and
/// toolbars'.
///
/// Values are told apart by their type and by where in the content they are.
@MainActor
final class ContentProperties {
  private struct Key: Hashable {
    let path: [Int]
    let type: ObjectIdentifier
  }

  private unowned let node: AnyNode
  private var slots: [Key: PropertySlots] = [:]
  private var kept: [Key: AnyObject] = [:]
  private var used: Set<Key> = []
  private var path: [Int] = []

  /// Creates an empty store.
  ///
  /// - Parameter node: The node that is to run when a property that was read changes; it keeps the
  ///   store.
  init(of node: AnyNode) { self.node = node }

  /// Collects something from content, and lets go of what belongs to values that are gone.
  func collecting<Result>(_ collect: () -> Result) -> Result {
    path = []
    used = []
    let result = collect()
    for (key, old) in slots where !used.contains(key) {
      var old = old
      old.release()
      slots[key] = nil
    }
    for key in kept.keys where !used.contains(key) { kept[key] = nil }
    return result
  }

  /// Visits a part of the content.
  func inside(_ index: Int, _ visit: () -> Void) {
    path.append(index)
    visit()
    path.removeLast()
  }

  /// Links the properties of a value at the place that is being visited.
  func link<T>(_ value: inout T) {
    let layout = TypeLayout.of(T.self)
    guard !layout.steps.isEmpty else { return }
    let key = Key(path: path, type: ObjectIdentifier(T.self))
    used.insert(key)
    var own = slots[key] ?? PropertySlots(layout)
    _ = own.link(&value, in: node)
    own.linkInRun(&value, in: node)
    slots[key] = own
  }

  /// What is kept for a value of a type at the place that is being visited; made when it is first
  /// asked for.
  func object<Kept: AnyObject>(for type: Any.Type, _ make: () -> Kept) -> Kept {
    let key = Key(path: path, type: ObjectIdentifier(type))
    used.insert(key)
    if let known = kept[key] as? Kept { return known }
    let new = make()
    kept[key] = new
    return new
  }

  /// Lets go of everything, at the end of the node's life.
  func release() { collecting {} }
}
