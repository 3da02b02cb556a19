import Foundation
internal import StageDrawing

/// Draws a tree of boxes, and the UIKit views among them.
@MainActor
struct BoxPainter {
  let painter: ViewPainter
  /// The traits of the view that shows the boxes.
  let traits: UITraitCollection
  /// The colour of what can be used, for what doesn't say its own.
  let tint: RGBA

  private var canvas: PictureCanvas { painter.canvas }

  /// Draws a box and what is in it.
  ///
  /// - Parameters:
  ///   - box: The box.
  ///   - origin: Where the zero of its parent is, in the view's coordinates, in points.
  func draw(_ box: LayoutBox, at origin: CGPoint) {
    let frame = box.frame.offsetBy(dx: origin.x, dy: origin.y)
    switch box {
    case let box as EffectBox:
      let effect = box.effect
      guard !effect.isHidden, effect.opacity > 0.005 else { return }
      canvas.group(PictureCanvas.Setting(opacity: CGFloat(effect.opacity))) {
        drawChildren(of: box, at: frame.origin)
      }
    case let box as ClipBox:
      let outline = Outline(box.outline(frame.size)).offset(by: frame.origin)
      canvas.group(PictureCanvas.Setting(clip: outline)) { drawChildren(of: box, at: frame.origin) }
    case let box as PixelEffectBox: draw(box, in: frame)
    case let box as PlatformBox: painter.draw(box.host, opacity: 1)
    case let box as ButtonBox: draw(box, in: frame)
    default:
      drawContent(of: box, in: frame)
      drawChildren(of: box, at: frame.origin)
    }
  }

  private func drawChildren(of box: LayoutBox, at origin: CGPoint) {
    box.forEachChild { draw($0, at: origin) }
  }

  // MARK: Leaves

  private func drawContent(of box: LayoutBox, in frame: CGRect) {
    let content = box.content
    if case .none = content { return }
    guard painter.isVisible(frame) else { return }
    switch content {
    case .none, .effect, .platform, .button: break
    case .text(let text):
      canvas.subject = "Text"
      draw(text, of: box, in: frame)
    case .image(let image):
      canvas.subject = "Image"
      draw(image, in: frame)
    case .fill(let paint):
      canvas.subject = "Color"
      canvas.fill(.rectangle(frame), fill(paint, frame.size))
    case .shape(let shape):
      canvas.subject = shape.name
      let outline = Outline(shape.outline(frame.size)).offset(by: frame.origin)
      if let width = shape.lineWidth {
        canvas.stroke(outline, color(shape.paint.color), width: width)
      } else {
        canvas.fill(outline, fill(shape.paint, frame.size))
      }
    case .divider:
      canvas.subject = "Divider"
      canvas.fill(.rectangle(frame), .color(UIColor.separator.rgba(with: traits)))
    }
  }

