import Foundation

/// An item of a tab bar: its image above its title, or beside it where there is room.
///
/// Source: field. The sizes are those of Apple's design templates.
final class TabBarButton: UIButton {
  private static let imageLength: CGFloat = 26
  private static let gap: CGFloat = 7

  private var isStacked: Bool { traitCollection.horizontalSizeClass != .regular }

  /// Puts image and title where the room suggests.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let titleLabel, let imageView else { return }
    titleLabel.font = .systemFont(ofSize: isStacked ? 10 : 13, weight: .medium)
    var text = titleLabel.intrinsicContentSize
    text.width = min(text.width, bounds.width)
    let side = imageView.image == nil ? 0 : Self.imageLength
    if isStacked {
      imageView.frame = CGRect(x: bounds.midX - side / 2, y: 6, width: side, height: side)
      titleLabel.frame = CGRect(
        x: bounds.midX - text.width / 2,
        y: side > 0 ? 34 : bounds.midY - text.height / 2,
        width: text.width,
        height: text.height
      )
    } else {
      let gap = side > 0 && text.width > 0 ? Self.gap : 0
      let left = bounds.midX - (side + gap + text.width) / 2
      imageView.frame = CGRect(x: left, y: bounds.midY - side / 2, width: side, height: side)
      titleLabel.frame = CGRect(
        x: left + side + gap,
        y: bounds.midY - text.height / 2,
        width: text.width,
        height: text.height
      )
    }
  }

  /// Lays out again where the bar is wide or narrow now.
  ///
  /// - Parameter previousTraitCollection: The traits before.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

extension UIColor {
  /// The colour of a tab bar's items that aren't chosen.
  ///
  /// Source: field, measured on screenshots.
  static let tabBarItem = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.46, alpha: 1) : UIColor(white: 0.6, alpha: 1)
  }
}
