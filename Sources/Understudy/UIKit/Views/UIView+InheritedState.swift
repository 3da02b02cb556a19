// What a view has from where it is: traits and the safe area. Both are kept in each view of a
// window, and a change goes down only as far as it changes something.

extension UIView {
  /// Brings the inherited state of a subtree up to date that has come to a new place.
  func refreshInheritedState() {
    refreshInheritedTraits(isNewPlace: true)
    refreshSafeArea(isNewPlace: true)
  }

  // MARK: Safe area

  /// What a controller adds to the safe area of its view.
  package var additionalSafeAreaInsets: UIEdgeInsets {
    get { rare?.additionalSafeAreaInsets ?? .zero }
    set {
      guard newValue != additionalSafeAreaInsets else { return }
      rareState().additionalSafeAreaInsets = newValue
      if isInWindow { refreshSafeArea() }
    }
  }

  /// Computes the safe area again, and what depends on it below.
  func refreshSafeArea(isNewPlace: Bool = false) {
    let insets = expectedSafeAreaInsets()
    let changes = insets != currentSafeAreaInsets
    if changes {
      currentSafeAreaInsets = insets
      markLayoutDue()
      guideInsetsDidChange()
      viewController?.viewSafeAreaInsetsDidChange()
      safeAreaInsetsDidChange()
      if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
    }
    guard changes || isNewPlace else { return }
    for child in children { child.refreshSafeArea(isNewPlace: isNewPlace) }
  }

  private func expectedSafeAreaInsets() -> UIEdgeInsets {
    let covered: UIEdgeInsets
    if let parent {
      covered = parent.currentSafeAreaInsets.overlap(with: frame, in: parent.bounds)
    } else if let window = self as? UIWindow {
      covered = window.sceneSafeAreaInsets
    } else {
      covered = .zero
    }
    guard let rare else { return covered }
    return covered.adding(rare.additionalSafeAreaInsets)
  }

  // MARK: Traits

  /// An environment that a SwiftUI host gives to the UIKit views below this one (rule 6.4 of
  /// SwiftUI's semantics); comes down in `traitCollection.environment`.
  package var hostedEnvironment: AnyObject? {
    get { rare?.hostedEnvironment }
    set {
      guard newValue !== hostedEnvironment else { return }
      rareState().hostedEnvironment = newValue
      refreshInheritedTraits()
    }
  }

  /// Called when `traitCollection`, or only the `environment` in it, has changed.
  package var inheritedEnvironmentDidChange: (() -> Void)? {
    get { rare?.inheritedEnvironmentDidChange }
    set { rareState().inheritedEnvironmentDidChange = newValue }
  }

  /// Tells whoever follows the environment, here and below, that something else in it has changed.
  final func tellInheritedEnvironment() {
    rare?.inheritedEnvironmentDidChange?()
    for child in children { child.tellInheritedEnvironment() }
  }

  var traitsOutsideWindow: UITraitCollection {
    ownTraits(
      inheriting: parent?.traitCollection ?? UIApplication.shared.screen.traitCollection
    )
  }

  /// Computes the traits of this view again, and what depends on them below.
  package func refreshInheritedTraits() {
    guard isInWindow else { return }
    refreshInheritedTraits(isNewPlace: false)
  }

  private func refreshInheritedTraits(isNewPlace: Bool) {
    let around = parent?.traitCollection ?? (self as? UIWindow)?.sceneTraits ?? UITraitCollection()
    adoptTraits(ownTraits(inheriting: around), isNewPlace: isNewPlace)
  }

  private func adoptTraits(_ new: UITraitCollection, isNewPlace: Bool) {
    let old = inheritedTraits
    let same = old === new || old?.isIdentical(to: new) == true
    guard !same || isNewPlace else { return }
    if !same {
      inheritedTraits = new
      // A view that was nowhere yet is taken to have had the screen's traits, as UIKit predicts.
      let previous = old ?? UIApplication.shared.screen.traitCollection
      if previous != new {
        viewController?.traitCollectionDidChange(previous)
        traitCollectionDidChange(previous)
      }
      if let rare, old != nil || new.environment != nil { rare.inheritedEnvironmentDidChange?() }
    }
    let below = inheritedTraits ?? new
    for child in children {
      child.adoptTraits(child.ownTraits(inheriting: below), isNewPlace: isNewPlace)
    }
  }

  /// The traits of this view, given those around it.
  private func ownTraits(inheriting inherited: UITraitCollection) -> UITraitCollection {
    var traits = inherited
    if let viewController { traits = viewController.traits(inheriting: traits) }
    guard let rare else { return traits }
    if rare.overrideUserInterfaceStyle != .unspecified {
      traits = traits.with { $0.userInterfaceStyle = rare.overrideUserInterfaceStyle }
    }
    if let overrides = rare.traitOverrides { traits = traits.with { $0.merge(overrides) } }
    if let environment = rare.hostedEnvironment { traits = traits.with(environment: environment) }
    return traits
  }
}

extension UIEdgeInsets {
  /// How much of a rectangle these insets of the space around it cover.
  ///
  /// Never more than the insets themselves, so a sheet that is dragged down keeps the space for the
  /// home indicator and no more. Source: assumed for rectangles that stick out.
  func overlap(with rect: CGRect, in bounds: CGRect) -> UIEdgeInsets {
    guard self != .zero else { return .zero }
    return UIEdgeInsets(
      top: Self.covered(top, distance: rect.minY - bounds.minY),
      left: Self.covered(left, distance: rect.minX - bounds.minX),
      bottom: Self.covered(bottom, distance: bounds.maxY - rect.maxY),
      right: Self.covered(right, distance: bounds.maxX - rect.maxX)
    )
  }

  private static func covered(_ inset: CGFloat, distance: CGFloat) -> CGFloat {
    min(inset, max(0, inset - distance))
  }
}
