/// A trait of the system's own.
@available(iOS 17.0, *)
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var keyPath: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  static func value(in values: TraitValues) -> Any { values[keyPath: keyPath] }

  static func set(_ value: Any, in values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: keyPath] = value }
  }

  static func isSpecified(in values: TraitValues) -> Bool {
    values[keyPath: keyPath] != TraitValues()[keyPath: keyPath]
  }

  static func forget(in values: inout TraitValues) {
    values[keyPath: keyPath] = TraitValues()[keyPath: keyPath]
  }
}

/// The kind of device.
@available(iOS 17.0, *)
public struct UITraitUserInterfaceIdiom: SystemTrait, Sendable {
  /// None in particular.
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> {
    \.userInterfaceIdiom
  }
}

/// Light or dark.
@available(iOS 17.0, *)
public struct UITraitUserInterfaceStyle: SystemTrait, Sendable {
  /// Neither.
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceStyle> {
    \.userInterfaceStyle
  }
}

/// The direction of reading.
@available(iOS 17.0, *)
public struct UITraitLayoutDirection: SystemTrait, Sendable {
  /// None in particular.
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
  static var keyPath: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The pixels in a point.
@available(iOS 17.0, *)
public struct UITraitDisplayScale: SystemTrait, Sendable {
  /// Unspecified.
  public static let defaultValue: CGFloat = 0
  static var keyPath: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// Whether there is much width.
@available(iOS 17.0, *)
public struct UITraitHorizontalSizeClass: SystemTrait, Sendable {
  /// Unspecified.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

/// Whether there is much height.
@available(iOS 17.0, *)
public struct UITraitVerticalSizeClass: SystemTrait, Sendable {
  /// Unspecified.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
}

/// The size of text that the person chose.
@available(iOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: SystemTrait, Sendable {
  /// None in particular.
  public static let defaultValue: UIContentSizeCategory = .unspecified
  static var keyPath: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// Whether the content is above other content.
@available(iOS 17.0, *)
public struct UITraitUserInterfaceLevel: SystemTrait, Sendable {
  /// Unspecified.
  public static let defaultValue: UIUserInterfaceLevel = .unspecified
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceLevel> {
    \.userInterfaceLevel
  }
}

/// Whether colours have more contrast.
@available(iOS 17.0, *)
public struct UITraitAccessibilityContrast: SystemTrait, Sendable {
  /// Unspecified.
  public static let defaultValue: UIAccessibilityContrast = .unspecified
  static var keyPath: WritableKeyPath<TraitValues, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}

@available(iOS 17.0, *)
extension UIMutableTraits {
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  /// The direction of reading.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  /// The pixels in a point; `0` for unspecified.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }

  /// Whether there is much width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  /// Whether there is much height.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  /// The size of text that the person chose.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }

  /// Whether the content is above other content, as a sheet's is.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }

  /// Whether colours have more contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
}
