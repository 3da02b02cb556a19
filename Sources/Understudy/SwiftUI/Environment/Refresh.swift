/// Refreshes what a view shows.
///
/// Source: documented. Apple's page for `RefreshAction`.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Refreshes.
  public func callAsFunction() async { await action() }
}

enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// Refreshes what the view shows; `nil` if it can't be.
  public var refresh: RefreshAction? { self[RefreshKey.self] }
}

extension View {
  /// Says how the content of the view is refreshed.
  ///
  /// - Parameter action: Refreshes it.
  /// - Returns: The view; its content finds the action in the environment.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(EnvironmentModifier { $0.set(RefreshKey.self, RefreshAction(action: action)) })
  }
}
