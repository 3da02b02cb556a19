import Foundation

/// A closed line around what is filled, stroked or clipped; in points.
package enum Outline: Hashable, Sendable {
  /// A rectangle, with quarters of circles at some of its corners.
  case rectangle(CGRect, radius: CGFloat = 0, rounded: Corners = .all)
  /// The largest ellipse in a rectangle.
  case ellipse(CGRect)
  /// Any line.
  case path([Step])

  /// Corners of a rectangle.
  package struct Corners: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let topLeft = Corners(rawValue: 1)
    package static let topRight = Corners(rawValue: 2)
    package static let bottomLeft = Corners(rawValue: 4)
    package static let bottomRight = Corners(rawValue: 8)
    package static let all = Corners(rawValue: 15)
  }

  /// One step along a line.
  package enum Step: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  /// Returns the line, moved.
  package func offset(by offset: CGPoint) -> Outline {
    guard offset != .zero else { return self }
    switch self {
    case .rectangle(let rect, let radius, let rounded):
      return .rectangle(
        rect.offsetBy(dx: offset.x, dy: offset.y),
        radius: radius,
        rounded: rounded
      )
    case .ellipse(let rect): return .ellipse(rect.offsetBy(dx: offset.x, dy: offset.y))
    case .path(let steps): return .path(steps.map { $0.offset(by: offset) })
    }
  }

  /// A rectangle with a hole that has round corners.
  package static func rectangle(_ rect: CGRect, without hole: CGRect, radius: CGFloat) -> Outline {
    let hole = hole.intersection(rect)
    guard !hole.isEmpty else { return .rectangle(rect) }
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    // Against the direction of the line around, so that what is between them is filled.
    let ring = [
      point(rect.minX, rect.minY), point(rect.minX, rect.maxY), point(rect.maxX, rect.maxY),
      point(rect.maxX, rect.minY),
    ]
    let around = [Step.move(ring[0])] + ring.dropFirst().map(Step.line) + [.close]
    let radius = min(radius, hole.width / 2, hole.height / 2)
    return .path(around + steps(hole, radius: radius, rounded: .all))
  }

  /// The path of a rectangle only some of whose corners are round.
  static func steps(
    _ rect: CGRect,
    radius: CGFloat,
    rounded: Corners
  ) -> [Step] {
    /// The distance of a quarter circle's control points from its ends, in radii.
    let handle: CGFloat = 0.552_285
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    var steps: [Step] = []
    func corner(_ corner: Corners, at tip: CGPoint, from: CGPoint, to: CGPoint) {
      guard rounded.contains(corner), radius > 0 else {
        return steps.append(steps.isEmpty ? .move(tip) : .line(tip))
      }
      func start(towards direction: CGPoint, _ share: CGFloat) -> CGPoint {
        point(tip.x + direction.x * radius * share, tip.y + direction.y * radius * share)
      }
      let begin = start(towards: from, 1)
      steps.append(steps.isEmpty ? .move(begin) : .line(begin))
      steps.append(
        .curve(
          start(towards: from, 1 - handle),
          start(towards: to, 1 - handle),
          start(towards: to, 1)
        )
      )
    }
    corner(.topLeft, at: point(left, top), from: point(0, 1), to: point(1, 0))
    corner(.topRight, at: point(right, top), from: point(-1, 0), to: point(0, 1))
    corner(.bottomRight, at: point(right, bottom), from: point(0, -1), to: point(-1, 0))
    corner(.bottomLeft, at: point(left, bottom), from: point(1, 0), to: point(0, -1))
    steps.append(.close)
    return steps
  }
}

extension Outline.Step {
  fileprivate func offset(by offset: CGPoint) -> Self {
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    }
    return switch self {
    case .move(let point): .move(moved(point))
    case .line(let point): .line(moved(point))
    case .quadCurve(let end, let control): .quadCurve(moved(end), control: moved(control))
    case .curve(let first, let second, let end): .curve(moved(first), moved(second), moved(end))
    case .close: .close
    }
  }
}
