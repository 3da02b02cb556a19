import Foundation

/// What can be around a sign, and what can be in the corner of a symbol.
extension SymbolTable {
  /// The symbols that others can be in, and where they are then.
  static let frames: [(name: String, placement: SymbolPlacement)] = [
    ("circle", at(12, 12, 0.56)),
    ("square", at(12, 12, 0.56)),
    ("rectangle.on.rectangle", at(14, 14.75, 0.42)),
    ("square.on.square", at(14.75, 14.75, 0.46)),
    ("rectangle.portrait", at(12, 12, 0.5)),
    ("rectangle", at(12, 12, 0.5)),
    ("app", at(12, 12, 0.56)),
    ("capsule", at(12, 12, 0.4)),
    ("triangle", at(12, 14.6, 0.42)),
    ("diamond", at(12, 12, 0.45)),
    ("pentagon", at(12, 12.4, 0.48)),
    ("hexagon", at(12, 12, 0.52)),
    ("octagon", at(12, 12, 0.54)),
    ("seal", at(12, 12, 0.48)),
    ("shield", at(12, 11.6, 0.48)),
    ("heart", at(12, 11.6, 0.42)),
    ("bubble", at(12, 10.6, 0.46)),
    ("bubble.left", at(12, 10.4, 0.46)),
    ("bubble.right", at(12, 10.4, 0.46)),
    ("message", at(12, 11, 0.46)),
    ("icloud", at(12, 13.4, 0.4)),
    ("folder", at(12, 13.8, 0.38)),
    ("lock", at(12, 16, 0.34)),
    ("rectangle.stack", at(12, 15, 0.4)),
    ("square.stack", at(12, 15, 0.46)),
    ("arrow.circlepath", at(12, 12.3, 0.36)),
    ("arrow.triangle.2.circlepath", at(12, 12, 0.34)),
    ("doc", at(12, 14.4, 0.42)),
    ("house", at(12, 14, 0.4)),
    ("display", at(12, 10, 0.42)),
    ("viewfinder", at(12, 12, 0.5)),
    ("magnifyingglass", at(10, 10, 0.4)),
  ]

  private static func at(_ x: CGFloat, _ y: CGFloat, _ scale: CGFloat) -> SymbolPlacement {
    SymbolPlacement(scale: scale, center: CGPoint(x: x, y: y))
  }

  /// What can be in a badge.
  static let badges: Set<String> = [
    "plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark", "ellipsis",
    "magnifyingglass", "clock", "gearshape", "gear", "person.crop", "key", "lock", "wifi", "eye",
    "heart", "star", "bolt", "play", "icloud", "location", "waveform", "sparkles",
    "shield.checkmark", "arrow.up", "arrow.down",
    "arrow.left", "arrow.right", "arrow.clockwise",
  ]

  /// What is a symbol only inside others.
  static let signs: [String: SymbolDrawing] = [
    "text": "M4 7H20M4 12H20M4 17H13",
    "quote": SymbolDrawing(
      area: "O7.5 9.5 2.5O16.5 9.5 2.5",
      lines: "M10 9.5C10 13.5 8.5 15.5 6 17M19 9.5C19 13.5 17.5 15.5 15 17"
    ),
    "captions": "M4 9H13M16.5 9H20M4 15H8M11.5 15H20",
    "character": "M4.5 20L12 3.5L19.5 20M7.5 14.5H16.5",
    "person.crop": SymbolDrawing(area: "O12 7 4.5M3.5 21A8.5 7 0 0 1 20.5 21Z"),
    "shield.checkmark": SymbolDrawing(
      area: "M12 2.2L20 5V11C20 16 17 19.8 12 21.8C7 19.8 4 16 4 11V5Z",
      detail: "M7.5 12L11 15.5L16.5 8.5"
    ),
    "grid": "M9 3V21M15 3V21M3 9H21M3 15H21",
  ]
}
