/// A line icon in a square of 24 units, which stands for one of the system's symbols.
///
/// The icons are drawings of this package's own: they say what a symbol is, and aren't Apple's.
package struct SymbolIcon: Hashable, Sendable {
  /// How a layer is drawn.
  package enum Ink: Hashable, Sendable {
    /// As lines.
    case line
    /// As an area, with lines around it.
    case area
  }

  /// A part of an icon.
  package struct Layer: Hashable, Sendable {
    /// Where the lines are.
    package let path: SymbolPath
    /// The same, as the data of an SVG path.
    package let pathData: String
    package let ink: Ink
    /// How wide the lines are, as a share of what is usual.
    package let lineWidth: Double
    /// Whether the layer is cut out of those behind it.
    package let isErased: Bool

    init(_ path: SymbolPath, _ ink: Ink, lineWidth: Double = 1, isErased: Bool = false) {
      self.path = path
      pathData = path.data
      self.ink = ink
      self.lineWidth = lineWidth
      self.isErased = isErased
    }
  }

  /// The parts, backmost first.
  package let layers: [Layer]
  /// Whether parts are cut out of others.
  package let isCut: Bool

  init(layers: [Layer]) {
    self.layers = layers
    isCut = layers.contains(where: \.isErased)
  }

  /// The names of the symbols that have a drawing of their own, in no order.
  package static var drawnNames: [String] { SymbolTable.groups.flatMap { $0.map(\.key) } }

  /// The icon of a symbol.
  ///
  /// A name that has no drawing of its own is drawn after the symbol that it varies: with an end
  /// such as `.fill`, `.slash`, `.circle` or `.badge.plus`.
  ///
  /// - Parameter name: The symbol's name.
  /// - Returns: The icon, or `nil` for a name that the set doesn't have.
  package static func named(_ name: String) -> SymbolIcon? { SymbolCache.shared.icon(named: name) }
}
