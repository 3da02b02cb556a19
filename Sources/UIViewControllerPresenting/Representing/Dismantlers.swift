#if canImport(UIKit)

/// What is to be done when represented objects leave, by object.
@MainActor
enum Dismantlers {
  private static var all: [ObjectIdentifier: @MainActor (Any) -> Void] = [:]

  /// Keeps a closure for an object, in place of the one before.
  static func put(for object: AnyObject, _ dismantle: @escaping @MainActor (Any) -> Void) {
    all[ObjectIdentifier(object)] = dismantle
  }

  /// Returns the closure of an object, and lets go of it.
  static func take(for object: AnyObject) -> (@MainActor (Any) -> Void)? {
    all.removeValue(forKey: ObjectIdentifier(object))
  }
}
#endif
