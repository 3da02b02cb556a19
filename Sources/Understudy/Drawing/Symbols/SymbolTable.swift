import Foundation

/// The symbols that have drawings of their own, in a square of 24 units.
///
/// Lines are 1.8 wide and have round ends. Most drawings reach from 2.5 to 21.5, so that symbols side
/// by side look equally large.
enum SymbolTable {
  /// Symbols of one subject, by name.
  typealias Group = KeyValuePairs<String, SymbolDrawing>

  static let groups: [Group] = [
    arrows, turns, chevrons, marks, shapes, text, lists, windows, people, health, communication,
    media, sound, images, documents, editing, time, places, transport, shopping, food, home, tools,
    devices, connections, weather, nature, charts, security, games,
  ]

  static let drawings: [String: SymbolDrawing] = {
    var drawings: [String: SymbolDrawing] = [:]
    for group in groups {
      for (name, drawing) in group { drawings[name] = drawing }
    }
    return drawings
  }()

  /// The name in the table for one that Apple changed, or that says a direction in another way.
  static func otherName(for name: String) -> String? {
    if let filled = fillingLast(name) { return filled }
    var words = name.split(separator: ".", omittingEmptySubsequences: false)
    if words.contains("arrow") { words.removeAll { $0 == "triangle" } }
    let other = words.map { otherWords[$0] ?? $0 }.joined(separator: ".")
    return other == name ? nil : other
  }

  /// The name of a filled symbol with what says so at the end: `photo.on.rectangle.fill` for
  /// `photo.fill.on.rectangle.fill`.
  private static func fillingLast(_ name: String) -> String? {
    guard name.contains(".fill."), !name.hasSuffix(".fill.fill") else { return nil }
    let outline = name.replacingOccurrences(of: ".fill.", with: ".")
    return outline.hasSuffix(".fill") ? outline : outline + ".fill"
  }

  private static let otherWords: [Substring: Substring] = [
    "document": "doc", "trianglehead": "triangle", "forward": "right", "backward": "left",
    "leading": "left",
    "trailing": "right", "alignleading": "alignleft", "aligntrailing": "alignright",
    "leadinghalf": "lefthalf", "trailinghalf": "righthalf",
  ]
}
