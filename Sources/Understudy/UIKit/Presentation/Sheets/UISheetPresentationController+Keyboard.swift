import Foundation

/// A sheet's way of keeping clear of the keyboard (rule 5.23).
extension UISheetPresentationController {
  /// Returns a rest with the height that the keyboard takes added, up to the full height.
  ///
  /// Only a keyboard that something in the sheet has brought counts. Source: assumed.
  func clearOfKeyboard(_ rest: SheetGeometry.Rest, in geometry: SheetGeometry) -> SheetGeometry.Rest
  {
    guard case .edgeAttached = geometry.form, let container, let window = container.window,
      let keyboard = UIApplication.of(window).keyboard.frame,
      let responder = window.firstResponder as? UIView, let content = views?.surface,
      responder.isDescendant(of: content)
    else { return rest }
    let frame = container.convert(window.convert(keyboard, from: nil as UIWindow?), from: nil)
    let covered = geometry.containerSize.height - frame.minY - geometry.safeAreaInsets.bottom
    let insets = geometry.safeAreaInsets
    let maximum =
      geometry.containerSize.height - insets.top - insets.bottom - SheetGeometry.topGap
    return SheetGeometry.Rest(
      identifier: rest.identifier,
      value: max(rest.value, min(maximum, rest.value + max(0, covered)))
    )
  }
}
