import Foundation

/// What is defined once and referred to: clips, gradients, blurs, masks.
extension PictureCanvas {
  /// Defines what lets only the inside of an outline be seen.
  func define(clip outline: Outline) -> String {
    var shape = SVGBuffer()
    var name = SVGBuffer()
    name.write("clip")
    switch outline {
    case .rectangle(let rect, let radius, .all):
      let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
      name.name([rect.minX, rect.minY, rect.width, rect.height, radius])
      shape.write("<rect")
      shape.place(rect)
      if radius > 0 { shape.attribute("rx", radius) }
    case .rectangle(let rect, let radius, let rounded):
      let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
      name.name([
        rect.minX, rect.minY, rect.width, rect.height, radius, CGFloat(rounded.rawValue),
      ])
      shape.path(Outline.steps(rect, radius: radius, rounded: rounded))
    case .ellipse(let rect):
      name.write("-ellipse")
      name.name([rect.minX, rect.minY, rect.width, rect.height])
      shape.path(outline.ellipseSteps(in: rect))
    case .path(let steps):
      shape.path(steps)
      name.write("-")
      name.write(shape.fingerprint)
    }
    return define(name.string) {
      $0.write("<clipPath id=\"")
      $0.write(name)
      $0.write("\">")
      $0.write(shape)
      $0.write("/></clipPath>\n")
    }
  }

  /// Defines a blur.
  ///
  /// - Parameter deviation: The standard deviation, in points.
  /// - Returns: The definition's name.
  func define(blur deviation: CGFloat) -> String {
    var name = SVGBuffer()
    name.write("blur")
    name.name([deviation])
    return define(name.string) {
      $0.write("<filter id=\"")
      $0.write(name)
      $0.write("\" x=\"-30%\" y=\"-30%\" width=\"160%\" height=\"160%\">")
      $0.blur(deviation)
    }
  }

  /// Defines the blur of a shape, with room for all that it spreads to: a share of the shape's size
  /// would be too little for a thin one.
  ///
  /// - Parameters:
  ///   - deviation: The standard deviation, in points.
  ///   - shape: Where the shape is in the picture.
  /// - Returns: The definition's name.
  func define(blur deviation: CGFloat, of shape: CGRect) -> String {
    let region = shape.insetBy(dx: -3 * deviation, dy: -3 * deviation)
    var name = SVGBuffer()
    name.write("shadow")
    name.name([deviation, region.minX, region.minY, region.width, region.height])
    return define(name.string) {
      $0.write("<filter id=\"")
      $0.write(name)
      $0.write("\" filterUnits=\"userSpaceOnUse\"")
      $0.place(region)
      $0.write(">")
      $0.blur(deviation)
    }
  }

  /// Defines a gradient in a rectangle.
  func define(gradient paint: Paint, _ bounds: CGRect) -> String {
    var body = SVGBuffer()
    let stops: [Paint.Stop]
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: bounds.minX + point.x * bounds.width,
        y: bounds.minY + point.y * bounds.height
      )
    }
    let kind: String
    switch paint {
    case .color: return ""
    case .linear(let colors, let start, let end):
      kind = "linearGradient"
      stops = colors
      let (start, end) = (place(start), place(end))
      body.attribute("x1", start.x)
      body.attribute("y1", start.y)
      body.attribute("x2", end.x)
      body.attribute("y2", end.y)
    case .radial(let colors, let center, let radius):
      kind = "radialGradient"
      stops = colors
      let center = place(center)
      body.attribute("cx", center.x)
      body.attribute("cy", center.y)
      body.attribute("r", radius)
    }
    body.write(" gradientUnits=\"userSpaceOnUse\">")
    for stop in stops {
      body.write("<stop")
      body.attribute("offset", stop.location)
      body.write(" stop-color=\"")
      body.write(stop.color)
      body.write("\"")
      if stop.color.alpha < 1 { body.attribute("stop-opacity", stop.color.alpha) }
      body.write("/>")
    }
    let name = "gradient-\(body.fingerprint)"
    return define(name) {
      $0.write("<\(kind) id=\"\(name)\"")
      $0.write(body)
      $0.write("</\(kind)>\n")
    }
  }

  /// Defines what is seen of an icon whose layers are cut out of each other.
  ///
  /// - Parameters:
  ///   - icon: The icon.
  ///   - symbol: The name of the symbol.
  ///   - line: How wide lines are, in the icon's units.
  /// - Returns: The definition's name.
  func define(mask icon: SymbolIcon, of symbol: String, line: CGFloat) -> String {
    var name = SVGBuffer()
    name.write("symbol-")
    name.write(symbol)
    name.name([line])
    return define(name.string) {
      $0.write("<mask id=\"")
      $0.write(escaping: name.string)
      $0.write("\" maskUnits=\"userSpaceOnUse\" x=\"-2\" y=\"-2\" width=\"28\" height=\"28\"")
      $0.symbolPen(line)
      $0.write(">")
      for layer in icon.layers {
        $0.write(layer, layer.isErased ? RGBA(hex: 0x000000) : RGBA(hex: 0xFFFFFF), line: line)
      }
      $0.write("</mask>\n")
    }
  }

  private func define(_ name: String, _ write: (inout SVGBuffer) -> Void) -> String {
    if defined.insert(name).inserted { write(&definitions) }
    return name
  }
}

extension SVGBuffer {
  /// Writes what a filter that blurs does, and its end.
  fileprivate mutating func blur(_ deviation: CGFloat) {
    write("<feGaussianBlur")
    attribute("stdDeviation", deviation)
    write("/></filter>\n")
  }
}

extension Outline {
  /// The smallest rectangle around the line's points.
  var bounds: CGRect {
    switch self {
    case .rectangle(let rect, _, _), .ellipse(let rect): return rect
    case .path(let steps):
      var bounds = CGRect.null
      func add(_ point: CGPoint) {
        bounds = bounds.union(CGRect(origin: point, size: .zero))
      }
      for step in steps {
        switch step {
        case .move(let point), .line(let point): add(point)
        case .quadCurve(let end, let control): [end, control].forEach(add)
        case .curve(let first, let second, let end): [first, second, end].forEach(add)
        case .close: break
        }
      }
      return bounds
    }
  }

  fileprivate func ellipseSteps(in rect: CGRect) -> [Step] {
    let (x, y) = (rect.width / 2, rect.height / 2)
    let handle: CGFloat = 0.552_285
    func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
      CGPoint(x: rect.midX + dx * x, y: rect.midY + dy * y)
    }
    return [
      .move(point(1, 0)),
      .curve(point(1, handle), point(handle, 1), point(0, 1)),
      .curve(point(-handle, 1), point(-1, handle), point(-1, 0)),
      .curve(point(-1, -handle), point(-handle, -1), point(0, -1)),
      .curve(point(handle, -1), point(1, -handle), point(1, 0)),
      .close,
    ]
  }
}
