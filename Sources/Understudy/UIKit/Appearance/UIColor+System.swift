internal import StageDrawing

// Apple's published values. Source: documented. Human Interface Guidelines, Color; the fill and
// separator values are those of the UIKit of iOS 13 and later as measured by many.

extension UIColor {
  // MARK: Fixed

  /// Plain black.
  public class var black: UIColor { Palette.black }
  /// Plain dark gray.
  public class var darkGray: UIColor { Palette.darkGray }
  /// Plain light gray.
  public class var lightGray: UIColor { Palette.lightGray }
  /// Plain white.
  public class var white: UIColor { Palette.white }
  /// Plain gray.
  public class var gray: UIColor { Palette.gray }
  /// Plain red.
  public class var red: UIColor { Palette.red }
  /// Plain green.
  public class var green: UIColor { Palette.green }
  /// Plain blue.
  public class var blue: UIColor { Palette.blue }
  /// Plain cyan.
  public class var cyan: UIColor { Palette.cyan }
  /// Plain yellow.
  public class var yellow: UIColor { Palette.yellow }
  /// Plain magenta.
  public class var magenta: UIColor { Palette.magenta }
  /// Plain orange.
  public class var orange: UIColor { Palette.orange }
  /// Plain purple.
  public class var purple: UIColor { Palette.purple }
  /// Plain brown.
  public class var brown: UIColor { Palette.brown }
  /// Nothing: fully transparent.
  public class var clear: UIColor { Palette.clear }

  // MARK: By traits

  /// The system's colour for red.
  public class var systemRed: UIColor { Palette.systemRed }
  /// The system's colour for green.
  public class var systemGreen: UIColor { Palette.systemGreen }
  /// The system's colour for blue.
  public class var systemBlue: UIColor { Palette.systemBlue }
  /// The system's colour for orange.
  public class var systemOrange: UIColor { Palette.systemOrange }
  /// The system's colour for yellow.
  public class var systemYellow: UIColor { Palette.systemYellow }
  /// The system's colour for pink.
  public class var systemPink: UIColor { Palette.systemPink }
  /// The system's colour for purple.
  public class var systemPurple: UIColor { Palette.systemPurple }
  /// The system's colour for teal.
  public class var systemTeal: UIColor { Palette.systemTeal }
  /// The system's colour for indigo.
  public class var systemIndigo: UIColor { Palette.systemIndigo }
  /// The system's colour for mint.
  @available(iOS 15.0, *)
  public class var systemMint: UIColor { Palette.systemMint }
  /// The system's colour for cyan.
  @available(iOS 15.0, *)
  public class var systemCyan: UIColor { Palette.systemCyan }
  /// The system's colour for brown.
  public class var systemBrown: UIColor { Palette.systemBrown }
  /// The system's colour for gray.
  public class var systemGray: UIColor { Palette.systemGray }
  /// The system's colour for gray2.
  public class var systemGray2: UIColor { Palette.systemGray2 }
  /// The system's colour for gray3.
  public class var systemGray3: UIColor { Palette.systemGray3 }
  /// The system's colour for gray4.
  public class var systemGray4: UIColor { Palette.systemGray4 }
  /// The system's colour for gray5.
  public class var systemGray5: UIColor { Palette.systemGray5 }
  /// The system's colour for gray6.
  public class var systemGray6: UIColor { Palette.systemGray6 }
  /// The system's colour for label.
  public class var label: UIColor { Palette.label }
  /// The system's colour for secondary label.
  public class var secondaryLabel: UIColor { Palette.secondaryLabel }
  /// The system's colour for tertiary label.
  public class var tertiaryLabel: UIColor { Palette.tertiaryLabel }
  /// The system's colour for quaternary label.
  public class var quaternaryLabel: UIColor { Palette.quaternaryLabel }
  /// The system's colour for link.
  public class var link: UIColor { Palette.link }
  /// The system's colour for placeholder text.
  public class var placeholderText: UIColor { Palette.placeholderText }
  /// The system's colour for separator.
  public class var separator: UIColor { Palette.separator }
  /// The system's colour for opaque separator.
  public class var opaqueSeparator: UIColor { Palette.opaqueSeparator }
  /// The system's colour for background.
  public class var systemBackground: UIColor { Palette.systemBackground }
  /// The system's colour for secondary background.
  public class var secondarySystemBackground: UIColor { Palette.secondarySystemBackground }
  /// The system's colour for tertiary background.
  public class var tertiarySystemBackground: UIColor { Palette.tertiarySystemBackground }
  /// The system's colour for grouped background.
  public class var systemGroupedBackground: UIColor { Palette.systemGroupedBackground }
  /// The system's colour for secondary grouped background.
  public class var secondarySystemGroupedBackground: UIColor {
    Palette.secondarySystemGroupedBackground
  }
  /// The system's colour for tertiary grouped background.
  public class var tertiarySystemGroupedBackground: UIColor {
    Palette.tertiarySystemGroupedBackground
  }
  /// The system's colour for fill.
  public class var systemFill: UIColor { Palette.systemFill }
  /// The system's colour for secondary fill.
  public class var secondarySystemFill: UIColor { Palette.secondarySystemFill }
  /// The system's colour for tertiary fill.
  public class var tertiarySystemFill: UIColor { Palette.tertiarySystemFill }
  /// The system's colour for quaternary fill.
  public class var quaternarySystemFill: UIColor { Palette.quaternarySystemFill }
  /// The system's colour for light text.
  public class var lightText: UIColor { Palette.lightText }
  /// The system's colour for dark text.
  public class var darkText: UIColor { Palette.darkText }
  /// The colour of what can be touched, where nothing else is set.
  @available(iOS 15.0, *)
  public class var tintColor: UIColor { Palette.systemBlue }
}

