import Foundation

/// A height at which a sheet rests.
///
/// Source: documented; rule 9.13 of the UIKit facts.
@available(iOS 16.0, *)
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomDetentType)
  }

  private let kind: Kind

  /// About half of the screen; not in compact height.
  public static let medium: PresentationDetent = PresentationDetent(kind: .medium)
  /// The full height.
  public static let large: PresentationDetent = PresentationDetent(kind: .large)

  /// A part of the greatest height.
  ///
  /// - Parameter fraction: The part, from 0 to 1.
  /// - Returns: The detent.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// A height.
  ///
  /// - Parameter height: The height, in points, without the bottom safe area.
  /// - Returns: The detent.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// A height that a type computes.
  ///
  /// - Parameter type: The type.
  /// - Returns: The detent.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomDetentType(type: type)))
  }

  /// What a custom detent's height depends on.
  @dynamicMemberLookup
  public struct Context {
    let environment: EnvironmentValues
    /// The greatest height that the sheet can have, in points.
    public let maxDetentValue: CGFloat

    /// A value of the environment of the sheet's content.
    ///
    /// - Parameter keyPath: Which value.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  // MARK: UIKit's

  var identifier: UISheetPresentationController.Detent.Identifier {
    switch kind {
    case .medium: .medium
    case .large: .large
    case .fraction(let fraction): .init("Fraction:\(fraction)")
    case .height(let height): .init("Height:\(height)")
    case .custom(let custom): .init("Custom:\(custom.type)")
    }
  }

  @MainActor
  func uiDetent(environment: EnvironmentValues) -> UISheetPresentationController.Detent {
    switch kind {
    case .medium: .medium()
    case .large: .large()
    case .fraction(let fraction):
      .custom(identifier: identifier) { $0.maximumDetentValue * fraction }
    case .height(let height):
      .custom(identifier: identifier) { _ in height }
    case .custom(let custom):
      .custom(identifier: identifier) {
        custom.type.height(
          in: Context(environment: environment, maxDetentValue: $0.maximumDetentValue)
        )
      }
    }
  }

  /// The detents of a set, lower ones first as far as that can be told without a screen.
  static func sorted(_ detents: Set<PresentationDetent>) -> [PresentationDetent] {
    detents.sorted {
      ($0.roughHeight, $0.identifier.rawValue) < ($1.roughHeight, $1.identifier.rawValue)
    }
  }

  private var roughHeight: CGFloat {
    let screen: CGFloat = 800
    switch kind {
    case .medium: return screen / 2
    case .large: return .infinity
    case .fraction(let fraction): return fraction * screen
    case .height(let height): return height
    case .custom: return screen
    }
  }
}

/// A detent's own type, compared by what it is.
private struct CustomDetentType: Hashable, @unchecked Sendable {
  // Safe: a type holds nothing that changes.
  let type: any CustomPresentationDetent.Type

  static func == (lhs: CustomDetentType, rhs: CustomDetentType) -> Bool { lhs.type == rhs.type }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

/// Computes the height of a detent.
///
/// Source: documented. Apple's page for `CustomPresentationDetent`.
@available(iOS 16.0, *)
public protocol CustomPresentationDetent {
  /// The height of the detent.
  ///
  /// - Parameter context: What it depends on.
  /// - Returns: The height, in points, or `nil` if there is no such detent now.
  static func height(in context: Context) -> CGFloat?

  /// What the height depends on.
  typealias Context = PresentationDetent.Context
}
