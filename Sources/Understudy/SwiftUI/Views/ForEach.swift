/// A view for each element of a collection.
///
/// Source: documented; rule 1.5 of the SwiftUI semantics: identity is the element's, not its
/// position's.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let identify: (Data.Element) -> ID
}

@available(*, unavailable)
extension ForEach: Sendable {}

extension ForEach: View where Content: View {
  /// The framework shows the view without a body.
  public typealias Body = Never

  /// Makes what represents the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    // Rows inside the elements' views have to be seen one by one.
    if let container = inputs.parent.viewSplitter?.lazyContainer,
      !container.isList || !RowBearing.bears(Content.self)
    {
      return _ViewOutputs(
        node: LazyForEachNode<Data, ID, Content>(view.value, inputs.parent, container)
      )
    }
    return _ViewOutputs(node: ForEachNode<Data, ID, Content>(view.value, parent: inputs.parent))
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates views for elements that have an identity.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Makes the view of an element.
  nonisolated public init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0.id })
  }
}

extension ForEach where Content: View {
  /// Creates views for elements of which a part is the identity.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The part that is the identity.
  ///   - content: Makes the view of an element.
  nonisolated public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }

  /// Creates views for bindings to the elements of a collection.
  ///
  /// - Parameters:
  ///   - data: The binding to the collection.
  ///   - content: Makes the view of an element of its binding.
  nonisolated public init<C>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0].id) },
      content: { content(data[$0.0]) },
      identify: { $0.1 }
    )
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Creates views for numbers.
  ///
  /// - Parameters:
  ///   - data: The numbers; must stay the same as long as the view lives.
  ///   - content: Makes the view of a number.
  nonisolated public init(
    _ data: Range<Int>,
    @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0 })
  }
}

/// The node of views for the elements of a collection.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  Node<ForEach<Data, ID, Content>>, ElementIdentifying, ElementFinding
{
  private var view: ForEach<Data, ID, Content>?
  private var ids: [ID] = []
  private var children: [Node<Content>] = []

  init(_ view: ForEach<Data, ID, Content>, parent: AnyNode) {
    self.view = view
    super.init(parent: parent)
    let elements = evaluate()
    ids = elements.map(\.id)
    children = elements.map { Content.makeNode($0.content, below: self) }
    reportDuplicates()
  }

  /// Runs the app's closures, whose reads are this node's: a body that has made them may be long over.
  ///
  /// The nodes get the views afterwards, as what they read is their own.
  private func evaluate() -> [(id: ID, content: Content)] {
    guard let view else { return [] }
    return track { view.data.map { (view.identify($0), view.content($0)) } }
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    run()
  }

  override func refresh() {
    if mustRun || environmentReadsChanged { run() }
  }

  private func run() {
    mustRun = false
    let elements = evaluate()
    // As long as the identities are the ones of before, nothing moves.
    var kept = 0
    while kept < min(elements.count, ids.count), elements[kept].id == ids[kept] {
      children[kept].update(elements[kept].content)
      kept += 1
    }
    if kept == elements.count, kept == ids.count { return }
    rebuild(elements[kept...], keeping: kept)
  }

  private func rebuild(_ elements: ArraySlice<(id: ID, content: Content)>, keeping kept: Int) {
    var left: [ID: [Int]] = [:]
    for position in (kept..<ids.count).reversed() {
      left[ids[position], default: []].append(position)
    }
    let oldChildren = children
    var isLeft = [Bool](repeating: true, count: oldChildren.count)
    for position in 0..<kept { isLeft[position] = false }
    ids.removeSubrange(kept...)
    children.removeSubrange(kept...)
    for (id, content) in elements {
      ids.append(id)
      if let position = left[id]?.popLast() {
        isLeft[position] = false
        let child = oldChildren[position]
        child.update(content)
        children.append(child)
      } else {
        children.append(Content.makeNode(content, below: self))
      }
    }
    for (position, child) in oldChildren.enumerated() where isLeft[position] { child.destroy() }
    childBoxesDidChange()
    host.preferencesDidChange()
    reportDuplicates()
  }

  private func reportDuplicates() {
    guard ids.count > 1, Data.self != Range<Int>.self else { return }
    var seen = Set<ID>(minimumCapacity: ids.count)
    for id in ids where !seen.insert(id).inserted {
      RuntimeIssue.log(
        "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times "
          + "within the collection, this will give undefined results!"
      )
      return
    }
  }

  func elementID(of child: AnyNode) -> AnyHashable? {
    place(of: child).map { AnyHashable(ids[$0]) }
  }

  func place(of child: AnyNode) -> Int? { children.firstIndex { $0 === child } }

  func child(ofElement id: AnyHashable) -> AnyNode? {
    guard let id = id.base as? ID else { return nil }
    return ids.firstIndex(of: id).map { children[$0] }
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    for child in children { body(child) }
  }

  override var hasBoxes: Bool { children.contains { $0.hasBoxes } }

  override func destroy() {
    super.destroy()
    view = nil
    children = []
    ids = []
  }
}
