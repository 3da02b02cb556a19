import Foundation

/// Colours that run into one another.
public struct Gradient: Equatable, Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Equatable, Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    ///
    /// - Parameters:
    ///   - color: The colour.
    ///   - location: The place, from 0 to 1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours at their places.
  public var stops: [Gradient.Stop]

  /// Creates a gradient.
  ///
  /// - Parameter stops: The colours at their places.
  public init(stops: [Gradient.Stop]) { self.stops = stops }

  /// Creates a gradient of colours at equal distances.
  ///
  /// - Parameter colors: The colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  fileprivate func paint(_ kind: String, _ way: GradientCourse.Way) -> _Paint {
    let names = stops.map(\.color.description).joined(separator: ", ")
    return _Paint(
      text: "\(kind)(\(names))",
      color: stops.first?.color ?? .clear,
      gradient: GradientCourse(stops: stops, way: way)
    )
  }
}

/// A point of a rectangle, as shares of its width and height.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width, from 0 at the leading edge.
  public var x: CGFloat
  /// The share of the height, from 0 at the top.
  public var y: CGFloat

  /// Creates the point at the top leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point.
  ///
  /// - Parameters:
  ///   - x: The share of the width.
  ///   - y: The share of the height.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero: UnitPoint = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center: UnitPoint = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading: UnitPoint = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing: UnitPoint = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top: UnitPoint = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom: UnitPoint = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading: UnitPoint = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing: UnitPoint = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading: UnitPoint = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing: UnitPoint = UnitPoint(x: 1, y: 1)
}

/// Colours that run into one another along a line.
nonisolated public struct LinearGradient: ShapeStyle, View {
  private let gradient: Gradient
  private let way: GradientCourse.Way

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startPoint: Where the first colour is.
  ///   - endPoint: Where the last colour is.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    way = .line(from: startPoint, to: endPoint)
  }

  /// Creates a gradient of colours at equal distances.
  ///
  /// - Parameters:
  ///   - colors: The colours.
  ///   - startPoint: Where the first colour is.
  ///   - endPoint: Where the last colour is.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(colors: colors)
    way = .line(from: startPoint, to: endPoint)
  }

  /// Creates a gradient of colours at their places.
  ///
  /// - Parameters:
  ///   - stops: The colours.
  ///   - startPoint: Where the first colour is.
  ///   - endPoint: Where the last colour is.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(stops: stops)
    way = .line(from: startPoint, to: endPoint)
  }

  /// What is painted with; the framework's own business.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The paint.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    gradient.paint("linearGradient", way)
  }

  /// A view that is filled with the gradient.
  @MainActor public var body: some View { PaintFill(paint: gradient.paint("linearGradient", way)) }
}

/// Colours that run into one another away from a point.
nonisolated public struct RadialGradient: ShapeStyle, View {
  private let gradient: Gradient
  private let way: GradientCourse.Way

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: Where the middle is.
  ///   - startRadius: Where the first colour ends, in points.
  ///   - endRadius: Where the last colour begins, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    way = .circle(center, startRadius, endRadius)
  }

  /// Creates a gradient of colours at equal distances.
  ///
  /// - Parameters:
  ///   - colors: The colours.
  ///   - center: Where the middle is.
  ///   - startRadius: Where the first colour ends, in points.
  ///   - endRadius: Where the last colour begins, in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(colors: colors)
    way = .circle(center, startRadius, endRadius)
  }

  /// Creates a gradient of colours at their places.
  ///
  /// - Parameters:
  ///   - stops: The colours.
  ///   - center: Where the middle is.
  ///   - startRadius: Where the first colour ends, in points.
  ///   - endRadius: Where the last colour begins, in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(stops: stops)
    way = .circle(center, startRadius, endRadius)
  }

  /// What is painted with; the framework's own business.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The paint.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    gradient.paint("radialGradient", way)
  }

  /// A view that is filled with the gradient.
  @MainActor public var body: some View { PaintFill(paint: gradient.paint("radialGradient", way)) }
}

