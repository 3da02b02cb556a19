import SwiftUI
import UIKit
import UIViewControllerPresenting

/// The state of a journey's screen, and what has become of its presentations.
@MainActor
final class JourneyModel: ObservableObject {
  @Published var wishes = [false, false, false]
  @Published var areHostsShown = true
  @Published var isSystemSheetWanted = false
  @Published var count = 0

  /// Every controller that was made.
  private(set) var made: [MadeController] = []
  /// How the presentations ended, and that hasn't been checked yet.
  var ends: [(slot: JourneySlot, reason: DismissReason)] = []

  func wants(_ slot: JourneySlot) -> Bool { wishes[slot.rawValue] }

  func note(_ controller: UIViewController, _ slot: JourneySlot, _ dismiss: @escaping () -> Void) {
    made.append(MadeController(controller, slot, dismiss))
  }

  func noteAppearance(of controller: UIViewController) {
    made.last { $0.controller === controller }?.hasAppeared = true
  }

  /// The controllers of a slot that are on screen, if it is at rest; what covers the screen may have
  /// taken their views out of the window.
  func shown(_ slot: JourneySlot) -> [UIViewController] {
    made.filter { $0.slot == slot }.compactMap(\.controller).filter {
      $0.presentingViewController != nil
    }
  }
}

/// A controller that a presentation made.
@MainActor
final class MadeController {
  weak var controller: UIViewController?
  let slot: JourneySlot
  /// The controller's own way to be dismissed.
  let dismiss: () -> Void
  var hasAppeared = false
  /// Whether its end was counted.
  var hasEnded = false

  init(_ controller: UIViewController, _ slot: JourneySlot, _ dismiss: @escaping () -> Void) {
    self.controller = controller
    self.slot = slot
    self.dismiss = dismiss
  }
}
