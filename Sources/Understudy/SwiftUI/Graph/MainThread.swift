import Foundation

/// The main thread, known without asking the system: state is read and written often.
enum MainThread {
  private static let identity = Identity()

  /// Whether the running code is on the main thread.
  static var isCurrent: Bool { pthread_equal(pthread_self(), identity.thread) != 0 }

  /// Remembers the running thread as the main one; a host does so when it is made.
  @MainActor
  static func mark() { _ = identity }

  private struct Identity: @unchecked Sendable {
    // Safe: a thread's handle is a number, written once.
    let thread: pthread_t
    init() {
      thread =
        Thread.isMainThread ? pthread_self() : DispatchQueue.main.sync { pthread_self() }
    }
  }
}
