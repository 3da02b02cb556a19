import Glibc

/// The time that the program has spent on a processor, which other programs don't lengthen.
enum ProcessorTime {
  /// Returns how long an action keeps a processor busy.
  static func measure(_ action: () -> Void) -> Duration {
    let start = now
    action()
    return now - start
  }

  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
