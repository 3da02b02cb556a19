/// Why a presentation ended.
package enum EndingReason: Hashable, Sendable, CaseIterable {
  /// The user swiped it away or tapped beside it.
  case swipedAway
  /// The binding no longer wants it, or wants another item.
  case bindingChanged
  /// The controller asked to be dismissed, dismissed itself, or was dismissed by other code.
  case controllerDismissed
  /// Another presentation with the policy to replace took its place.
  case replaced
  /// A presentation below it was dismissed, and everything above went along.
  case ancestorDismissed
  /// The view that presents it was removed, or its window was closed.
  case hostRemoved
  /// It was never shown: refused by its policy, or declined by UIKit.
  case refused
}
