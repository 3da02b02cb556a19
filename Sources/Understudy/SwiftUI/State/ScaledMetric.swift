import Foundation

/// A number that grows with the size of text that the person has chosen.
///
/// Source: documented; the factors are those of the body style's sizes.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  private let base: Value

  /// Creates a number.
  ///
  /// - Parameter wrappedValue: The number at the usual size of text.
  public init(wrappedValue: Value) { base = wrappedValue }

  /// Creates a number.
  ///
  /// - Parameters:
  ///   - wrappedValue: The number at the usual size of text.
  ///   - textStyle: With which texts it grows; the stand-in takes the body style's for all.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
  }

  /// The number at the size of text that the person has chosen.
  public var wrappedValue: Value {
    let points: Double =
      switch size {
      case .xSmall: 14
      case .small: 15
      case .medium: 16
      case .large: 17
      case .xLarge: 19
      case .xxLarge: 21
      case .xxxLarge: 23
      case .accessibility1: 28
      case .accessibility2: 33
      case .accessibility3: 40
      case .accessibility4: 47
      case .accessibility5: 53
      }
    return base * Value(points / 17)
  }
}
