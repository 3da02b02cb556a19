import Foundation

/// The box of a host's root: its content is centred in the room inside the safe area.
final class RootBox: ContainerBox {
  /// The hosting view's size, in points.
  var hostSize: CGSize = .zero
  /// How much of it the device, and what containers put over it, cover, in points.
  var containerArea = EdgeInsets()
  /// How much of its height is behind the keyboard, in points.
  var keyboardHeight: CGFloat = 0

  /// How much of it is covered, in points.
  var safeArea: EdgeInsets {
    var area = containerArea
    area.bottom = max(area.bottom, keyboardHeight)
    return area
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let children = self.children
    if children.count == 1 { return children[0].size(proposal) }
    // Several views at the root make a column. Source: assumed.
    var size = CGSize.zero
    for child in children {
      let childSize = child.size(proposal)
      size.width = max(size.width, childSize.width)
      size.height += childSize.height
    }
    return size
  }

  /// Lays everything out in the hosting view.
  func layOut() {
    let room = CGSize(
      width: max(0, hostSize.width - safeArea.leading - safeArea.trailing),
      height: max(0, hostSize.height - safeArea.top - safeArea.bottom)
    )
    place(at: .zero, ProposedViewSize(room))
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let room = proposal.replacingUnspecifiedDimensions(by: size)
    var y = safeArea.top + (room.height - size.height) / 2
    for child in children {
      let childSize = child.size(proposal)
      let x = safeArea.leading + (room.width - childSize.width) / 2
      child.place(at: CGPoint(x: x, y: y), proposal)
      y += childSize.height
    }
  }
}
