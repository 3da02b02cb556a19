import Foundation

/// The box of a scroll view: its content is placed where it has been scrolled to.
final class ScrollBox: PlatformBox {
  let scrollView = HostedScrollView(frame: .zero)
  /// The box of the content.
  let contents = ScrollContentBox()

  private var axes: Axis.Set = .vertical
  private var margins = EdgeInsets()
  private var isRightToLeft = false
  /// How far the UIKit view reaches into the unsafe area, so that content passes below bars.
  private var reach = EdgeInsets()
  private var isUpdating = false
  private var hasShownContent = false
  private weak var graph: GraphHost?

  init(host graph: GraphHost) {
    self.graph = graph
    super.init(PlatformViewHost(view: scrollView)) { _ in nil }
    contents.parent = self
    // Each layout comes here: where the content is depends on what has been scrolled.
    add(.position)
    scrollView.canvas = BoxCanvas(contents, view: scrollView, host: graph)
    scrollView.didScroll = { [weak self] in self?.contentDidMove() }
  }

  /// Takes over what the view and its environment say.
  func apply(_ settings: ScrollSettings, axes: Axis.Set, showsIndicators: Bool) {
    scrollView.isScrollEnabled = settings.isEnabled
    scrollView.showsVerticalScrollIndicator = showsIndicators && settings.showsVerticalIndicator
    scrollView.showsHorizontalScrollIndicator =
      showsIndicators && settings.showsHorizontalIndicator
    scrollView.keyboardDismissMode = settings.keyboard.uiKitMode
    scrollView.alwaysBounceVertical = axes.contains(.vertical)
    scrollView.alwaysBounceHorizontal = axes.contains(.horizontal)
    let isRightToLeft = settings.layoutDirection == .rightToLeft
    guard
      self.axes != axes || margins != settings.margins || self.isRightToLeft != isRightToLeft
    else { return }
    self.axes = axes
    self.isRightToLeft = isRightToLeft
    margins = settings.margins
    invalidateLayout()
  }

  private func contentDidMove() {
    // A layout that moves the content itself places it afterwards.
    if !isUpdating { graph?.layOutAgain() }
  }

  /// Lets go of the content, at the end of the node's life.
  func end() {
    scrollView.end()
    contents.release()
    host.leave()
  }

  override var canvas: BoxCanvas? { scrollView.canvas }

  override func forEachChild(_ body: (LayoutBox) -> Void) { body(contents) }

