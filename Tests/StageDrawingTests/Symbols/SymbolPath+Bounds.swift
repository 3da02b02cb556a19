import Foundation
import StageDrawing

extension SymbolPath {
  /// Points along the line, close enough to each other to tell where it reaches.
  var points: [CGPoint] {
    var points: [CGPoint] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    func add(_ end: CGPoint, _ point: (CGFloat) -> CGPoint) {
      points += (0...32).map { point(CGFloat($0) / 32) }
      current = end
    }
    for step in steps {
      let from = current
      switch step {
      case .move(let point):
        start = point
        add(point) { _ in point }
      case .line(let end): add(end) { mix([from, end], $0) }
      case .quadCurve(let end, let control): add(end) { mix([from, control, end], $0) }
      case .curve(let first, let second, let end):
        add(end) { mix([from, first, second, end], $0) }
      case .arc(let end, let radii, let isLarge, let isClockwise):
        let arc = Arc(from: from, to: end, radii, isLarge: isLarge, isClockwise: isClockwise)
        add(end, arc.point(at:))
      case .close: add(start) { mix([from, start], $0) }
      }
    }
    return points
  }

  /// The smallest rectangle around the line.
  var bounds: CGRect {
    points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
}

extension CGRect {
  /// Whether another rectangle is inside, but for a rounding error: `contains(_:)` forgives none.
  func encloses(_ other: CGRect) -> Bool {
    let error = 0.001
    return other.minX >= minX - error && other.minY >= minY - error && other.maxX <= maxX + error
      && other.maxY <= maxY + error
  }
}

/// The point of a curve, as de Casteljau found it.
private func mix(_ points: [CGPoint], _ share: CGFloat) -> CGPoint {
  guard points.count > 1 else { return points[0] }
  let next = zip(points, points.dropFirst()).map { from, to in
    CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }
  return mix(next, share)
}

/// A part of an ellipse, as section B.2.4 of the SVG specification computes it from its ends.
private struct Arc {
  private let center: CGPoint
  private let radii: CGSize
  private let start: CGFloat
  private let sweep: CGFloat

  init(
    from: CGPoint,
    to end: CGPoint,
    _ radii: CGSize,
    isLarge: Bool,
    isClockwise: Bool
  ) {
    let half = CGPoint(x: (from.x - end.x) / 2, y: (from.y - end.y) / 2)
    let distance = pow(half.x / radii.width, 2) + pow(half.y / radii.height, 2)
    // Ellipses that are too small to reach both ends grow until they do.
    let growth = max(1, distance.squareRoot())
    let size = CGSize(width: radii.width * growth, height: radii.height * growth)
    let offset =
      max(0, growth * growth / distance - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let middle = CGPoint(
      x: offset * size.width * half.y / size.height,
      y: -offset * size.height * half.x / size.width
    )
    func angle(_ x: CGFloat, _ y: CGFloat) -> CGFloat { atan2(y / size.height, x / size.width) }
    let first = angle(half.x - middle.x, half.y - middle.y)
    var turn = angle(-half.x - middle.x, -half.y - middle.y) - first
    if isClockwise, turn < 0 { turn += 2 * .pi }
    if !isClockwise, turn > 0 { turn -= 2 * .pi }
    center = CGPoint(x: middle.x + (from.x + end.x) / 2, y: middle.y + (from.y + end.y) / 2)
    self.radii = size
    start = first
    sweep = turn
  }

  func point(at share: CGFloat) -> CGPoint {
    let angle = start + sweep * share
    return CGPoint(
      x: center.x + radii.width * cos(angle),
      y: center.y + radii.height * sin(angle)
    )
  }
}
