import Foundation

/// A square with round corners and a symbol, as apps and items have it in the share sheet.
final class ShareTile: UIView {
  /// What a tile shows.
  struct Look {
    let symbol: String
    let ground: UIColor
    let ink: UIColor

    /// Creates a look.
    ///
    /// - Parameters:
    ///   - symbol: The symbol's name.
    ///   - ground: The color of the square.
    ///   - ink: The color of the symbol.
    init(
      _ symbol: String,
      ground: UIColor = .secondarySystemGroupedBackground,
      ink: UIColor = .label
    ) {
      self.symbol = symbol
      self.ground = ground
      self.ink = ink
    }
  }

  private let picture = UIImageView(image: nil)

  init(_ look: Look) {
    super.init(frame: .zero)
    picture.image = UIImage(systemName: look.symbol)
    picture.tintColor = look.ink
    backgroundColor = look.ground
    layer.cornerCurve = .continuous
    addSubview(picture)
  }

  /// Creates a tile with an app's own image.
  convenience init(image: UIImage?) {
    self.init(Look("square.dashed"))
    if let image { picture.image = image }
    picture.isHidden = image == nil
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width * 0.225
    let side = bounds.width * 0.56
    picture.frame = CGRect(
      x: bounds.midX - side / 2,
      y: bounds.midY - side / 2,
      width: side,
      height: side
    )
  }
}