/// The colours, made once.
private enum Palette {
  static let black = UIColor(RGBA(hex: 0x000000))
  static let darkGray = UIColor(RGBA(hex: 0x555555))
  static let lightGray = UIColor(RGBA(hex: 0xAAAAAA))
  static let white = UIColor(RGBA(hex: 0xFFFFFF))
  static let gray = UIColor(RGBA(hex: 0x808080))
  static let red = UIColor(RGBA(hex: 0xFF0000))
  static let green = UIColor(RGBA(hex: 0x00FF00))
  static let blue = UIColor(RGBA(hex: 0x0000FF))
  static let cyan = UIColor(RGBA(hex: 0x00FFFF))
  static let yellow = UIColor(RGBA(hex: 0xFFFF00))
  static let magenta = UIColor(RGBA(hex: 0xFF00FF))
  static let orange = UIColor(RGBA(hex: 0xFF8000))
  static let purple = UIColor(RGBA(hex: 0x800080))
  static let brown = UIColor(RGBA(hex: 0x996633))
  static let clear = UIColor(RGBA(hex: 0, alpha: 0))
  static let systemRed = UIColor(
    name: "systemRedColor",
    light: RGBA(hex: 0xFF3B30),
    dark: RGBA(hex: 0xFF453A)
  )
  static let systemGreen = UIColor(
    name: "systemGreenColor",
    light: RGBA(hex: 0x34C759),
    dark: RGBA(hex: 0x30D158)
  )
  static let systemBlue = UIColor(
    name: "systemBlueColor",
    light: RGBA(hex: 0x007AFF),
    dark: RGBA(hex: 0x0A84FF)
  )
  static let systemOrange = UIColor(
    name: "systemOrangeColor",
    light: RGBA(hex: 0xFF9500),
    dark: RGBA(hex: 0xFF9F0A)
  )
  static let systemYellow = UIColor(
    name: "systemYellowColor",
    light: RGBA(hex: 0xFFCC00),
    dark: RGBA(hex: 0xFFD60A)
  )
  static let systemPink = UIColor(
    name: "systemPinkColor",
    light: RGBA(hex: 0xFF2D55),
    dark: RGBA(hex: 0xFF375F)
  )
  static let systemPurple = UIColor(
    name: "systemPurpleColor",
    light: RGBA(hex: 0xAF52DE),
    dark: RGBA(hex: 0xBF5AF2)
  )
  static let systemTeal = UIColor(
    name: "systemTealColor",
    light: RGBA(hex: 0x30B0C7),
    dark: RGBA(hex: 0x40C8E0)
  )
  static let systemIndigo = UIColor(
    name: "systemIndigoColor",
    light: RGBA(hex: 0x5856D6),
    dark: RGBA(hex: 0x5E5CE6)
  )
  static let systemMint = UIColor(
    name: "systemMintColor",
    light: RGBA(hex: 0x00C7BE),
    dark: RGBA(hex: 0x63E6E2)
  )
  static let systemCyan = UIColor(
    name: "systemCyanColor",
    light: RGBA(hex: 0x32ADE6),
    dark: RGBA(hex: 0x64D2FF)
  )
  static let systemBrown = UIColor(
    name: "systemBrownColor",
    light: RGBA(hex: 0xA2845E),
    dark: RGBA(hex: 0xAC8E68)
  )
  static let systemGray = UIColor(
    name: "systemGrayColor",
    light: RGBA(hex: 0x8E8E93),
    dark: RGBA(hex: 0x8E8E93)
  )
  static let systemGray2 = UIColor(
    name: "systemGray2Color",
    light: RGBA(hex: 0xAEAEB2),
    dark: RGBA(hex: 0x636366)
  )
  static let systemGray3 = UIColor(
    name: "systemGray3Color",
    light: RGBA(hex: 0xC7C7CC),
    dark: RGBA(hex: 0x48484A)
  )
  static let systemGray4 = UIColor(
    name: "systemGray4Color",
    light: RGBA(hex: 0xD1D1D6),
    dark: RGBA(hex: 0x3A3A3C)
  )
  static let systemGray5 = UIColor(
    name: "systemGray5Color",
    light: RGBA(hex: 0xE5E5EA),
    dark: RGBA(hex: 0x2C2C2E)
  )
  static let systemGray6 = UIColor(
    name: "systemGray6Color",
    light: RGBA(hex: 0xF2F2F7),
    dark: RGBA(hex: 0x1C1C1E)
  )
  static let label = UIColor(
    name: "labelColor",
    light: RGBA(hex: 0x000000),
    dark: RGBA(hex: 0xFFFFFF)
  )
  static let secondaryLabel = UIColor(
    name: "secondaryLabelColor",
    light: RGBA(hex: 0x3C3C43, alpha: 0.6),
    dark: RGBA(hex: 0xEBEBF5, alpha: 0.6)
  )
  static let tertiaryLabel = UIColor(
    name: "tertiaryLabelColor",
    light: RGBA(hex: 0x3C3C43, alpha: 0.3),
    dark: RGBA(hex: 0xEBEBF5, alpha: 0.3)
  )
  static let quaternaryLabel = UIColor(
    name: "quaternaryLabelColor",
    light: RGBA(hex: 0x3C3C43, alpha: 0.18),
    dark: RGBA(hex: 0xEBEBF5, alpha: 0.16)
  )
  static let link = UIColor(
    name: "linkColor",
    light: RGBA(hex: 0x007AFF),
    dark: RGBA(hex: 0x0984FF)
  )
  static let placeholderText = UIColor(
    name: "placeholderTextColor",
    light: RGBA(hex: 0x3C3C43, alpha: 0.3),
    dark: RGBA(hex: 0xEBEBF5, alpha: 0.3)
  )
  static let separator = UIColor(
    name: "separatorColor",
    light: RGBA(hex: 0x3C3C43, alpha: 0.29),
    dark: RGBA(hex: 0x545458, alpha: 0.6)
  )
  static let opaqueSeparator = UIColor(
    name: "opaqueSeparatorColor",
    light: RGBA(hex: 0xC6C6C8),
    dark: RGBA(hex: 0x38383A)
  )
  static let systemBackground = UIColor(
    name: "systemBackgroundColor",
    light: RGBA(hex: 0xFFFFFF),
    dark: RGBA(hex: 0x000000),
    elevatedDark: RGBA(hex: 0x1C1C1E)
  )
  static let secondarySystemBackground = UIColor(
    name: "secondarySystemBackgroundColor",
    light: RGBA(hex: 0xF2F2F7),
    dark: RGBA(hex: 0x1C1C1E),
    elevatedDark: RGBA(hex: 0x2C2C2E)
  )
  static let tertiarySystemBackground = UIColor(
    name: "tertiarySystemBackgroundColor",
    light: RGBA(hex: 0xFFFFFF),
    dark: RGBA(hex: 0x2C2C2E),
    elevatedDark: RGBA(hex: 0x3A3A3C)
  )
  static let systemGroupedBackground = UIColor(
    name: "systemGroupedBackgroundColor",
    light: RGBA(hex: 0xF2F2F7),
    dark: RGBA(hex: 0x000000),
    elevatedDark: RGBA(hex: 0x1C1C1E)
  )
  static let secondarySystemGroupedBackground = UIColor(
    name: "secondarySystemGroupedBackgroundColor",
    light: RGBA(hex: 0xFFFFFF),
    dark: RGBA(hex: 0x1C1C1E),
    elevatedDark: RGBA(hex: 0x2C2C2E)
  )
  static let tertiarySystemGroupedBackground = UIColor(
    name: "tertiarySystemGroupedBackgroundColor",
    light: RGBA(hex: 0xF2F2F7),
    dark: RGBA(hex: 0x2C2C2E),
    elevatedDark: RGBA(hex: 0x3A3A3C)
  )
  static let systemFill = UIColor(
    name: "systemFillColor",
    light: RGBA(hex: 0x787880, alpha: 0.2),
    dark: RGBA(hex: 0x787880, alpha: 0.36)
  )
  static let secondarySystemFill = UIColor(
    name: "secondarySystemFillColor",
    light: RGBA(hex: 0x787880, alpha: 0.16),
    dark: RGBA(hex: 0x787880, alpha: 0.32)
  )
  static let tertiarySystemFill = UIColor(
    name: "tertiarySystemFillColor",
    light: RGBA(hex: 0x767680, alpha: 0.12),
    dark: RGBA(hex: 0x767680, alpha: 0.24)
  )
  static let quaternarySystemFill = UIColor(
    name: "quaternarySystemFillColor",
    light: RGBA(hex: 0x747480, alpha: 0.08),
    dark: RGBA(hex: 0x767680, alpha: 0.18)
  )
  static let lightText = UIColor(
    name: "lightTextColor",
    light: RGBA(hex: 0xFFFFFF, alpha: 0.6),
    dark: RGBA(hex: 0xFFFFFF, alpha: 0.6)
  )
  static let darkText = UIColor(
    name: "darkTextColor",
    light: RGBA(hex: 0x000000),
    dark: RGBA(hex: 0x000000)
  )
}
