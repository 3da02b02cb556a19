/// How much a constraint counts: those of a higher priority are met before those of a lower one.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number, from just above `0` to `1000`.
  public var rawValue: Float

  /// Creates a priority from its number.
  ///
  /// - Parameter rawValue: The number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from its number.
  ///
  /// - Parameter rawValue: The number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The constraint must hold.
  public static let required: UILayoutPriority = UILayoutPriority(1000)
  /// With this a button resists being smaller than its content.
  public static let defaultHigh: UILayoutPriority = UILayoutPriority(750)
  /// With this a drag resizes a scene together with what is in it.
  public static let dragThatCanResizeScene: UILayoutPriority = UILayoutPriority(510)
  /// With this a window keeps its size.
  public static let sceneSizeStayPut: UILayoutPriority = UILayoutPriority(500)
  /// With this a drag moves what divides a window.
  public static let dragThatCannotResizeScene: UILayoutPriority = UILayoutPriority(490)
  /// With this a button resists being larger than its content.
  public static let defaultLow: UILayoutPriority = UILayoutPriority(250)
  /// With this a size is asked for in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel: UILayoutPriority = UILayoutPriority(50)

  /// Returns a priority moved up by a number.
  ///
  /// - Parameters:
  ///   - lhs: The priority.
  ///   - rhs: How far to move it.
  /// - Returns: The moved priority.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  /// Returns a priority moved down by a number.
  ///
  /// - Parameters:
  ///   - lhs: The priority.
  ///   - rhs: How far to move it.
  /// - Returns: The moved priority.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }

  /// Moves a priority up.
  ///
  /// - Parameters:
  ///   - lhs: The priority.
  ///   - rhs: How far to move it.
  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs.rawValue += rhs }

  /// Moves a priority down.
  ///
  /// - Parameters:
  ///   - lhs: The priority.
  ///   - rhs: How far to move it.
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs.rawValue -= rhs }
}
