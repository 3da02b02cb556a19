import Foundation

extension SVGBuffer {
  /// Writes the attributes of a rectangle's place.
  mutating func place(_ rect: CGRect) {
    attribute("x", rect.minX)
    attribute("y", rect.minY)
    attribute("width", rect.width)
    attribute("height", rect.height)
  }

  /// Writes an attribute that refers to a definition.
  mutating func reference(_ attribute: StaticString, _ name: String) {
    write(" ")
    write(attribute)
    write("=\"url(#")
    write(escaping: name)
    write(")\"")
  }

  /// Writes the beginning of a path.
  mutating func path(_ steps: [Outline.Step]) {
    write("<path d=\"")
    write(steps)
    write("\"")
  }

  /// Writes a path's data.
  mutating func write(_ steps: [Outline.Step]) {
    for step in steps {
      switch step {
      case .move(let point): write(command: "M", [point])
      case .line(let point): write(command: "L", [point])
      case .quadCurve(let end, let control): write(command: "Q", [control, end])
      case .curve(let first, let second, let end): write(command: "C", [first, second, end])
      case .close: write("Z")
      }
    }
  }

  private mutating func write(command: StaticString, _ points: [CGPoint]) {
    write(command)
    for (index, point) in points.enumerated() {
      if index > 0 { write(" ") }
      write(point.x)
      write(" ")
      write(point.y)
    }
  }

  /// Writes the attributes that the lines of an icon have in common.
  ///
  /// - Parameter line: How wide the lines are, in the icon's units.
  mutating func symbolPen(_ line: CGFloat) {
    write(" fill=\"none\" stroke=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
    attribute("stroke-width", line)
  }

  /// Writes a layer of an icon.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - color: Its colour.
  ///   - line: How wide an icon's lines are.
  mutating func write(_ layer: SymbolIcon.Layer, _ color: RGBA, line: CGFloat) {
    write("<path d=\"")
    write(layer.pathData)
    if layer.ink == .area {
      write("\" fill=\"")
      write(color)
    }
    write("\" stroke=\"")
    write(color)
    write("\"")
    if layer.lineWidth != 1 { attribute("stroke-width", line * CGFloat(layer.lineWidth)) }
    write("/>")
  }

  /// Writes factors with four decimal places, blanks between them.
  mutating func write(precise factors: [CGFloat]) {
    for (index, factor) in factors.enumerated() {
      if index > 0 { write(" ") }
      let number = (factor * 10_000).rounded() / 10_000
      write(number == number.rounded() ? String(Int(number)) : String(Double(number)))
    }
  }

  /// Writes numbers as a part of a name.
  mutating func name(_ numbers: [CGFloat]) {
    for number in numbers {
      write("_")
      write(number)
    }
  }

  /// A short name for what is written so far; the same on every machine.
  var fingerprint: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 36)
  }
}
