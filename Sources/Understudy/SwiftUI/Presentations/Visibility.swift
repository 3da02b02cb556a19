/// Whether something is shown.
///
/// Source: documented. Apple's page for `Visibility`.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As it suits.
  case automatic
  /// It is shown.
  case visible
  /// It isn't shown.
  case hidden
}
