/// The rows of a lazy container that show other boxes than when they were measured.
///
/// They are measured again wherever they are. One that was empty took no room, so no search by place
/// would come to it.
@MainActor
struct ChangedRows {
  private var rows: Set<ObjectIdentifier> = []

  var isEmpty: Bool { rows.isEmpty }

  /// Notes that a row shows other boxes.
  mutating func insert(_ row: any LazyRow) { rows.insert(ObjectIdentifier(row)) }

  /// Forgets the rows, and tells where they are.
  ///
  /// - Parameter forEachRow: Calls a closure with each row that has been made, and its place.
  /// - Returns: The places, in order.
  mutating func takePlaces(_ forEachRow: ((Int, any LazyRow) -> Void) -> Void) -> [Int] {
    let changed = rows
    rows = []
    var places: Set<Int> = []
    forEachRow { index, row in
      if changed.contains(ObjectIdentifier(row)) { places.insert(index) }
    }
    return places.sorted()
  }
}
