extension Binding: Sequence where Value: MutableCollection {
  /// Bindings to the elements.
  public typealias Element = Binding<Value.Element>
  /// Goes through the bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Some of the bindings to the elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The collection's positions.
  public typealias Index = Value.Index
  /// The collection's positions, in order.
  public typealias Indices = Value.Indices

  /// The first position.
  public var startIndex: Value.Index { wrappedValue.startIndex }

  /// The position after the last.
  public var endIndex: Value.Index { wrappedValue.endIndex }

  /// The positions, in order.
  public var indices: Value.Indices { wrappedValue.indices }

  /// Returns the next position.
  ///
  /// - Parameter index: A position.
  /// - Returns: The position after it.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// Moves a position on.
  ///
  /// - Parameter index: The position.
  public func formIndex(after index: inout Value.Index) {
    wrappedValue.formIndex(after: &index)
  }

  /// A binding to an element.
  ///
  /// - Parameter position: The element's position.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: ElementLocation(location, position),
      transaction: transaction
    )
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// Returns the previous position.
  ///
  /// - Parameter index: A position.
  /// - Returns: The position before it.
  public func index(before index: Value.Index) -> Value.Index {
    wrappedValue.index(before: index)
  }

  /// Moves a position back.
  ///
  /// - Parameter index: The position.
  public func formIndex(before index: inout Value.Index) {
    wrappedValue.formIndex(before: &index)
  }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

/// An element of another location's collection.
private final class ElementLocation<Base: MutableCollection>: Location<Base.Element> {
  private let base: Location<Base>
  private let position: Base.Index

  init(_ base: Location<Base>, _ position: Base.Index) {
    self.base = base
    self.position = position
  }

  override func read() -> Base.Element { base.read()[position] }

  override func readUntracked() -> Base.Element { base.readUntracked()[position] }

  override func write(_ value: Base.Element, transaction: Transaction) {
    var whole = base.readUntracked()
    whole[position] = value
    base.write(whole, transaction: transaction)
  }

  override func isSame(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return position == other.position && base.isSame(as: other.base)
  }
}
