import Foundation

extension View {
  /// Keeps a distance around the view.
  ///
  /// - Parameter insets: The distances, in points.
  /// - Returns: A view with the distance around it.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { modifier(Padding(insets)) }

  /// Keeps a distance on some sides of the view.
  ///
  /// - Parameters:
  ///   - edges: The sides.
  ///   - length: The distance, in points; `nil` for the system's, 16 points.
  /// - Returns: A view with the distance around it.
  nonisolated public func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    modifier(Padding(EdgeInsets(length ?? 16, on: edges)))
  }

  /// Keeps a distance around the view.
  ///
  /// - Parameter length: The distance, in points.
  /// - Returns: A view with the distance around it.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    modifier(Padding(EdgeInsets(length, on: .all)))
  }
}

/// Keeps a distance around a view.
nonisolated struct Padding: BoxModifier {
  typealias Body = Never

  let insets: EdgeInsets

  nonisolated init(_ insets: EdgeInsets) { self.insets = insets }

  @MainActor func makeBox(around child: LayoutBox) -> PaddingBox { PaddingBox(child, insets) }

  @MainActor func update(_ box: PaddingBox) { box.insets = insets }
}

/// The box of a view with a distance around it.
final class PaddingBox: WrapperBox {
  var insets: EdgeInsets {
    didSet { if insets != oldValue { invalidateLayout() } }
  }

  init(_ child: LayoutBox, _ insets: EdgeInsets) {
    self.insets = insets
    super.init(child)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) }
    )
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(inner(proposal))
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom)
    )
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    child.place(at: CGPoint(x: insets.leading, y: insets.top), inner(proposal))
  }

  override func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    child.dimensions(inner(proposal))
      .inside(size(proposal), at: CGPoint(x: insets.leading, y: insets.top))
  }
}
