#if canImport(UIKit)
import UIKit

/// Listens to a presentation controller, and passes everything on to the delegate that the app set.
///
/// A presentation controller has one delegate (rule 4.10). An app that has set its own on the
/// controller it presents, or in its sheet's configuration, keeps being told, and asked, as before.
@MainActor
final class PresentationDelegate: NSObject {
  /// The delegate that was set before.
  // Safe: set once, on the main actor, and read by UIKit on the main thread only.
  nonisolated(unsafe) private(set) weak var forwardee: UIAdaptivePresentationControllerDelegate?

  /// Called when the user begins to dismiss the presentation.
  var onWillDismiss: () -> Void = {}
  /// Called when the user has dismissed the presentation.
  var onDidDismiss: () -> Void = {}

  /// Creates a delegate that passes everything on to another one.
  init(forwardingTo forwardee: UIAdaptivePresentationControllerDelegate?) {
    self.forwardee = forwardee
  }

  /// The app's delegate, where it listens to sheets.
  var sheetForwardee: UISheetPresentationControllerDelegate? {
    forwardee as? UISheetPresentationControllerDelegate
  }
}

// An optional requirement is a closure that may be nil on Apple's platforms; naming the method
// without calling it reads it as one where it is not optional, too.

extension PresentationDelegate: UIPopoverPresentationControllerDelegate {}

extension PresentationDelegate: UISheetPresentationControllerDelegate {
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    let ask: ((UIPresentationController) -> Bool)? =
      forwardee?.presentationControllerShouldDismiss
    return ask?(presentationController) ?? true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    onWillDismiss()
    let tell: ((UIPresentationController) -> Void)? =
      forwardee?.presentationControllerWillDismiss
    tell?(presentationController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onDidDismiss()
    let tell: ((UIPresentationController) -> Void)? =
      forwardee?.presentationControllerDidDismiss
    tell?(presentationController)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    let tell: ((UIPresentationController) -> Void)? =
      forwardee?.presentationControllerDidAttemptToDismiss
    tell?(presentationController)
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let tell: ((UISheetPresentationController) -> Void)? =
      sheetForwardee?.sheetPresentationControllerDidChangeSelectedDetentIdentifier
    tell?(sheetPresentationController)
  }
}
#endif
