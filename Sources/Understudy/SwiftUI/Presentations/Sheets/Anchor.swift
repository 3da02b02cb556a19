import Foundation

/// A value that is known once the views are laid out, such as a rectangle of a view.
///
/// Source: documented. Apple's page for `Anchor`.
public struct Anchor<Value> {
  let value: Value

  /// What of a view is meant.
  public struct Source {
    let resolve: @MainActor @Sendable (CGRect) -> Value
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }

  /// A rectangle in the view's coordinates, in points.
  ///
  /// - Parameter rect: The rectangle.
  /// - Returns: What is meant.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}
