import Foundation

/// How content keeps its proportions in its room.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of it is inside.
  case fit
  /// All of the room is filled.
  case fill
}

extension View {
  /// Keeps the view's proportions.
  ///
  /// - Parameters:
  ///   - aspectRatio: The width divided by the height; `nil` for that of the ideal size.
  ///   - contentMode: Whether the view is inside its room or fills it.
  /// - Returns: The view.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatio(ratio: aspectRatio, mode: contentMode))
  }

  /// Keeps the view's proportions.
  ///
  /// - Parameters:
  ///   - aspectRatio: The proportions, as a size.
  ///   - contentMode: Whether the view is inside its room or fills it.
  /// - Returns: The view.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize,
    contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Makes the view as large as fits into its room, in its proportions.
  ///
  /// - Returns: The view.
  nonisolated public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// Makes the view as large as fills its room, in its proportions.
  ///
  /// - Returns: The view.
  nonisolated public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}

/// Keeps a view's proportions.
nonisolated struct AspectRatio: BoxModifier {
  typealias Body = Never

  let ratio: CGFloat?
  let mode: ContentMode

  @MainActor func makeBox(around child: LayoutBox) -> AspectBox { AspectBox(child) }

  @MainActor func update(_ box: AspectBox) {
    guard box.ratio != ratio || box.mode != mode else { return }
    box.ratio = ratio
    box.mode = mode
    box.invalidateLayout()
  }
}

/// The box of a view that keeps its proportions.
final class AspectBox: WrapperBox {
  var ratio: CGFloat?
  var mode = ContentMode.fit

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = child.size(.unspecified)
    let ratio = self.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 0)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return self.ratio == nil ? ProposedViewSize(ideal) : fitted(ideal, ratio)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?): return fitted(CGSize(width: width, height: height), ratio)
    }
  }

  private func fitted(_ room: CGSize, _ ratio: CGFloat) -> ProposedViewSize {
    let isTooWide = room.width > room.height * ratio
    return isTooWide == (mode == .fit)
      ? ProposedViewSize(width: room.height * ratio, height: room.height)
      : ProposedViewSize(width: room.width, height: room.width / ratio)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(inner(proposal)) }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    child.place(at: .zero, inner(proposal))
  }

  override func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    child.dimensions(inner(proposal))
  }
}
