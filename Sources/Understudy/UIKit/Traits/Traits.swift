/// The kind of device that an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A Mac, with controls of the Mac's size.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not specified.
  case unspecified
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}

/// The direction of reading.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// Whether there is much room in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not specified.
  case unspecified
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// Whether content is above other content.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The window's own content.
  case base = 0
  /// Content above that, such as a sheet's.
  case elevated = 1
}

/// Whether colours have more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// As designed.
  case normal = 0
  /// More.
  case high = 1
}

/// The size of text that a person chose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The category's name.
  public let rawValue: String

  /// Creates a category from its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not specified.
  public static let unspecified: UIContentSizeCategory = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified"
  )
  /// Extra small.
  public static let extraSmall: UIContentSizeCategory = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXS"
  )
  /// Small.
  public static let small: UIContentSizeCategory = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryS"
  )
  /// Medium.
  public static let medium: UIContentSizeCategory = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryM"
  )
  /// Large, the size of a new device.
  public static let large: UIContentSizeCategory = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryL"
  )
  /// Extra large.
  public static let extraLarge: UIContentSizeCategory = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXL"
  )
  /// Extra extra large.
  public static let extraExtraLarge: UIContentSizeCategory = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXL"
  )
  /// Extra extra extra large.
  public static let extraExtraExtraLarge: UIContentSizeCategory = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL"
  )
  /// Accessibility medium.
  public static let accessibilityMedium: UIContentSizeCategory = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM"
  )
  /// Accessibility large.
  public static let accessibilityLarge: UIContentSizeCategory = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL"
  )
  /// Accessibility extra large.
  public static let accessibilityExtraLarge: UIContentSizeCategory = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL"
  )
  /// Accessibility extra extra large.
  public static let accessibilityExtraExtraLarge: UIContentSizeCategory = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL"
  )
  /// Accessibility extra extra extra large.
  public static let accessibilityExtraExtraExtraLarge: UIContentSizeCategory =
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}

/// Something that is shown somewhere and so has traits.
@MainActor @preconcurrency public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of where it is.
  var traitCollection: UITraitCollection { get }

  /// Tells it that its traits have changed.
  ///
  /// - Parameter previousTraitCollection: The traits before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
