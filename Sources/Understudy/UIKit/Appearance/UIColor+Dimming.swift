extension UIColor {
  /// What lies over the screen behind a sheet or an alert.
  ///
  /// Source: assumed, for the opacities.
  static let dimming = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
}
