/// A font of the system.
///
/// Nothing in it changes after it was made, so other threads may have it too.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// What the font measures text with.
  package let metrics: TextMetrics
  /// Whether the letters lean.
  package let isItalic: Bool

  package init(metrics: TextMetrics, isItalic: Bool = false) {
    self.metrics = metrics
    self.isItalic = isItalic
    super.init()
  }

  // MARK: The system's font

  /// Returns the system's font in regular weight.
  ///
  /// - Parameter fontSize: The size, in points.
  /// - Returns: The font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system's font.
  ///
  /// - Parameters:
  ///   - fontSize: The size, in points.
  ///   - weight: How bold it is.
  /// - Returns: The font.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(metrics: TextMetrics(pointSize: fontSize, weight: weight.rawValue))
  }

  /// Returns the system's font in bold.
  ///
  /// - Parameter fontSize: The size, in points.
  /// - Returns: The font.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the system's font in italics.
  ///
  /// - Parameter fontSize: The size, in points.
  /// - Returns: The font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(metrics: TextMetrics(pointSize: fontSize), isItalic: true)
  }

  /// Returns the system's font whose characters are all equally wide.
  ///
  /// - Parameters:
  ///   - fontSize: The size, in points.
  ///   - weight: How bold it is.
  /// - Returns: The font.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(
      metrics: TextMetrics(pointSize: fontSize, weight: weight.rawValue, isMonospaced: true)
    )
  }

  /// Returns the system's font whose digits are all equally wide.
  ///
  /// - Parameters:
  ///   - fontSize: The size, in points.
  ///   - weight: How bold it is.
  /// - Returns: The font.
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont { systemFont(ofSize: fontSize, weight: weight) }

  /// Returns the font for a kind of text in the size that the person chose.
  ///
  /// - Parameter style: The kind of text.
  /// - Returns: The font.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font for a kind of text in the size that traits say.
  ///
  /// - Parameters:
  ///   - style: The kind of text.
  ///   - traitCollection: The traits; `nil` stands for the current ones.
  /// - Returns: The font.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? .current
    return systemFont(
      ofSize: style.pointSize(for: traits.preferredContentSizeCategory),
      weight: style == .headline ? .semibold : .regular
    )
  }

  /// The size of text on buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of the system's font, in points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of the system's font in small places, in points.
  public class var smallSystemFontSize: CGFloat { 12 }

  // MARK: Measures

  /// The size, in points.
  open var pointSize: CGFloat { metrics.pointSize }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { metrics.lineHeight }
  /// How far the line reaches above the baseline, in points.
  open var ascender: CGFloat { metrics.ascender }
  /// How far it reaches below, in points; below `0`.
  open var descender: CGFloat { metrics.descender }
  /// The height of capitals, in points.
  open var capHeight: CGFloat { metrics.pointSize * 0.704_589_843_75 }
  /// The height of an x, in points.
  open var xHeight: CGFloat { metrics.pointSize * 0.526_367_187_5 }
  /// The space between lines, in points.
  open var leading: CGFloat { 0 }
  /// The family's name.
  open var familyName: String {
    metrics.isMonospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont"
  }
  /// The font's name.
  open var fontName: String { metrics.isMonospaced ? ".SFMono-Regular" : ".SFUI-Regular" }

  /// Returns the font in another size.
  ///
  /// - Parameter fontSize: The size, in points.
  /// - Returns: The font.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var metrics = metrics
    metrics.pointSize = fontSize
    return UIFont(metrics: metrics, isItalic: isItalic)
  }

  /// The font's name and size.
  open override var description: String {
    "<UIFont> font-family: \"\(fontName)\"; font-size: \(pointSize)pt"
  }

  /// Whether two fonts are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return metrics == other.metrics && isItalic == other.isItalic
  }

  /// A hash that equal fonts share.
  open override var hash: Int { metrics.hashValue }

  /// Returns this font, which never changes.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: This font.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIFont {
  /// How bold a font is.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From `-1` to `1`.
    public let rawValue: CGFloat

    /// Creates a weight from its number.
    ///
    /// - Parameter rawValue: From `-1` to `1`, `0` being regular.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from its number.
    ///
    /// - Parameter rawValue: From `-1` to `1`, `0` being regular.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest.
    public static let ultraLight: UIFont.Weight = UIFont.Weight(-0.8)
    /// Thin.
    public static let thin: UIFont.Weight = UIFont.Weight(-0.6)
    /// Light.
    public static let light: UIFont.Weight = UIFont.Weight(-0.4)
    /// Regular.
    public static let regular: UIFont.Weight = UIFont.Weight(0)
    /// Medium.
    public static let medium: UIFont.Weight = UIFont.Weight(0.23)
    /// Semibold.
    public static let semibold: UIFont.Weight = UIFont.Weight(0.3)
    /// Bold.
    public static let bold: UIFont.Weight = UIFont.Weight(0.4)
    /// Heavy.
    public static let heavy: UIFont.Weight = UIFont.Weight(0.56)
    /// The boldest.
    public static let black: UIFont.Weight = UIFont.Weight(0.62)
  }
}
