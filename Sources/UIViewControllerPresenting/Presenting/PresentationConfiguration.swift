#if canImport(UIKit)
import UIKit

/// What one update of the presenting view says about its presentation.
@MainActor
struct PresentationConfiguration {
  /// What the binding wants: the identity of an item, or `nil` if nothing.
  let wish: AnyHashable?

  /// Reads what the binding wants now, outside of an update.
  let readWish: @MainActor () -> AnyHashable?

  /// Tells the binding that nothing is shown any more.
  let writeBack: @MainActor () -> Void

  /// Whether the transitions are animated.
  let isAnimated: Bool

  /// Makes the controller to present, with everything set that decides what kind of screen it is.
  ///
  /// The argument is what the controller calls to be dismissed.
  let makeController: @MainActor (_ dismiss: @escaping @MainActor () -> Void) -> PresentedController

  /// Brings a presented controller up to date.
  let updateController: @MainActor (UIViewController, _ coordinator: Any) -> Void
}

/// A controller to present, and what has to live as long as its presentation.
struct PresentedController {
  let controller: UIViewController
  let coordinator: Any
}
#endif
