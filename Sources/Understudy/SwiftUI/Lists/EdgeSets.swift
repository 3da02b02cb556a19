extension VerticalEdge {
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
    /// - Parameter e: The edge.
    public init(_ e: VerticalEdge) { self.init(rawValue: 1 << e.rawValue) }

    /// The top edge.
    public static let top: VerticalEdge.Set = VerticalEdge.Set(.top)
    /// The bottom edge.
    public static let bottom: VerticalEdge.Set = VerticalEdge.Set(.bottom)
    /// Both edges.
    public static let all: VerticalEdge.Set = [.top, .bottom]
  }
}

extension HorizontalEdge {
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
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The edge where lines begin.
    public static let leading: HorizontalEdge.Set = HorizontalEdge.Set(.leading)
    /// The edge where lines end.
    public static let trailing: HorizontalEdge.Set = HorizontalEdge.Set(.trailing)
    /// Both edges.
    public static let all: HorizontalEdge.Set = [.leading, .trailing]
  }
}
