/// How a symbol of the table is drawn, in the notation of ``SymbolPath``.
struct SymbolDrawing: Hashable, Sendable, ExpressibleByStringLiteral {
  /// What is drawn as lines, filled or not.
  var lines = ""
  /// What is drawn as lines, and as an area when the symbol is filled; it need not be closed.
  var area = ""
  /// Lines that are cut out of the area when the symbol is filled.
  var detail = ""
  /// Areas that are cut out of the area when the symbol is filled, and outlined when it isn't.
  var hole = ""
  /// Lines across the area, which have a gap around them when the symbol is filled.
  var across = ""
  /// What is an area, filled or not.
  var solid = ""
  /// The symbol that it is drawn as, if it isn't drawn itself.
  var original: String?
  /// How the original is turned.
  var placement = SymbolPlacement()

  /// A drawing of lines, which has no filled variant.
  init(stringLiteral lines: String) { self.lines = lines }

  /// A drawing that can be filled, if it has an area.
  init(
    area: String = "",
    detail: String = "",
    hole: String = "",
    across: String = "",
    lines: String = "",
    solid: String = ""
  ) {
    self.area = area
    self.detail = detail
    self.hole = hole
    self.across = across
    self.lines = lines
    self.solid = solid
  }

  private init(original: String, _ placement: SymbolPlacement) {
    self.original = original
    self.placement = placement
  }

  /// The same as another symbol.
  static func same(as original: String) -> SymbolDrawing {
    SymbolDrawing(original: original, SymbolPlacement())
  }

  /// Another symbol, left and right swapped.
  static func mirrored(_ original: String) -> SymbolDrawing {
    SymbolDrawing(original: original, SymbolPlacement(isMirrored: true))
  }

  /// Another symbol, turned clockwise by quarters of a circle, after left and right are swapped.
  static func turned(
    _ original: String,
    _ quarters: Int,
    isMirrored: Bool = false
  ) -> SymbolDrawing {
    SymbolDrawing(
      original: original,
      SymbolPlacement(isMirrored: isMirrored, quarterTurns: quarters)
    )
  }

  /// What is drawn, without the original of which it is a copy.
  var look: SymbolLook {
    func layers(_ notation: String, _ ink: SymbolIcon.Ink, width: Double = 1, erases: Bool = false)
      -> [SymbolIcon.Layer]
    {
      guard !notation.isEmpty else { return [] }
      return [
        SymbolIcon.Layer(SymbolPath(notation), ink, lineWidth: width, isErased: erases)
      ]
    }
    let ends = layers(lines, .line) + layers(solid, .area)
    let outlined = layers(area + detail + hole + across, .line) + ends
    guard !area.isEmpty else { return SymbolLook(outlined: outlined) }
    let cuts =
      layers(detail, .line, width: 0.9, erases: true)
      + layers(hole, .area, width: 0.5, erases: true)
      + layers(across, .line, width: 2.6, erases: true)
    return SymbolLook(
      outlined: outlined,
      filled: layers(area, .area) + cuts + layers(across, .line) + ends
    )
  }
}
