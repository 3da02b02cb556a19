import StageRuntime

/// Which size classes a window of a size has (rule 10.8).
enum SizeClasses {
  /// From this width on, in points, an iPad's window has regular width.
  ///
  /// Source: assumed, from the widths of Split View: half of an 11-inch screen, 507 points in
  /// portrait and less, is compact.
  static let regularPadWidth: CGFloat = 570

  /// Returns the size classes of a window.
  ///
  /// An iPad's window always has regular height. An iPhone's width is compact, except that of the
  /// large models in landscape.
  ///
  /// - Parameters:
  ///   - size: The window's size, in points.
  ///   - idiom: The kind of device.
  /// - Returns: The size classes.
  static func of(
    _ size: CGSize,
    idiom: Device.Idiom
  ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    switch idiom {
    case .pad:
      return (size.width >= regularPadWidth ? .regular : .compact, .regular)
    case .phone:
      guard size.width > size.height else { return (.compact, .regular) }
      return (size.height >= 414 ? .regular : .compact, .compact)
    }
  }
}
