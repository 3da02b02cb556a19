/// One of the presentations of a journey's screen.
public enum JourneySlot: Int, CaseIterable, Sendable {
  /// One with SwiftUI content, from the screen.
  case outer
  /// One from the outer one's content.
  case inner
  /// Another one from the screen, with a policy.
  case sibling
  /// One from the screen that shows an item.
  case item
}

/// Something that a user or a program does.
public enum JourneyStep: Hashable, Sendable, CustomStringConvertible {
  /// The program sets a binding.
  case set(JourneySlot, Bool)
  /// The program sets a binding to the other value and back, in one turn.
  case blink(JourneySlot)
  /// The program wants another item.
  case exchange
  /// The controller's own button asks to be dismissed.
  case complete(JourneySlot)
  /// The user swipes the sheet in front away.
  case swipe
  /// The user begins to swipe the sheet in front away, and holds it.
  case holdSwipe
  /// The user lets go of a sheet that is held, or drags it back.
  case letGo(finishing: Bool)
  /// The user taps at the edge of the screen, which is beside a popover.
  case tapBeside
  /// Other code dismisses the controller in front.
  case dismissFront
  /// Other code dismisses everything from the root.
  case dismissAll
  /// Other code presents an alert from the controller in front.
  case alert
  /// The user taps the alert away.
  case tapAlert
  /// SwiftUI's own sheet is wanted, or no longer.
  case systemSheet(Bool)
  /// The presenting views leave the screen, or come back.
  case hosts(Bool)
  /// The state that the screen shows changes.
  case update
  /// The device is turned.
  case rotate
  /// The user closes the window; what happens afterwards, happens without one.
  case closeWindow
  /// Some time passes, in milliseconds, less than a transition takes.
  case wait(Int)
  /// Everything comes to rest, and is checked.
  case settle

  /// The step as the source of a journey has it.
  public var description: String {
    switch self {
    case .set(let slot, let value): ".set(.\(slot), \(value))"
    case .blink(let slot): ".blink(.\(slot))"
    case .exchange: ".exchange"
    case .complete(let slot): ".complete(.\(slot))"
    case .swipe: ".swipe"
    case .holdSwipe: ".holdSwipe"
    case .letGo(let isFinishing): ".letGo(finishing: \(isFinishing))"
    case .tapBeside: ".tapBeside"
    case .dismissFront: ".dismissFront"
    case .dismissAll: ".dismissAll"
    case .alert: ".alert"
    case .tapAlert: ".tapAlert"
    case .systemSheet(let value): ".systemSheet(\(value))"
    case .hosts(let value): ".hosts(\(value))"
    case .update: ".update"
    case .rotate: ".rotate"
    case .closeWindow: ".closeWindow"
    case .wait(let milliseconds): ".wait(\(milliseconds))"
    case .settle: ".settle"
    }
  }

  /// Draws a step; bindings change most.
  static func random(_ numbers: inout some RandomNumberGenerator) -> JourneyStep {
    let slot = JourneySlot.allCases.randomElement(using: &numbers) ?? .outer
    let isOn = Bool.random(using: &numbers)
    switch Int.random(in: 0..<27, using: &numbers) {
    case 0..<6: return .set(slot, isOn)
    case 24: return .exchange
    case 25: return .tapBeside
    case 26: return Int.random(in: 0..<8, using: &numbers) == 0 ? .closeWindow : .settle
    case 6: return .blink(slot)
    case 7: return .complete(slot)
    case 8: return .swipe
    case 9: return .holdSwipe
    case 10: return .letGo(finishing: isOn)
    case 11: return .dismissFront
    case 12: return .dismissAll
    case 13: return .alert
    case 14: return .tapAlert
    case 15: return .systemSheet(isOn)
    case 16: return .hosts(isOn)
    case 17: return .update
    case 18: return .rotate
    case 19..<22: return .wait(Int.random(in: 1...600, using: &numbers))
    default: return .settle
    }
  }
}
