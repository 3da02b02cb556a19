import Foundation

/// A font that depends on the environment.
public struct Font: Hashable, Sendable {
  /// What a text is for.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// A large title: 34 points.
    case largeTitle
    /// A title: 28 points.
    case title
    /// A title of the second level: 22 points.
    case title2
    /// A title of the third level: 20 points.
    case title3
    /// A heading: 17 points, semibold.
    case headline
    /// A heading of the second level: 15 points.
    case subheadline
    /// Running text: 17 points.
    case body
    /// A callout: 16 points.
    case callout
    /// A footnote: 13 points.
    case footnote
    /// A caption: 12 points.
    case caption
    /// A small caption: 11 points.
    case caption2
  }

  /// How bold a font is.
  public struct Weight: Hashable, Sendable {
    let value: CGFloat

    /// The lightest.
    public static let ultraLight: Font.Weight = Weight(value: -0.8)
    /// Very light.
    public static let thin: Font.Weight = Weight(value: -0.6)
    /// Light.
    public static let light: Font.Weight = Weight(value: -0.4)
    /// As usual.
    public static let regular: Font.Weight = Weight(value: 0)
    /// A little bold.
    public static let medium: Font.Weight = Weight(value: 0.23)
    /// Rather bold.
    public static let semibold: Font.Weight = Weight(value: 0.3)
    /// Bold.
    public static let bold: Font.Weight = Weight(value: 0.4)
    /// Very bold.
    public static let heavy: Font.Weight = Weight(value: 0.56)
    /// The boldest.
    public static let black: Font.Weight = Weight(value: 0.62)
  }

  /// A font's look.
  public enum Design: Hashable, Sendable {
    /// The system's.
    case `default`
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// With characters of equal width.
    case monospaced
  }

  private enum Size: Hashable, Sendable {
    case style(TextStyle)
    case points(CGFloat)
  }

  private var size: Size
  private var weight: Weight?
  private var design: Design?
  private(set) var isItalic = false

  private init(_ size: Size, _ weight: Weight? = nil, _ design: Design? = nil) {
    self.size = size
    self.weight = weight
    self.design = design
  }

  /// The font of large titles.
  public static let largeTitle: Font = Font(.style(.largeTitle))
  /// The font of titles.
  public static let title: Font = Font(.style(.title))
  /// The font of titles of the second level.
  public static let title2: Font = Font(.style(.title2))
  /// The font of titles of the third level.
  public static let title3: Font = Font(.style(.title3))
  /// The font of headings.
  public static let headline: Font = Font(.style(.headline))
  /// The font of headings of the second level.
  public static let subheadline: Font = Font(.style(.subheadline))
  /// The font of running text.
  public static let body: Font = Font(.style(.body))
  /// The font of callouts.
  public static let callout: Font = Font(.style(.callout))
  /// The font of footnotes.
  public static let footnote: Font = Font(.style(.footnote))
  /// The font of captions.
  public static let caption: Font = Font(.style(.caption))
  /// The font of small captions.
  public static let caption2: Font = Font(.style(.caption2))

  /// The system's font for a kind of text.
  ///
  /// - Parameters:
  ///   - style: What the text is for.
  ///   - design: The look; `nil` for the system's.
  ///   - weight: How bold it is; `nil` for the style's own.
  /// - Returns: The font.
  public static func system(
    _ style: Font.TextStyle,
    design: Font.Design? = nil,
    weight: Font.Weight? = nil
  ) -> Font {
    Font(.style(style), weight, design)
  }

  /// The system's font of a size.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - weight: How bold it is; `nil` for regular.
  ///   - design: The look; `nil` for the system's.
  /// - Returns: The font.
  public static func system(
    size: CGFloat,
    weight: Font.Weight? = nil,
    design: Font.Design? = nil
  ) -> Font {
    Font(.points(size), weight, design)
  }

  /// The font in bold.
  ///
  /// - Returns: The font.
  public func bold() -> Font { weight(.bold) }

  /// The font in italics.
  ///
  /// - Returns: The font.
  public func italic() -> Font {
    var copy = self
    copy.isItalic = true
    return copy
  }

  /// The font in another weight.
  ///
  /// - Parameter weight: How bold it is.
  /// - Returns: The font.
  public func weight(_ weight: Font.Weight) -> Font {
    var copy = self
    copy.weight = weight
    return copy
  }

  /// The font with characters of equal width.
  ///
  /// - Returns: The font.
  public func monospaced() -> Font {
    var copy = self
    copy.design = .monospaced
    return copy
  }

  /// The font with another look.
  func design(_ design: Font.Design) -> Font {
    var copy = self
    copy.design = design
    return copy
  }

  /// The font with digits of equal width, which measures the same here.
  ///
  /// - Returns: The font.
  public func monospacedDigit() -> Font { self }

  /// The font with small capitals, which measures the same here.
  ///
  /// - Returns: The font.
  public func smallCaps() -> Font { self }

  /// A font of an app's own; the stand-in measures it as the system's.
  ///
  /// - Parameters:
  ///   - name: The font's name.
  ///   - size: The size, in points.
  /// - Returns: The font.
  public static func custom(_ name: String, size: CGFloat) -> Font { system(size: size) }

  /// A font of an app's own; the stand-in measures it as the system's.
  ///
  /// - Parameters:
  ///   - name: The font's name.
  ///   - size: The size, in points.
  ///   - textStyle: What its size follows.
  /// - Returns: The font.
  public static func custom(
    _ name: String,
    size: CGFloat,
    relativeTo textStyle: Font.TextStyle
  ) -> Font {
    system(size: size)
  }

  /// What a text in this font is measured with.
  var metrics: TextMetrics {
    let points: CGFloat
    var weight = self.weight ?? .regular
    switch size {
    case .points(let size): points = size
    case .style(let style):
      points = style.points
      if style == .headline, self.weight == nil { weight = .semibold }
    }
    return TextMetrics(
      pointSize: points,
      weight: weight.value,
      isMonospaced: design == .monospaced
    )
  }
}

extension Font.TextStyle {
  /// The size at the default size of text, in points.
  fileprivate var points: CGFloat {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }
}

extension View {
  /// Sets the font of texts that don't set their own.
  ///
  /// - Parameter font: The font; `nil` for the system's.
  /// - Returns: The view.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the most lines that texts take.
  ///
  /// - Parameter number: The number; `nil` for any.
  /// - Returns: The view.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Sets how the lines of texts are aligned with one another.
  ///
  /// - Parameter alignment: How.
  /// - Returns: The view.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}
