import Foundation

/// The view of a system controller: a bar with a title and buttons, and rows below it.
///
/// A device shows these screens from another process, so an app sees nothing of them; here they are
/// plain labels and buttons, for whoever plays the user to find by their names.
package final class SystemScreenView: UIView {
  private static let barHeight: CGFloat = 44
  private static let rowHeight: CGFloat = 44
  private static let margin: CGFloat = 16

  /// The title in the middle of the bar.
  package let titleLabel = UILabel()

  /// The button at the bar's beginning.
  package var leadingButton: UIButton? {
    didSet { replace(oldValue, by: leadingButton) }
  }

  /// The button at the bar's end.
  package var trailingButton: UIButton? {
    didSet { replace(oldValue, by: trailingButton) }
  }

  /// What is below the bar, from top to bottom.
  package var rows: [UIView] = [] {
    didSet {
      for row in oldValue { row.removeFromSuperview() }
      for row in rows { addSubview(row) }
      setNeedsLayout()
    }
  }

  /// Creates a screen without rows.
  ///
  /// - Parameter title: The bar's title.
  package init(title: String?) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    titleLabel.text = title
    titleLabel.textAlignment = .center
    addSubview(titleLabel)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Returns a button with a text.
  package static func button(_ title: String, action: @escaping @MainActor () -> Void) -> UIButton {
    UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
  }

  /// Returns a line of text.
  package static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  /// The height that shows all rows, in points.
  package var contentHeight: CGFloat { Self.barHeight + CGFloat(rows.count) * Self.rowHeight }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets)
    let bar = CGRect(x: area.minX, y: area.minY, width: area.width, height: Self.barHeight)
      .insetBy(dx: Self.margin, dy: 0)
    if let leadingButton {
      let width = leadingButton.intrinsicContentSize.width
      leadingButton.frame = CGRect(x: bar.minX, y: bar.minY, width: width, height: bar.height)
    }
    if let trailingButton {
      let width = trailingButton.intrinsicContentSize.width
      trailingButton.frame = CGRect(
        x: bar.maxX - width,
        y: bar.minY,
        width: width,
        height: bar.height
      )
    }
    let titleWidth = min(titleLabel.intrinsicContentSize.width, bar.width / 2)
    titleLabel.frame = CGRect(
      x: bar.midX - titleWidth / 2,
      y: bar.minY,
      width: titleWidth,
      height: bar.height
    )
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: bar.minX,
        y: bar.maxY + CGFloat(index) * Self.rowHeight,
        width: bar.width,
        height: Self.rowHeight
      )
    }
  }
}
