/// The system's accessibility functions.
public enum UIAccessibility {
  /// Returns where a rectangle of a view is on the screen.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the view's coordinates.
  ///   - view: The view.
  /// - Returns: The rectangle in the screen's coordinates.
  @MainActor @preconcurrency
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    guard let window = view.window else { return rect }
    return window.convert(view.convert(rect, to: window), to: nil as UIWindow?)
  }
}
