import Foundation

/// A shape that fills its room.
///
/// Source: documented. Apple's page for `Shape`.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The shape's outline.
  ///
  /// - Parameter rect: The room, in points.
  /// - Returns: The outline.
  func path(in rect: CGRect) -> Path

  /// The size that the shape takes.
  ///
  /// - Parameter proposal: The size that is proposed.
  /// - Returns: The size, in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// The size that is proposed.
  ///
  /// - Parameter proposal: The size that is proposed.
  /// - Returns: The size, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape in the colour of texts.
  @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape that can be made smaller from its edges.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with its edges moved inwards.
  ///
  /// - Parameter amount: How far, in points.
  /// - Returns: The smaller shape.
  func inset(by amount: CGFloat) -> InsetShape
}

/// How an outline is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// The line's width, in points.
  public var lineWidth: CGFloat
  /// The line's ends.
  public var lineCap: LineCap
  /// The line's corners.
  public var lineJoin: LineJoin
  /// How long a pointed corner may be, in widths of the line.
  public var miterLimit: CGFloat
  /// The lengths of the line's pieces and gaps, in points.
  public var dash: [CGFloat]
  /// Where in the pattern of pieces the line begins, in points.
  public var dashPhase: CGFloat

  /// The ends of a line.
  public enum LineCap: Sendable {
    /// Cut off.
    case butt
    /// Round.
    case round
    /// Square.
    case square
  }

  /// The corners of a line.
  public enum LineJoin: Sendable {
    /// Pointed.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel
  }

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - lineWidth: The line's width, in points.
  ///   - lineCap: The line's ends.
  ///   - lineJoin: The line's corners.
  ///   - miterLimit: How long a pointed corner may be, in widths of the line.
  ///   - dash: The lengths of the line's pieces and gaps, in points.
  ///   - dashPhase: Where in the pattern of pieces the line begins, in points.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: LineCap = .butt,
    lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How an outline is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether what is crossed an even number of times is outside.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - eoFill: Whether what is crossed an even number of times is outside.
  ///   - antialiased: Whether edges are smooth.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

extension Shape {
  /// Fills the shape.
  ///
  /// - Parameters:
  ///   - content: With what.
  ///   - style: How.
  /// - Returns: A view of the filled shape.
  public func fill<S: ShapeStyle>(
    _ content: S,
    style: FillStyle = FillStyle()
  ) -> some View {
    _ShapeView(shape: self, style: content)
  }

  /// Fills the shape with the colour of texts.
  ///
  /// - Parameter style: How.
  /// - Returns: A view of the filled shape.
  public func fill(style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// Draws the shape's outline.
  ///
  /// - Parameters:
  ///   - content: With what.
  ///   - style: How.
  /// - Returns: A view of the outline.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    _ShapeView(shape: self, style: content, lineWidth: style.lineWidth)
  }

  /// Draws the shape's outline.
  ///
  /// - Parameters:
  ///   - content: With what.
  ///   - lineWidth: The line's width, in points.
  /// - Returns: A view of the outline.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    _ShapeView(shape: self, style: content, lineWidth: lineWidth)
  }

  /// Draws the shape's outline in the colour of texts.
  ///
  /// - Parameter lineWidth: The line's width, in points.
  /// - Returns: A view of the outline.
  public func stroke(lineWidth: CGFloat = 1) -> some View {
    _ShapeView(shape: self, style: ForegroundStyle(), lineWidth: lineWidth)
  }

  /// A part of the shape's outline.
  ///
  /// - Parameters:
  ///   - startFraction: Where it begins, from 0 to 1.
  ///   - endFraction: Where it ends, from 0 to 1.
  /// - Returns: The shape.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }

  /// The shape at another place.
  ///
  /// - Parameter offset: How far, in points.
  /// - Returns: The shape.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The shape at another place.
  ///
  /// - Parameters:
  ///   - x: How far to the side, in points.
  ///   - y: How far down, in points.
  /// - Returns: The shape.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }
}

