#if canImport(UIKit)
import SwiftUI
import UIKit

extension UIViewControllerPresenting {
  /// Brings the controller up to date whenever the presenting view is updated.
  ///
  /// - Parameter update: Changes what may change while the controller is presented. It is called as
  ///   soon as the controller is presented, and again when something changes that it reads. It is not
  ///   called for a controller that is on its way off the screen.
  /// - Returns: The same presentation, with the update.
  public func updateUIViewController(
    _ update: @escaping (Controller, Context) -> Void
  ) -> Self {
    var copy = self
    copy.updateUIViewController = update
    copy.isUpdatedOncePresented = true
    return copy
  }

  /// Sets what happens if something else is presented when this is wanted.
  ///
  /// - Parameter policy: The policy; without one the presentation waits its turn.
  /// - Returns: The same presentation, with the policy.
  public func conflictPolicy(_ policy: ConflictPolicy) -> Self {
    var copy = self
    copy.policy = policy
    return copy
  }

  /// Sets where a popover points, on which sides it may be, and what it is in compact width.
  ///
  /// - Parameter configuration: The configuration, read when the controller is presented; what it points
  ///   at is followed while it is. Ignored where the controller's style isn't `.popover`. A source or a
  ///   delegate that the controller's `popoverPresentationController` has already stays.
  /// - Returns: The same presentation, with the configuration.
  public func popoverConfiguration(_ configuration: PopoverConfiguration) -> Self {
    var copy = self
    copy.popover = configuration
    return copy
  }

  /// Adds an action for the end of each presentation.
  ///
  /// - Parameter action: Called once for each presentation that was shown or refused, after the
  ///   binding has been set, with the reason.
  /// - Returns: The same presentation, with the action.
  public func onDismiss(_ action: @escaping (DismissReason) -> Void) -> Self {
    var copy = self
    copy.events.onDismiss = action
    return copy
  }

  /// Adds an action for a swipe that is refused, because the controller's
  /// `isModalInPresentation` is true or its presentation's delegate says no.
  ///
  /// - Parameter action: Called once for each attempt, when the finger has been lifted.
  /// - Returns: The same presentation, with the action.
  public func onDismissAttempt(_ action: @escaping () -> Void) -> Self {
    var copy = self
    copy.events.onDismissAttempt = action
    return copy
  }

  /// Ties the detent of a sheet to a binding, both ways.
  ///
  /// - Parameter identifier: The selected detent. The user's drags set it; setting it moves the sheet,
  ///   with an animation. Ignored where the controller isn't presented as a sheet.
  /// - Returns: The same presentation, with the binding.
  public func selectedDetentIdentifier(
    _ identifier: Binding<UISheetPresentationController.Detent.Identifier?>
  ) -> Self {
    var copy = self
    let selected = identifier.wrappedValue
    let make = makeUIViewController
    let update = updateUIViewController
    copy.makeUIViewController = { context, dismiss in
      let controller = make(context, dismiss)
      if let selected {
        controller.sheetPresentationController?.selectedDetentIdentifier = selected
      }
      return controller
    }
    copy.updateUIViewController = { controller, context in
      update(controller, context)
      guard let sheet = controller.sheetPresentationController,
        sheet.selectedDetentIdentifier != selected
      else { return }
      sheet.animateChanges { sheet.selectedDetentIdentifier = selected }
    }
    copy.events.onDetentChange = { changed in
      if identifier.wrappedValue != changed { identifier.wrappedValue = changed }
    }
    return copy
  }
}
#endif
