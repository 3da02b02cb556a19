import Foundation

extension View {
  /// Draws a border just inside the view's edges.
  ///
  /// - Parameters:
  ///   - content: With what.
  ///   - width: The border's width, in points.
  /// - Returns: The view with its border.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width).allowsHitTesting(false) }
  }

  /// Cuts the view's corners off.
  ///
  /// Apple's is deprecated from version 100000: a hint in the documentation, not a warning.
  ///
  /// - Parameters:
  ///   - radius: The corners' radius, in points.
  ///   - antialiased: Whether edges are smooth.
  /// - Returns: The view with round corners.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// Cuts off what is outside the view's bounds.
  ///
  /// - Parameter antialiased: Whether edges are smooth.
  /// - Returns: The view.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle())
  }

  /// Cuts off what is outside a shape; what is cut off gets no touches.
  ///
  /// - Parameters:
  ///   - shape: The shape, in the view's bounds.
  ///   - style: How the shape is filled.
  /// - Returns: The view.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S,
    style: FillStyle = FillStyle()
  ) -> some View {
    modifier(Clip { shape.path(in: CGRect(origin: .zero, size: $0)) })
  }

  /// Shows the view only where another is opaque; the stand-in clips to the view's bounds.
  ///
  /// - Parameters:
  ///   - alignment: Where the other view is.
  ///   - mask: The other view.
  /// - Returns: The view.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    clipped()
  }

  /// Sets where the view takes touches.
  ///
  /// - Parameters:
  ///   - shape: The shape, in the view's bounds.
  ///   - eoFill: Whether what is crossed an even number of times is outside.
  /// - Returns: The view.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(
      TouchArea { point, size in
        shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: eoFill)
      }
    )
  }

  /// Sets the shape of the view for some purposes.
  ///
  /// - Parameters:
  ///   - kind: The purposes.
  ///   - shape: The shape, in the view's bounds.
  ///   - eoFill: Whether what is crossed an even number of times is outside.
  /// - Returns: The view.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View {
    modifier(
      TouchArea(isActive: kind.contains(.interaction)) { point, size in
        shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: eoFill)
      }
    )
  }

  /// Gives the view a shadow, which changes neither layout nor touches.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - radius: How soft it is, in points.
  ///   - x: How far to the side, in points.
  ///   - y: How far down, in points.
  /// - Returns: The view.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      PixelEffect(
        PixelLook(
          shadow: PixelShadow(color: color, radius: radius, offset: CGSize(width: x, height: y))
        )
      )
    )
  }

  /// Blurs the view, which changes neither layout nor touches.
  ///
  /// - Parameters:
  ///   - radius: How much, in points.
  ///   - opaque: Whether the result is opaque.
  /// - Returns: The view.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(PixelEffect(PixelLook(blur: radius)))
  }

  /// Turns what the view shows, without its room; the stand-in's touches stay unturned.
  ///
  /// - Parameters:
  ///   - angle: How far.
  ///   - anchor: Around which point.
  /// - Returns: The view.
  nonisolated public func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some View {
    modifier(PixelEffect(PixelLook(angle: angle.radians, anchor: anchor)))
  }

  /// Enlarges what the view shows, without its room; the stand-in's touches stay as they are.
  ///
  /// - Parameters:
  ///   - s: How much.
  ///   - anchor: Around which point.
  /// - Returns: The view.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    modifier(PixelEffect(PixelLook(scale: CGSize(width: s, height: s), anchor: anchor)))
  }

  /// Sets how far in front of others in its container the view is.
  ///
  /// - Parameter value: `0` unless set; higher values are in front.
  /// - Returns: The view.
  nonisolated public func zIndex(_ value: Double) -> some View { modifier(ZIndex(value)) }

  /// Makes the view's appearance one picture, which changes nothing here.
  ///
  /// - Returns: The view.
  nonisolated public func compositingGroup() -> some View { modifier(Appearance()) }

  /// Makes the view's appearance one picture off the screen, which changes nothing here.
  ///
  /// A stage draws outlines, not pixels, so it has nothing to gain from a picture in between.
  ///
  /// - Parameters:
  ///   - opaque: Whether the result is opaque.
  ///   - colorMode: How colours are kept.
  /// - Returns: The view.
  nonisolated public func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(Appearance())
  }

  /// Fills a shape behind the view.
  ///
  /// - Parameters:
  ///   - style: With what.
  ///   - shape: The shape.
  ///   - fillStyle: How.
  /// - Returns: The view with its ground.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Fills a shape before the view.
  ///
  /// - Parameters:
  ///   - style: With what.
  ///   - shape: The shape.
  ///   - fillStyle: How.
  /// - Returns: The view with what is before it.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }
}