/// Colours that run into one another around a point.
nonisolated public struct AngularGradient: ShapeStyle, View {
  private let gradient: Gradient

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: Where the middle is.
  ///   - angle: Where the first colour is.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.gradient = gradient
  }

  /// Creates a gradient of colours at equal distances.
  ///
  /// - Parameters:
  ///   - colors: The colours.
  ///   - center: Where the middle is.
  ///   - angle: Where the first colour is.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    gradient = Gradient(colors: colors)
  }

  /// Creates a gradient of colours at their places.
  ///
  /// - Parameters:
  ///   - stops: The colours.
  ///   - center: Where the middle is.
  ///   - angle: Where the first colour is.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    gradient = Gradient(stops: stops)
  }

  /// What is painted with; the framework's own business.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The paint.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    gradient.paint("angularGradient", .line(from: .leading, to: .trailing))
  }

  /// A view that is filled with the gradient.
  @MainActor public var body: some View {
    PaintFill(paint: gradient.paint("angularGradient", .line(from: .leading, to: .trailing)))
  }
}

/// Colours that run into one another away from a point, as far as the edges.
nonisolated public struct EllipticalGradient: ShapeStyle, View {
  private let gradient: Gradient
  private let way: GradientCourse.Way

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: Where the middle is.
  ///   - startRadiusFraction: Where the first colour ends, as a share.
  ///   - endRadiusFraction: Where the last colour begins, as a share.
  public init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    way = .ellipse(center, startRadiusFraction, endRadiusFraction)
  }

  /// Creates a gradient of colours at equal distances.
  ///
  /// - Parameters:
  ///   - colors: The colours.
  ///   - center: Where the middle is.
  ///   - startRadiusFraction: Where the first colour ends, as a share.
  ///   - endRadiusFraction: Where the last colour begins, as a share.
  public init(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    gradient = Gradient(colors: colors)
    way = .ellipse(center, startRadiusFraction, endRadiusFraction)
  }

  /// Creates a gradient of colours at their places.
  ///
  /// - Parameters:
  ///   - stops: The colours.
  ///   - center: Where the middle is.
  ///   - startRadiusFraction: Where the first colour ends, as a share.
  ///   - endRadiusFraction: Where the last colour begins, as a share.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    gradient = Gradient(stops: stops)
    way = .ellipse(center, startRadiusFraction, endRadiusFraction)
  }

  /// What is painted with; the framework's own business.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The paint.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    gradient.paint("ellipticalGradient", way)
  }

  /// A view that is filled with the gradient.
  @MainActor public var body: some View {
    PaintFill(paint: gradient.paint("ellipticalGradient", way))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  ///
  /// - Parameters:
  ///   - colors: The colours.
  ///   - startPoint: Where the first colour is.
  ///   - endPoint: Where the last colour is.
  /// - Returns: The gradient.
  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startPoint: Where the first colour is.
  ///   - endPoint: Where the last colour is.
  /// - Returns: The gradient.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension Color {
  /// The colour with a light gradient.
  @available(iOS 16.0, *)
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}

/// A gradient of a colour, from light to full.
public struct AnyGradient: ShapeStyle {
  private let gradient: Gradient

  /// Creates a gradient.
  ///
  /// - Parameter gradient: The colours.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// What is painted with; the framework's own business.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The paint.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    gradient.paint("gradient", .line(from: .top, to: .bottom))
  }
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of nothing.
  public init() { radians = 0 }

  /// Creates an angle.
  ///
  /// - Parameter radians: The angle in radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle.
  ///
  /// - Parameter degrees: The angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// No angle.
  public static let zero: Angle = Angle()

  /// An angle in radians.
  ///
  /// - Parameter radians: The angle in radians.
  /// - Returns: The angle.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  ///
  /// - Parameter degrees: The angle in degrees.
  /// - Returns: The angle.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether an angle is smaller than another.
  ///
  /// - Parameters:
  ///   - lhs: An angle.
  ///   - rhs: Another angle.
  /// - Returns: `true` if it is.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}
