import Foundation

/// A text.
///
/// Source: documented. Apple's page for `Text`.
nonisolated public struct Text: View, Equatable, Sendable {
  /// The framework shows the view without a body.
  public typealias Body = Never

  private struct Part: Equatable, Sendable {
    var string: String
    var font: Font?
    var weight: Font.Weight?
    var isItalic = false
    var color: Color?
    var isUnderlined = false
    var isStruck = false
    var design: Font.Design?
  }

  private var first: Part
  // Empty for most texts, which then need no memory of their own.
  private var others: [Part] = []

  /// Creates a text of a string, word for word.
  ///
  /// - Parameter content: The string.
  nonisolated public init(verbatim content: String) { first = Part(string: content) }

  /// Creates a text of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - tableName: The table to look in; the stand-in has none.
  ///   - bundle: Where the table is.
  ///   - comment: What translators should know.
  nonisolated public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(verbatim: key.text)
  }

  /// Creates a text of a string, which isn't translated.
  ///
  /// - Parameter content: The string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// Joins two texts.
  ///
  /// - Parameters:
  ///   - lhs: The first text.
  ///   - rhs: The second text.
  /// - Returns: A text of both.
  nonisolated public static func + (lhs: Text, rhs: Text) -> Text {
    var result = lhs
    result.others.append(rhs.first)
    result.others += rhs.others
    return result
  }

  /// Sets the font.
  ///
  /// - Parameter font: The font; `nil` for the environment's.
  /// - Returns: The text.
  nonisolated public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }

  /// Sets how bold the text is.
  ///
  /// - Parameter weight: How bold; `nil` for the font's own.
  /// - Returns: The text.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { $0.weight = weight }
  }

  /// Makes the text bold.
  ///
  /// - Returns: The text.
  nonisolated public func bold() -> Text { fontWeight(.bold) }

  /// Sets the text in italics.
  ///
  /// - Returns: The text.
  nonisolated public func italic() -> Text { changed { $0.isItalic = true } }

  /// Sets the colour.
  ///
  /// - Parameter color: The colour; `nil` for the environment's.
  /// - Returns: The text.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    changed { $0.color = $0.color ?? color }
  }

  /// Sets what the text is painted with.
  ///
  /// - Parameter style: With what.
  /// - Returns: The text.
  @available(iOS 17.0, *)
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    foregroundColor(style._paint(in: EnvironmentValues()).color)
  }

  private func changed(_ change: (inout Part) -> Void) -> Text {
    var copy = self
    change(&copy.first)
    for index in copy.others.indices { change(&copy.others[index]) }
    return copy
  }

  /// The text without its looks.
  nonisolated var plainText: String {
    others.isEmpty ? first.string : first.string + others.map(\.string).joined()
  }

  /// The text as it is shown in an environment; it is set in its first part's font.
  func resolved(in environment: EnvironmentValues) -> ResolvedText {
    let style = environment[TextStyleKey.self]
    var font = first.font ?? environment.font ?? .body
    if let weight = first.weight ?? style.weight { font = font.weight(weight) }
    if first.isItalic || style.isItalic { font = font.italic() }
    if let design = first.design ?? style.design { font = font.design(design) }
    return ResolvedText(
      string: style.textCase.map { $0.apply(to: plainText) } ?? plainText,
      font: font,
      color: first.color ?? environment[ForegroundColorKey.self],
      lineLimit: environment.lineLimit,
      scale: max(1, environment.displayScale),
      lineSpacing: style.lineSpacing,
      minimumScale: style.minimumScale,
      alignment: environment.multilineTextAlignment,
      isUnderlined: first.isUnderlined,
      isStruck: first.isStruck,
      isRedacted: environment.isRedacted
    )
  }

  /// Underlines the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether it is underlined.
  ///   - color: The line's colour; `nil` for the text's.
  /// - Returns: The text.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.isUnderlined = isActive }
  }

  /// Strikes the text through.
  ///
  /// - Parameters:
  ///   - isActive: Whether it is struck through.
  ///   - color: The line's colour; `nil` for the text's.
  /// - Returns: The text.
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.isStruck = isActive }
  }

  /// Sets the text in digits of equal width, which measures the same here.
  ///
  /// - Returns: The text.
  nonisolated public func monospacedDigit() -> Text { self }

  /// Sets the text in characters of equal width.
  ///
  /// - Parameter isActive: Whether to.
  /// - Returns: The text.
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
    changed { $0.design = isActive ? .monospaced : nil }
  }

  /// Sets the font's look.
  ///
  /// - Parameter design: The look; `nil` for the font's own.
  /// - Returns: The text.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text {
    changed { $0.design = design }
  }

  /// Sets how bold the text is.
  ///
  /// - Parameter isActive: Whether it is bold.
  /// - Returns: The text.
  nonisolated public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }

  /// Sets whether the text is in italics.
  ///
  /// - Parameter isActive: Whether it is.
  /// - Returns: The text.
  nonisolated public func italic(_ isActive: Bool) -> Text { changed { $0.isItalic = isActive } }

  /// Sets the room between characters, which isn't measured here.
  ///
  /// - Parameter kerning: The room, in points.
  /// - Returns: The text.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { self }

  /// Makes what represents the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(node: TextNode(view.value, parent: inputs.parent))
  }
}

