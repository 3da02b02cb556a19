import Foundation

/// Reads the notation of an icon's lines.
struct SymbolPathReader {
  private let notation: [UInt8]
  private var index = 0
  /// Where the line has come to.
  private var point = CGPoint.zero
  /// Where the line returns to when it is closed.
  private var start = CGPoint.zero
  private var steps: [SymbolPath.Step] = []

  init(_ notation: String) { self.notation = Array(notation.utf8) }

  /// Returns all steps of the line.
  mutating func readSteps() -> [SymbolPath.Step] {
    while let command = nextCommand() {
      // A command is followed by the numbers of any number of steps.
      repeat { read(command) } while nextIsNumber
    }
    return steps
  }

  private mutating func read(_ command: UInt8) {
    let isRelative = command >= UInt8(ascii: "a")
    let origin = isRelative ? point : .zero
    switch UInt8(ascii: "A") + (command & 31) - 1 {
    case UInt8(ascii: "M"):
      // The points after the first are joined to it.
      start = readPoint(from: origin)
      steps.append(.move(start))
      point = start
      while nextIsNumber { line(to: readPoint(from: isRelative ? point : .zero)) }
    case UInt8(ascii: "L"): line(to: readPoint(from: origin))
    case UInt8(ascii: "H"): line(to: CGPoint(x: origin.x + number(), y: point.y))
    case UInt8(ascii: "V"): line(to: CGPoint(x: point.x, y: origin.y + number()))
    case UInt8(ascii: "Q"):
      let control = readPoint(from: origin)
      point = readPoint(from: origin)
      steps.append(.quadCurve(point, control: control))
    case UInt8(ascii: "C"):
      let controls = (readPoint(from: origin), readPoint(from: origin))
      point = readPoint(from: origin)
      steps.append(.curve(controls.0, controls.1, point))
    case UInt8(ascii: "A"):
      let radii = CGSize(width: number(), height: number())
      require(number() == 0, "a turned ellipse")
      let (isLarge, isClockwise) = (number() != 0, number() != 0)
      point = readPoint(from: origin)
      steps.append(.arc(point, radii: radii, isLarge: isLarge, isClockwise: isClockwise))
    case UInt8(ascii: "Z"):
      point = start
      steps.append(.close)
    case UInt8(ascii: "O"): circle(around: readPoint(from: .zero), radius: number())
    case UInt8(ascii: "R"): rectangle(at: readPoint(from: .zero), number(), number(), number())
    case UInt8(ascii: "D"):
      // Round caps make a dot of a line that is almost no line.
      let dot = readPoint(from: .zero)
      steps += [.move(dot), .line(CGPoint(x: dot.x + 0.01, y: dot.y))]
    case UInt8(ascii: "B"):
      // Two lines, since renderers leave a hole in circles that are smaller than their line is wide.
      let (dot, reach) = (readPoint(from: .zero), 0.35)
      steps += [
        .move(CGPoint(x: dot.x - reach, y: dot.y)), .line(CGPoint(x: dot.x + reach, y: dot.y)),
        .move(CGPoint(x: dot.x, y: dot.y - reach)), .line(CGPoint(x: dot.x, y: dot.y + reach)),
      ]
    default: require(false, "an unknown command")
    }
  }

  // MARK: Shapes

  private mutating func line(to end: CGPoint) {
    point = end
    steps.append(.line(end))
  }

  private mutating func arc(to end: CGPoint, radius: CGFloat) {
    steps.append(
      .arc(
        end,
        radii: CGSize(width: radius, height: radius),
        isLarge: false,
        isClockwise: true
      )
    )
  }

  private mutating func circle(around center: CGPoint, radius: CGFloat) {
    let top = CGPoint(x: center.x, y: center.y - radius)
    steps.append(.move(top))
    arc(to: CGPoint(x: center.x, y: center.y + radius), radius: radius)
    arc(to: top, radius: radius)
    steps.append(.close)
  }

  private mutating func rectangle(
    at corner: CGPoint,
    _ width: CGFloat,
    _ height: CGFloat,
    _ radius: CGFloat
  ) {
    let (left, top) = (corner.x, corner.y)
    let (right, bottom) = (left + width, top + height)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    steps.append(.move(point(left + radius, top)))
    steps.append(.line(point(right - radius, top)))
    arc(to: point(right, top + radius), radius: radius)
    steps.append(.line(point(right, bottom - radius)))
    arc(to: point(right - radius, bottom), radius: radius)
    steps.append(.line(point(left + radius, bottom)))
    arc(to: point(left, bottom - radius), radius: radius)
    steps.append(.line(point(left, top + radius)))
    arc(to: point(left + radius, top), radius: radius)
    steps.append(.close)
  }

  // MARK: Characters

  private mutating func readPoint(from origin: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + number(), y: origin.y + number())
  }

  private mutating func skipBlanks() {
    while index < notation.count, notation[index] == UInt8(ascii: " ") { index += 1 }
  }

  private mutating func nextCommand() -> UInt8? {
    skipBlanks()
    guard index < notation.count else { return nil }
    index += 1
    return notation[index - 1]
  }

  private var nextIsNumber: Bool {
    mutating get {
      skipBlanks()
      guard index < notation.count else { return false }
      return switch notation[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"): true
      default: false
      }
    }
  }

  private mutating func number() -> CGFloat {
    require(nextIsNumber, "no number")
    let isNegative = notation[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var (digits, unit): (CGFloat, CGFloat) = (0, 1)
    var isFraction = false
    while index < notation.count {
      let byte = notation[index]
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        digits = digits * 10 + CGFloat(byte - UInt8(ascii: "0"))
        if isFraction { unit *= 10 }
      } else {
        break
      }
      index += 1
    }
    return (isNegative ? -digits : digits) / unit
  }

  private func require(_ condition: Bool, _ problem: @autoclosure () -> String) {
    guard !condition else { return }
    let text = String(decoding: notation, as: UTF8.self)
    preconditionFailure("The line '\(text)' of an icon has \(problem()) before byte \(index).")
  }
}
