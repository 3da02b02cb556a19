import SwiftUI
import UIKit
import UIViewControllerPresenting

/// The state of a journey's screen, and what has become of its presentations.
@MainActor
final class JourneyModel: ObservableObject {
  @Published var wishes = [false, false, false]
  @Published var item: JourneyItem?
  @Published var areHostsShown = true
  @Published var isSystemSheetWanted = false
  @Published var count = 0

  /// Every controller that was made.
  private(set) var made: [MadeController] = []
  /// How the presentations ended, and that hasn't been checked yet; the reason is missing where what
  /// presents doesn't tell it.
  var ends: [(slot: JourneySlot, reason: DismissReason?)] = []

  func wants(_ slot: JourneySlot) -> Bool {
    slot == .item ? item != nil : wishes[slot.rawValue]
  }

  func set(_ slot: JourneySlot, _ isWanted: Bool) {
    if slot != .item {
      wishes[slot.rawValue] = isWanted
    } else if isWanted != (item != nil) {
      item = isWanted ? JourneyItem(id: 0) : nil
    }
  }

  func exchange() { item = JourneyItem(id: (item?.id ?? 0) + 1) }

  func note(
    _ controller: UIViewController,
    _ slot: JourneySlot,
    item: JourneyItem? = nil,
    _ dismiss: @escaping () -> Void
  ) {
    made.append(MadeController(controller, slot, item, dismiss))
  }

  func noteAppearance(of controller: UIViewController) {
    made.last { $0.controller === controller }?.hasAppeared = true
  }

  /// What of a slot is on screen, if it is at rest; what covers the screen may have taken the views out
  /// of the window.
  func shown(_ slot: JourneySlot) -> [MadeController] {
    made.filter { $0.slot == slot && $0.controller?.presentingViewController != nil }
  }
}

/// Something to show.
struct JourneyItem: Identifiable, Equatable {
  let id: Int
}

/// A controller that a presentation made.
@MainActor
final class MadeController {
  weak var controller: UIViewController?
  let slot: JourneySlot
  /// The item that it shows.
  let item: JourneyItem?
  /// The controller's own way to be dismissed.
  let dismiss: () -> Void
  var hasAppeared = false
  /// Whether its end was counted.
  var hasEnded = false

  init(
    _ controller: UIViewController,
    _ slot: JourneySlot,
    _ item: JourneyItem?,
    _ dismiss: @escaping () -> Void
  ) {
    self.controller = controller
    self.slot = slot
    self.item = item
    self.dismiss = dismiss
  }
}
