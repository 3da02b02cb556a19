import Foundation

/// A button of the share sheet's row of apps: a tile with a name below it.
final class ShareAppButton: UIButton {
  /// The button's size, in points.
  static let size = CGSize(width: 74, height: 92)
  private static let tileSide: CGFloat = 60
  private static let gap: CGFloat = 6

  private let tile: ShareTile

  init(_ title: String, tile: ShareTile, action: @escaping @MainActor () -> Void) {
    self.tile = tile
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    setTitle(title, for: .normal)
    setTitleColor(.label, for: .normal)
    titleLabel?.font = .systemFont(ofSize: 11)
    titleLabel?.textAlignment = .center
    addSubview(tile)
    addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    tile.frame = CGRect(
      x: bounds.midX - Self.tileSide / 2,
      y: 0,
      width: Self.tileSide,
      height: Self.tileSide
    )
    titleLabel?.frame = CGRect(
      x: 0,
      y: Self.tileSide + Self.gap,
      width: bounds.width,
      height: titleLabel?.intrinsicContentSize.height ?? 0
    )
  }
}

/// A row of the share sheet's list of actions: a name, and an image at the end.
final class ShareActionButton: UIButton {
  /// The row's height, in points.
  static let height: CGFloat = 52
  private static let margin: CGFloat = 16
  private static let imageSide: CGFloat = 22

  private let picture: UIImageView

  init(_ title: String, image: UIImage?, action: @escaping @MainActor () -> Void) {
    picture = UIImageView(image: image)
    super.init(frame: .zero)
    setTitle(title, for: .normal)
    setTitleColor(.label, for: .normal)
    titleLabel?.font = .systemFont(ofSize: UIFont.labelFontSize)
    titleLabel?.textAlignment = .natural
    picture.tintColor = .label
    addSubview(picture)
    addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(
      x: bounds.maxX - Self.margin - Self.imageSide,
      y: bounds.midY - Self.imageSide / 2,
      width: Self.imageSide,
      height: Self.imageSide
    )
    titleLabel?.frame = CGRect(
      x: Self.margin,
      y: 0,
      width: max(0, picture.frame.minX - 2 * Self.margin),
      height: bounds.height
    )
  }
}
