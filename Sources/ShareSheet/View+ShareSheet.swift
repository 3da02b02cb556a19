#if canImport(UIKit)
import SwiftUI
import UIKit
import UIViewControllerPresenting

extension View {
  /// Presents a share sheet while a binding is true; on an iPad it points at this view.
  ///
  /// - Parameters:
  ///   - activityItems: What is shared. Without any the sheet is refused with a message in the log, and
  ///     the binding goes back.
  ///   - isPresented: Whether the sheet is presented. It becomes false when the user has shared or has
  ///     closed the sheet.
  ///   - onCompletion: UIKit's handler: what was chosen, whether it was completed, what came back.
  /// - Returns: A view that looks like this one.
  public func shareSheet(
    activityItems: [Any],
    isPresented: Binding<Bool>,
    onCompletion: UIActivityViewController.CompletionWithItemsHandler? = nil
  ) -> some View {
    background {
      ActivityPresentation(
        wish: PresentationWish(isPresented),
        items: activityItems,
        activities: [],
        excludedTypes: [],
        permittedArrowDirections: .any,
        onCompletion: onCompletion
      )
    }
  }

  /// Presents an activity sheet while a binding has an item; on an iPad it points at this view.
  ///
  /// - Parameters:
  ///   - item: What is shared, or `nil` for nothing. It becomes `nil` when the user has shared or has
  ///     closed the sheet.
  ///   - permittedArrowDirections: Where the popover may be on an iPad.
  ///   - onComplete: UIKit's handler: what was chosen, whether it was completed, what came back.
  /// - Returns: A view that looks like this one.
  public func activitySheet(
    _ item: Binding<ActivityItem?>,
    permittedArrowDirections: UIPopoverArrowDirection = .any,
    onComplete: UIActivityViewController.CompletionWithItemsHandler? = nil
  ) -> some View {
    background {
      let shared = item.wrappedValue
      ActivityPresentation(
        wish: PresentationWish(
          read: { item.wrappedValue.map { AnyHashable(ObjectIdentifier($0.identity)) } },
          takeBack: { item.wrappedValue = nil }
        ),
        items: shared?.items ?? [],
        activities: shared?.activities ?? [],
        excludedTypes: shared?.excludedTypes ?? [],
        permittedArrowDirections: permittedArrowDirections,
        onCompletion: onComplete
      )
    }
  }
}

/// Presents what an app shares.
private struct ActivityPresentation: View {
  let wish: PresentationWish
  let items: [Any]
  let activities: [UIActivity]
  let excludedTypes: [UIActivity.ActivityType]
  let permittedArrowDirections: UIPopoverArrowDirection
  let onCompletion: UIActivityViewController.CompletionWithItemsHandler?

  var body: some View { presentation }

  private var presentation: UIViewControllerPresenting<UIActivityViewController, Void> {
    var presentation = UIViewControllerPresenting<UIActivityViewController, Void>(
      wish: wish,
      makeUIViewController: { _, _ in
        let controller = UIActivityViewController(
          activityItems: items,
          applicationActivities: activities.isEmpty ? nil : activities
        )
        controller.excludedActivityTypes = excludedTypes.isEmpty ? nil : excludedTypes
        controller.completionWithItemsHandler = onCompletion
        controller.popoverPresentationController?.permittedArrowDirections =
          permittedArrowDirections
        return controller
      },
      makeCoordinator: { _ in },
      animated: true
    )
    presentation.objection =
      items.isEmpty ? "there is nothing to share. Give the sheet at least one item." : nil
    return presentation
  }
}
#endif
