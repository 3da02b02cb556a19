import Foundation

/// A column of a vertical lazy grid, or a row of a horizontal one.
///
/// Source: documented. Apple's page for `GridItem`.
public struct GridItem: Sendable {
  /// How wide columns are, or how tall rows.
  public enum Size: Sendable {
    /// A length, in points.
    case fixed(CGFloat)
    /// A share of the grid between limits, in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit into a share of the grid, each between limits, in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How large the item is.
  public var size: GridItem.Size
  /// The distance to the next item, in points; `nil` for the system's.
  public var spacing: CGFloat?
  /// How views are aligned in the item; `nil` for the grid's alignment.
  public var alignment: Alignment?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - size: How large the item is; lengths that aren't numbers count as none.
  ///   - spacing: The distance to the next item, in points; `nil` for the system's.
  ///   - alignment: How views are aligned in the item; `nil` for the grid's alignment.
  public init(
    _ size: GridItem.Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
