internal import StageDrawing

/// How symbols vary: in a shape, filled, struck through.
///
/// Source: documented. Apple's page for `SymbolVariants`.
@available(iOS 15.0, *)
public struct SymbolVariants: Hashable, Sendable {
  private enum Frame: String { case circle, square, rectangle }

  private var frame: Frame?
  private var isFilled = false
  private var isStruck = false

  /// As they are.
  public static let none: SymbolVariants = SymbolVariants()
  /// In a circle.
  public static let circle: SymbolVariants = none.circle
  /// In a square.
  public static let square: SymbolVariants = none.square
  /// In a rectangle.
  public static let rectangle: SymbolVariants = none.rectangle
  /// Filled.
  public static let fill: SymbolVariants = none.fill
  /// Struck through.
  public static let slash: SymbolVariants = none.slash

  /// The same, in a circle.
  public var circle: SymbolVariants { with { $0.frame = .circle } }
  /// The same, in a square.
  public var square: SymbolVariants { with { $0.frame = .square } }
  /// The same, in a rectangle.
  public var rectangle: SymbolVariants { with { $0.frame = .rectangle } }
  /// The same, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// The same, struck through.
  public var slash: SymbolVariants { with { $0.isStruck = true } }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// Returns whether everything that another value says is said here too.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Whether it is; `true` for ``none``.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.frame == nil || other.frame == frame) && (!other.isFilled || isFilled)
      && (!other.isStruck || isStruck)
  }

  /// Both values; of two shapes the other value's.
  fileprivate func union(_ other: SymbolVariants) -> SymbolVariants {
    with {
      $0.frame = other.frame ?? frame
      $0.isFilled = isFilled || other.isFilled
      $0.isStruck = isStruck || other.isStruck
    }
  }

  /// The name of a symbol's variant, or the symbol's own where there is no such variant.
  ///
  /// The stand-in knows the symbols that its pictures can show; others don't vary.
  func applied(to name: String) -> String {
    guard self != .none else { return name }
    let parts = name.split(separator: ".").map(String.init)
    let suffixes = [isStruck ? "slash" : nil, frame?.rawValue, isFilled ? "fill" : nil]
    let wanted = suffixes.compactMap { $0 }.filter { !parts.contains($0) }
    let isFilledAlready = parts.last == "fill"
    let base = isFilledAlready ? parts.dropLast() : parts[...]
    let variant = (base + wanted + (isFilledAlready ? ["fill"] : [])).joined(separator: ".")
    return SymbolIcon.named(variant) == nil ? name : variant
  }
}

@available(iOS 15.0, *)
enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
  /// How symbols vary.
  @available(iOS 15.0, *)
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Has symbols vary, besides what is said around.
  ///
  /// - Parameter variant: How; ``SymbolVariants/none`` undoes what is said around.
  /// - Returns: The view. Symbols without such a variant stay as they are.
  @available(iOS 15.0, *)
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { variants in
      variants = variant == .none ? .none : variants.union(variant)
    }
  }
}
