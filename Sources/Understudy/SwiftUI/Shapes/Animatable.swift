import Foundation

/// A value that can be scaled and added, such as to find values between two others.
///
/// Source: documented. Apple's page for `VectorArithmetic`.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value.
  ///
  /// - Parameter rhs: The factor.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of the value's parts.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies the number.
  ///
  /// - Parameter rhs: The factor.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The number's square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number.
  ///
  /// - Parameter rhs: The factor.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The number's square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number.
  ///
  /// - Parameter rhs: The factor.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The number's square.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// No data to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates no data.
  public init() {}

  /// Nothing.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// Adds nothing.
  ///
  /// - Parameters:
  ///   - lhs: Nothing.
  ///   - rhs: Nothing.
  /// - Returns: Nothing.
  public static func + (lhs: Self, rhs: Self) -> EmptyAnimatableData { EmptyAnimatableData() }

  /// Subtracts nothing.
  ///
  /// - Parameters:
  ///   - lhs: Nothing.
  ///   - rhs: Nothing.
  /// - Returns: Nothing.
  public static func - (lhs: Self, rhs: Self) -> EmptyAnimatableData { EmptyAnimatableData() }

  /// Does nothing.
  ///
  /// - Parameter rhs: The factor.
  public mutating func scale(by rhs: Double) {}

  /// 0.
  public var magnitudeSquared: Double { 0 }
}

/// Two values to animate together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair.
  ///
  /// - Parameters:
  ///   - first: The first value.
  ///   - second: The second value.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A pair of nothing.
  public static var zero: Self { Self(.zero, .zero) }

  /// Adds pairs part by part.
  ///
  /// - Parameters:
  ///   - lhs: A pair.
  ///   - rhs: Another pair.
  /// - Returns: The sum.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// Subtracts pairs part by part.
  ///
  /// - Parameters:
  ///   - lhs: A pair.
  ///   - rhs: Another pair.
  /// - Returns: The difference.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  /// Multiplies both parts.
  ///
  /// - Parameter rhs: The factor.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of both parts'.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// Something that says what of it can be animated; on a stage, values change at once.
///
/// Source: documented. Apple's page for `Animatable`.
public protocol Animatable {
  /// The type of what is animated.
  associatedtype AnimatableData: VectorArithmetic
  /// What is animated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
