import Foundation
import StageRuntime

/// Whose stored values are meant.
enum StorageSpace: Hashable, Sendable { case app, scene }

/// What a stored property is about.
struct StorageSource<Value> {
  let space: AnyHashable
  let key: String
  /// The value where nothing is stored.
  let value: Value
  let decode: (Any?) -> Value?
  let encode: (Value) -> Any?
}

/// The values that are stored on a stage.
@MainActor
final class StorageService: StageService {
  private var cells: [CellKey: StorageCell] = [:]

  private struct CellKey: Hashable {
    let space: AnyHashable
    let key: String
  }

  nonisolated init() {}

  /// The place of a key's value.
  func cell(_ space: AnyHashable, _ key: String) -> StorageCell {
    let cellKey = CellKey(space: space, key: key)
    if let cell = cells[cellKey] { return cell }
    let cell = StorageCell()
    cells[cellKey] = cell
    return cell
  }
}

/// The place of one stored value.
@MainActor
final class StorageCell {
  private(set) var value: Any?
  private var readers = ReaderList()

  /// Adds a node that has read the value.
  func add(_ reader: AnyNode) { readers.add(reader) }

  /// Changes the value, and makes those run who have read it.
  func set(_ new: Any?) {
    value = new
    readers.invalidate()
  }
}

/// A stored value; it is reached on the main thread only.
final class StorageLocation<Value>: Location<Value> {
  private let source: StorageSource<Value>
  private let context: StageContext?

  init(_ source: StorageSource<Value>) {
    self.source = source
    context = MainThread.isCurrent ? MainActor.assumeIsolated { StageContext.currentIfAny } : nil
  }

  @MainActor
  private var cell: StorageCell? {
    context?.service(StorageService.self).cell(source.space, source.key)
  }

  override func read() -> Value {
    guard MainThread.isCurrent else { return source.value }
    let access = Access(location: self)
    return MainActor.assumeIsolated { Message(value: access.location.readOnMain()) }.value
  }

  @MainActor
  private func readOnMain() -> Value {
    guard let cell else { return source.value }
    if let reader = UpdateReader.current { cell.add(reader) }
    return source.decode(cell.value) ?? source.value
  }

  override func write(_ value: Value, transaction: Transaction) {
    guard MainThread.isCurrent else { return }
    let access = Access(location: self)
    let message = Message(value: value)
    MainActor.assumeIsolated { access.location.writeOnMain(message.value) }
  }

  @MainActor
  private func writeOnMain(_ value: Value) {
    guard UpdateReader.current == nil else {
      return RuntimeIssue.log(
        "Modifying state during view update, this will cause undefined behavior."
      )
    }
    guard let cell else { return }
    let old = source.decode(cell.value) ?? source.value
    guard !ValueComparisons.of(Value.self).areEqual(old, value) else { return }
    cell.set(source.encode(value))
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? StorageLocation<Value> else { return false }
    return source.space == other.source.space && source.key == other.source.key
  }

  private struct Access: @unchecked Sendable {
    // Safe: used on this thread only.
    let location: StorageLocation
  }

  private struct Message: @unchecked Sendable {
    // Safe: used on this thread only.
    let value: Value
  }
}
