import Foundation

/// How a symbol's name says what it looks like.
extension SymbolLook {
  /// The look of a symbol, or `nil` for a name that the set doesn't have.
  static func named(_ name: String) -> SymbolLook? {
    if let drawing = SymbolTable.drawings[name] { return look(of: drawing) }
    return name.removing(end: ".fill").flatMap { named($0)?.filledLook }
      ?? doubled(name) ?? numbered(name) ?? badged(name) ?? framed(name)
      ?? name.removing(end: ".slash").flatMap { named($0)?.slashed }
      ?? SymbolTable.otherName(for: name).flatMap(named)
  }

  private static func look(of drawing: SymbolDrawing) -> SymbolLook? {
    guard let original = drawing.original else { return drawing.look }
    return named(original)?.placed(drawing.placement)
  }

  /// What can be in a frame or a badge: a symbol, or a letter or number.
  private static func sign(_ name: String) -> [SymbolIcon.Layer]? {
    if let drawing = SymbolTable.signs[name] { return drawing.look.solid }
    if let letters = SymbolLetters.layers(for: name) { return letters }
    return named(name)?.solid
  }

  /// Two of an arrow's head: `chevron.left.2`.
  private static func doubled(_ name: String) -> SymbolLook? {
    guard name.hasPrefix("chevron."), let base = name.removing(end: ".2"),
      let look = named(base)
    else { return nil }
    let isVertical = base.hasSuffix(".up") || base.hasSuffix(".down")
    let step: CGFloat = 3.8
    let placements = [-step, step].map { shift in
      SymbolPlacement(
        scale: 0.9,
        center: CGPoint(x: isVertical ? 12 : 12 + shift, y: isVertical ? 12 + shift : 12)
      )
    }
    return look.map { layers in placements.flatMap { layers.placed($0) } }
  }

  /// How far to skip: `goforward.15`.
  private static func numbered(_ name: String) -> SymbolLook? {
    for base in ["goforward", "gobackward"] where name.hasPrefix(base + ".") {
      let number = String(name.dropFirst(base.count + 1))
      guard let sign = SymbolLetters.layers(for: number) else { return nil }
      let placement = SymbolPlacement(scale: 0.38, center: CGPoint(x: 12, y: 13.2))
      return named(base)?.framing(sign, at: placement)
    }
    return nil
  }

  /// A symbol with a badge: `bell.badge`, `folder.badge.plus`.
  private static func badged(_ name: String) -> SymbolLook? {
    if let base = name.removing(end: ".badge") { return named(base)?.dotted }
    guard let range = name.range(of: ".badge.", options: .backwards) else { return nil }
    let badge = String(name[range.upperBound...])
    guard SymbolTable.badges.contains(badge), let sign = sign(badge) else { return nil }
    let base = String(name[..<range.lowerBound])
    return (SymbolTable.signs[base]?.look ?? named(base))?.badged(sign)
  }

  /// A sign in a frame: `plus.circle`, `a.square`, `checkmark.shield`.
  private static func framed(_ name: String) -> SymbolLook? {
    for (frame, placement) in SymbolTable.frames {
      guard let inside = name.removing(end: "." + frame), let sign = sign(inside) else { continue }
      return named(frame)?.framing(sign, at: placement)
    }
    return nil
  }
}

extension String {
  /// What comes before an end; `nil` if it hasn't the end, or is nothing else.
  fileprivate func removing(end: String) -> String? {
    guard count > end.count, hasSuffix(end) else { return nil }
    return String(dropLast(end.count))
  }
}
