import Foundation

/// The head of the share sheet: what is shared, and a button to close the sheet.
package final class ShareSheetHeader: UIView {
  /// The header's height, in points.
  static let height: CGFloat = 78
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 12
  private static let tileSide: CGFloat = 48
  private static let closeSide: CGFloat = 30

  /// The first line.
  package let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let tile: ShareTile
  private let closeButton: SymbolButton
  private let hairline = UIView()

  init(_ subject: ShareSubject, close: @escaping @MainActor () -> Void) {
    tile = ShareTile(ShareTile.Look(subject.symbol, ink: .secondaryLabel))
    closeButton = SymbolButton("xmark", side: 13, name: "Close", action: close)
    super.init(frame: .zero)
    titleLabel.text = subject.title
    titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    titleLabel.numberOfLines = 2
    subtitleLabel.text = subject.subtitle
    subtitleLabel.font = .systemFont(ofSize: 13)
    subtitleLabel.textColor = .secondaryLabel
    subtitleLabel.isHidden = subject.subtitle == nil
    closeButton.tintColor = .secondaryLabel
    closeButton.backgroundColor = .tertiarySystemFill
    closeButton.layer.cornerRadius = Self.closeSide / 2
    hairline.backgroundColor = .separator
    for view in [tile, titleLabel, subtitleLabel, closeButton, hairline] { addSubview(view) }
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    tile.frame = CGRect(
      x: Self.margin,
      y: bounds.midY - Self.tileSide / 2,
      width: Self.tileSide,
      height: Self.tileSide
    )
    closeButton.frame = CGRect(
      x: bounds.maxX - Self.margin - Self.closeSide,
      y: bounds.midY - Self.closeSide / 2,
      width: Self.closeSide,
      height: Self.closeSide
    )
    let left = tile.frame.maxX + Self.gap
    let width = max(0, closeButton.frame.minX - Self.gap - left)
    let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
    let titleHeight = titleLabel.sizeThatFits(limit).height
    let subtitleHeight = subtitleLabel.isHidden ? 0 : subtitleLabel.sizeThatFits(limit).height
    let top = bounds.midY - (titleHeight + subtitleHeight) / 2
    titleLabel.frame = CGRect(x: left, y: top, width: width, height: titleHeight)
    subtitleLabel.frame = CGRect(
      x: left,
      y: top + titleHeight,
      width: width,
      height: subtitleHeight
    )
    hairline.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
  }
}
