import Foundation

/// A line of a form: the field's name in grey, and what is in it.
package final class ComposeFieldView: UIView {
  /// The line's height, in points.
  package static let height: CGFloat = 46
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 6

  private let nameLabel = UILabel()
  private let valueLabel = UILabel()
  private let values: [String]
  private let separator = UIView()

  /// Creates a line for addresses, which are shown in the tint color.
  ///
  /// - Parameters:
  ///   - name: The field's name.
  ///   - addresses: The addresses; may be empty. Where they are too long for the line, the first is
  ///     shown, with the number of the others.
  package convenience init(name: String, addresses: [String]) {
    self.init(name: name, values: addresses)
    valueLabel.textColor = .tintColor
  }

  /// Creates a line for a text.
  ///
  /// - Parameters:
  ///   - name: The field's name.
  ///   - text: What is in the field; may be empty.
  package convenience init(name: String, text: String) { self.init(name: name, values: [text]) }

  private init(name: String, values: [String]) {
    self.values = values
    super.init(frame: .zero)
    nameLabel.text = "\(name):"
    nameLabel.textColor = .secondaryLabel
    separator.backgroundColor = .separator
    for view in [nameLabel, valueLabel, separator] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityLabel = whole.isEmpty ? "\(name):" : "\(name): \(whole)"
  }

  private var whole: String { values.joined(separator: ", ") }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  private func shownValue(within width: CGFloat) -> String {
    let ruler = UILabel()
    ruler.text = whole
    guard values.count > 1, ruler.intrinsicContentSize.width > width else { return whole }
    return "\(values[0]) & \(values.count - 1) more…"
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let width = nameLabel.intrinsicContentSize.width
    nameLabel.frame = CGRect(x: Self.margin, y: 0, width: width, height: bounds.height)
    let left = nameLabel.frame.maxX + Self.gap
    let free = max(0, bounds.width - left - Self.margin)
    let shown = shownValue(within: free)
    if valueLabel.text != shown { valueLabel.text = shown }
    valueLabel.frame = CGRect(x: left, y: 0, width: free, height: bounds.height)
    separator.frame = CGRect(
      x: Self.margin,
      y: bounds.height - 0.5,
      width: max(0, bounds.width - Self.margin),
      height: 0.5
    )
  }
}
