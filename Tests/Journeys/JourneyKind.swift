import UIKit
import Understudy

/// What presents the controllers of a journey, apart from the one for an item.
public enum JourneyForm: CaseIterable, Sendable {
  /// `UIViewControllerPresenting`, with a UIKit controller or a hosting controller.
  case controller
  /// `presenting`, with SwiftUI content.
  case content
  /// `bottomSheet`, with SwiftUI content.
  case bottomSheet
}

/// How the controllers of a journey are presented, where the form leaves it open.
public enum JourneyStyle: CaseIterable, Sendable {
  /// As a sheet.
  case automatic
  /// In the middle of an iPad.
  case formSheet
  /// Over the screen, with what is below removed.
  case fullScreen
  /// Over the screen, with what is below left in place.
  case overFullScreen
  /// At its view; as a sheet where that isn't for an iPad.
  case popover

  var modalPresentationStyle: UIModalPresentationStyle {
    switch self {
    case .automatic: .automatic
    case .formSheet: .formSheet
    case .fullScreen: .fullScreen
    case .overFullScreen: .overFullScreen
    case .popover: .popover
    }
  }
}

/// What kind of screen a journey goes through.
public struct JourneyKind: Sendable, Hashable {
  /// What presents.
  public var form: JourneyForm
  /// How it is presented.
  public var style: JourneyStyle
  /// Whether the device is an iPad.
  public var isPad: Bool

  /// Creates a kind of screen.
  ///
  /// - Parameters:
  ///   - form: What presents.
  ///   - style: How it is presented.
  ///   - isPad: Whether the device is an iPad.
  public init(
    form: JourneyForm = .controller,
    style: JourneyStyle = .automatic,
    isPad: Bool = false
  ) {
    self.form = form
    self.style = style
    self.isPad = isPad
  }

  /// Draws a kind; half of them are sheets on a phone.
  static func random(_ numbers: inout some RandomNumberGenerator) -> JourneyKind {
    guard Bool.random(using: &numbers) else {
      return JourneyKind(form: JourneyForm.allCases.randomElement(using: &numbers) ?? .controller)
    }
    return JourneyKind(
      form: JourneyForm.allCases.randomElement(using: &numbers) ?? .controller,
      style: JourneyStyle.allCases.randomElement(using: &numbers) ?? .automatic,
      isPad: Bool.random(using: &numbers)
    )
  }

  /// The kind as the source of a journey has it.
  var source: String { "JourneyKind(form: .\(form), style: .\(style), isPad: \(isPad))" }
}
