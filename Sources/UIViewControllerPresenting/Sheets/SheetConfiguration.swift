#if canImport(UIKit)
import UIKit

/// What kind of sheet a presentation is: its detents, its grabber and the rest.
@MainActor
public struct SheetConfiguration {
  let configure: (UISheetPresentationController) -> Void

  /// Creates a configuration.
  ///
  /// - Parameter configure: Sets up the sheet before it is presented.
  public init(configure: @escaping (UISheetPresentationController) -> Void) {
    self.configure = configure
  }

  /// UIKit's own: a large sheet without a grabber.
  public static var `default`: SheetConfiguration {
    SheetConfiguration { _ in }
  }

  /// A sheet of half the height, without a grabber, that can't be made larger.
  ///
  /// In compact height, where there is no half, it has the full height.
  public static var halfSheet: SheetConfiguration {
    SheetConfiguration { sheet in
      sheet.detents = [.medium()]
      sheet.prefersGrabberVisible = false
    }
  }

  /// A sheet of half the height that can be dragged to its full height.
  ///
  /// - Parameter prefersGrabberVisible: Whether the sheet shows a grabber.
  /// - Returns: The configuration.
  public static func expandableHalfSheet(
    prefersGrabberVisible: Bool = true
  ) -> SheetConfiguration {
    SheetConfiguration { sheet in
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = prefersGrabberVisible
    }
  }
}
#endif
