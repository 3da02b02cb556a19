import Foundation

/// A box that takes the taps on all of it for what is inside, such as a row for its buttons.
@MainActor
protocol TapArea: LayoutBox {
  /// Whether a tap does something now.
  var takesTaps: Bool { get }
  /// Called when a finger comes and goes.
  func pressDidChange(_ isPressed: Bool)
  /// Does what a tap does.
  func performTap()
}

extension TapArea {
  /// The buttons inside that look as it suits the place: a tap on the area does what all of them do.
  ///
  /// Source: measured by many, who have put two buttons into a row.
  var automaticButtons: [ButtonBox] {
    var buttons: [ButtonBox] = []
    func collect(_ box: LayoutBox) {
      if let button = box as? ButtonBox {
        if button.isAutomatic { buttons.append(button) }
      } else if !(box is PlatformBox) {
        box.forEachChild(collect)
      }
    }
    forEachChild(collect)
    return buttons
  }
}

/// Follows the finger for an area.
final class TapAreaFollower: TouchFollower {
  private let area: any TapArea

  init(_ area: any TapArea) { self.area = area }

  override func handle(_ event: TouchEvent, _ effects: inout [() -> Void]) -> Progress {
    let area = area
    switch event {
    case .began:
      guard area.takesTaps else { return .failed }
      area.pressDidChange(true)
      return .possible
    case .moved(let sample):
      area.pressDidChange(area.absoluteFrame.contains(sample.location))
      return .possible
    case .ended(let sample):
      area.pressDidChange(false)
      guard area.absoluteFrame.contains(sample.location) else { return .failed }
      effects.append { area.performTap() }
      return .ended
    case .tick: return progress
    case .cancelled:
      area.pressDidChange(false)
      return .failed
    }
  }
}
