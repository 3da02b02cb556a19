/// The widths of characters, in thousandths of an em at regular weight.
enum Advances {
  static let wide = 1000
  static let monospaced = 616
  /// What letters outside the table count as.
  static let usual = 580
  /// Makes one picture of the emoji before and after it.
  static let joiner: Unicode.Scalar = "\u{200D}"

  static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x7F { return value < 0x20 ? 0 : ascii[Int(value - 0x20)] }
    return ofOther(scalar, value)
  }

  private static func ofOther(_ scalar: Unicode.Scalar, _ value: UInt32) -> Int {
    switch value {
    case 0x7F...0x9F, 0x200B...0x200F, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF: return 0
    case 0x2018, 0x2019: return 260
    case 0x201C, 0x201D: return 440
    case 0x2013: return 620
    case 0x2014, 0x2026: return 900
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return wide
    case 0x2600...0x27BF: return wide
    default:
      let isMark = scalar.properties.canonicalCombiningClass != .notReordered
      return isMark ? 0 : usual
    }
  }

  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1100 && of(scalar) == wide
  }

  // From the space to the tilde.
  static let ascii: [Int] = [
    272, 300, 420, 640, 630, 850, 690, 240, 340, 340, 450, 620, 280, 450, 280, 300,  //  !"#…/
    630, 450, 600, 620, 640, 610, 630, 570, 630, 630, 280, 280, 620, 620, 620, 530,  // 0…?
    940, 670, 655, 715, 725, 600, 580, 745, 745, 265, 540, 665, 570, 875, 745, 770,  // @A…O
    635, 770, 650, 635, 640, 740, 670, 980, 675, 655, 655, 340, 300, 340, 620, 500,  // P…_
    500, 545, 610, 560, 610, 570, 360, 605, 585, 240, 240, 550, 245, 870, 580, 590,  // `a…o
    605, 605, 375, 520, 360, 580, 550, 775, 540, 550, 540, 340, 290, 340, 620,  // p…~
  ]
}
