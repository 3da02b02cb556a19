import Foundation

/// A file that is attached to a mail or a message: a box with its name.
package final class ComposeAttachmentView: UIView {
  /// The box's height, in points.
  package static let height: CGFloat = 48
  private static let iconSide: CGFloat = 24
  private static let margin: CGFloat = 12

  private let icon = UIImageView(image: UIImage(systemName: "doc"))
  private let label = UILabel()

  /// Creates a box.
  ///
  /// - Parameter name: The file's name, as the recipient sees it.
  package init(name: String) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 10
    label.text = name
    label.font = .systemFont(ofSize: 15)
    addSubview(icon)
    addSubview(label)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  /// The width that shows the whole name, in points.
  package var fittingWidth: CGFloat {
    3 * Self.margin + Self.iconSide + label.intrinsicContentSize.width
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = CGRect(
      x: Self.margin,
      y: bounds.midY - Self.iconSide / 2,
      width: Self.iconSide,
      height: Self.iconSide
    )
    let left = icon.frame.maxX + Self.margin
    label.frame = CGRect(
      x: left,
      y: 0,
      width: max(0, bounds.width - left - Self.margin),
      height: bounds.height
    )
  }
}
