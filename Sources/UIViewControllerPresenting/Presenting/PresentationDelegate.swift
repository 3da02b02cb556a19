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

  /// Called when the user tried to dismiss the presentation, and may not.
  var onAttemptToDismiss: () -> Void = {}
  /// Called when the user has brought a sheet to another detent.
  var onDetentChange: (UISheetPresentationController.Detent.Identifier?) -> Void = { _ in }

  /// Creates a delegate that passes everything on to another one.
  init(forwardingTo forwardee: UIAdaptivePresentationControllerDelegate?) {
    self.forwardee = forwardee
  }
}

extension PresentationDelegate: UIPopoverPresentationControllerDelegate {}

// Only what the presentation itself has to hear is here. Each method calls the app's: an optional
// requirement is a closure that may be nil on Apple's platforms, and naming the method without calling
// it reads it as one where it is not optional, too.

extension PresentationDelegate: UISheetPresentationControllerDelegate {
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    onWillDismiss()
    let tell: ((UIPresentationController) -> Void)? = forwardee?.presentationControllerWillDismiss
    tell?(presentationController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onDidDismiss()
    let tell: ((UIPresentationController) -> Void)? = forwardee?.presentationControllerDidDismiss
    tell?(presentationController)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    onAttemptToDismiss()
    let tell: ((UIPresentationController) -> Void)? =
      forwardee?.presentationControllerDidAttemptToDismiss
    tell?(presentationController)
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    onDetentChange(sheetPresentationController.selectedDetentIdentifier)
    let listener = forwardee as? any UISheetPresentationControllerDelegate
    let tell: ((UISheetPresentationController) -> Void)? =
      listener?.sheetPresentationControllerDidChangeSelectedDetentIdentifier
    tell?(sheetPresentationController)
  }
}
#endif
