import Foundation

/// The layout of a row, as `HStack` has it.
///
/// Source: documented. Apple's page for `HStackLayout`.
@available(iOS 16.0, *)
public struct HStackLayout: Layout {
  /// What is animated: nothing.
  public typealias AnimatableData = EmptyAnimatableData
  /// Nothing is kept.
  public typealias Cache = Void

  /// How the views are aligned from top to bottom.
  public var alignment: VerticalAlignment
  /// The distance between the views, in points; `nil` for the system's.
  public var spacing: CGFloat?

  /// Creates the layout.
  ///
  /// - Parameters:
  ///   - alignment: How the views are aligned from top to bottom.
  ///   - spacing: The distance between them, in points; `nil` for the system's.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A row.
  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  private var line: LineLayout {
    let alignment = alignment
    return LineLayout(axis: .horizontal, spacing: spacing) { $0[alignment] }
  }

  /// The size of the row.
  ///
  /// - Parameters:
  ///   - proposal: The size that is offered.
  ///   - subviews: The views.
  ///   - cache: Nothing.
  /// - Returns: The size, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize { line.size(proposal, subviews) }

  /// Places the views in a row.
  ///
  /// - Parameters:
  ///   - bounds: Where the row is, in points.
  ///   - proposal: The size that was offered.
  ///   - subviews: The views.
  ///   - cache: Nothing.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) { line.place(in: bounds, proposal, subviews) }
}

/// The layout of a column, as `VStack` has it.
///
/// Source: documented. Apple's page for `VStackLayout`.
@available(iOS 16.0, *)
public struct VStackLayout: Layout {
  /// What is animated: nothing.
  public typealias AnimatableData = EmptyAnimatableData
  /// Nothing is kept.
  public typealias Cache = Void

  /// How the views are aligned from side to side.
  public var alignment: HorizontalAlignment
  /// The distance between the views, in points; `nil` for the system's.
  public var spacing: CGFloat?

  /// Creates the layout.
  ///
  /// - Parameters:
  ///   - alignment: How the views are aligned from side to side.
  ///   - spacing: The distance between them, in points; `nil` for the system's.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A column.
  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

  private var line: LineLayout {
    let alignment = alignment
    return LineLayout(axis: .vertical, spacing: spacing) { $0[alignment] }
  }

  /// The size of the column.
  ///
  /// - Parameters:
  ///   - proposal: The size that is offered.
  ///   - subviews: The views.
  ///   - cache: Nothing.
  /// - Returns: The size, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize { line.size(proposal, subviews) }

  /// Places the views in a column.
  ///
  /// - Parameters:
  ///   - bounds: Where the column is, in points.
  ///   - proposal: The size that was offered.
  ///   - subviews: The views.
  ///   - cache: Nothing.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) { line.place(in: bounds, proposal, subviews) }
}

/// The layout of a pile, as `ZStack` has it.
///
/// Source: documented. Apple's page for `ZStackLayout`.
@available(iOS 16.0, *)
public struct ZStackLayout: Layout {
  /// What is animated: nothing.
  public typealias AnimatableData = EmptyAnimatableData
  /// Nothing is kept.
  public typealias Cache = Void

  /// How the views are aligned.
  public var alignment: Alignment

  /// Creates the layout.
  ///
  /// - Parameter alignment: How the views are aligned.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The size of the pile.
  ///
  /// - Parameters:
  ///   - proposal: The size that is offered.
  ///   - subviews: The views.
  ///   - cache: Nothing.
  /// - Returns: The size, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize { reach(proposal, subviews).size }

  /// Places the views over one another.
  ///
  /// - Parameters:
  ///   - bounds: Where the pile is, in points.
  ///   - proposal: The size that was offered.
  ///   - subviews: The views.
  ///   - cache: Nothing.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let guide = reach(proposal, subviews).guide
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      let position = CGPoint(
        x: bounds.minX + guide.x - dimensions[alignment.horizontal],
        y: bounds.minY + guide.y - dimensions[alignment.vertical]
      )
      subview.place(at: position, proposal: proposal)
    }
  }

  /// How large the pile is, and where in it the guides meet.
  private func reach(
    _ proposal: ProposedViewSize,
    _ subviews: Subviews
  ) -> (size: CGSize, guide: CGPoint) {
    var before = CGPoint.zero
    var after = CGPoint.zero
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      let x = dimensions[alignment.horizontal]
      let y = dimensions[alignment.vertical]
      before = CGPoint(x: max(before.x, x), y: max(before.y, y))
      after = CGPoint(x: max(after.x, dimensions.width - x), y: max(after.y, dimensions.height - y))
    }
    return (CGSize(width: before.x + after.x, height: before.y + after.y), before)
  }
}

@available(iOS 16.0, *)
extension LayoutProperties {
  fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
