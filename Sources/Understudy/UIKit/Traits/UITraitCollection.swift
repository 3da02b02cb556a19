import StageRuntime

/// What an interface should know about where it is shown.
///
/// Nothing in it changes after it was made, which is what makes it safe to send to other threads:
/// the values are constants, and `environment` is only looked into on the main actor.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  package let values: TraitValues
  /// The SwiftUI environment of the representable that the views are in, opaque to UIKit.
  package let environment: AnyObject?

  /// Creates a collection that specifies nothing.
  public convenience override init() { self.init(TraitValues()) }

  package init(_ values: TraitValues, environment: AnyObject? = nil) {
    self.values = values
    self.environment = environment
    super.init()
  }

  // MARK: One trait each

  /// Creates a collection of one trait.
  ///
  /// - Parameter idiom: The kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(TraitValues { $0.userInterfaceIdiom = idiom })
  }

  /// Creates a collection of one trait.
  ///
  /// - Parameter userInterfaceStyle: Light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues { $0.userInterfaceStyle = userInterfaceStyle })
  }

  /// Creates a collection of one trait.
  ///
  /// - Parameter layoutDirection: The direction of reading.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues { $0.layoutDirection = layoutDirection })
  }

  /// Creates a collection of one trait.
  ///
  /// - Parameter scale: The pixels in a point.
  public convenience init(displayScale scale: CGFloat) {
    self.init(TraitValues { $0.displayScale = scale })
  }

  /// Creates a collection of one trait.
  ///
  /// - Parameter horizontalSizeClass: Whether there is much width.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues { $0.horizontalSizeClass = horizontalSizeClass })
  }

  /// Creates a collection of one trait.
  ///
  /// - Parameter verticalSizeClass: Whether there is much height.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues { $0.verticalSizeClass = verticalSizeClass })
  }

  /// Creates a collection of one trait.
  ///
  /// - Parameter preferredContentSizeCategory: The size of text that the person chose.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }

  /// Creates a collection of one trait.
  ///
  /// - Parameter userInterfaceLevel: Whether the content is above other content.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(TraitValues { $0.userInterfaceLevel = userInterfaceLevel })
  }

  /// Creates a collection of one trait.
  ///
  /// - Parameter accessibilityContrast: Whether colours have more contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(TraitValues { $0.accessibilityContrast = accessibilityContrast })
  }

  /// Creates a collection with what others specify.
  ///
  /// - Parameter traitCollections: The others; where two specify the same trait, the later counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    var environment: AnyObject?
    for collection in traitCollections {
      values.merge(collection.values)
      environment = collection.environment ?? environment
    }
    self.init(values, environment: environment)
  }

  // MARK: Reading

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The direction of reading.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The pixels in a point; `0` if unspecified.
  open var displayScale: CGFloat { values.displayScale }
  /// Whether there is much width.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// Whether there is much height.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The size of text that the person chose.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// Whether the content is above other content, as a sheet's is.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Whether colours have more contrast.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }

  // MARK: Comparing

  /// Returns whether everything that another collection specifies is the same here.
  ///
  /// - Parameter trait: The other collection; `nil` specifies nothing.
  /// - Returns: Whether it is.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }

  /// Returns whether colours that depend on traits may differ between two collections.
  ///
  /// - Parameter traitCollection: The other collection; `nil` differs always.
  /// - Returns: Whether they may.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.userInterfaceLevel != other.userInterfaceLevel
      || values.accessibilityContrast != other.accessibilityContrast
      || values.userInterfaceIdiom != other.userInterfaceIdiom
  }

  /// Whether two collections specify the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  /// A hash of what is specified.
  open override var hash: Int { values.hashValue }

  /// What is specified.
  open override var description: String {
    var parts: [String] = []
    func add(_ name: String, _ value: some Any, unless isUnspecified: Bool) {
      if !isUnspecified { parts.append("\(name) = \(value)") }
    }
    add("UserInterfaceIdiom", userInterfaceIdiom, unless: userInterfaceIdiom == .unspecified)
    add("DisplayScale", displayScale, unless: displayScale == 0)
    add("HorizontalSizeClass", horizontalSizeClass, unless: horizontalSizeClass == .unspecified)
    add("VerticalSizeClass", verticalSizeClass, unless: verticalSizeClass == .unspecified)
    add("UserInterfaceStyle", userInterfaceStyle, unless: userInterfaceStyle == .unspecified)
    add("UserInterfaceLevel", userInterfaceLevel, unless: userInterfaceLevel == .unspecified)
    add("LayoutDirection", layoutDirection, unless: layoutDirection == .unspecified)
    add(
      "PreferredContentSizeCategory",
      preferredContentSizeCategory.rawValue,
      unless: preferredContentSizeCategory == .unspecified
    )
    return "<UITraitCollection; \(parts.joined(separator: ", "))>"
  }

  /// Returns this collection, which never changes.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: This object.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Deriving

  /// Whether another collection is the same in everything, the environment included.
  package func isIdentical(to other: UITraitCollection) -> Bool {
    environment === other.environment && values == other.values
  }

  /// A collection with some values changed; this one if they are the same.
  package func with(_ change: (inout TraitValues) -> Void) -> UITraitCollection {
    var values = values
    change(&values)
    return values == self.values ? self : UITraitCollection(values, environment: environment)
  }

  /// A collection with another environment; this one if it has it already.
  package func with(environment: AnyObject?) -> UITraitCollection {
    environment === self.environment
      ? self : UITraitCollection(values, environment: environment)
  }
}
