/// Ends a search.
///
/// Source: documented. Apple's page for `DismissSearchAction`.
@available(iOS 15.0, *)
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
  private let end: (@MainActor @Sendable () -> Void)?

  nonisolated init(_ end: (@MainActor @Sendable () -> Void)? = nil) { self.end = end }

  /// Takes the keyboard from the field, empties it, and ends the search; nothing happens where nobody
  /// searches.
  public func callAsFunction() { end?() }
}

enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }

@available(iOS 15.0, *)
enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction() }
}

extension EnvironmentValues {
  /// Whether the person is searching in the views around.
  @available(iOS 15.0, *)
  public var isSearching: Bool { self[IsSearchingKey.self] }

  /// Ends the search in the views around.
  @available(iOS 15.0, *)
  public var dismissSearch: DismissSearchAction { self[DismissSearchKey.self] }
}
