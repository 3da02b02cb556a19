/// The values of a trait collection; unspecified ones say so.
package struct TraitValues: Hashable, Sendable {
  package var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  package var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  package var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  package var displayScale: CGFloat = 0
  package var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  package var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  package var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  package var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
  package var accessibilityContrast: UIAccessibilityContrast = .unspecified

  /// The values of an app's own traits, by the traits' types.
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  package init() {}

  package init(_ change: (inout TraitValues) -> Void) { change(&self) }

  /// Takes over what another collection specifies.
  package mutating func merge(_ other: TraitValues) {
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.horizontalSizeClass != .unspecified {
      horizontalSizeClass = other.horizontalSizeClass
    }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.accessibilityContrast != .unspecified {
      accessibilityContrast = other.accessibilityContrast
    }
    if !other.custom.isEmpty { custom.merge(other.custom) { _, new in new } }
  }
}
