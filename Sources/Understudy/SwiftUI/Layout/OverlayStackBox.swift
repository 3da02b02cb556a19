import Foundation

/// Lays boxes out one over the other.
final class OverlayStackBox: ContainerBox {
  var alignment = Alignment.center

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    extent(proposal).size
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let guide = extent(proposal).guide
    for child in children {
      let dimensions = child.dimensions(proposal)
      child.place(
        at: CGPoint(
          x: guide.x - dimensions[alignment.horizontal],
          y: guide.y - dimensions[alignment.vertical]
        ),
        proposal
      )
    }
  }

  private func extent(_ proposal: ProposedViewSize) -> (size: CGSize, guide: CGPoint) {
    var before = CGPoint.zero
    var after = CGPoint.zero
    for child in children {
      let dimensions = child.dimensions(proposal)
      let x = dimensions[alignment.horizontal]
      let y = dimensions[alignment.vertical]
      before = CGPoint(x: max(before.x, x), y: max(before.y, y))
      after = CGPoint(
        x: max(after.x, dimensions.width - x),
        y: max(after.y, dimensions.height - y)
      )
    }
    return (CGSize(width: before.x + after.x, height: before.y + after.y), before)
  }
}
