import Dispatch

/// Tells whether code runs on the main actor.
///
/// Asked of the main queue, not of the thread: off Apple's platforms the main queue may move from
/// one thread to another, as it does under Swift Testing.
enum MainThread {
  private static let key = DispatchSpecificKey<Bool>()

  private static let isMarked: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Whether the running code is on the main queue.
  static var isCurrent: Bool {
    _ = isMarked
    return DispatchQueue.getSpecific(key: key) == true
  }
}
