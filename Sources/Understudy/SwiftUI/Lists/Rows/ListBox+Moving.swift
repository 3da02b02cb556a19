import Foundation

extension ListBox {
  /// Moves the element of a row to where its cell has been dragged.
  ///
  /// Source: documented, `onMove(perform:)`: both places are those before the movement.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - distance: How far it was dragged down, in points.
  func move(_ cell: ListCell, by distance: CGFloat) {
    guard let (action, index) = cell.description.move else { return }
    let middle = cell.frame.midY + distance
    // Only among the rows of the same collection.
    let others = rowPlaces(of: cell)
    guard let own = others.firstIndex(where: { $0.index == index }) else { return }
    var destination = index
    if distance > 0 {
      for other in others[(own + 1)...] where other.frame.midY < middle {
        destination = other.index + 1
      }
    } else {
      for other in others[..<own].reversed() where other.frame.midY > middle {
        destination = other.index
      }
    }
    guard destination != index else { return }
    UpdateReader.suspended { action(IndexSet(integer: index), destination) }
  }

  /// The places of the cells that are shown of the collection that a cell's element is in.
  private func rowPlaces(of cell: ListCell) -> [(index: Int, frame: CGRect)] {
    let collection = cell.row.parent
    var places: [(index: Int, frame: CGRect)] = []
    forEachChild { box in
      guard let other = box as? ListCell, other.row.parent === collection,
        let index = other.description.move?.index ?? place(in: collection, of: other),
        places.last?.index != index
      else { return }
      places.append((index, other.frame))
    }
    return places.sorted { $0.index < $1.index }
  }

  private func place(in collection: AnyNode?, of cell: ListCell) -> Int? {
    (collection as? any ElementIdentifying)?.place(of: cell.row)
  }
}
