import Foundation

/// An object that supplies a popover's source, and hears where the popover goes.
///
/// Source: header. All methods are optional there.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells that the popover is about to be shown: the last chance to say where (rule 6.3).
  ///
  /// - Parameter popoverPresentationController: The popover.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )

  /// Asks whether the user may dismiss the popover; only if the method that replaces it,
  /// `presentationControllerShouldDismiss(_:)`, isn't there (rule 6.9).
  ///
  /// - Parameter popoverPresentationController: The popover.
  /// - Returns: Whether a dismissal may go on.
  @available(*, deprecated, renamed: "presentationControllerShouldDismiss(_:)")
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool

  /// Tells that the user has dismissed the popover; only if the method that replaces it,
  /// `presentationControllerDidDismiss(_:)`, isn't there (rule 6.9).
  ///
  /// - Parameter popoverPresentationController: The popover.
  @available(*, deprecated, renamed: "presentationControllerDidDismiss(_:)")
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  )

  /// Tells that the popover moves with the size of the window, and where to (rule 6.8).
  ///
  /// - Parameters:
  ///   - popoverPresentationController: The popover.
  ///   - rect: The source's rectangle in its view, which may be changed.
  ///   - view: The source's view, which may be changed.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  )
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  ///
  /// - Parameter popoverPresentationController: The popover.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  /// Answers that the user may dismiss.
  ///
  /// - Parameter popoverPresentationController: The popover.
  /// - Returns: `true`.
  @available(*, deprecated, renamed: "presentationControllerShouldDismiss(_:)")
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    true
  }

  /// Does nothing.
  ///
  /// - Parameter popoverPresentationController: The popover.
  @available(*, deprecated, renamed: "presentationControllerDidDismiss(_:)")
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - popoverPresentationController: The popover.
  ///   - rect: The source's rectangle in its view.
  ///   - view: The source's view.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}

  /// Answers what the popover's older method answers (rule 6.9).
  ///
  /// - Parameter presentationController: The presentation controller.
  /// - Returns: Whether a dismissal may go on.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    guard let popover = presentationController as? UIPopoverPresentationController else {
      return true
    }
    return olderMethods.shouldDismiss(popover, self)
  }

  /// Calls the popover's older method (rule 6.9).
  ///
  /// - Parameter presentationController: The presentation controller.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    guard let popover = presentationController as? UIPopoverPresentationController else { return }
    olderMethods.didDismiss(popover, self)
  }

  // Through a protocol, since UIKit may call what it asks others not to use.
  private var olderMethods: any OlderPopoverMethods.Type { OlderPopoverCalls.self }
}

@MainActor
private protocol OlderPopoverMethods {
  static func shouldDismiss(
    _ popover: UIPopoverPresentationController,
    _ delegate: any UIPopoverPresentationControllerDelegate
  ) -> Bool
  static func didDismiss(
    _ popover: UIPopoverPresentationController,
    _ delegate: any UIPopoverPresentationControllerDelegate
  )
}

private enum OlderPopoverCalls: OlderPopoverMethods {
  @available(*, deprecated)
  static func shouldDismiss(
    _ popover: UIPopoverPresentationController,
    _ delegate: any UIPopoverPresentationControllerDelegate
  ) -> Bool {
    delegate.popoverPresentationControllerShouldDismissPopover(popover)
  }

  @available(*, deprecated)
  static func didDismiss(
    _ popover: UIPopoverPresentationController,
    _ delegate: any UIPopoverPresentationControllerDelegate
  ) {
    delegate.popoverPresentationControllerDidDismissPopover(popover)
  }
}