  override var platformFrame: CGRect {
    CGRect(
      x: -reach.leading,
      y: -reach.top,
      width: frame.width + reach.leading + reach.trailing,
      height: frame.height + reach.top + reach.bottom
    )
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // Where the content needn't be asked it isn't, as lazy content may be long.
    if axes.contains(.horizontal), axes.contains(.vertical), let width = proposal.width,
      let height = proposal.height
    {
      return CGSize(width: max(0, width), height: max(0, height))
    }
    let content = contents.size(contentProposal(proposal))
    let width = content.width + margins.leading + margins.trailing
    let height = content.height + margins.top + margins.bottom
    return CGSize(
      width: axes.contains(.horizontal) ? max(0, proposal.width ?? width) : width,
      height: axes.contains(.vertical) ? max(0, proposal.height ?? height) : height
    )
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal)
        ? nil : proposal.width.map { max(0, $0 - margins.leading - margins.trailing) },
      height: axes.contains(.vertical)
        ? nil : proposal.height.map { max(0, $0 - margins.top - margins.bottom) }
    )
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let inner = contentProposal(proposal)
    let content = contents.size(inner)
    isUpdating = true
    updateScrollView(size, content)
    isUpdating = false
    contents.place(at: contentOrigin(content), inner)
  }

  private func updateScrollView(_ size: CGSize, _ content: CGSize) {
    // Source: assumed. Only in the directions in which it scrolls does content pass below bars.
    var edges: Edge.Set = []
    if axes.contains(.vertical) { edges.formUnion(.vertical) }
    if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    reach = unsafeReach(of: size, edges)
    let whole = CGSize(
      width: Self.finite(size.width) + reach.leading + reach.trailing,
      height: Self.finite(size.height) + reach.top + reach.bottom
    )
    if scrollView.frame.size != whole {
      host.bounds.size = whole
      scrollView.frame.size = whole
    }
    scrollView.contentInset = UIEdgeInsets(
      top: reach.top + margins.top,
      left: reach.leading + margins.leading,
      bottom: reach.bottom + margins.bottom,
      right: reach.trailing + margins.trailing
    )
    scrollView.contentSize = CGSize(
      width: Self.finite(content.width),
      height: Self.finite(content.height)
    )
    if !hasShownContent, whole.width > 0, whole.height > 0 {
      hasShownContent = true
      let range = scrollView.offsetRange
      scrollView.contentOffset = CGPoint(
        x: isRightToLeft ? range.greatest.x : range.least.x,
        y: range.least.y
      )
    }
    scrollView.keepOffsetInRange()
  }

  /// Where the content is, in the box's coordinates.
  private func contentOrigin(_ content: CGSize) -> CGPoint {
    let offset = scrollView.contentOffset
    var origin = CGPoint(x: -reach.leading - offset.x, y: -reach.top - offset.y)
    // Content that is smaller than a view that scrolls both ways is in its middle.
    // Source: measured by many.
    if axes.contains(.vertical), axes.contains(.horizontal) {
      let room = scrollView.bounds.inset(by: scrollView.contentInset).size
      origin.x += max(0, room.width - content.width) / 2
      origin.y += max(0, room.height - content.height) / 2
    }
    return origin
  }

  private static func finite(_ length: CGFloat) -> CGFloat {
    length.isFinite ? max(0, length) : 0
  }

  // MARK: Scrolling to a part

  /// The part of the box in which content is seen, in the box's coordinates, in points.
  var viewport: CGRect { platformFrame }

  /// Moves the content so that a part of it is seen.
  ///
  /// - Parameters:
  ///   - target: The part, in the content's coordinates, in points.
  ///   - anchor: The point of the part that is to be at the same point of the view; without one,
  ///     the content moves as little as it takes to show the part.
  ///   - animated: Whether that takes time.
  /// - Returns: The anchor, or the one that the part has been brought to; `nil` if it was in sight.
  @discardableResult
  func scroll(to target: CGRect, anchor: UnitPoint?, animated: Bool) -> UnitPoint? {
    guard let anchor else {
      let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
      scrollView.scrollRectToVisible(target, animated: animated)
      if visible.contains(target) { return nil }
      return UnitPoint(
        x: target.minX < visible.minX ? 0 : 1,
        y: target.minY < visible.minY ? 0 : 1
      )
    }
    let inset = scrollView.adjustedContentInset
    let room = scrollView.bounds.inset(by: inset).size
    var offset = scrollView.contentOffset
    if axes.contains(.horizontal) {
      offset.x = target.minX + anchor.x * (target.width - room.width) - inset.left
    }
    if axes.contains(.vertical) {
      offset.y = target.minY + anchor.y * (target.height - room.height) - inset.top
    }
    guard offset.x.isFinite, offset.y.isFinite else { return nil }
    let clamped = scrollView.clamped(offset)
    if clamped != scrollView.contentOffset {
      scrollView.setContentOffset(clamped, animated: animated)
    }
    return anchor
  }
}

/// The box of a scroll view's content; several views make a column.
///
/// Source: assumed for several views.
final class ScrollContentBox: ContainerBox, OrientedBox {
  var stackOrientation: Axis? { .vertical }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let children = self.children
    if children.count == 1 { return children[0].size(proposal) }
    var size = CGSize.zero
    for (index, child) in children.enumerated() {
      let childSize = child.size(proposal)
      size.width = max(size.width, childSize.width)
      size.height += childSize.height + gap(before: index)
    }
    return size
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    var y: CGFloat = 0
    for (index, child) in children.enumerated() {
      y += gap(before: index)
      let childSize = child.size(proposal)
      let x = size.width.isFinite ? (size.width - childSize.width) / 2 : 0
      child.place(at: CGPoint(x: x, y: y), proposal)
      y += childSize.height
    }
  }

  private func gap(before index: Int) -> CGFloat {
    guard index > 0 else { return 0 }
    return min(children[index - 1].preferredSpacing, children[index].preferredSpacing)
  }
}
