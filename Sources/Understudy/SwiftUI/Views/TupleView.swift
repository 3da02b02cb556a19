/// Several views, one after the other.
nonisolated public struct TupleView<T>: View {
  /// The framework shows the view without a body.
  public typealias Body = Never

  /// The views.
  public var value: T

  /// Creates a view of several.
  ///
  /// - Parameter value: The views, a tuple.
  nonisolated public init(_ value: T) { self.value = value }

  /// Makes what represents the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(node: TupleNode<T>(view.value, parent: inputs.parent))
  }
}

@available(*, unavailable)
extension TupleView: Sendable {}

/// The node of several views.
///
/// The tuple's elements are found by reflection once per type: a pack can't be had back from a
/// tuple's type.
final class TupleNode<T>: Node<TupleView<T>> {
  private let elements: [TupleElement]
  private var children: [AnyNode] = []

  init(_ view: TupleView<T>, parent: AnyNode) {
    elements = TupleElement.elements(of: T.self)
    super.init(parent: parent)
    children.reserveCapacity(elements.count)
    withUnsafePointer(to: view.value) { pointer in
      for element in elements {
        children.append(element.make(UnsafeRawPointer(pointer), self))
      }
    }
  }

  override func update(_ view: TupleView<T>) {
    withUnsafePointer(to: view.value) { pointer in
      for index in elements.indices {
        elements[index].update(UnsafeRawPointer(pointer), children[index])
      }
    }
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    for child in children { body(child) }
  }

  override var hasBoxes: Bool { children.contains { $0.hasBoxes } }

  override func destroy() {
    super.destroy()
    children = []
  }
}

/// One element of a tuple of views.
@MainActor
struct TupleElement {
  /// Whether rows of a list are in it.
  let bearsRows: Bool
  let make: @MainActor (UnsafeRawPointer, AnyNode) -> AnyNode
  let update: @MainActor (UnsafeRawPointer, AnyNode) -> Void

  private static var known: [ObjectIdentifier: [TupleElement]] = [:]

  /// The elements of a tuple type, in order.
  static func elements(of type: Any.Type) -> [TupleElement] {
    if let elements = known[ObjectIdentifier(type)] { return elements }
    var elements: [TupleElement] = []
    forEachTupleElement(of: type) { offset, elementType in
      guard let viewType = elementType as? any View.Type else {
        fatalError("A TupleView's \(elementType) isn't a view.")
      }
      elements.append(element(viewType, offset))
    }
    known[ObjectIdentifier(type)] = elements
    return elements
  }

  private static func element<V: View>(_ type: V.Type, _ offset: Int) -> TupleElement {
    TupleElement(
      bearsRows: RowBearing.bears(type),
      make: { base, parent in
        V.makeNode((base + offset).assumingMemoryBound(to: V.self).pointee, below: parent)
      },
      update: { base, node in
        // Holds by construction: `make` has made the node of this view type.
        unsafeDowncast(node, to: Node<V>.self)
          .update((base + offset).assumingMemoryBound(to: V.self).pointee)
      }
    )
  }
}