/// A text as it is shown.
struct ResolvedText: Equatable, Sendable {
  let string: String
  let font: Font
  let color: Color?
  let lineLimit: Int?
  let scale: CGFloat
  var lineSpacing: CGFloat = 0
  var minimumScale: CGFloat = 1
  var alignment = TextAlignment.leading
  var isUnderlined = false
  var isStruck = false
  /// Whether bars are shown instead of the words.
  var isRedacted = false
}

private final class TextNode: Node<Text> {
  private var text: Text
  private let box: TextBox

  init(_ view: Text, parent: AnyNode) {
    text = view
    box = TextBox(view.resolved(in: parent.scope.values))
    super.init(parent: parent)
    note(Self.keys)
  }

  private static let keys: NodeMask = [
    .of(FontKey.self), .of(ForegroundColorKey.self), .of(LineLimitKey.self),
    .of(DisplayScaleKey.self), .of(TextStyleKey.self), .of(MultilineAlignmentKey.self),
    .of(RedactionKey.self), .of(PrivacyKey.self),
  ]

  override func update(_ view: Text) {
    guard view != text else { return }
    text = view
    box.show(view.resolved(in: scope.values))
  }

  override func refresh() {
    mustRun = false
    box.show(text.resolved(in: scope.values))
  }

  override func collectBoxes(into boxes: inout [LayoutBox]) { boxes.append(box) }

  override var hasBoxes: Bool { true }
}

/// The box of a text.
final class TextBox: LayoutBox {
  private(set) var text: ResolvedText

  init(_ text: ResolvedText) { self.text = text }

  /// Shows another text; what is around is laid out only if the text's size changes.
  func show(_ new: ResolvedText) {
    guard new != text else { return }
    text = new
    if !answersAreUnchanged() { invalidateLayout() }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (layout, _) = setting(proposal)
    var size = layout.size
    size.height += text.lineSpacing * CGFloat(max(0, layout.lines.count - 1))
    return size.roundedUpToPixels(scale: text.scale)
  }

  /// The lines for a proposal, and what they are set with.
  private func setting(_ proposal: ProposedViewSize) -> (TextLayout, TextMetrics) {
    let metrics = text.font.metrics
    var lineLimit = text.lineLimit
    if let height = proposal.height, height.isFinite {
      let fitting = max(1, Int((height + 0.5) / metrics.lineHeight))
      lineLimit = min(lineLimit ?? fitting, fitting)
    }
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    var layout = metrics.layOut(text.string, maximumWidth: width, lineLimit: lineLimit)
    var small = metrics
    // What doesn't fit is made smaller, a little at a time, as far as it may.
    while layout.isTruncated, small.pointSize > metrics.pointSize * text.minimumScale {
      small.pointSize = max(
        small.pointSize - metrics.pointSize / 20,
        metrics.pointSize * text.minimumScale
      )
      layout = small.layOut(text.string, maximumWidth: width, lineLimit: lineLimit)
    }
    return (layout, small)
  }

  /// The lines as they are in the box, and what they are set with.
  var shownSetting: (layout: TextLayout, metrics: TextMetrics) {
    setting(ProposedViewSize(width: frame.width, height: frame.height))
  }

  override func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(proposal)
    let metrics = text.font.metrics
    return ViewDimensions(
      size,
      firstBaseline: metrics.ascender,
      lastBaseline: size.height + metrics.descender
    )
  }

  override var content: BoxContent { .text(text) }
}
