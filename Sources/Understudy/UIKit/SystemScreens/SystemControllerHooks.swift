/// What UIKit asks of, and tells to, a controller of the system whose module is above UIKit.
///
/// Another module can't override what isn't `open`, and what is `open` is Apple's; so such a
/// controller sets these when it is made.
package struct SystemControllerHooks {
  /// What `.automatic` stands for, if it isn't a page sheet.
  package var automaticPresentationStyle: UIModalPresentationStyle?

  /// Whether the controller stands for the `nil` that its initialiser gives on a device, which Swift
  /// can't see; presenting it raises (rule 2.1).
  package var standsForNil = false

  /// Whether the user can't dismiss the controller, whatever its `isModalInPresentation`.
  package var refusesInteractiveDismissal = false

  /// Called after a dismissal by the user has ended.
  package var didDismissByUser: (@MainActor () -> Void)?

  /// Called when the user tries to dismiss a controller that refuses it.
  package var didAttemptToDismissByUser: (@MainActor () -> Void)?

  /// Creates hooks that change nothing.
  package init() {}
}
