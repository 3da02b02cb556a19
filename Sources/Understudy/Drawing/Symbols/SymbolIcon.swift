/// A line icon in a square of 24 units, which stands for one of the system's symbols.
package struct SymbolIcon: Hashable, Sendable {
  /// How a layer is drawn.
  package enum Ink: Hashable, Sendable {
    /// As lines.
    case stroke
    /// As an area.
    case fill
    /// As lines that are cut out of the areas.
    case knockout
  }

  /// A part of an icon.
  package struct Layer: Hashable, Sendable {
    /// The outline, as the data of an SVG path.
    package var pathData: String
    package var ink: Ink
  }

  /// The parts, backmost first.
  package var layers: [Layer]

  /// The icon of a symbol.
  ///
  /// A name with `.circle`, `.square`, `.fill` or `.slash` at its end is made of the icon that it
  /// varies.
  ///
  /// - Parameter name: The symbol's name.
  /// - Returns: The icon, or `nil` for a name that the set doesn't have.
  package static func named(_ name: String) -> SymbolIcon? {
    if let path = SymbolTable.paths[name] {
      return SymbolIcon(layers: [Layer(pathData: path, ink: .stroke)])
    }
    if let base = variant("fill", of: name) {
      if let glyph = variant("circle", of: base) { return surrounded(glyph, SymbolTable.circle) }
      if let glyph = variant("square", of: base) { return surrounded(glyph, SymbolTable.square) }
      return named(base).map { icon in
        SymbolIcon(
          layers: icon.layers.map { Layer(pathData: $0.pathData, ink: .fill) } + icon.layers
        )
      }
    }
    if let glyph = variant("circle", of: name) { return framed(glyph, SymbolTable.circle) }
    if let glyph = variant("square", of: name) { return framed(glyph, SymbolTable.square) }
    if let base = variant("slash", of: name) {
      return named(base).map {
        SymbolIcon(layers: $0.layers + [Layer(pathData: "M4 4L20 20", ink: .stroke)])
      }
    }
    return nil
  }

  /// What a name varies with a suffix, or `nil` if it hasn't the suffix.
  private static func variant(_ suffix: String, of name: String) -> String? {
    guard name.hasSuffix("." + suffix) else { return nil }
    return String(name.dropLast(suffix.count + 1))
  }

  private static func framed(_ glyph: String, _ frame: String) -> SymbolIcon? {
    guard let path = SymbolTable.smallGlyphs[glyph] else { return nil }
    return SymbolIcon(layers: [
      Layer(pathData: frame, ink: .stroke), Layer(pathData: path, ink: .stroke),
    ])
  }

  private static func surrounded(_ glyph: String, _ frame: String) -> SymbolIcon? {
    guard let path = SymbolTable.smallGlyphs[glyph] else { return nil }
    return SymbolIcon(layers: [
      Layer(pathData: frame, ink: .fill), Layer(pathData: path, ink: .knockout),
    ])
  }
}
