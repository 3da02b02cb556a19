import Foundation

/// What content says of the presentation that it is in; what isn't said is `nil`.
struct PresentationPreferences {
  var isInteractiveDismissDisabled: Bool?
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  var dragIndicator: Visibility?
  var background: Color?
  var backgroundViews: AnyView?
  var sizing: (any PresentationSizing)?
  var cornerRadius: CGFloat??
  var backgroundInteraction: PresentationBackgroundInteraction?
  var contentInteraction: PresentationContentInteraction?
  var horizontalAdaptation: PresentationAdaptation?
  var verticalAdaptation: PresentationAdaptation?

  /// Takes over what another view says.
  mutating func merge(_ other: PresentationPreferences) {
    if let disabled = other.isInteractiveDismissDisabled {
      // Rule 9.11: any view may disable it.
      isInteractiveDismissDisabled = disabled || (isInteractiveDismissDisabled ?? false)
    }
    if other.detents != nil {
      detents = other.detents
      selection = other.selection
    }
    dragIndicator = other.dragIndicator ?? dragIndicator
    if other.background != nil {
      background = other.background
      backgroundViews = other.backgroundViews
    }
    sizing = other.sizing ?? sizing
    cornerRadius = other.cornerRadius ?? cornerRadius
    backgroundInteraction = other.backgroundInteraction ?? backgroundInteraction
    contentInteraction = other.contentInteraction ?? contentInteraction
    horizontalAdaptation = other.horizontalAdaptation ?? horizontalAdaptation
    verticalAdaptation = other.verticalAdaptation ?? verticalAdaptation
  }
}

/// What can be done with what is behind a presentation.
///
/// Source: documented; rule 9.12 of the UIKit facts.
@available(iOS 16.4, *)
public struct PresentationBackgroundInteraction: Sendable {
  enum Kind: Sendable {
    case automatic, enabled, disabled
    case enabledUpThrough(PresentationDetent)
  }

  let kind: Kind

  /// As the system does: nothing.
  public static var automatic: PresentationBackgroundInteraction { .init(kind: .automatic) }
  /// What is behind can be used.
  public static var enabled: PresentationBackgroundInteraction { .init(kind: .enabled) }
  /// What is behind can't be used.
  public static var disabled: PresentationBackgroundInteraction { .init(kind: .disabled) }

  /// What is behind can be used as long as the sheet isn't higher than a detent.
  ///
  /// - Parameter detent: The highest detent at which it can.
  /// - Returns: The interaction.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    .init(kind: .enabledUpThrough(detent))
  }
}

/// What scrolling up in a sheet does first.
///
/// Source: documented. Apple's page for `PresentationContentInteraction`.
@available(iOS 16.4, *)
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String

  /// As the system does.
  public static var automatic: PresentationContentInteraction { .init(name: "automatic") }
  /// The sheet grows first.
  public static var resizes: PresentationContentInteraction { .init(name: "resizes") }
  /// The content scrolls.
  public static var scrolls: PresentationContentInteraction { .init(name: "scrolls") }
}

/// What a presentation becomes in compact sizes.
///
/// Source: documented; rule 9.14 of the UIKit facts.
@available(iOS 16.4, *)
public struct PresentationAdaptation: Sendable {
  enum Kind: Sendable { case automatic, none, popover, sheet, fullScreenCover }

  let kind: Kind

  /// As the system does.
  public static var automatic: PresentationAdaptation { .init(kind: .automatic) }
  /// Nothing else.
  public static var none: PresentationAdaptation { .init(kind: .none) }
  /// A popover.
  public static var popover: PresentationAdaptation { .init(kind: .popover) }
  /// A sheet.
  public static var sheet: PresentationAdaptation { .init(kind: .sheet) }
  /// A cover of the whole screen.
  public static var fullScreenCover: PresentationAdaptation { .init(kind: .fullScreenCover) }
}
