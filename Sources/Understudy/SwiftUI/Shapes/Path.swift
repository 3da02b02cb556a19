import Foundation

/// The outline of a shape.
///
/// Source: documented. Apple's page for `Path`. Curves are known by their control points only:
/// bounds take these in, as Core Graphics' `boundingBox` does.
public struct Path: Equatable, Sendable {
  /// A part of an outline.
  public enum Element: Equatable, Sendable {
    /// A new start.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the start.
    case closeSubpath
  }

  private(set) var elements: [Element] = []

  /// Creates an empty outline.
  public init() {}

  /// Creates an outline.
  ///
  /// - Parameter callback: Adds the parts.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Creates a rectangle's outline.
  ///
  /// - Parameter rect: The rectangle, in points.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates the outline of a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerRadius: The corners' radius, in points.
  ///   - style: How the corners are rounded.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect,
      cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style
    )
  }

  /// Creates the outline of a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerSize: The corners' size, in points.
  ///   - style: How the corners are rounded.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates an ellipse's outline.
  ///
  /// - Parameter rect: The rectangle around it, in points.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether there is nothing.
  public var isEmpty: Bool { elements.isEmpty }

  /// The smallest rectangle with all points and control points, in points.
  public var boundingRect: CGRect {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quadCurve(let point, let control): points += [point, control]
      case .curve(let point, let first, let second): points += [point, first, second]
      case .closeSubpath: break
      }
    }
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Where the next part begins; `nil` if there is nothing.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point)?, .line(let point)?, .quadCurve(let point, _)?, .curve(let point, _, _)?:
      return point
    case .closeSubpath?:
      for case .move(let point) in elements.reversed() { return point }
      return nil
    case nil: return nil
    }
  }

  /// Whether a point is inside.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - eoFill: Whether what is crossed an even number of times is outside.
  /// - Returns: Whether it is.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    var crossings = 0
    forEachLine { start, end in
      guard (start.y <= point.y) != (end.y <= point.y) else { return }
      let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      guard x > point.x else { return }
      crossings += 1
      winding += end.y > start.y ? 1 : -1
    }
    return eoFill ? crossings % 2 == 1 : winding != 0
  }

  /// The outline as straight lines, each part closed.
  private func forEachLine(_ body: (CGPoint, CGPoint) -> Void) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    func curve(_ to: CGPoint, _ first: CGPoint, _ second: CGPoint) {
      // Sixteen lines a curve: enough to tell a finger's place.
      let origin = current
      for step in 1...16 {
        let t = CGFloat(step) / 16
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        let next = CGPoint(
          x: a * origin.x + b * first.x + c * second.x + d * to.x,
          y: a * origin.y + b * first.y + c * second.y + d * to.y
        )
        body(current, next)
        current = next
      }
    }
    for element in elements {
      switch element {
      case .move(let point):
        if current != start { body(current, start) }
        start = point
        current = point
      case .line(let point):
        body(current, point)
        current = point
      case .quadCurve(let point, let control):
        func toward(_ end: CGPoint) -> CGPoint {
          CGPoint(
            x: end.x + (control.x - end.x) * 2 / 3,
            y: end.y + (control.y - end.y) * 2 / 3
          )
        }
        curve(point, toward(current), toward(point))
      case .curve(let point, let first, let second): curve(point, first, second)
      case .closeSubpath:
        if current != start { body(current, start) }
        current = start
      }
    }
    if current != start { body(current, start) }
  }

  /// Calls a closure with each part.
  ///
  /// - Parameter body: The closure.
  public func forEach(_ body: (Path.Element) -> Void) { elements.forEach(body) }

  /// Starts anew at a point.
  ///
  /// - Parameter end: The point.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Adds a straight line.
  ///
  /// - Parameter end: Where it ends.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  /// Adds straight lines.
  ///
  /// - Parameter lines: The points on the way; the first is a new start.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a curve.
  ///
  /// - Parameters:
  ///   - end: Where it ends.
  ///   - control: The control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Adds a curve.
  ///
  /// - Parameters:
  ///   - end: Where it ends.
  ///   - control1: The first control point.
  ///   - control2: The second control point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the current part.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Adds a rectangle.
  ///
  /// - Parameter rect: The rectangle, in points.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerSize: The corners' size, in points; at most half of the rectangle's.
  ///   - style: How the corners are rounded.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    let width = min(max(0, cornerSize.width), rect.width / 2)
    let height = min(max(0, cornerSize.height), rect.height / 2)
    let (dx, dy) = (width * (1 - Self.kappa), height * (1 - Self.kappa))
    let (x0, x1, y0, y1) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    move(to: CGPoint(x: x0 + width, y: y0))
    addLine(to: CGPoint(x: x1 - width, y: y0))
    addCurve(
      to: CGPoint(x: x1, y: y0 + height),
      control1: CGPoint(x: x1 - dx, y: y0),
      control2: CGPoint(x: x1, y: y0 + dy)
    )
    addLine(to: CGPoint(x: x1, y: y1 - height))
    addCurve(
      to: CGPoint(x: x1 - width, y: y1),
      control1: CGPoint(x: x1, y: y1 - dy),
      control2: CGPoint(x: x1 - dx, y: y1)
    )
    addLine(to: CGPoint(x: x0 + width, y: y1))
    addCurve(
      to: CGPoint(x: x0, y: y1 - height),
      control1: CGPoint(x: x0 + dx, y: y1),
      control2: CGPoint(x: x0, y: y1 - dy)
    )
    addLine(to: CGPoint(x: x0, y: y0 + height))
    addCurve(
      to: CGPoint(x: x0 + width, y: y0),
      control1: CGPoint(x: x0, y: y0 + dy),
      control2: CGPoint(x: x0 + dx, y: y0)
    )
    closeSubpath()
  }

  /// How far along a corner's side the control point of a quarter circle is.
  private static let kappa: CGFloat = 0.552_284_749_8

  /// Adds an ellipse.
  ///
  /// - Parameter rect: The rectangle around it, in points.
  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// Adds a part of a circle.
  ///
  /// - Parameters:
  ///   - center: The middle.
  ///   - radius: The radius, in points.
  ///   - startAngle: Where it begins.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether it goes the way that is clockwise with the y axis pointing up.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var sweep = (endAngle.radians - startAngle.radians).truncatingRemainder(dividingBy: turn)
    if abs(endAngle.radians - startAngle.radians) >= turn { sweep = clockwise ? -turn : turn }
    if clockwise, sweep > 0 { sweep -= turn }
    if !clockwise, sweep < 0 { sweep += turn }
    func point(_ angle: Double, _ reach: Double = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - reach * sin(angle)),
        y: center.y + radius * (sin(angle) + reach * cos(angle))
      )
    }
    let start = point(startAngle.radians)
    if isEmpty { move(to: start) } else { addLine(to: start) }
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(count)
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = startAngle.radians + step * Double(index)
      addCurve(
        to: point(from + step),
        control1: point(from, reach),
        control2: point(from + step, -reach)
      )
    }
  }

  /// Adds another outline.
  ///
  /// - Parameters:
  ///   - path: The outline.
  ///   - transform: Moves its points.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += path.applying(transform).elements
  }

  /// The outline with its points moved.
  ///
  /// - Parameter transform: Moves them.
  /// - Returns: The outline.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard transform != .identity else { return self }
    var result = Path()
    result.elements = elements.map { element in
      switch element {
      case .move(let point): .move(to: point.applying(transform))
      case .line(let point): .line(to: point.applying(transform))
      case .quadCurve(let point, let control):
        .quadCurve(to: point.applying(transform), control: control.applying(transform))
      case .curve(let point, let first, let second):
        .curve(
          to: point.applying(transform),
          control1: first.applying(transform),
          control2: second.applying(transform)
        )
      case .closeSubpath: .closeSubpath
      }
    }
    return result
  }

  /// A part of the outline, in straight lines.
  ///
  /// - Parameters:
  ///   - from: Where it begins, from 0 to 1.
  ///   - to: Where it ends, from 0 to 1.
  /// - Returns: The part.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    var lines: [(start: CGPoint, end: CGPoint, length: CGFloat)] = []
    forEachLine { lines.append(($0, $1, hypot($1.x - $0.x, $1.y - $0.y))) }
    let total = lines.reduce(0) { $0 + $1.length }
    let (first, last) = (total * max(0, from), total * min(1, to))
    var result = Path()
    var done: CGFloat = 0
    for line in lines where line.length > 0 {
      let (low, high) = (max(first, done) - done, min(last, done + line.length) - done)
      done += line.length
      guard low < high else { continue }
      func point(_ distance: CGFloat) -> CGPoint {
        let share = distance / line.length
        return CGPoint(
          x: line.start.x + (line.end.x - line.start.x) * share,
          y: line.start.y + (line.end.y - line.start.y) * share
        )
      }
      if result.currentPoint != point(low) { result.move(to: point(low)) }
      result.addLine(to: point(high))
    }
    return result
  }

  /// The outline at another place.
  ///
  /// - Parameters:
  ///   - dx: How far to the side, in points.
  ///   - dy: How far down, in points.
  /// - Returns: The outline.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// By a quarter of a circle.
  case circular
  /// By a curve that begins gently.
  case continuous
}
