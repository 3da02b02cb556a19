import Foundation

/// How a sheet looks that a sheet at full height covers: smaller, and showing its top edge.
///
/// Rule 5.21. The presenter below the first sheet stays as it is: its view is the app's own.
///
/// Source: assumed, for the numbers; Apple publishes none.
enum SheetStackLook {
  /// How much narrower a sheet is on each side for each sheet above it, in points.
  static let sideInset: CGFloat = 16
  /// How much of the sheet behind shows above the front one, in points.
  static let peek: CGFloat = 10
  /// How many sheets behind the front one are told apart.
  static let depthLimit = 2

  /// Returns what makes a sheet look as if it were behind.
  ///
  /// - Parameters:
  ///   - frame: The sheet's frame, in points.
  ///   - frontTop: The top of the front-most sheet, in the same coordinates.
  ///   - depth: How many sheets are above it; none gives the identity.
  /// - Returns: A transform around the sheet's middle.
  static func transform(frame: CGRect, frontTop: CGFloat, depth: Int) -> CGAffineTransform {
    guard depth > 0, frame.width > 0 else { return .identity }
    let scale = max(0, 1 - 2 * sideInset * CGFloat(depth) / frame.width)
    let scaledTop = frame.midY - frame.height * scale / 2
    return CGAffineTransform(translationX: 0, y: frontTop - peek - scaledTop)
      .scaledBy(x: scale, y: scale)
  }
}

/// A sheet's place among the sheets above and below it.
extension UISheetPresentationController {
  /// Whether the sheet pushes back what is below it: it is at full height, wholly dimmed and not on
  /// its way out (rules 5.12 and 5.15).
  var pushesBack: Bool {
    guard let geometry, case .edgeAttached = geometry.form, let presentation else { return false }
    if let transition = presentation.transition, transition.direction == .dismissal,
      !transition.isInteractive, !transition.isCancelled
    {
      return false
    }
    let isDimmedThroughout = !geometry.rests.contains {
      $0.identifier == largestUndimmedDetentIdentifier
    }
    return isDimmedThroughout
      && geometry.rest(selected: selectedDetentIdentifier).value >= geometry.maximum
  }

  /// What makes the sheet look as far behind as it is.
  func stackTransform(frame: CGRect) -> CGAffineTransform {
    guard let geometry, case .edgeAttached = geometry.form else { return .identity }
    var depth = 0
    var frontTop: CGFloat = 0
    var next = presentation?.presented.presentationAbove
    while depth < SheetStackLook.depthLimit, let above = next,
      let sheet = above.controller.playing as? UISheetPresentationController, sheet.pushesBack
    {
      depth += 1
      frontTop = sheet.frameOfPresentedViewInContainerView.minY
      next = above.presented.presentationAbove
    }
    return SheetStackLook.transform(frame: frame, frontTop: frontTop, depth: depth)
  }

  /// Has the sheets below lay out again if this one has begun or ceased to push them back.
  func updateStackBelow() {
    let pushesBack = pushesBack
    guard pushesBack != hasPushedBack else { return }
    hasPushedBack = pushesBack
    var next = presentingIfKnown?.presentationBelow
    for _ in 0..<SheetStackLook.depthLimit {
      guard let below = next else { return }
      below.controller.container?.setNeedsLayout()
      next = below.presenter.presentationBelow
    }
  }
}
