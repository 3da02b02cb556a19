import Foundation

/// How texts look that don't say it themselves.
struct TextStyle: Equatable, Sendable {
  var weight: Font.Weight?
  var isItalic = false
  var design: Font.Design?
  var textCase: Text.Case?
  var lineSpacing: CGFloat = 0
  var minimumScale: CGFloat = 1
}

enum TextStyleKey: EnvironmentKey { static var defaultValue: TextStyle { TextStyle() } }

extension Text {
  /// Capitals or small letters.
  public enum Case: Hashable, Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase

    func apply(to text: String) -> String {
      switch self {
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      }
    }
  }

  /// What is left out of a text that is too long.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning.
    case head
    /// The end.
    case tail
    /// The middle.
    case middle
  }
}

extension EnvironmentValues {
  /// Whether texts are in capitals or small letters; `nil` for as they are.
  public var textCase: Text.Case? {
    get { self[TextStyleKey.self].textCase }
    set { self[TextStyleKey.self].textCase = newValue }
  }

  /// The room between lines, in points.
  public var lineSpacing: CGFloat {
    get { self[TextStyleKey.self].lineSpacing }
    set { self[TextStyleKey.self].lineSpacing = newValue }
  }

  /// How small a text may become to fit, from 0 to 1.
  public var minimumScaleFactor: CGFloat {
    get { self[TextStyleKey.self].minimumScale }
    set { self[TextStyleKey.self].minimumScale = newValue }
  }
}

extension View {
  nonisolated private func textStyle(
    _ change: @escaping (inout TextStyle) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { change(&$0[TextStyleKey.self]) })
  }

  /// Sets whether texts are bold.
  ///
  /// - Parameter isActive: Whether they are.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    textStyle { $0.weight = isActive ? .bold : nil }
  }

  /// Sets whether texts are in italics.
  ///
  /// - Parameter isActive: Whether they are.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    textStyle { $0.isItalic = isActive }
  }

  /// Sets how bold texts are.
  ///
  /// - Parameter weight: How bold; `nil` for the font's own.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    textStyle { $0.weight = weight }
  }

  /// Sets the look of texts' fonts.
  ///
  /// - Parameter design: The look; `nil` for the font's own.
  /// - Returns: The view.
  @available(iOS 16.1, *)
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    textStyle { $0.design = design }
  }

  /// Sets texts in characters of equal width.
  ///
  /// - Parameter isActive: Whether to.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    textStyle { $0.design = isActive ? .monospaced : nil }
  }

  /// Sets digits of equal width, which measure the same here.
  ///
  /// - Returns: The view.
  nonisolated public func monospacedDigit() -> some View { modifier(Appearance()) }

  /// Underlines texts, which changes nothing that is measured.
  ///
  /// - Parameters:
  ///   - isActive: Whether they are underlined.
  ///   - color: The lines' colour; `nil` for the texts'.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    modifier(Appearance())
  }

  /// Strikes texts through, which changes nothing that is measured.
  ///
  /// - Parameters:
  ///   - isActive: Whether they are struck through.
  ///   - color: The lines' colour; `nil` for the texts'.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  nonisolated public func strikethrough(
    _ isActive: Bool = true,
    color: Color? = nil
  ) -> some View {
    modifier(Appearance())
  }

  /// Sets whether texts are in capitals or small letters.
  ///
  /// - Parameter textCase: Which; `nil` for as they are.
  /// - Returns: The view.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    textStyle { $0.textCase = textCase }
  }

  /// Sets the room between lines.
  ///
  /// - Parameter lineSpacing: The room, in points.
  /// - Returns: The view.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    textStyle { $0.lineSpacing = lineSpacing }
  }

  /// Lets texts become smaller to fit.
  ///
  /// - Parameter factor: How small, from 0 to 1.
  /// - Returns: The view.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    textStyle { $0.minimumScale = factor }
  }

  /// Sets what is left out of texts that are too long; the stand-in leaves out the end.
  ///
  /// - Parameter mode: What.
  /// - Returns: The view.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modifier(Appearance())
  }

  /// Lets characters move together to fit, which isn't measured here.
  ///
  /// - Parameter flag: Whether they may.
  /// - Returns: The view.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { modifier(Appearance()) }

  /// Sets the most lines that texts take.
  ///
  /// - Parameter limit: The fewest and the most lines; the stand-in keeps to the most.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }
}

extension Text {
  /// Creates a text of a value in a format.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: The format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Creates a text of a text with attributes, which are not shown here.
  ///
  /// - Parameter attributedContent: The text.
  public init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
  }

  /// Creates a text of a picture, which reads as its name.
  ///
  /// - Parameter image: The picture.
  public init(_ image: Image) { self.init(verbatim: image.plainName) }

  /// How a date is written.
  public struct DateStyle: Equatable, Sendable {
    fileprivate enum Kind: Sendable { case time, date, relative, offset, timer }

    fileprivate let kind: Kind

    /// The time of day.
    public static let time: Text.DateStyle = DateStyle(kind: .time)
    /// The date.
    public static let date: Text.DateStyle = DateStyle(kind: .date)
    /// How far it is from now.
    public static let relative: Text.DateStyle = DateStyle(kind: .relative)
    /// How far it is from now, with a sign.
    public static let offset: Text.DateStyle = DateStyle(kind: .offset)
    /// How far it is from now, as a clock.
    public static let timer: Text.DateStyle = DateStyle(kind: .timer)
  }

  /// Creates a text of a date.
  ///
  /// On a stage "now" is the reference date and stays it, so that the text is the same every time.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - style: How it is written, in American English and in GMT.
  public init(_ date: Date, style: Text.DateStyle) {
    self.init(verbatim: Self.text(of: date, style.kind))
  }

  private static func text(of date: Date, _ kind: DateStyle.Kind) -> String {
    let seconds = Int(date.timeIntervalSinceReferenceDate.rounded(.down))
    let apart = abs(seconds)
    let (hours, minutes, rest) = (apart / 3600, apart / 60 % 60, apart % 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    switch kind {
    case .timer:
      return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
    case .relative, .offset:
      let sign = kind == .relative ? "" : seconds < 0 ? "-" : "+"
      if hours > 0 { return "\(sign)\(hours) hr, \(minutes) min" }
      return minutes > 0 ? "\(sign)\(minutes) min, \(rest) sec" : "\(sign)\(rest) sec"
    case .time, .date:
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
      let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
      let (hour, month) = (parts.hour ?? 0, parts.month ?? 1)
      if kind == .time {
        let half = hour < 12 ? "AM" : "PM"
        return "\((hour + 11) % 12 + 1):\(two(parts.minute ?? 0)) \(half)"
      }
      return "\(monthNames[month - 1]) \(parts.day ?? 1), \(parts.year ?? 2001)"
    }
  }

  private static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
