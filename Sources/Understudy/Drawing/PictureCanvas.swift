import Foundation

/// What a screen is drawn on: it writes SVG.
///
/// Everything is written in the coordinates of the whole picture, so that a line of the text says
/// where a thing is. Groups are written for what a coordinate can't say, and only if something is in
/// them. Definitions are named after what they say: the same name in two pictures on one page means
/// the same.
package final class PictureCanvas {
  var buffer = SVGBuffer()
  var definitions = SVGBuffer()
  var defined: Set<String> = []
  private var groups: [Group] = []
  private var firstPending = 0
  /// Where the zero of the coordinates is in the picture, or in the innermost group that is turned.
  var origin = CGPoint.zero
  /// What is drawn at the moment; each line says it.
  package var subject = ""

  private struct Group {
    /// The tags that open the group, until they are written.
    var opening: SVGBuffer
    /// How many tags there are to close.
    let tags: Int
    let outerOrigin: CGPoint
  }

  package init() {}

  // MARK: Groups

  /// What holds for everything in a group.
  package struct Setting {
    /// Where the group's zero is, in the coordinates around.
    package var origin = CGPoint.zero
    /// How the group is turned and scaled around its zero.
    package var transform: PlaneTransform?
    /// How opaque the group is as a whole, from 0 to 1.
    package var opacity: CGFloat = 1
    /// What is visible of it, in the coordinates around.
    package var clip: Outline?
    /// How blurred it is, in points.
    package var blur: CGFloat = 0

    package init(
      origin: CGPoint = .zero,
      transform: PlaneTransform? = nil,
      opacity: CGFloat = 1,
      clip: Outline? = nil,
      blur: CGFloat = 0
    ) {
      self.origin = origin
      self.transform = transform
      self.opacity = opacity
      self.clip = clip
      self.blur = blur
    }
  }

  /// Draws a group.
  ///
  /// - Parameters:
  ///   - setting: What holds for it.
  ///   - content: Draws what is in it.
  package func group(_ setting: Setting, _ content: () -> Void) {
    open(setting)
    content()
    close()
  }

  private func open(_ setting: Setting) {
    let outer = origin
    var opening = SVGBuffer()
    var tags = 0
    if setting.clip != nil || setting.opacity < 1 || setting.blur > 0 {
      tags += 1
      opening.write("<g")
      if let clip = setting.clip {
        opening.reference("clip-path", define(clip: clip.offset(by: outer)))
      }
      if setting.opacity < 1 { opening.attribute("opacity", max(0, setting.opacity)) }
      if setting.blur > 0 { opening.reference("filter", define(blur: setting.blur)) }
      opening.write(">\n")
    }
    origin = CGPoint(x: outer.x + setting.origin.x, y: outer.y + setting.origin.y)
    if let transform = setting.transform, !transform.isIdentity {
      tags += 1
      opening.write("<g transform=\"matrix(")
      opening.write(precise: [transform.a, transform.b, transform.c, transform.d])
      opening.write(" ")
      opening.write(transform.tx + origin.x)
      opening.write(" ")
      opening.write(transform.ty + origin.y)
      opening.write(")\">\n")
      origin = .zero
    }
    groups.append(Group(opening: opening, tags: tags, outerOrigin: outer))
  }

  private func close() {
    let group = groups.removeLast()
    origin = group.outerOrigin
    if groups.count < firstPending {
      firstPending = groups.count
      for _ in 0..<group.tags { buffer.write("</g>\n") }
    }
  }

  /// Writes the tags of the groups that something is now drawn in.
  private func openPendingGroups() {
    while firstPending < groups.count {
      buffer.write(groups[firstPending].opening)
      firstPending += 1
    }
  }

  private func begin(_ tag: StaticString) {
    openPendingGroups()
    buffer.write("<")
    buffer.write(tag)
    guard !subject.isEmpty else { return }
    buffer.write(" class=\"")
    buffer.write(escaping: subject)
    buffer.write("\"")
  }

  // MARK: Outlines

  /// Fills an outline; what isn't visible is left out.
  package func fill(_ outline: Outline, _ paint: Paint, shadow: Shadow? = nil) {
    if let shadow { draw(shadow, of: outline) }
    if case .color(let color) = paint, color.alpha <= 0 { return }
    let outline = outline.offset(by: origin)
    guard beginShape(outline) else { return }
    write(paint, outline)
    buffer.write("/>\n")
  }

  /// Draws a line along an outline.
  package func stroke(_ outline: Outline, _ color: RGBA, width: CGFloat) {
    guard color.alpha > 0, width > 0, beginShape(outline.offset(by: origin)) else { return }
    buffer.write(" fill=\"none\" stroke=\"")
    buffer.write(color)
    buffer.write("\"")
    if color.alpha < 1 { buffer.attribute("stroke-opacity", color.alpha) }
    if width != 1 { buffer.attribute("stroke-width", width) }
    buffer.write("/>\n")
  }

  private func draw(_ shadow: Shadow, of outline: Outline) {
    guard shadow.color.alpha > 0 else { return }
    let moved = outline.offset(
      by: CGPoint(x: shadow.offset.width + origin.x, y: shadow.offset.height + origin.y)
    )
    guard beginShape(moved) else { return }
    if shadow.radius > 0 {
      buffer.reference("filter", define(blur: shadow.radius / 2, of: moved.bounds))
    }
    write(.color(shadow.color), moved)
    buffer.write("/>\n")
  }

  /// Writes a tag up to its paint; `false` if there is nothing to draw.
  private func beginShape(_ outline: Outline) -> Bool {
    switch outline {
    case .rectangle(let rect, let radius, let rounded):
      guard rect.width > 0, rect.height > 0 else { return false }
      let radius = min(radius, rect.width / 2, rect.height / 2)
      guard rounded == .all || radius <= 0 else {
        return beginShape(.path(Outline.steps(rect, radius: radius, rounded: rounded)))
      }
      begin("rect")
      buffer.place(rect)
      if radius > 0 { buffer.attribute("rx", radius) }
    case .ellipse(let rect):
      guard rect.width > 0, rect.height > 0 else { return false }
      begin("ellipse")
      buffer.attribute("cx", rect.midX)
      buffer.attribute("cy", rect.midY)
      buffer.attribute("rx", rect.width / 2)
      buffer.attribute("ry", rect.height / 2)
    case .path(let steps):
      guard !steps.isEmpty else { return false }
      begin("path")
      buffer.write(" d=\"")
      buffer.write(steps)
      buffer.write("\"")
    }
    return true
  }

  private func write(_ paint: Paint, _ outline: Outline) {
    switch paint {
    case .color(let color):
      buffer.write(" fill=\"")
      buffer.write(color)
      buffer.write("\"")
      if color.alpha < 1 { buffer.attribute("fill-opacity", color.alpha) }
    case .linear, .radial: buffer.reference("fill", define(gradient: paint, outline.bounds))
    }
  }

  // MARK: Text

  /// Draws a line of text.
  package func draw(_ run: TextRun) {
    guard !run.text.isEmpty, run.color.alpha > 0, run.width > 0 else { return }
    begin("text")
    buffer.attribute("x", run.origin.x + origin.x)
    buffer.attribute("y", run.origin.y + origin.y)
    buffer.attribute("font-size", run.size)
    if run.weight != 400 { buffer.attribute("font-weight", CGFloat(run.weight)) }
    if run.isItalic { buffer.write(" font-style=\"italic\"") }
    if run.isMonospaced { buffer.write(" font-family=\"ui-monospace,Menlo,monospace\"") }
    if run.lines.contains(.underline) { buffer.write(" text-decoration=\"underline\"") }
    if run.lines.contains(.strikethrough) { buffer.write(" text-decoration=\"line-through\"") }
    buffer.write(" fill=\"")
    buffer.write(run.color)
    buffer.write("\"")
    if run.color.alpha < 1 { buffer.attribute("fill-opacity", run.color.alpha) }
    buffer.attribute("textLength", run.width)
    buffer.write(" lengthAdjust=\"spacingAndGlyphs\"")
    // Browsers' own style sheets collapse blanks whatever the document's root says.
    if run.hasWideBlanks { buffer.write(" xml:space=\"preserve\"") }
    buffer.write(">")
    buffer.write(escaping: run.text)
    buffer.write("</text>\n")
  }

  // MARK: Symbols

  /// Draws a system symbol: an icon, or a box with the name for one that the set doesn't have.
  ///
  /// - Parameters:
  ///   - name: The symbol's name.
  ///   - frame: Where it is; the icon fills the largest square in the middle.
  ///   - color: Its colour.
  ///   - weight: How bold its lines are, as CSS counts.
  package func symbol(_ name: String, in frame: CGRect, color: RGBA, weight: Int = 400) {
    guard frame.width > 0, frame.height > 0, color.alpha > 0 else { return }
    guard let icon = SymbolIcon.named(name) else { return unknownSymbol(name, in: frame, color) }
    let side = min(frame.width, frame.height)
    let line = min(3, 1.8 * CGFloat(weight) / 400)
    begin("g")
    buffer.symbolPen(line)
    if color.alpha < 1 { buffer.attribute("opacity", color.alpha) }
    buffer.write(" transform=\"translate(")
    buffer.write(frame.midX - side / 2 + origin.x)
    buffer.write(" ")
    buffer.write(frame.midY - side / 2 + origin.y)
    buffer.write(") scale(")
    buffer.write(precise: [side / 24])
    buffer.write(")\">")
    if icon.isCut {
      buffer.write("<path d=\"M-2 -2H26V26H-2Z\" fill=\"")
      buffer.write(color)
      buffer.write("\"")
      buffer.reference("mask", define(mask: icon, of: name, line: line))
      buffer.write("/>")
    } else {
      for layer in icon.layers { buffer.write(layer, color, line: line) }
    }
    buffer.write("</g>\n")
  }

  private func unknownSymbol(_ name: String, in frame: CGRect, _ color: RGBA) {
    stroke(.rectangle(frame.insetBy(dx: 0.5, dy: 0.5), radius: 3), color, width: 1)
    let size = max(3, min(frame.height / 3, frame.width / CGFloat(max(1, name.count)) * 1.7))
    let width = min(frame.width - 3, CGFloat(name.count) * size * 0.55)
    draw(
      TextRun(
        name,
        at: CGPoint(x: frame.midX - width / 2, y: frame.midY + size * 0.35),
        width: width,
        size: size,
        color: color
      )
    )
  }
}
