import Foundation
import UIKit

/// The field with a page's address: a lock if the connection is secure, and the host.
final class BrowserAddressView: UIView {
  private static let lockSide: CGFloat = 13
  private static let reloadSide: CGFloat = 18
  private static let gap: CGFloat = 4
  private static let margin: CGFloat = 10

  private let label = UILabel()
  private let lock = UIImageView(image: UIImage(systemName: "lock.fill"))
  private let reload = UIImageView(image: UIImage(systemName: "arrow.clockwise"))

  init() {
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    lock.tintColor = .secondaryLabel
    reload.tintColor = .label
    for view in [lock, label, reload] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows an address.
  func show(_ url: URL) {
    label.text = url.host
    lock.isHidden = url.scheme?.lowercased() != "https"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    reload.frame = CGRect(
      x: bounds.maxX - Self.margin - Self.reloadSide,
      y: bounds.midY - Self.reloadSide / 2,
      width: Self.reloadSide,
      height: Self.reloadSide
    )
    let lead = lock.isHidden ? 0 : Self.lockSide + Self.gap
    let free = bounds.width - 2 * (2 * Self.margin + Self.reloadSide) - lead
    let width = max(0, min(label.intrinsicContentSize.width, free))
    let left = bounds.midX - (lead + width) / 2
    lock.frame = CGRect(
      x: left,
      y: bounds.midY - Self.lockSide / 2,
      width: Self.lockSide,
      height: Self.lockSide
    )
    label.frame = CGRect(x: left + lead, y: 0, width: width, height: bounds.height)
  }
}
