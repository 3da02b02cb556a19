import Foundation

/// A button that shows a symbol at a size of its own, and is known by its name.
package final class SymbolButton: UIButton {
  private let side: CGFloat

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - symbol: The symbol's name.
  ///   - side: The width and height of the symbol, in points.
  ///   - name: What the button is called, since it shows no text.
  ///   - action: Called when the button is tapped.
  package init(
    _ symbol: String,
    side: CGFloat,
    name: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.side = side
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    setImage(UIImage(systemName: symbol), for: .normal)
    accessibilityLabel = name
    addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  /// Whether the button can be used; it is grey where it can't.
  package override var isEnabled: Bool {
    didSet { imageView?.tintColor = isEnabled ? nil : .tertiaryLabel }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    imageView?.frame = CGRect(
      x: bounds.midX - side / 2,
      y: bounds.midY - side / 2,
      width: side,
      height: side
    )
  }
}