  private func draw(_ text: ResolvedText, of box: LayoutBox, in frame: CGRect) {
    let (layout, metrics) =
      (box as? TextBox)?.shownSetting
      ?? (text.font.metrics.layOut(text.string, maximumWidth: frame.width), text.font.metrics)
    var lines: TextRun.Lines = []
    if text.isUnderlined { lines.insert(.underline) }
    if text.isStruck { lines.insert(.strikethrough) }
    let alignment: CGFloat =
      switch text.alignment {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    if text.isRedacted {
      return drawBars(
        for: layout,
        lineHeight: metrics.lineHeight,
        spacing: text.lineSpacing,
        in: frame,
        alignment: traits.layoutDirection == .rightToLeft ? 1 - alignment : alignment,
        text.color.map(color) ?? UIColor.label.rgba(with: traits)
      )
    }
    painter.draw(
      layout,
      in: frame,
      look: TextLook(
        color: text.color.map(color) ?? UIColor.label.rgba(with: traits),
        metrics: metrics,
        isItalic: text.font.isItalic,
        lines: lines
      ),
      alignment: traits.layoutDirection == .rightToLeft ? 1 - alignment : alignment,
      spacing: text.lineSpacing
    )
  }

  /// Draws a bar for each line of a text that is redacted.
  ///
  /// Source: assumed, for how the bars look.
  private func drawBars(
    for layout: TextLayout,
    lineHeight: CGFloat,
    spacing: CGFloat,
    in frame: CGRect,
    alignment: CGFloat,
    _ color: RGBA
  ) {
    var top = frame.minY
    for line in layout.lines {
      let bar = CGRect(
        x: frame.minX + (frame.width - line.width) * alignment,
        y: top,
        width: line.width,
        height: lineHeight
      )
      drawBar(bar.insetBy(dx: 0, dy: lineHeight * 0.1), color)
      top += lineHeight + spacing
    }
  }

  /// Draws what is shown instead of something that is redacted.
  private func drawBar(_ frame: CGRect, _ color: RGBA) {
    guard frame.width > 0, frame.height > 0 else { return }
    var color = color
    color.alpha *= 0.16
    canvas.fill(.rectangle(frame, radius: min(4, frame.height / 4)), .color(color))
  }

  private func draw(_ image: ResolvedImage, in frame: CGRect) {
    if image.isRedacted {
      return drawBar(frame, image.color.map(color) ?? UIColor.label.rgba(with: traits))
    }
    guard image.isSymbol else {
      if frame.width > 0, frame.height > 0 { painter.drawPlaceholder(in: frame, traits) }
      return
    }
    canvas.symbol(
      image.name,
      in: frame,
      color: image.color.map(color) ?? UIColor.label.rgba(with: traits),
      weight: image.weight
    )
  }

  // MARK: Wrappers

  private func draw(_ box: ButtonBox, in frame: CGRect) {
    // Source: assumed, for how much a finger dims a button.
    let opacity: CGFloat = box.isPressed && !(box.ground == nil && !box.isEnabled) ? 0.4 : 1
    canvas.group(PictureCanvas.Setting(opacity: opacity)) {
      if let ground = box.ground {
        canvas.subject = "Button"
        canvas.fill(
          .rectangle(frame, radius: ground.cornerRadius),
          .color(color(ground.color))
        )
      }
      drawChildren(of: box, at: frame.origin)
    }
  }

  private func draw(_ box: PixelEffectBox, in frame: CGRect) {
    let look = box.look
    if let shadow = look.shadow {
      let color = color(shadow.color)
      canvas.group(
        PictureCanvas.Setting(
          origin: CGPoint(x: shadow.offset.width, y: shadow.offset.height),
          blur: shadow.radius / 2
        )
      ) {
        BoxPainter(silhouetteOf: self, in: color).drawChildren(of: box, at: frame.origin)
      }
    }
    let anchor = CGPoint(
      x: frame.minX + frame.width * look.anchor.x,
      y: frame.minY + frame.height * look.anchor.y
    )
    let isTransformed = look.angle != 0 || look.scale != CGSize(width: 1, height: 1)
    let (sine, cosine) = (CGFloat(sin(look.angle)), CGFloat(cos(look.angle)))
    canvas.group(
      PictureCanvas.Setting(
        origin: isTransformed ? anchor : .zero,
        transform: isTransformed
          ? PlaneTransform(
            a: cosine * look.scale.width,
            b: sine * look.scale.width,
            c: -sine * look.scale.height,
            d: cosine * look.scale.height
          ) : nil,
        blur: look.blur
      )
    ) {
      let origin =
        isTransformed
        ? CGPoint(x: frame.minX - anchor.x, y: frame.minY - anchor.y) : frame.origin
      drawChildren(of: box, at: origin)
    }
  }

  // MARK: Colours

  /// What everything is drawn in, where only the outlines count.
  private var silhouette: RGBA?

  init(painter: ViewPainter, traits: UITraitCollection, tint: RGBA) {
    self.painter = painter
    self.traits = traits
    self.tint = tint
  }

  private init(silhouetteOf other: BoxPainter, in color: RGBA) {
    self = other
    silhouette = color
  }

  private func color(_ color: Color) -> RGBA {
    let own = color == .accentColor ? tint : color.uiColor.rgba(with: traits)
    guard var silhouette else { return own }
    silhouette.alpha *= own.alpha
    return silhouette
  }

  private func fill(_ paint: _Paint, _ size: CGSize) -> Paint {
    guard let gradient = paint.gradient, silhouette == nil else {
      return .color(color(paint.color))
    }
    let stops = gradient.stops.map {
      Paint.Stop(color: color($0.color), location: $0.location)
    }
    switch gradient.way {
    case .line(let start, let end):
      return .linear(
        stops,
        from: CGPoint(x: start.x, y: start.y),
        to: CGPoint(x: end.x, y: end.y)
      )
    case .circle(let center, let start, let end):
      return .radial(
        Self.spread(stops, from: start, to: end),
        center: CGPoint(x: center.x, y: center.y),
        radius: max(0.01, end)
      )
    case .ellipse(let center, let start, let end):
      let side = max(size.width, size.height)
      return .radial(
        Self.spread(stops, from: start, to: end),
        center: CGPoint(x: center.x, y: center.y),
        radius: max(0.01, end * side)
      )
    }
  }

  /// The stops between two radii as stops of one that begins in the middle.
  private static func spread(
    _ stops: [Paint.Stop],
    from start: CGFloat,
    to end: CGFloat
  ) -> [Paint.Stop] {
    guard start > 0, end > start else { return stops }
    return stops.map {
      Paint.Stop(color: $0.color, location: (start + $0.location * (end - start)) / end)
    }
  }
}

extension Outline {
  /// The outline of a path.
  init(_ path: Path) {
    var steps: [Step] = []
    for element in path.elements {
      switch element {
      case .move(let point): steps.append(.move(point))
      case .line(let point): steps.append(.line(point))
      case .quadCurve(let end, let control): steps.append(.quadCurve(end, control: control))
      case .curve(let end, let first, let second): steps.append(.curve(first, second, end))
      case .closeSubpath: steps.append(.close)
      }
    }
    self = .path(steps)
  }
}

extension BoxCanvas {
  /// Draws what is shown in the view, and then the views that were put in front of it.
  func draw(with painter: ViewPainter) {
    guard let view else { return }
    let boxes = BoxPainter(
      painter: painter,
      traits: view.traitCollection,
      tint: view.tintColor.rgba(with: view.traitCollection)
    )
    let subject = painter.canvas.subject
    boxes.draw(root, at: drawingOrigin)
    painter.canvas.subject = subject
    for child in view.subviews where !isPlaced(child) { painter.draw(child) }
  }
}
