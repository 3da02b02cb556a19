import Dispatch
import Foundation

/// Tells whether code runs on the main actor, for the few calls that any thread may make.
///
/// The main actor isn't bound to one thread on Linux: once the main thread has handed itself over
/// to Dispatch, other threads take turns at the main queue. So the queue is asked.
package enum MainActorCheck {
  /// Whether the code that is running is on the main actor.
  package static var isOnMainActor: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }

  // Made and attached to the main queue once, then only read.
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()
}
