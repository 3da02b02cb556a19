#if canImport(UIKit)
import PresentationLifecycle

/// Why a presentation ended.
public enum DismissReason: Hashable, Sendable, CaseIterable {
  /// The user swiped it away or tapped beside it.
  case swipedAway
  /// The binding no longer wants it, or wants another item.
  case bindingChanged
  /// The controller asked to be dismissed, dismissed itself, or was dismissed by other code.
  case controllerDismissed
  /// Another presentation with the policy ``ConflictPolicy/replace`` took its place.
  case replaced
  /// A presentation below it was dismissed, and everything above went along.
  case ancestorDismissed
  /// The view that presents it was removed, or its window was closed.
  case hostRemoved
  /// It was never shown: its policy is ``ConflictPolicy/refuse`` and something else was presented, or
  /// UIKit declined it; the log says why.
  case refused

  init(_ reason: EndingReason) {
    self =
      switch reason {
      case .swipedAway: .swipedAway
      case .bindingChanged: .bindingChanged
      case .controllerDismissed: .controllerDismissed
      case .replaced: .replaced
      case .ancestorDismissed: .ancestorDismissed
      case .hostRemoved: .hostRemoved
      case .refused: .refused
      }
  }
}
#endif
