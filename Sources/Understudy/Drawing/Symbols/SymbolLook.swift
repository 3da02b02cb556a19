import Foundation

/// What a symbol's icon is made of, as lines and filled.
struct SymbolLook: Hashable, Sendable {
  /// As the symbol is drawn by its name.
  var outlined: [SymbolIcon.Layer]
  /// As the symbol is drawn with `.fill` at the name's end; `nil` if it has no area to fill.
  var filled: [SymbolIcon.Layer]?

  /// The fullest that there is: what is put into frames and badges, where lines would be too fine.
  var solid: [SymbolIcon.Layer] { filled ?? outlined }

  /// The filled variant, if there is one.
  var filledLook: SymbolLook? { filled.map { SymbolLook(outlined: $0) } }

  /// Returns the look, with all its layers changed.
  func map(_ change: ([SymbolIcon.Layer]) -> [SymbolIcon.Layer]) -> SymbolLook {
    SymbolLook(outlined: change(outlined), filled: filled.map(change))
  }

  /// Returns the look, placed otherwise.
  func placed(_ placement: SymbolPlacement) -> SymbolLook {
    placement == SymbolPlacement() ? self : map { $0.placed(placement) }
  }

  // MARK: Variants

  /// The look with a line through it, and a gap beside the line.
  var slashed: SymbolLook {
    let line = SymbolPath("M3.5 3.5L20.5 20.5")
    return map {
      $0 + [
        SymbolIcon.Layer(line, .line, lineWidth: 3.2, isErased: true),
        SymbolIcon.Layer(line, .line),
      ]
    }
  }

  /// The look with a dot in the upper corner, which says that there is news.
  var dotted: SymbolLook {
    map { $0 + Self.badge("O19 5 2.6") }
  }

  /// Returns the look with a sign in the lower corner.
  func badged(_ sign: [SymbolIcon.Layer]) -> SymbolLook {
    let placement = SymbolPlacement(scale: 0.32, center: CGPoint(x: 17.7, y: 17.7))
    let sign = sign.placed(placement, lineWidth: 0.75).inverted
    return map {
      $0.placed(SymbolPlacement(scale: 0.9, center: CGPoint(x: 11.2, y: 11.2)))
        + Self.badge("O17.7 17.7 4.4") + sign
    }
  }

  private static func badge(_ notation: String) -> [SymbolIcon.Layer] {
    let disc = SymbolPath(notation)
    return [
      SymbolIcon.Layer(disc, .area, lineWidth: 2.6, isErased: true),
      SymbolIcon.Layer(disc, .area),
    ]
  }

  /// Returns the look as a frame, with a sign in it.
  func framing(_ sign: [SymbolIcon.Layer], at placement: SymbolPlacement) -> SymbolLook {
    let sign = sign.placed(placement, lineWidth: 0.9)
    return SymbolLook(
      outlined: outlined + sign,
      filled: filled.map { $0 + sign.inverted }
    )
  }
}

extension [SymbolIcon.Layer] {
  /// Returns the layers, placed otherwise, with lines of a share of their width.
  ///
  /// Lines keep their width in a smaller icon, but gaps beside them become narrower with it.
  func placed(_ placement: SymbolPlacement, lineWidth: Double = 1) -> [SymbolIcon.Layer] {
    func gapWidth(_ width: Double) -> Double {
      width > 1 ? 1 + (width - 1) * placement.scale : width
    }
    return map { layer in
      SymbolIcon.Layer(
        layer.path.placed(placement),
        layer.ink,
        lineWidth: lineWidth * gapWidth(layer.lineWidth),
        isErased: layer.isErased
      )
    }
  }

  /// The layers, to be cut out where they were drawn and drawn where they were cut out.
  var inverted: [SymbolIcon.Layer] {
    map { layer in
      SymbolIcon.Layer(
        layer.path,
        layer.ink,
        lineWidth: layer.lineWidth,
        isErased: !layer.isErased
      )
    }
  }
}
