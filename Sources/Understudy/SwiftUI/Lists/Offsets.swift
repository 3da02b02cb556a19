import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some places.
  ///
  /// Stops the program if there is no element at one of them.
  ///
  /// - Parameter offsets: Their distances from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension MutableCollection {
  /// Moves the elements at some places before another one; all keep their order.
  ///
  /// Stops the program if there is no element at one of them.
  ///
  /// - Parameters:
  ///   - source: The elements' distances from the start.
  ///   - destination: That of the element before which they go, or the number of elements to go to the
  ///     end; both are those before the movement.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.map { elements[$0] }
    var new: [Element] = []
    new.reserveCapacity(elements.count)
    for offset in 0...elements.count {
      if offset == destination { new += moved }
      if offset < elements.count, !source.contains(offset) { new.append(elements[offset]) }
    }
    precondition(
      new.count == elements.count,
      "Can't move elements to \(destination): there are \(elements.count)."
    )
    var position = startIndex
    for element in new {
      self[position] = element
      formIndex(after: &position)
    }
  }
}
