/// What most views don't have, kept apart so that a view is small.
@MainActor
final class RareViewState {
  var layer: CALayer?
  var tintColor: UIColor?
  var gestureRecognizers: [UIGestureRecognizer]?
  var layoutMargins: UIEdgeInsets?
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var traitOverrides: TraitValues?
  var hostedEnvironment: AnyObject?
  var layout: ViewLayout?
  var animation: ViewAnimation?
  var contentPainter: ((ViewPainter) -> Void)?
  var inheritedEnvironmentDidChange: (() -> Void)?
}

extension UIView {
  /// The view's rare state, made when it is first needed.
  func rareState() -> RareViewState {
    if let rare { return rare }
    let made = RareViewState()
    rare = made
    return made
  }

  func spreadTintColorChange() {
    tintColorDidChange()
    for child in children where child.rare?.tintColor == nil { child.spreadTintColorChange() }
  }
}
