import Foundation
package import StageDrawing
import StageRuntime

/// Draws views as a person sees them: with what is animated where it is at this moment.
///
/// It changes nothing: layers aren't made, layouts aren't run.
@MainActor
package final class ViewPainter {
  /// What is drawn on.
  package let canvas: PictureCanvas
  /// What moves at this moment, and how.
  private(set) var movements: [ObjectIdentifier: Movement] = [:]
  /// The part of the screen that can be seen, in the coordinates of the view being drawn.
  private var visibleRect = CGRect.infinite

  /// Creates a painter.
  ///
  /// - Parameter canvas: What to draw on.
  package init(on canvas: PictureCanvas) { self.canvas = canvas }

  /// Draws a window where it is on its screen.
  ///
  /// - Parameter window: The window; nothing is drawn of one that is hidden.
  package func draw(window: UIWindow) {
    collectMovements(in: window)
    draw(window)
    movements.removeAll()
  }

  // MARK: Views

  /// Draws a view and what is in it, in the coordinates around it.
  ///
  /// - Parameters:
  ///   - view: The view; nothing is drawn of one that is hidden.
  ///   - opacity: How opaque it is; `nil` for what the view says.
  package func draw(_ view: UIView, opacity: CGFloat? = nil) {
    guard !view.isHidden else { return }
    let movement = movements[ObjectIdentifier(view)]
    let opacity = (opacity ?? view.shownAlpha) * (movement?.opacity ?? 1)
    guard opacity > 0.005 else { return }
    var geometry = view.shownGeometry
    if let movement {
      geometry.center.x += movement.offset.width
      geometry.center.y += movement.offset.height
      if movement.scale != 1 {
        geometry.transform = geometry.transform.scaledBy(x: movement.scale, y: movement.scale)
      }
    }
    let layer = view.rare?.layer
    let cornerRadius = movement?.cornerRadius ?? 0
    let clips = layer?.masksToBounds ?? false || view is UIScrollView || cornerRadius > 0
    let frame = geometry.frame
    if clips, !frame.intersects(visibleRect) { return }
    let outerSubject = canvas.subject
    let outerRect = visibleRect
    canvas.subject = view.pictureKind
    let bounds = geometry.bounds
    if geometry.isUpright {
      let origin = CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
      visibleRect = (clips ? outerRect.intersection(frame) : outerRect)
        .offsetBy(dx: -origin.x, dy: -origin.y)
      canvas.group(
        PictureCanvas.Setting(
          origin: origin,
          opacity: opacity,
          clip: clips ? Self.outline(of: layer, in: frame, cornerRadius) : nil
        )
      ) { drawContent(of: view, in: bounds, layer) }
    } else {
      visibleRect = .infinite
      canvas.group(
        PictureCanvas.Setting(
          origin: geometry.center,
          transform: PlaneTransform(geometry.transform, aroundMiddleOf: bounds),
          opacity: opacity
        )
      ) {
        canvas.group(
          PictureCanvas.Setting(
            clip: clips ? Self.outline(of: layer, in: bounds, cornerRadius) : nil
          )
        ) { drawContent(of: view, in: bounds, layer) }
      }
    }
    visibleRect = outerRect
    canvas.subject = outerSubject
  }

  private func drawContent(of view: UIView, in bounds: CGRect, _ layer: CALayer?) {
    let traits = view.traitCollection
    let outline = Self.outline(of: layer, in: bounds)
    let ground = view.shownBackgroundColor?.rgba(with: traits)
    let shadow = layer.flatMap { Self.shadow(of: $0) }
    if let ground, ground.alpha > 0 || shadow != nil {
      canvas.fill(outline, .color(ground), shadow: shadow)
    }
    drawOwnContent(of: view, in: bounds, traits)
    if let paint = view.rare?.contentPainter {
      paint(self)
    } else {
      drawSubviews(of: view)
    }
    drawForeground(of: view, in: bounds, traits)
    if let layer, layer.borderWidth > 0, let color = layer.borderColor {
      let inset = layer.borderWidth / 2
      canvas.stroke(
        Self.outline(of: layer, in: bounds, inset: inset),
        color.rgba,
        width: layer.borderWidth
      )
    }
  }

  /// Draws the views in a view, backmost first.
  package func drawSubviews(of view: UIView) {
    for child in view.children { draw(child) }
  }

  /// Whether something in a rectangle, in the coordinates of the view being drawn, can be seen.
  package func isVisible(_ rect: CGRect) -> Bool { rect.intersects(visibleRect) }

  // MARK: Layers

  /// The outline of a layer's ground, or one with corners that something else asks for.
  static func outline(
    of layer: CALayer?,
    in rect: CGRect,
    _ cornerRadius: CGFloat = 0,
    inset: CGFloat = 0
  ) -> Outline {
    if cornerRadius > 0 { return .rectangle(rect, radius: cornerRadius) }
    guard let layer, layer.cornerRadius > 0 else {
      return .rectangle(rect.insetBy(dx: inset, dy: inset))
    }
    return .rectangle(
      rect.insetBy(dx: inset, dy: inset),
      radius: max(0, layer.cornerRadius - inset),
      rounded: Outline.Corners(layer.maskedCorners)
    )
  }

  private static func shadow(of layer: CALayer) -> Shadow? {
    guard layer.shadowOpacity > 0 else { return nil }
    var color = layer.shadowColor?.rgba ?? RGBA(hex: 0x000000)
    color.alpha *= CGFloat(layer.shadowOpacity)
    return Shadow(color: color, radius: layer.shadowRadius, offset: layer.shadowOffset)
  }

  // MARK: What moves

  /// How something looks other than where it rests.
  struct Movement {
    var offset = CGSize.zero
    var opacity: CGFloat = 1
    var scale: CGFloat = 1
    /// The radius of the corners that are cut off, in points.
    var cornerRadius: CGFloat = 0
  }

  /// Says how a view looks at this moment other than where it rests.
  func move(_ view: UIView?, _ change: (inout Movement) -> Void) {
    guard let view else { return }
    change(&movements[ObjectIdentifier(view), default: Movement()])
  }
}

extension UIView {
  /// The name of the view's class in a picture.
  var pictureKind: String {
    String(String(describing: type(of: self)).prefix { $0 != "<" })
  }

  /// Draws what is in the view in place of its subviews; for views whose content isn't views.
  package var contentPainter: ((ViewPainter) -> Void)? {
    get { rare?.contentPainter }
    set { rareState().contentPainter = newValue }
  }
}

extension Outline.Corners {
  fileprivate init(_ mask: CACornerMask) {
    self = []
    if mask.contains(.layerMinXMinYCorner) { insert(.topLeft) }
    if mask.contains(.layerMaxXMinYCorner) { insert(.topRight) }
    if mask.contains(.layerMinXMaxYCorner) { insert(.bottomLeft) }
    if mask.contains(.layerMaxXMaxYCorner) { insert(.bottomRight) }
  }
}

extension PlaneTransform {
  /// The transform of a view, around the middle of its bounds.
  fileprivate init(_ transform: CGAffineTransform, aroundMiddleOf bounds: CGRect) {
    self.init(
      a: transform.a,
      b: transform.b,
      c: transform.c,
      d: transform.d,
      tx: transform.tx - transform.a * bounds.midX - transform.c * bounds.midY,
      ty: transform.ty - transform.b * bounds.midX - transform.d * bounds.midY
    )
  }
}
