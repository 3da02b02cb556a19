import Dispatch
import Foundation

/// Whether code runs where the main actor's does.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the running code is on the main queue.
  ///
  /// On Linux any thread may serve that queue once the main thread has given itself up, so the
  /// thread alone doesn't tell.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
