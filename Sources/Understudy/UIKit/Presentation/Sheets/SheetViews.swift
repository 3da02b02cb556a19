import Foundation

/// The views that make a sheet: what dims the rest, and the surface with the content and the grabber.
@MainActor
final class SheetViews {
  let dimming: SheetDimmingView
  let surface: SheetSurfaceView
  let interaction: SheetInteraction
  private var grabber: SheetGrabberView?

  init(sheet: UISheetPresentationController) {
    dimming = SheetDimmingView(frame: .zero)
    dimming.backgroundColor = .dimming
    surface = SheetSurfaceView(frame: .zero)
    surface.clipsToBounds = true
    interaction = SheetInteraction(sheet: sheet)
    surface.addGestureRecognizer(interaction.pan)
    surface.sheet = sheet
    let tap = UITapGestureRecognizer()
    tap.onChange = { [weak sheet] recognizer in
      if recognizer.state == .ended { sheet?.dismissForTapOutside() }
    }
    dimming.addGestureRecognizer(tap)
    self.sheet = sheet
  }

  private weak var sheet: UISheetPresentationController?

  /// Takes what is left of the sheet away, once the content is elsewhere.
  func removeFromContainer() {
    dimming.removeFromSuperview()
    surface.removeFromSuperview()
  }

  /// Shows the grabber or hides it; it is made when it is first shown.
  func showGrabber(_ isShown: Bool) {
    guard isShown else {
      grabber?.isHidden = true
      return
    }
    let grabber = grabber ?? makeGrabber()
    grabber.isHidden = false
    grabber.center = CGPoint(x: surface.bounds.midX, y: SheetGrabberView.distanceFromTop)
    surface.bringSubviewToFront(grabber)
  }

  private func makeGrabber() -> SheetGrabberView {
    let grabber = SheetGrabberView(frame: CGRect(origin: .zero, size: SheetGrabberView.size))
    grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    grabber.isAccessibilityElement = true
    grabber.accessibilityLabel = "Sheet Grabber"
    let tap = UITapGestureRecognizer()
    tap.onChange = { [weak self] recognizer in
      if recognizer.state == .ended { self?.sheet?.selectNextForUser() }
    }
    grabber.addGestureRecognizer(tap)
    surface.addSubview(grabber)
    self.grabber = grabber
    return grabber
  }
}

/// What dims and blocks the screen beside a sheet (rule 5.15).
final class SheetDimmingView: UIView {}

/// What a sheet's content lies on, with its shadow and round corners.
final class SheetSurfaceView: UIView {
  /// The sheet, for scroll views in it that leave it a drag (rule 5.16).
  weak var sheet: UISheetPresentationController?
}

/// The handle at a sheet's top edge.
final class SheetGrabberView: UIView {
  /// Its size, in points.
  ///
  /// Source: field.
  static let size = CGSize(width: 36, height: 5)
  /// The distance of its middle from the sheet's top edge, in points.
  ///
  /// Source: field.
  static let distanceFromTop: CGFloat = 7.5

  /// A finger may miss the bar by this much, in points.
  ///
  /// Source: assumed.
  private static let reach: CGFloat = 12

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }
}
