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

  /// What an alert lies on, and an action sheet's choices.
  ///
  /// Source: assumed.
  static let alertMaterial = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.165 : 0.945, alpha: 1)
  }

  /// What the button that cancels an action sheet lies on.
  ///
  /// Source: field, for there being no blur.
  static let alertCancelGround = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.173, green: 0.173, blue: 0.18, alpha: 1) : .white
  }

  /// What the fields of an alert lie on.
  ///
  /// Source: assumed.
  static let alertFieldGround = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : .white
  }
}
