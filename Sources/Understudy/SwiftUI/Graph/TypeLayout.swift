@_spi(Reflection) import Swift

/// What is known about a view's or modifier's type: where its properties are, and how two values
/// compare.
///
/// Found by reflection once per type. A wrong "different" costs a run, a wrong "equal" would be a
/// bug; so whatever isn't understood counts as different.
@MainActor
final class TypeLayout {
  /// A step in linking a value's properties.
  enum Step {
    /// Links a property that the framework knows.
    case link(offset: Int, apply: LinkAction)
    /// Calls `update()` of a property that a user made, after what is inside it has been linked.
    case update(offset: Int, apply: @MainActor (UnsafeMutableRawPointer) -> Void)
  }

  typealias LinkAction =
    @MainActor (UnsafeMutableRawPointer, inout AnyObject?, AnyNode) -> Bool

  let steps: [Step]
  let linkCount: Int
  /// Whether a property that a user made has to be updated before each run.
  let hasUpdates: Bool
  private let comparison: Comparison

  private static var known: [ObjectIdentifier: TypeLayout] = [:]

  /// The layout of a type.
  static func of<T>(_ type: T.Type) -> TypeLayout {
    if let layout = known[ObjectIdentifier(type)] { return layout }
    let layout = TypeLayout(type)
    known[ObjectIdentifier(type)] = layout
    return layout
  }

  private init<T>(_ type: T.Type) {
    var steps: [Step] = []
    Self.collectSteps(of: type, at: 0, into: &steps)
    self.steps = steps
    linkCount = steps.reduce(0) { count, step in
      if case .link = step { count + 1 } else { count }
    }
    hasUpdates = steps.contains { step in
      if case .update = step { true } else { false }
    }
    comparison = Comparison.ofView(type)
  }

  /// Whether two values are equal, as far as that can be told.
  func areEqual<T>(_ lhs: T, _ rhs: T) -> Bool { comparison.areEqual(lhs, rhs) }

  private static func collectSteps(of type: Any.Type, at base: Int, into steps: inout [Step]) {
    _ = _forEachField(of: type) { _, offset, fieldType, kind in
      let offset = base + offset
      if let linked = fieldType as? any LinkedProperty.Type {
        steps.append(linkStep(linked, offset))
      } else if let property = fieldType as? any DynamicProperty.Type {
        collectSteps(of: fieldType, at: offset, into: &steps)
        steps.append(updateStep(property, offset))
      } else if fieldType is any ViewModifier.Type {
        return true
      }
      return true
    }
  }

  private static func linkStep<P: LinkedProperty>(_ type: P.Type, _ offset: Int) -> Step {
    .link(offset: offset) { base, slot, node in
      (base + offset).assumingMemoryBound(to: P.self).pointee.link(&slot, in: node)
    }
  }

  private static func updateStep<P: DynamicProperty>(_ type: P.Type, _ offset: Int) -> Step {
    .update(offset: offset) { base in
      (base + offset).assumingMemoryBound(to: P.self).pointee.update()
    }
  }
}

/// What the properties of one node's view are linked to.
@MainActor
struct PropertySlots {
  private let layout: TypeLayout
  private var slots: [AnyObject?]

  init(_ layout: TypeLayout) {
    self.layout = layout
    slots = layout.linkCount == 0 ? [] : Array(repeating: nil, count: layout.linkCount)
  }

  /// Links the properties of a value before it is decided whether the node runs.
  ///
  /// - Returns: Whether one of them gives something else than before. With a property that a user
  ///   made, which may read anything, the answer is `true`, and the linking is left to the run.
  mutating func link<T>(_ value: inout T, in node: AnyNode) -> Bool {
    if layout.hasUpdates { return true }
    return linkAll(&value, in: node)
  }

  /// Links, inside the run, what was left to it: what `update()` reads belongs to the run.
  mutating func linkInRun<T>(_ value: inout T, in node: AnyNode) {
    if layout.hasUpdates { _ = linkAll(&value, in: node) }
  }

  /// Links the properties of a value, in the order in which they are declared.
  private mutating func linkAll<T>(_ value: inout T, in node: AnyNode) -> Bool {
    guard !layout.steps.isEmpty else { return false }
    var changed = false
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      var index = 0
      for step in layout.steps {
        switch step {
        case .link(_, let apply):
          if apply(base, &slots[index], node) { changed = true }
          index += 1
        case .update(_, let apply):
          apply(base)
        }
      }
    }
    return changed
  }

  /// Lets go of everything, at the end of the node's life.
  mutating func release() {
    for slot in slots { (slot as? any ReleasableSlot)?.release() }
    slots = []
  }
}

/// What a slot holds if it has something to end with the node, such as a subscription.
@MainActor
protocol ReleasableSlot: AnyObject {
  /// Ends it.
  func release()
}
