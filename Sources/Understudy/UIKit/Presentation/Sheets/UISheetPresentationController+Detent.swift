import Foundation

/// What a detent's height is worked out from.
///
/// Source: header, rule 5.10.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container; overrides don't count.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height that a detent can have, in points; what `.large()` resolves to.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  ///
  /// Source: header, rules 5.3 and 5.7 to 5.10.
  @available(iOS 15.0, *)
  @MainActor @preconcurrency
  open class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The name as a string.
      public let rawValue: String

      /// Creates a name.
      ///
      /// - Parameter rawValue: The name as a string.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Creates a name.
      ///
      /// - Parameter rawValue: The name as a string.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The name of the system's medium detent.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The name of the system's large detent.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// How a detent's height is found.
    package enum Kind {
      case medium
      case large
      case custom((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
    }

    private let kind: Kind
    private let name: Identifier

    /// Not available: a detent is the system's, or made by `custom(identifier:resolver:)`.
    @available(*, unavailable)
    public override init() { preconditionFailure("The compiler refuses calls of this.") }

    /// Creates a detent of some kind.
    package init(kind: Kind, identifier: Identifier) {
      self.kind = kind
      name = identifier
      super.init()
    }

    /// Returns the system's detent for a sheet that is about half as tall as the screen.
    ///
    /// It is inactive in compact height.
    ///
    /// - Returns: A detent.
    open class func medium() -> Detent { Detent(kind: .medium, identifier: .medium) }

    /// Returns the system's detent for a sheet at full height.
    ///
    /// - Returns: A detent.
    open class func large() -> Detent { Detent(kind: .large, identifier: .large) }

    /// Returns a detent of a height of its own.
    ///
    /// - Parameters:
    ///   - identifier: The detent's name; a unique one is made if it is `nil`.
    ///   - resolver: Returns the height within the safe area in points, or `nil` where the detent is
    ///     inactive. Called again whenever the container's size or traits change.
    /// - Returns: A detent.
    @available(iOS 16.0, *)
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (
          _ context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      lastGeneratedName += 1
      return UISheetPresentationController.Detent(
        kind: .custom(resolver),
        identifier: identifier ?? Identifier("com.apple.UIKit.custom-\(lastGeneratedName)")
      )
    }

    private static var lastGeneratedName = 0

    /// The detent's name.
    @available(iOS 16.0, *)
    open var identifier: Identifier { name }

    /// Returns the detent's height in a context.
    ///
    /// `.medium()` is half the container's height less what the safe area takes at the bottom; Source:
    /// assumed, as the formula isn't published (rule 5.8). In a context that isn't UIKit's it is half
    /// of the maximum.
    ///
    /// - Parameter context: What the height is worked out from.
    /// - Returns: A height within the safe area in points, or `nil` if the detent is inactive.
    @available(iOS 16.0, *)
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      switch kind {
      case .medium:
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context as? SheetGeometry.Context)?.mediumDetentValue
          ?? context.maximumDetentValue / 2
      case .large:
        return context.maximumDetentValue
      case .custom(let resolver):
        guard let value = resolver(context), value != Self.inactive else { return nil }
        return value
      }
    }

    /// The height that stands for an inactive detent in Objective-C.
    @available(iOS 16.0, *)
    public static let inactive: CGFloat = -1
  }
}
