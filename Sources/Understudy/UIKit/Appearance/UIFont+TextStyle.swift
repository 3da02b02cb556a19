extension UIFont {
  /// A kind of text, whose size follows what the person chose.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public let rawValue: String

    /// Creates a style from its name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A large title.
    public static let largeTitle: UIFont.TextStyle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level.
    public static let title1: UIFont.TextStyle = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level.
    public static let title2: UIFont.TextStyle = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level.
    public static let title3: UIFont.TextStyle = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline: UIFont.TextStyle = TextStyle(
      rawValue: "UICTFontTextStyleHeadline"
    )
    /// A heading below a heading.
    public static let subheadline: UIFont.TextStyle = TextStyle(
      rawValue: "UICTFontTextStyleSubhead"
    )
    /// Running text.
    public static let body: UIFont.TextStyle = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout.
    public static let callout: UIFont.TextStyle = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote: UIFont.TextStyle = TextStyle(
      rawValue: "UICTFontTextStyleFootnote"
    )
    /// A caption.
    public static let caption1: UIFont.TextStyle = TextStyle(
      rawValue: "UICTFontTextStyleCaption1"
    )
    /// A smaller caption.
    public static let caption2: UIFont.TextStyle = TextStyle(
      rawValue: "UICTFontTextStyleCaption2"
    )
  }
}

extension UIFont.TextStyle {
  /// The size of the style's text, in points; an unknown style counts as ``body``.
  ///
  /// Source: documented. Human Interface Guidelines, Typography, the tables of Dynamic Type sizes.
  package func pointSize(for category: UIContentSizeCategory) -> CGFloat {
    let column = Self.columns.firstIndex(of: category) ?? Self.defaultColumn
    return (Self.sizes[self] ?? Self.bodySizes)[column]
  }

  private static let columns: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  private static let defaultColumn = 3
  private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: bodySizes,
    .body: bodySizes,
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}
