import Foundation

/// The views that make a popover: what takes the touches beside it, and the popover with its arrow.
@MainActor
final class PopoverViews {
  let dimming = PopoverDimmingView(frame: .zero)
  let popover = PopoverView(frame: .zero)

  init(controller: UIPopoverPresentationController) {
    let tap = UITapGestureRecognizer()
    tap.onChange = { [weak controller] recognizer in
      if recognizer.state == .ended { controller?.outsideWasTapped() }
    }
    dimming.addGestureRecognizer(tap)
    // How VoiceOver's users get out of a popover. Source: field.
    dimming.isAccessibilityElement = true
    dimming.accessibilityLabel = "dismiss popup"
  }

  /// Takes what is left of the popover away, once the content is elsewhere.
  func removeFromContainer() {
    dimming.removeFromSuperview()
    popover.removeFromSuperview()
  }
}

/// What takes the touches beside a popover.
final class PopoverDimmingView: UIView {}

/// A popover with its arrow; the content is in ``content``.
final class PopoverView: UIView {
  let content = UIView(frame: .zero)
  /// The colour of the ground, arrow included; `nil` for the usual one.
  var groundColor: UIColor?
  /// Which way the arrow points, and what it points at, in the popover's coordinates.
  private(set) var arrow = (direction: UIPopoverArrowDirection.unknown, source: CGPoint.zero)

  /// Notes where the arrow is.
  func pointArrow(_ direction: UIPopoverArrowDirection, at source: CGPoint) {
    arrow = (direction, source)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    content.clipsToBounds = true
    content.layer.cornerRadius = Self.cornerRadius
    addSubview(content)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The radius of a popover's corners, in points.
  ///
  /// Source: assumed.
  private static let cornerRadius: CGFloat = 13
}
