import Foundation
import StageRuntime

/// The keyboard of a stage's device: it comes and goes with the first responder.
///
/// Whoever plays the user types with it. What is in its way learns of its frame from the
/// notifications, as on a device.
@MainActor
package final class Keyboard {
  /// How long it takes to come and to go.
  ///
  /// Source: field.
  static let duration = Duration.milliseconds(250)
  /// The number of the curve on which it moves, which has no name in the API.
  ///
  /// Source: field.
  static let curve = 7

  private unowned let application: UIApplication
  private weak var window: UIWindow?
  private var end: ScheduledAction?

  /// Where the keyboard is on the screen, in points, while it is shown or on its way there.
  package private(set) var frame: CGRect?

  init(_ application: UIApplication) { self.application = application }

  /// Whether the keyboard is shown or on its way there.
  package var isShown: Bool { frame != nil }

  // MARK: Coming and going

  /// Follows a change of a window's first responder.
  func firstResponderDidChange(in window: UIWindow) {
    let wantsKeyboard = window.firstResponder is any UIKeyInput
    if wantsKeyboard {
      self.window = window
      // What is in its way depends on what is typed into.
      if isShown { window.keyboardDidMove() } else { show() }
    } else if isShown, self.window == nil || self.window === window {
      hide()
    }
  }

  private func show() {
    let frame = fullFrame
    self.frame = frame
    record("The keyboard comes")
    let below = frame.offsetBy(dx: 0, dy: frame.height)
    post(.keyboardWillShow, from: below, to: frame)
    window?.keyboardDidMove()
    schedule(.keyboardDidShow, from: below, to: frame)
  }

  private func hide() {
    guard let frame else { return }
    self.frame = nil
    record("The keyboard goes")
    let below = frame.offsetBy(dx: 0, dy: frame.height)
    post(.keyboardWillHide, from: frame, to: below)
    window?.keyboardDidMove()
    window = nil
    schedule(.keyboardDidHide, from: frame, to: below)
  }

  private func schedule(_ notification: KeyboardNotification, from: CGRect, to: CGRect) {
    end?.cancel()
    end = application.context.clock.schedule(after: Self.duration, name: "keyboard") {
      [weak self] in
      self?.post(notification, from: from, to: to)
    }
  }

  private func record(_ event: @autoclosure () -> String) {
    application.context.transcript.record(.system, "", event())
  }

  private func post(_ notification: KeyboardNotification, from: CGRect, to: CGRect) {
    let information: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: from),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: to),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration.seconds),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    for name in notification.names {
      NotificationCenter.default.post(name: name, object: application.screen, userInfo: information)
    }
  }

  /// Where the keyboard lies when it is shown: along the screen's bottom edge.
  ///
  /// Source: field for the heights, with the row of suggestions and the room for a home indicator.
  private var fullFrame: CGRect {
    let bounds = application.screen.bounds
    let isUpright = bounds.height >= bounds.width
    let height: CGFloat
    switch application.screen.idiom {
    case .pad: height = isUpright ? 408 : 498
    default:
      let home = application.screen.safeAreaInsets(isLandscape: !isUpright).bottom
      height = isUpright ? (home > 0 ? 302 + home : 260) : 200 + home
    }
    return CGRect(
      x: 0,
      y: bounds.height - height,
      width: bounds.width,
      height: height
    )
  }

  // MARK: The person's fingers

  /// What gets the keys.
  private var target: (any UIKeyInput)? { window?.firstResponder as? any UIKeyInput }

  /// Types a text, character by character.
  ///
  /// - Parameter text: The text; a line break is the return key.
  /// - Returns: Whether the keyboard was there to type all of it.
  @discardableResult
  package func type(_ text: String) -> Bool {
    for character in text {
      guard let target else { return false }
      if let target = target as? any KeyboardTarget {
        target.userTypes(String(character))
      } else {
        target.insertText(String(character))
      }
    }
    return true
  }

  /// Presses the key that deletes.
  ///
  /// - Returns: Whether the keyboard was there.
  @discardableResult
  package func pressDelete() -> Bool {
    guard let target else { return false }
    if let target = target as? any KeyboardTarget {
      target.userDeletes()
    } else {
      target.deleteBackward()
    }
    return true
  }

  /// Presses the return key.
  ///
  /// - Returns: Whether the keyboard was there.
  @discardableResult
  package func pressReturn() -> Bool { type("\n") }
}

/// A view of the stand-in that asks its delegate about what the person types.
@MainActor
protocol KeyboardTarget: AnyObject {
  func userTypes(_ text: String)
  func userDeletes()
}

/// What is told of the keyboard's coming and going, with the change of frame that goes with it.
private enum KeyboardNotification {
  case keyboardWillShow, keyboardDidShow, keyboardWillHide, keyboardDidHide

  @MainActor var names: [NSNotification.Name] {
    switch self {
    case .keyboardWillShow:
      [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification,
      ]
    case .keyboardDidShow:
      [UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidChangeFrameNotification]
    case .keyboardWillHide:
      [
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardWillChangeFrameNotification,
      ]
    case .keyboardDidHide:
      [UIResponder.keyboardDidHideNotification, UIResponder.keyboardDidChangeFrameNotification]
    }
  }
}
