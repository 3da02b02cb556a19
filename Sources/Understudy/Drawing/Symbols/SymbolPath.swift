import Foundation

/// A line of an icon, in a square of 24 units.
///
/// It is read from the data of an SVG path, with four commands more for what icons are made of:
/// `O x y r` is a circle around a point, `R x y width height r` a rectangle with round corners,
/// `D x y` a dot as wide as a line, and `B x y` a bolder one. Ellipses in arcs are never turned.
package struct SymbolPath: Hashable, Sendable {
  /// One step along a line.
  package enum Step: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case arc(CGPoint, radii: CGSize, isLarge: Bool, isClockwise: Bool)
    case close
  }

  /// The steps, in order.
  package private(set) var steps: [Step] = []

  /// Reads a line.
  ///
  /// - Parameter notation: The data of an SVG path. Other text is a mistake in a table, which stops
  ///   the process.
  package init(_ notation: String) {
    var reader = SymbolPathReader(notation)
    steps = reader.readSteps()
  }

  /// The data of an SVG path.
  var data: String {
    var buffer = SVGBuffer()
    for step in steps {
      switch step {
      case .move(let point): buffer.write("M", [point.x, point.y])
      case .line(let point): buffer.write("L", [point.x, point.y])
      case .quadCurve(let end, let control):
        buffer.write("Q", [control.x, control.y, end.x, end.y])
      case .curve(let first, let second, let end):
        buffer.write("C", [first.x, first.y, second.x, second.y, end.x, end.y])
      case .arc(let end, let radii, let isLarge, let isClockwise):
        let flags: [CGFloat] = [0, isLarge ? 1 : 0, isClockwise ? 1 : 0]
        buffer.write("A", [radii.width, radii.height] + flags + [end.x, end.y])
      case .close: buffer.write("Z")
      }
    }
    return buffer.string
  }

  /// Returns the line, placed otherwise.
  func placed(_ placement: SymbolPlacement) -> SymbolPath {
    var copy = self
    copy.steps = steps.map { step in
      switch step {
      case .move(let point): .move(placement.apply(to: point))
      case .line(let point): .line(placement.apply(to: point))
      case .quadCurve(let end, let control):
        .quadCurve(placement.apply(to: end), control: placement.apply(to: control))
      case .curve(let first, let second, let end):
        .curve(
          placement.apply(to: first),
          placement.apply(to: second),
          placement.apply(to: end)
        )
      case .arc(let end, let radii, let isLarge, let isClockwise):
        .arc(
          placement.apply(to: end),
          radii: placement.apply(to: radii),
          isLarge: isLarge,
          isClockwise: isClockwise != placement.isMirrored
        )
      case .close: .close
      }
    }
    return copy
  }
}

/// Where an icon or a part of it is put.
struct SymbolPlacement: Hashable, Sendable {
  /// Whether left and right are swapped, before all else.
  var isMirrored = false
  /// How many quarters of a circle it is turned, clockwise, before it is scaled.
  var quarterTurns = 0
  /// How much larger it becomes.
  var scale: CGFloat = 1
  /// Where the middle of the square comes to be.
  var center = CGPoint(x: 12, y: 12)

  func apply(to point: CGPoint) -> CGPoint {
    var (x, y) = (point.x - 12, point.y - 12)
    if isMirrored { x = -x }
    for _ in 0..<quarterTurns { (x, y) = (-y, x) }
    return CGPoint(x: center.x + x * scale, y: center.y + y * scale)
  }

  func apply(to size: CGSize) -> CGSize {
    quarterTurns.isMultiple(of: 2)
      ? CGSize(width: size.width * scale, height: size.height * scale)
      : CGSize(width: size.height * scale, height: size.width * scale)
  }
}

extension SVGBuffer {
  fileprivate mutating func write(_ command: StaticString, _ numbers: [CGFloat]) {
    write(command)
    for (index, number) in numbers.enumerated() {
      if index > 0 { write(" ") }
      write(number)
    }
  }
}
