import Foundation
internal import StageDrawing

extension PopoverView {
  /// The outline of the arrow: a triangle from the side on which the content leaves room for it.
  var arrowOutline: Outline? {
    guard let tip = arrowTip else { return nil }
    let content = content.frame
    /// Half of the arrow's width where it meets the content, in points.
    let half: CGFloat = 18
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let start: CGPoint
    let end: CGPoint
    switch arrow.direction {
    case .up: (start, end) = (point(tip.x - half, content.minY), point(tip.x + half, content.minY))
    case .down:
      (start, end) = (point(tip.x - half, content.maxY), point(tip.x + half, content.maxY))
    case .left:
      (start, end) = (point(content.minX, tip.y - half), point(content.minX, tip.y + half))
    case .right:
      (start, end) = (point(content.maxX, tip.y - half), point(content.maxX, tip.y + half))
    default: return nil
    }
    // Its sides swing out of the content's and meet in a blunt tip.
    func near(_ from: CGPoint, _ share: CGFloat) -> CGPoint {
      point(from.x + (tip.x - from.x) * share, from.y + (tip.y - from.y) * share)
    }
    let isUpright = arrow.direction == .up || arrow.direction == .down
    func base(_ from: CGPoint, _ share: CGFloat) -> CGPoint {
      isUpright
        ? point(from.x + (tip.x - from.x) * share, from.y)
        : point(from.x, from.y + (tip.y - from.y) * share)
    }
    return .path([
      .move(start),
      .curve(base(start, 0.45), near(start, 0.72), near(start, 0.86)),
      .quadCurve(near(end, 0.86), control: tip),
      .curve(near(end, 0.72), base(end, 0.45), end),
      .close,
    ])
  }

  private var arrowTip: CGPoint? {
    let source = arrow.source
    let content = content.frame
    /// How near to a corner the arrow's middle may be, in points.
    let least: CGFloat = 13 + 18
    let x = min(max(source.x, content.minX + least), max(content.midX, content.maxX - least))
    let y = min(max(source.y, content.minY + least), max(content.midY, content.maxY - least))
    return switch arrow.direction {
    case .up: CGPoint(x: x, y: 0)
    case .down: CGPoint(x: x, y: bounds.maxY)
    case .left: CGPoint(x: 0, y: y)
    case .right: CGPoint(x: bounds.maxX, y: y)
    default: nil
    }
  }
}
