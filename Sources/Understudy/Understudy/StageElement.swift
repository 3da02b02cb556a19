import UIKit

/// Something on a stage's screen that a person can see or reach: a text, a button, a field.
@MainActor
public struct StageElement {
  /// What it says, as VoiceOver reads it.
  public let label: String
  /// The identifier that the app gave it, or an empty string.
  public let identifier: String
  /// Its value, such as a switch's, or an empty string.
  public let value: String
  /// What kind of thing it is.
  public let traits: UIAccessibilityTraits
  /// Where it is in its window, in points.
  public let frame: CGRect

  let window: UIWindow
  let view: UIView

  init(_ responder: UIResponder, in view: UIView, window: UIWindow) {
    label = responder.accessibilityLabel ?? ""
    identifier = responder.accessibilityIdentifier ?? ""
    value = responder.accessibilityValue ?? ""
    traits = responder.accessibilityTraits
    frame = responder.accessibilityFrame.offsetBy(
      dx: -window.frame.minX,
      dy: -window.frame.minY
    )
    self.window = window
    self.view = view
  }

  /// The point that a finger would aim at.
  var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  /// Whether it goes by a name: its label or its identifier.
  func isNamed(_ name: String) -> Bool { label == name || identifier == name }
}
