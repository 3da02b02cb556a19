/// What areas and texts are painted with.
///
/// Source: documented. Apple's page for `ShapeStyle`.
public protocol ShapeStyle: Sendable {
  /// The style that this one stands for.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one stands for in an environment.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The style.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What is painted with; the framework's own business.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The paint.
  func _paint(in environment: EnvironmentValues) -> _Paint
}

extension ShapeStyle {
  /// What the style that this one stands for paints with.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The paint.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    resolve(in: environment)._paint(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Traps: the framework paints with the style itself.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: Nothing.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("resolve(in:) should not be called on \(Self.self).")
  }
}

extension Never: ShapeStyle {
  /// Nothing: there is no value.
  public typealias Resolved = Never

  /// The paint of no value.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: Nothing.
  public func _paint(in environment: EnvironmentValues) -> _Paint { switch self {} }
}

/// What is painted with; the framework's own business.
public struct _Paint: Hashable, Sendable {
  /// What it is, for those who look at the screen.
  let text: String
  /// The colour, or the first of several.
  let color: Color
  /// The colours of a gradient.
  var gradient: GradientCourse?

  init(color: Color) {
    self.color = color
    text = color.description
  }

  init(text: String, color: Color, gradient: GradientCourse? = nil) {
    self.text = text
    self.color = color
    self.gradient = gradient
  }
}

extension Color: ShapeStyle {
  /// The colour itself.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The paint.
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(color: self) }
}

/// The colours of content of different importance.
public struct HierarchicalShapeStyle: ShapeStyle {
  private enum Level: Sendable { case primary, secondary, tertiary, quaternary }

  private let level: Level

  /// The colour of main content.
  public static let primary: HierarchicalShapeStyle = HierarchicalShapeStyle(level: .primary)
  /// The colour of secondary content.
  public static let secondary: HierarchicalShapeStyle = HierarchicalShapeStyle(level: .secondary)
  /// The colour of content of the third level.
  public static let tertiary: HierarchicalShapeStyle = HierarchicalShapeStyle(level: .tertiary)
  /// The colour of content of the fourth level.
  public static let quaternary: HierarchicalShapeStyle = HierarchicalShapeStyle(
    level: .quaternary
  )

  /// The colour.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The paint.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    switch level {
    case .primary: _Paint(color: .primary)
    case .secondary: _Paint(color: .secondary)
    case .tertiary: _Paint(text: "tertiary", color: Color(uiColor: .tertiaryLabel))
    case .quaternary: _Paint(text: "quaternary", color: Color(uiColor: .quaternaryLabel))
    }
  }
}

/// The colour of what can be used.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The environment's tint.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The paint.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(color: environment[TintKey.self] ?? .accentColor)
  }
}

/// The ground of the interface.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The system's background.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The paint.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(text: "background", color: Color(uiColor: .systemBackground))
  }
}

/// The colour of texts and symbols around.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The environment's foreground.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The paint.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(color: environment[ForegroundColorKey.self] ?? .primary)
  }
}

/// The colour of lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The system's colour of separators.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The paint.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(text: "separator", color: Color(uiColor: .separator))
  }
}

/// A translucent material.
public struct Material: ShapeStyle {
  private let name: String

  /// Mostly translucent.
  public static let ultraThin: Material = Material(name: "ultraThinMaterial")
  /// More translucent than opaque.
  public static let thin: Material = Material(name: "thinMaterial")
  /// Somewhat translucent.
  public static let regular: Material = Material(name: "regularMaterial")
  /// More opaque than translucent.
  public static let thick: Material = Material(name: "thickMaterial")
  /// Mostly opaque.
  public static let ultraThick: Material = Material(name: "ultraThickMaterial")
  /// The material of bars.
  public static let bar: Material = Material(name: "bar")

  /// The material.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The paint.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(text: name, color: Color(uiColor: .systemBackground).opacity(0.5))
  }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  private let paint: @Sendable (EnvironmentValues) -> _Paint

  /// Hides the type of a style.
  ///
  /// - Parameter style: The style.
  public init<S: ShapeStyle>(_ style: S) { paint = { style._paint(in: $0) } }

  /// What the style paints with.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The paint.
  public func _paint(in environment: EnvironmentValues) -> _Paint { paint(environment) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The colour of main content.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The colour of secondary content.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The colour of content of the third level.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The colour of content of the fourth level.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of what can be used.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The ground of the interface.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The colour of texts and symbols around.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between things.
  @available(iOS 17.0, *)
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == Material {
  /// Mostly translucent.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// More translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// Somewhat translucent.
  public static var regularMaterial: Material { .regular }
  /// More opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// Mostly opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}

/// A view that fills its room with a style.
nonisolated struct StyleFill<S: ShapeStyle>: View {
  @Environment(\.self) private var environment
  private let style: S

  nonisolated init(_ style: S) { self.style = style }

  var body: some View { PaintFill(paint: style._paint(in: environment)) }
}

/// A view that fills its room with a paint.
nonisolated struct PaintFill: View {
  typealias Body = Never

  let paint: _Paint

  @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let box = FillBox(view.value.paint)
    return _ViewOutputs(
      node: LeafNode(view.value, box: box, parent: inputs.parent) { $1.paint = $0.paint }
    )
  }
}

enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension View {
  /// Sets the colour of texts and symbols.
  ///
  /// - Parameter color: The colour; `nil` for the system's.
  /// - Returns: The view.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(EnvironmentModifier { $0.set(ForegroundColorKey.self, color) })
  }

  /// Sets what texts and symbols are painted with.
  ///
  /// - Parameter style: With what.
  /// - Returns: The view.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { $0.set(ForegroundColorKey.self, style._paint(in: $0).color) }
    )
  }

  /// Sets what texts and symbols of different importance are painted with.
  ///
  /// - Parameters:
  ///   - primary: With what main content is painted.
  ///   - secondary: With what secondary content is painted; the stand-in shows it as the system's.
  /// - Returns: The view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2
  ) -> some View {
    foregroundStyle(primary)
  }

  /// Sets the colour of what can be used.
  ///
  /// - Parameter tint: The colour; `nil` for the app's.
  /// - Returns: The view.
  nonisolated public func tint(_ tint: Color?) -> some View {
    modifier(EnvironmentModifier { $0.set(TintKey.self, tint) })
  }

  /// Sets the paint of what can be used.
  ///
  /// - Parameter tint: The paint; `nil` for the app's colour.
  /// - Returns: The view.
  @_disfavoredOverload
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(
      EnvironmentModifier {
        $0.set(TintKey.self, tint.map { $0._paint(in: EnvironmentValues()).color })
      }
    )
  }

  /// Sets the colour of what can be used.
  ///
  /// Apple's is deprecated from version 100000: a hint in the documentation, not a warning.
  ///
  /// - Parameter accentColor: The colour; `nil` for the app's.
  /// - Returns: The view.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