/// How the colours of a picture are kept.
///
/// Source: documented. Apple's page for `ColorRenderingMode`.
public enum ColorRenderingMode: Hashable, Sendable {
  /// In sRGB, as the screen has them.
  case nonLinear
  /// In sRGB, in proportion to the light.
  case linear
  /// In proportion to the light, also beyond sRGB.
  case extendedLinear
}

/// What a shape of content is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// Creates a set.
  ///
  /// - Parameter rawValue: The set as bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Touches.
  public static let interaction: ContentShapeKinds = ContentShapeKinds(rawValue: 1)
  /// Dragging.
  public static let dragPreview: ContentShapeKinds = ContentShapeKinds(rawValue: 2)
  /// The preview of a menu.
  public static let contextMenuPreview: ContentShapeKinds = ContentShapeKinds(rawValue: 4)
  /// Effects of a pointer.
  public static let hoverEffect: ContentShapeKinds = ContentShapeKinds(rawValue: 8)
}

/// Changes the look of pixels only, which nobody on a stage can see.
nonisolated struct Appearance: ViewModifier {
  typealias Body = Never

  @MainActor static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: PassThroughNode(view.value, parent: inputs.parent) { $0.content })
  }
}

/// Cuts off what is outside a shape.
nonisolated struct Clip: BoxModifier {
  typealias Body = Never

  let outline: (CGSize) -> Path

  nonisolated init(_ outline: @escaping (CGSize) -> Path) { self.outline = outline }

  @MainActor func makeBox(around child: LayoutBox) -> ClipBox { ClipBox(child) }

  @MainActor func update(_ box: ClipBox) { box.outline = outline }
}

/// The box of a view that is cut off.
final class ClipBox: WrapperBox {
  var outline: (CGSize) -> Path = { Path(CGRect(origin: .zero, size: $0)) }

  override func admitsTouch(at point: CGPoint) -> Bool {
    outline(frame.size).contains(point)
  }
}

/// Sets where a view takes touches.
nonisolated struct TouchArea: BoxModifier {
  typealias Body = Never

  let isActive: Bool
  let contains: (CGPoint, CGSize) -> Bool

  nonisolated init(isActive: Bool = true, _ contains: @escaping (CGPoint, CGSize) -> Bool) {
    self.isActive = isActive
    self.contains = contains
  }

  @MainActor func makeBox(around child: LayoutBox) -> TouchAreaBox { TouchAreaBox(child) }

  @MainActor func update(_ box: TouchAreaBox) { box.area = isActive ? contains : nil }
}

/// The box of a view that takes touches in a shape.
final class TouchAreaBox: WrapperBox {
  var area: ((CGPoint, CGSize) -> Bool)?

  override func takesTouch(at point: CGPoint) -> Bool { area?(point, frame.size) ?? false }
}

/// Sets how far in front a view is.
nonisolated struct ZIndex: BoxModifier {
  typealias Body = Never

  let value: Double

  nonisolated init(_ value: Double) { self.value = value }

  @MainActor func makeBox(around child: LayoutBox) -> ZIndexBox { ZIndexBox(child) }

  @MainActor func update(_ box: ZIndexBox) { box.value = value }
}

/// The box of a view that is more or less in front.
final class ZIndexBox: WrapperBox {
  var value = 0.0

  override init(_ child: LayoutBox) {
    super.init(child)
    add(.order)
  }

  override var zIndex: Double { value }
}
