#if canImport(UIKit)
import SwiftUI
import UIKit

/// What one update of the presenting view says about its presentation.
@MainActor
struct PresentationConfiguration {
  /// What the binding wants: the identity of an item, or `nil` if nothing.
  var wish: AnyHashable?

  /// Reads what the binding wants now, outside of an update.
  var readWish: @MainActor () -> AnyHashable?

  /// Tells the binding that nothing is shown any more.
  var writeBack: @MainActor () -> Void

  /// Whether the transitions are animated.
  var isAnimated: Bool

  /// Makes the controller to present, with everything set that decides what kind of screen it is.
  ///
  /// The argument is what the controller calls to be dismissed.
  var makeController: @MainActor (_ dismiss: @escaping @MainActor () -> Void) -> PresentedController

  /// Brings a presented controller up to date.
  var updateController: @MainActor (UIViewController, _ coordinator: Any) -> Void
}

/// A controller to present, and what has to live as long as its presentation.
struct PresentedController {
  let controller: UIViewController
  let coordinator: Any
}
#endif
