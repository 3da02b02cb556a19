import Foundation

extension View {
  /// Sets where a guide of the view is.
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: Finds the distance from the view's leading edge, in points.
  /// - Returns: The view.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuide(id: ObjectIdentifier(g.id), isHorizontal: true, compute: computeValue))
  }

  /// Sets where a guide of the view is.
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: Finds the distance from the view's top edge, in points.
  /// - Returns: The view.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(
      AlignmentGuide(id: ObjectIdentifier(g.id), isHorizontal: false, compute: computeValue)
    )
  }

  /// Puts the view's middle at a point of the room that it is offered, which it takes.
  ///
  /// - Parameter position: The point, in points.
  /// - Returns: The view.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(Position(point: position))
  }

  /// Puts the view's middle at a point of the room that it is offered, which it takes.
  ///
  /// - Parameters:
  ///   - x: The distance from the leading edge, in points.
  ///   - y: The distance from the top, in points.
  /// - Returns: The view.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Shows views at an edge, over the content, whose safe area ends there.
  ///
  /// The stand-in keeps the content out of the views' room. Source: assumed; on Apple's systems
  /// scroll views reach below.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: How the views are aligned along it.
  ///   - spacing: The distance to the content, in points; `nil` for none.
  ///   - content: The views.
  /// - Returns: The view with the others at its edge.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let views = content()
    return VStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .top { views.layoutPriority(1) }
      self
      if edge == .bottom { views.layoutPriority(1) }
    }
  }

  /// Shows views at an edge, over the content, whose safe area ends there.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: How the views are aligned along it.
  ///   - spacing: The distance to the content, in points; `nil` for none.
  ///   - content: The views.
  /// - Returns: The view with the others at its edge.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let views = content()
    return HStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .leading { views.layoutPriority(1) }
      self
      if edge == .trailing { views.layoutPriority(1) }
    }
  }
}

/// The top or the bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The edge where lines begin.
  case leading
  /// The edge where lines end.
  case trailing
}

/// Sets where a guide of a view is.
nonisolated struct AlignmentGuide: BoxModifier {
  typealias Body = Never

  let id: ObjectIdentifier
  let isHorizontal: Bool
  let compute: (ViewDimensions) -> CGFloat

  @MainActor func makeBox(around child: LayoutBox) -> GuideBox { GuideBox(child, self) }

  @MainActor func update(_ box: GuideBox) {
    // What a closure computes may be something else each time.
    guard !box.isNew else {
      box.isNew = false
      return
    }
    box.guide = self
    box.invalidateLayout()
  }
}

/// The box of a view with a guide of its own.
final class GuideBox: WrapperBox {
  var guide: AlignmentGuide
  var isNew = true

  init(_ child: LayoutBox, _ guide: AlignmentGuide) {
    self.guide = guide
    super.init(child)
  }

  override func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let dimensions = child.dimensions(proposal)
    return dimensions.setting(
      ExplicitGuide(
        id: guide.id,
        isHorizontal: guide.isHorizontal,
        value: guide.compute(dimensions)
      )
    )
  }
}

/// Puts a view's middle at a point.
nonisolated struct Position: BoxModifier {
  typealias Body = Never

  let point: CGPoint

  @MainActor func makeBox(around child: LayoutBox) -> PositionBox { PositionBox(child) }

  @MainActor func update(_ box: PositionBox) {
    guard box.point != point else { return }
    box.point = point
    box.invalidateLayout()
  }
}

/// The box of a view whose middle is at a point.
final class PositionBox: WrapperBox {
  var point = CGPoint.zero

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: child.size(proposal))
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let own = child.size(proposal)
    child.place(
      at: CGPoint(x: point.x - own.width / 2, y: point.y - own.height / 2),
      proposal
    )
  }

  override func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size(proposal))
  }
}
