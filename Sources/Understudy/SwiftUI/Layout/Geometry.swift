import Foundation

/// The size that a view is offered.
///
/// Source: documented. Apple's page for `ProposedViewSize`.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width, in points; `nil` asks for the ideal width.
  public var width: CGFloat?
  /// The height, in points; `nil` asks for the ideal height.
  public var height: CGFloat?

  /// No room: asks for the smallest size.
  public static let zero: ProposedViewSize = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified: ProposedViewSize = ProposedViewSize(width: nil, height: nil)
  /// Endless room: asks for the largest size.
  public static let infinity: ProposedViewSize = ProposedViewSize(
    width: .infinity,
    height: .infinity
  )

  /// Creates a proposal.
  ///
  /// - Parameters:
  ///   - width: The width, in points; `nil` asks for the ideal width.
  ///   - height: The height, in points; `nil` asks for the ideal height.
  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  ///
  /// - Parameter size: The size, in points.
  @inlinable
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// A size with the dimensions that are proposed.
  ///
  /// - Parameter size: Where the others come from, in points.
  /// - Returns: The size.
  @inlinable
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// A direction of layout.
public enum Axis: Int8, CaseIterable, Sendable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Some of the directions.
  public struct Set: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: Int8

    /// Creates a set.
    ///
    /// - Parameter rawValue: The set as bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From side to side.
    public static let horizontal: Axis.Set = Axis.Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical: Axis.Set = Axis.Set(rawValue: 2)
  }
}

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The top edge.
  case top
  /// The edge where lines begin.
  case leading
  /// The bottom edge.
  case bottom
  /// The edge where lines end.
  case trailing

  /// Some of the edges.
  public struct Set: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: Int8

    /// Creates a set.
    ///
    /// - Parameter rawValue: The set as bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    ///
    /// - Parameter edge: The edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The top edge.
    public static let top: Edge.Set = Edge.Set(.top)
    /// The edge where lines begin.
    public static let leading: Edge.Set = Edge.Set(.leading)
    /// The bottom edge.
    public static let bottom: Edge.Set = Edge.Set(.bottom)
    /// The edge where lines end.
    public static let trailing: Edge.Set = Edge.Set(.trailing)
    /// All edges.
    public static let all: Edge.Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing edge.
    public static let horizontal: Edge.Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Edge.Set = [.top, .bottom]
  }
}

/// Distances from the edges of a rectangle.
public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top, in points.
  public var top: CGFloat
  /// The distance from where lines begin, in points.
  public var leading: CGFloat
  /// The distance from the bottom, in points.
  public var bottom: CGFloat
  /// The distance from where lines end, in points.
  public var trailing: CGFloat

  /// Creates insets.
  ///
  /// - Parameters:
  ///   - top: The distance from the top, in points.
  ///   - leading: The distance from where lines begin, in points.
  ///   - bottom: The distance from the bottom, in points.
  ///   - trailing: The distance from where lines end, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of no distance.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets from those of a direction-aware UIKit value.
  ///
  /// - Parameter nsEdgeInsets: UIKit's insets, in points.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top,
      leading: nsEdgeInsets.leading,
      bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing
    )
  }

  /// The same distance on some edges.
  init(_ length: CGFloat, on edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0
    )
  }
}
