import Foundation
import UIKit

/// What stands for a page: a globe and the page's whole address.
final class BrowserPageView: UIView {
  private static let globeSide: CGFloat = 56
  private static let gap: CGFloat = 12
  private static let margin: CGFloat = 32

  private let globe = UIImageView(image: UIImage(systemName: "globe"))
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    globe.tintColor = .quaternaryLabel
    label.textColor = .secondaryLabel
    label.font = .systemFont(ofSize: 15)
    label.textAlignment = .center
    label.numberOfLines = 3
    addSubview(globe)
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows an address.
  func show(_ url: URL) {
    label.text = url.absoluteString
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 2 * Self.margin)
    let height = label.sizeThatFits(
      CGSize(width: width, height: .greatestFiniteMagnitude)
    ).height
    let top = max(0, bounds.height * 0.4 - (Self.globeSide + Self.gap + height) / 2)
    globe.frame = CGRect(
      x: bounds.midX - Self.globeSide / 2,
      y: top,
      width: Self.globeSide,
      height: Self.globeSide
    )
    label.frame = CGRect(
      x: Self.margin,
      y: globe.frame.maxY + Self.gap,
      width: width,
      height: height
    )
  }
}
