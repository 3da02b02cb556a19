/// A node that can push a screen of its own: a link's, or a modifier's.
@MainActor
protocol NavigationSource: AnyNode {
  /// The identity of the screen that is asked for; `nil` for none.
  var wantedDestination: AnyHashable? { get }
  /// What the screen shows.
  var destination: AnyView { get }
  /// The screen that the node is in.
  var screen: NavigationScreen? { get }
  /// Called when the screen has gone, whoever removed it.
  func destinationWasRemoved()
}

/// A node that makes the screens of values.
@MainActor
protocol DestinationProvider: AnyNode {
  /// Whether a value is one of those that the node makes screens for.
  func accepts(_ value: AnyHashable) -> Bool
  /// What the screen of a value shows.
  func destination(for value: AnyHashable) -> AnyView
}
