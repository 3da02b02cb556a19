/// Reads and writes the path of a navigation stack, whatever its type.
struct PathAccess {
  /// The values; in an update the stack depends on them.
  let read: () -> [AnyHashable]
  /// Makes the values what they are to be, changing as little as can be.
  let write: ([AnyHashable]) -> Void

  init(_ path: Binding<NavigationPath>) {
    read = { path.wrappedValue.elements }
    write = { values in path.wrappedValue.elements = values }
  }

  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    read = { path.wrappedValue.map { AnyHashable($0) } }
    write = { values in
      var data = path.wrappedValue
      let kept = zip(data, values).prefix { AnyHashable($0) == $1 }.count
      data.removeSubrange(data.index(data.startIndex, offsetBy: kept)...)
      // A value of another type has no place in the collection.
      data.append(contentsOf: values.dropFirst(kept).compactMap { $0.base as? Data.Element })
      path.wrappedValue = data
    }
  }
}
