#if canImport(UIKit)
import UIKit

/// What one update of the presenting view says about its presentation.
@MainActor
struct PresentationConfiguration {
  /// The identity of what the binding wanted at the update; `nil` if nothing.
  let item: AnyHashable?

  /// The way to read the binding again, and to take the wish back.
  let wish: PresentationWish

  /// Whether the transitions are animated.
  let isAnimated: Bool

  /// What happens if something else is presented.
  let policy: ConflictPolicy

  /// Where a popover points, if the presentation is one, and the app has said so.
  let popover: PopoverConfiguration?

  /// Why nothing can be presented, if something in the app's input is wrong.
  let objection: String?

  /// Makes the controller to present, with everything set that decides what kind of screen it is.
  ///
  /// The argument is what the controller calls to be dismissed.
  let makeController: @MainActor (_ dismiss: @escaping @MainActor () -> Void) -> PresentedController

  /// Brings a presented controller up to date.
  let updateController: @MainActor (UIViewController, _ coordinator: Any) -> Void

  /// Is told that a controller has been given to UIKit.
  let didPresent: @MainActor () -> Void

  /// Is told what the presentation hears of its user.
  let events: PresentationEvents
}

/// A controller to present, and what has to live as long as its presentation.
struct PresentedController {
  let controller: UIViewController
  let coordinator: Any
}

/// What an app wants to hear of a presentation.
struct PresentationEvents {
  /// The presentation has ended.
  var onDismiss: (DismissReason) -> Void = { _ in }
  /// The user tried to dismiss what may not be dismissed.
  var onDismissAttempt: () -> Void = {}
  /// The user has brought a sheet to another detent.
  var onDetentChange: (UISheetPresentationController.Detent.Identifier?) -> Void = { _ in }
}
#endif
