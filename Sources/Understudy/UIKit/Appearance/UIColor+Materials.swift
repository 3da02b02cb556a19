extension UIColor {
  /// What a menu's panel looks like.
  ///
  /// On a device it is a blur of what is behind; a picture has the colour that comes to over a plain
  /// ground. Source: assumed.
  static let menuMaterial = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.145 : 0.965, alpha: 1)
  }

  /// What parts the groups of a menu.
  ///
  /// Source: assumed.
  static let menuGap = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.32 : 0.08)
  }
}
