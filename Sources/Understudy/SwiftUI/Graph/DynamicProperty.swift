/// A property of a view that reads something outside the view, which updates the view.
///
/// Source: documented. Apple's page for `DynamicProperty`.
public protocol DynamicProperty {
  /// Brings the property up to date; called before each run of the view's body.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property that the framework links with a node before each run.
protocol LinkedProperty: DynamicProperty {
  /// Links the property.
  ///
  /// - Parameters:
  ///   - slot: What the node keeps for the property; `nil` the first time.
  ///   - node: The node of the view that has the property.
  /// - Returns: Whether the property gives something else than it gave the last time.
  @MainActor
  mutating func link(_ slot: inout AnyObject?, in node: AnyNode) -> Bool

  /// Whether this property and another, not yet linked, read the same thing.
  func hasSameSource(as other: Self) -> Bool
}
