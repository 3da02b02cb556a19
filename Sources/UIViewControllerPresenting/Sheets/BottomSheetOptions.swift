#if canImport(UIKit)
import UIKit

/// What kind of bottom sheet it is.
struct BottomSheetOptions {
  let detents: [UISheetPresentationController.Detent]
  let largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  let prefersGrabberVisible: Bool
  let prefersScrollingExpandsWhenScrolledToEdge: Bool
  let prefersEdgeAttachedInCompactHeight: Bool
  let widthFollowsPreferredContentSizeWhenEdgeAttached: Bool
  let isModalInPresentation: Bool

  /// Why no sheet can be presented: UIKit raises an exception without detents.
  var objection: String? {
    detents.isEmpty ? "the sheet has no detents. Give it at least one." : nil
  }

  /// How the content is presented.
  @MainActor
  func presentingOptions(onDismiss: (() -> Void)?) -> PresentingOptions {
    PresentingOptions(
      isAnimated: true,
      modalPresentationStyle: .pageSheet,
      sheetConfiguration: SheetConfiguration { sheet in
        sheet.detents = distinctDetents
        sheet.prefersScrollingExpandsWhenScrolledToEdge = prefersScrollingExpandsWhenScrolledToEdge
        sheet.prefersEdgeAttachedInCompactHeight = prefersEdgeAttachedInCompactHeight
        sheet.widthFollowsPreferredContentSizeWhenEdgeAttached =
          widthFollowsPreferredContentSizeWhenEdgeAttached
      },
      conflictPolicy: .queue,
      selectedDetentIdentifier: nil,
      onDismissAttempt: nil,
      onDismiss: onDismiss.map { action in { _ in action() } },
      update: update,
      objection: objection
    )
  }

  /// Sets what may change while the sheet is presented.
  @MainActor
  private func update(_ controller: UIViewController) {
    controller.isModalInPresentation = isModalInPresentation
    guard let sheet = controller.sheetPresentationController else { return }
    sheet.prefersGrabberVisible = prefersGrabberVisible
    if sheet.largestUndimmedDetentIdentifier != largestUndimmedDetentIdentifier {
      sheet.animateChanges {
        sheet.largestUndimmedDetentIdentifier = largestUndimmedDetentIdentifier
      }
    }
  }

  /// The detents without those whose identifier another one before has: UIKit can't tell them apart.
  @MainActor
  private var distinctDetents: [UISheetPresentationController.Detent] {
    var seen: Set<UISheetPresentationController.Detent.Identifier> = []
    return detents.filter { detent in
      guard !seen.insert(detent.identifier).inserted else { return true }
      PresentationLog.problem(
        """
        A sheet has several detents with the identifier '\(detent.identifier.rawValue)': only the \
        first is used. Give each its own.
        """
      )
      return false
    }
  }
}
#endif