extension InsettableShape {
  /// Draws the shape's outline inside its edges.
  ///
  /// - Parameters:
  ///   - content: With what.
  ///   - lineWidth: The line's width, in points.
  ///   - antialiased: Whether edges are smooth.
  /// - Returns: A view of the outline.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View {
    _ShapeView(shape: inset(by: lineWidth / 2), style: content, lineWidth: lineWidth)
  }

  /// Draws the shape's outline inside its edges.
  ///
  /// - Parameters:
  ///   - content: With what.
  ///   - style: How.
  ///   - antialiased: Whether edges are smooth.
  /// - Returns: A view of the outline.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, lineWidth: style.lineWidth)
  }
}

/// A shape at another place.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How far it is moved, in points.
  public var offset: CGSize

  /// Creates a moved shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - offset: How far it is moved, in points.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The moved outline.
  ///
  /// - Parameter rect: The room, in points.
  /// - Returns: The outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// What can be animated: nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A part of a shape's outline.
nonisolated struct _TrimmedShape<Content: Shape>: Shape {
  let shape: Content
  let start: CGFloat
  let end: CGFloat

  func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }

  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A shape whose type is hidden.
@available(iOS 16.0, *)
nonisolated public struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path
  private let fitting: @Sendable (ProposedViewSize) -> CGSize

  /// Hides the type of a shape.
  ///
  /// - Parameter shape: The shape.
  public init<S: Shape>(_ shape: S) {
    outline = { shape.path(in: $0) }
    fitting = { shape.sizeThatFits($0) }
  }

  /// The shape's outline.
  ///
  /// - Parameter rect: The room, in points.
  /// - Returns: The outline.
  public func path(in rect: CGRect) -> Path { outline(rect) }

  /// The size that the shape takes.
  ///
  /// - Parameter proposal: The size that is proposed.
  /// - Returns: The size, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fitting(proposal) }

  /// What can be animated: nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Path: Shape {
  /// The outline itself.
  ///
  /// - Parameter rect: The room, in points.
  /// - Returns: The outline.
  nonisolated public func path(in rect: CGRect) -> Path { self }

  /// What can be animated: nothing.
  nonisolated public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A view of a shape.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  @Environment(\.self) private var environment
  private let shape: Content
  private let style: Style
  private let lineWidth: CGFloat?

  init(shape: Content, style: Style, lineWidth: CGFloat? = nil) {
    self.shape = shape
    self.style = style
    self.lineWidth = lineWidth
  }

  /// The shape with its paint.
  @MainActor @preconcurrency public var body: some View {
    ShapeLeaf(shape: shape, paint: style._paint(in: environment), lineWidth: lineWidth)
  }
}

/// A shape with its paint.
nonisolated struct ShapeLeaf<Content: Shape>: View {
  typealias Body = Never

  let shape: Content
  let paint: _Paint
  let lineWidth: CGFloat?

  fileprivate var resolved: ResolvedShape {
    let shape = shape
    return ResolvedShape(
      name: "\(Content.self)",
      paint: paint,
      lineWidth: lineWidth,
      outline: { shape.path(in: CGRect(origin: .zero, size: $0)) }
    )
  }

  @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let box = ShapeBox(view.value.resolved)
    return _ViewOutputs(
      node: LeafNode(view.value, box: box, parent: inputs.parent) { view, box in
        box.shape = view.resolved
        box.fit(view.shape)
      }
    )
  }
}

/// A shape as it is shown.
struct ResolvedShape {
  let name: String
  let paint: _Paint
  let lineWidth: CGFloat?
  /// The outline in a room of a size.
  let outline: (CGSize) -> Path

  var text: String {
    guard let lineWidth else { return "\(name) \(paint.text)" }
    return "\(name) \(paint.text) line \(Double(lineWidth))"
  }
}

/// The box of a shape.
final class ShapeBox: LayoutBox {
  var shape: ResolvedShape
  private var fitting: (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }

  init(_ shape: ResolvedShape) { self.shape = shape }

  /// Takes over how a shape finds its size.
  func fit<S: Shape>(_ shape: S) {
    fitting = { shape.sizeThatFits($0) }
    if !answersAreUnchanged() { invalidateLayout() }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { fitting(proposal) }

  override var content: BoxContent { .shape(shape) }
}
