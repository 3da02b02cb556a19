/// Who decides about the items of a navigation bar, and hears of them.
///
/// Source: header. All methods are optional there.
@MainActor @preconcurrency
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Asks whether an item may be pushed.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  /// - Returns: Whether it may.
  func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPush item: UINavigationItem
  ) -> Bool

  /// Tells that an item was pushed.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

  /// Asks whether an item may be popped.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  /// - Returns: Whether it may.
  func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPop item: UINavigationItem
  ) -> Bool

  /// Tells that an item was popped.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Allows it.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  /// - Returns: `true`.
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPush item: UINavigationItem
  ) -> Bool { true }

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

  /// Allows it.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  /// - Returns: `true`.
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPop item: UINavigationItem
  ) -> Bool { true }

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
