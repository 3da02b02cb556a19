import Foundation

/// The box of what a row shows: its view, at a distance from its edges, and its ground.
final class RowContentBox: LayoutBox, TapArea {
  private let inside: LayoutBox
  /// The cell; a finger may keep the box longer.
  private weak var cell: ListCell?
  var insets = EdgeInsets() {
    didSet { if insets != oldValue { invalidateLayout() } }
  }
  var minHeight: CGFloat = 0 {
    didSet { if minHeight != oldValue { invalidateLayout() } }
  }
  /// The row's own ground.
  var background: OverlayStackBox? {
    didSet {
      background?.parent = self
      if background !== oldValue { invalidateLayout() }
    }
  }

  init(_ content: LayoutBox, of cell: ListCell) {
    inside = content
    self.cell = cell
    super.init()
    content.parent = self
  }

  private func inner(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: nil
    )
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = inside.size(inner(proposal.width))
    let height = size.height + insets.top + insets.bottom
    return CGSize(
      width: proposal.width ?? size.width + insets.leading + insets.trailing,
      height: max(minHeight, height.isFinite ? height : 0)
    )
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    if let background {
      let offer = ProposedViewSize(size)
      background.place(
        at: Alignment.center.origin(of: background.dimensions(offer), in: size),
        offer
      )
    }
    let inner = inner(size.width)
    let height = inside.size(inner).height
    let room = size.height - insets.top - insets.bottom - height
    inside.place(at: CGPoint(x: insets.leading, y: insets.top + max(0, room) / 2), inner)
  }

  override func forEachChild(_ body: (LayoutBox) -> Void) {
    if let background { body(background) }
    body(inside)
  }

  // A row takes touches on all of it.
  override func takesTouch(at point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: frame.size).contains(point)
  }

  /// Those who look at the screen are told that the row is selected.
  override var content: BoxContent {
    guard cell?.isSelected == true else { return .none }
    var effect = BoxEffect()
    effect.accessibility = AccessibilityEffect(addedTraits: .selected)
    return .effect(effect)
  }

  // MARK: TapArea

  var takesTaps: Bool { cell?.takesTaps == true }

  func pressDidChange(_ isPressed: Bool) { cell?.isPressed = isPressed }

  func performTap() { cell?.performTap() }
}
