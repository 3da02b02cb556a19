/// Where a controller's traits come from.
extension UIViewController {
  /// The traits of the view, given those around it: a presentation's, the parent's and the
  /// controller's own overrides, in this order.
  func traits(inheriting inherited: UITraitCollection) -> UITraitCollection {
    var traits = inherited
    if let presentation = presentationBelow {
      traits = presentation.controller.playing.presentedTraits(inheriting: traits)
    }
    if let override = parent?.childTraitOverrides?[ObjectIdentifier(self)] {
      traits = UITraitCollection(traitsFrom: [traits, override])
    }
    if overrideUserInterfaceStyle != .unspecified {
      traits = traits.with { $0.userInterfaceStyle = overrideUserInterfaceStyle }
    }
    if let overrides = ownTraitOverrides { traits = traits.with { $0.merge(overrides) } }
    return traits
  }

  /// The traits that the view would have if it were loaded now.
  var traitsWithoutView: UITraitCollection {
    let around =
      parent?.traitCollection ?? presentationBelow?.controller.traitCollection
      ?? rootWindow?.traitCollection ?? UIApplication.shared.screen.traitCollection
    return traits(inheriting: around)
  }
}
