#if canImport(UIKit)

/// What happens to a presentation that is wanted while something else is presented in its place.
///
/// UIKit lets a view controller present one other, and drops a second request with a line in the log.
public enum ConflictPolicy: Hashable, Sendable, CaseIterable {
  /// It waits until it is its turn, and is presented if it is still wanted then.
  case queue
  /// It takes the place of a presentation of this package, which ends as
  /// ``DismissReason/replaced``. For anything else, such as an app's own alert, it waits.
  case replace
  /// It is presented on top of what is there, and ends when that is dismissed.
  case stack
  /// It isn't presented: its binding goes back, and it ends as ``DismissReason/refused``.
  case refuse
}
#endif
