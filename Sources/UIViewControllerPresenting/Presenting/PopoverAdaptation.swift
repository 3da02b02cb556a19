#if canImport(UIKit)
import UIKit

/// Says what a popover is in compact width, where the app has no delegate that does.
@MainActor
final class PopoverAdaptation: NSObject, UIPopoverPresentationControllerDelegate {
  private let style: UIModalPresentationStyle

  /// Creates what answers for a configuration, if UIKit is not to choose by itself.
  init?(_ configuration: PopoverConfiguration) {
    switch configuration.compactAdaptation {
    case .none, .fullScreen, .overFullScreen, .pageSheet, .formSheet:
      style = configuration.compactAdaptation
    default:
      return nil
    }
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? style : .none
  }
}
#endif
