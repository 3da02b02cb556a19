import Foundation

/// A colour that may depend on the environment.
nonisolated public struct Color: Hashable, Sendable, CustomStringConvertible {
  private enum Source: Hashable, Sendable {
    case named(String)
    case components(Double, Double, Double)
    case uiColor(SendableColor)
  }

  private let source: Source
  private let alpha: Double

  private init(_ source: Source, alpha: Double = 1) {
    self.source = source
    self.alpha = alpha
  }

  /// A way to say what the parts of a colour mean.
  public enum RGBColorSpace: Hashable, Sendable {
    /// As on most screens.
    case sRGB
    /// The same without gamma.
    case sRGBLinear
    /// As on Apple's screens.
    case displayP3
  }

  /// Creates a colour from its parts.
  ///
  /// - Parameters:
  ///   - colorSpace: What the parts mean.
  ///   - red: How much red, from 0 to 1.
  ///   - green: How much green, from 0 to 1.
  ///   - blue: How much blue, from 0 to 1.
  ///   - opacity: How opaque, from 0 to 1.
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    self.init(.components(red, green, blue), alpha: opacity)
  }

  /// Creates a grey.
  ///
  /// - Parameters:
  ///   - colorSpace: What the part means.
  ///   - white: How light, from 0 to 1.
  ///   - opacity: How opaque, from 0 to 1.
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB,
    white: Double,
    opacity: Double = 1
  ) {
    self.init(.components(white, white, white), alpha: opacity)
  }

  /// Creates a colour from one of UIKit.
  ///
  /// - Parameter uiColor: UIKit's colour.
  public init(uiColor: UIColor) { self.init(.uiColor(SendableColor(color: uiColor))) }

  /// Creates a colour from one of UIKit.
  ///
  /// - Parameter color: UIKit's colour.
  public init(_ color: UIColor) { self.init(uiColor: color) }

  /// Creates a colour from its hue.
  ///
  /// - Parameters:
  ///   - hue: Where on the wheel of colours, from 0 to 1.
  ///   - saturation: How colourful, from 0 to 1.
  ///   - brightness: How bright, from 0 to 1.
  ///   - opacity: How opaque, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    let chroma = brightness * saturation
    func part(_ offset: Double) -> Double {
      let k = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - chroma * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// Creates a colour from an app's resources; the stand-in knows its name only.
  ///
  /// - Parameters:
  ///   - name: The colour's name.
  ///   - bundle: Where it is.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name)) }

  /// Red.
  public static let red: Color = Color(.named("red"))
  /// Orange.
  public static let orange: Color = Color(.named("orange"))
  /// Yellow.
  public static let yellow: Color = Color(.named("yellow"))
  /// Green.
  public static let green: Color = Color(.named("green"))
  /// Mint.
  public static let mint: Color = Color(.named("mint"))
  /// Teal.
  public static let teal: Color = Color(.named("teal"))
  /// Cyan.
  public static let cyan: Color = Color(.named("cyan"))
  /// Blue.
  public static let blue: Color = Color(.named("blue"))
  /// Indigo.
  public static let indigo: Color = Color(.named("indigo"))
  /// Purple.
  public static let purple: Color = Color(.named("purple"))
  /// Pink.
  public static let pink: Color = Color(.named("pink"))
  /// Brown.
  public static let brown: Color = Color(.named("brown"))
  /// White.
  public static let white: Color = Color(.named("white"))
  /// Grey.
  public static let gray: Color = Color(.named("gray"))
  /// Black.
  public static let black: Color = Color(.named("black"))
  /// No colour at all.
  public static let clear: Color = Color(.named("clear"))
  /// The colour of main content.
  public static let primary: Color = Color(.named("primary"))
  /// The colour of secondary content.
  public static let secondary: Color = Color(.named("secondary"))
  /// The app's colour.
  public static let accentColor: Color = Color(.named("accentColor"))

  /// The colour more or less opaque.
  ///
  /// - Parameter opacity: How much is left of it, from 0 to 1.
  /// - Returns: The colour.
  public func opacity(_ opacity: Double) -> Color { Color(source, alpha: alpha * opacity) }

  /// The colour as a text.
  public var description: String {
    let name =
      switch source {
      case .named(let name): name
      case .components(let red, let green, let blue): "rgb(\(red), \(green), \(blue))"
      case .uiColor(let holder): "\(holder.color)"
      }
    return alpha == 1 ? name : "\(name) \(Int((alpha * 100).rounded()))%"
  }

  /// The colour in UIKit.
  var uiColor: UIColor {
    let base: UIColor
    switch source {
    case .components(let red, let green, let blue):
      base = UIColor(red: red, green: green, blue: blue, alpha: 1)
    case .uiColor(let holder): base = holder.color
    case .named(let name): base = Self.systemColor(name)
    }
    return alpha == 1 ? base : base.withAlphaComponent(alpha)
  }

  private static func systemColor(_ name: String) -> UIColor {
    switch name {
    case "red": .systemRed
    case "orange": .systemOrange
    case "yellow": .systemYellow
    case "green": .systemGreen
    case "mint": .systemMint
    case "teal": .systemTeal
    case "cyan": .systemCyan
    case "blue", "accentColor": .systemBlue
    case "indigo": .systemIndigo
    case "purple": .systemPurple
    case "pink": .systemPink
    case "brown": .systemBrown
    case "white": .white
    case "gray": .systemGray
    case "black": .black
    case "clear": .clear
    case "secondary": .secondaryLabel
    default: .label
    }
  }

  private struct SendableColor: Hashable, @unchecked Sendable {
    // Safe: UIKit's colours don't change.
    let color: UIColor
  }
}

extension Color: View {
  /// The framework shows the view without a body.
  public typealias Body = Never

  /// Makes what represents the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(
      node: LeafNode(
        view.value,
        box: FillBox(_Paint(color: view.value)),
        parent: inputs.parent
      ) { view, box in
        box.paint = _Paint(color: view)
      }
    )
  }
}

/// The box of a colour: it takes what it is offered.
final class FillBox: LayoutBox {
  var paint: _Paint

  init(_ paint: _Paint) { self.paint = paint }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override var content: BoxContent { .fill(paint) }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { .red }
  /// Orange.
  public static var orange: Color { .orange }
  /// Yellow.
  public static var yellow: Color { .yellow }
  /// Green.
  public static var green: Color { .green }
  /// Mint.
  public static var mint: Color { .mint }
  /// Teal.
  public static var teal: Color { .teal }
  /// Cyan.
  public static var cyan: Color { .cyan }
  /// Blue.
  public static var blue: Color { .blue }
  /// Indigo.
  public static var indigo: Color { .indigo }
  /// Purple.
  public static var purple: Color { .purple }
  /// Pink.
  public static var pink: Color { .pink }
  /// Brown.
  public static var brown: Color { .brown }
  /// White.
  public static var white: Color { .white }
  /// Grey.
  public static var gray: Color { .gray }
  /// Black.
  public static var black: Color { .black }
  /// No colour at all.
  public static var clear: Color { .clear }
}
