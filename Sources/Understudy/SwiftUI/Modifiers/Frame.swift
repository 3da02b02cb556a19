import Foundation

extension View {
  /// Gives the view a size.
  ///
  /// - Parameters:
  ///   - width: The width, in points; `nil` for the view's own.
  ///   - height: The height, in points; `nil` for the view's own.
  ///   - alignment: Where the view is in the frame.
  /// - Returns: A view of that size.
  nonisolated public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrame(width: width, height: height, alignment: alignment))
  }

  /// Does nothing.
  ///
  /// - Returns: The view.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View { frame(width: nil, height: nil) }

  /// Gives the view limits to its size.
  ///
  /// - Parameters:
  ///   - minWidth: The smallest width, in points.
  ///   - idealWidth: The width when none is proposed, in points.
  ///   - maxWidth: The largest width, in points.
  ///   - minHeight: The smallest height, in points.
  ///   - idealHeight: The height when none is proposed, in points.
  ///   - maxHeight: The largest height, in points.
  ///   - alignment: Where the view is in the frame.
  /// - Returns: A view whose size keeps to the limits.
  nonisolated public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrame(
        width: FrameLimits(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: FrameLimits(min: minHeight, ideal: idealHeight, max: maxHeight),
        alignment: alignment
      )
    )
  }
}

/// Gives a view a size.
nonisolated struct FixedFrame: BoxModifier, Equatable {
  typealias Body = Never

  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  nonisolated init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  @MainActor func makeBox(around child: LayoutBox) -> FixedFrameBox { FixedFrameBox(child, self) }

  @MainActor func update(_ box: FixedFrameBox) {
    guard box.modifier != self else { return }
    box.modifier = self
    box.invalidateLayout()
  }
}

/// The box of a view with a given size.
final class FixedFrameBox: WrapperBox {
  var modifier: FixedFrame

  init(_ child: LayoutBox, _ modifier: FixedFrame) {
    self.modifier = modifier
    super.init(child)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.width ?? proposal.width,
      height: modifier.height ?? proposal.height
    )
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = modifier.width, let height = modifier.height {
      return CGSize(width: width, height: height)
    }
    let size = child.size(inner(proposal))
    return CGSize(width: modifier.width ?? size.width, height: modifier.height ?? size.height)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let inner = inner(proposal)
    child.place(at: modifier.alignment.origin(of: child.dimensions(inner), in: size), inner)
  }

  override func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    shifted(child.dimensions(inner(proposal)), modifier.alignment, in: size(proposal))
  }
}

/// The limits of a size in one direction.
struct FrameLimits: Equatable, Sendable {
  let min: CGFloat?
  let ideal: CGFloat?
  let max: CGFloat?

  /// What the content is offered.
  func offer(_ proposal: CGFloat?) -> CGFloat? {
    guard let length = proposal ?? ideal else { return nil }
    return Swift.min(Swift.max(length, min ?? -.infinity), max ?? .infinity)
  }

  /// The size, given what was proposed and what the content takes.
  func length(_ proposal: CGFloat?, content: CGFloat) -> CGFloat {
    guard let proposal = proposal ?? ideal else {
      return Swift.min(Swift.max(content, min ?? -.infinity), max ?? .infinity)
    }
    // A limit that is set lets the frame follow the proposal to there; one that isn't stops it at
    // the content.
    let low = min ?? Swift.min(content, max ?? content)
    let high = max ?? Swift.max(content, min ?? content)
    return Swift.min(Swift.max(proposal, low), Swift.max(low, high))
  }
}

/// Gives a view limits to its size.
nonisolated struct FlexibleFrame: BoxModifier, Equatable {
  typealias Body = Never

  let width: FrameLimits
  let height: FrameLimits
  let alignment: Alignment

  nonisolated init(width: FrameLimits, height: FrameLimits, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  @MainActor func makeBox(around child: LayoutBox) -> FlexibleFrameBox {
    FlexibleFrameBox(child, self)
  }

  @MainActor func update(_ box: FlexibleFrameBox) {
    guard box.modifier != self else { return }
    box.modifier = self
    box.invalidateLayout()
  }
}

/// The box of a view with limits to its size.
final class FlexibleFrameBox: WrapperBox {
  var modifier: FlexibleFrame

  init(_ child: LayoutBox, _ modifier: FlexibleFrame) {
    self.modifier = modifier
    super.init(child)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.width.offer(proposal.width),
      height: modifier.height.offer(proposal.height)
    )
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = child.size(inner(proposal))
    return CGSize(
      width: modifier.width.length(proposal.width, content: content.width),
      height: modifier.height.length(proposal.height, content: content.height)
    )
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let inner = inner(proposal)
    child.place(at: modifier.alignment.origin(of: child.dimensions(inner), in: size), inner)
  }

  override func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    shifted(child.dimensions(inner(proposal)), modifier.alignment, in: size(proposal))
  }
}

extension WrapperBox {
  /// The dimensions of a box of a size, around a child at an alignment.
  final func shifted(
    _ child: ViewDimensions,
    _ alignment: Alignment,
    in size: CGSize
  ) -> ViewDimensions {
    child.inside(size, at: alignment.origin(of: child, in: size))
  }
}
