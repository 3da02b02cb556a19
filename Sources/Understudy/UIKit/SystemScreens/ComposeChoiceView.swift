import Foundation

/// The question what is to become of a draft, on cards along the bottom edge.
///
/// It looks like an action sheet but isn't one to the app: on a device it belongs to the process that
/// shows the form.
package final class ComposeChoiceView: UIView {
  /// Something that the user can choose.
  package struct Answer {
    let title: String
    let isDestructive: Bool
    let action: @MainActor () -> Void

    /// Creates an answer.
    ///
    /// - Parameters:
    ///   - title: Its text.
    ///   - isDestructive: Whether it loses what is written; shown in red.
    ///   - action: Called when it is chosen.
    package init(
      _ title: String,
      isDestructive: Bool = false,
      action: @escaping @MainActor () -> Void
    ) {
      self.title = title
      self.isDestructive = isDestructive
      self.action = action
    }
  }

  private static let buttonHeight: CGFloat = 57
  private static let margin: CGFloat = 8
  private static let cornerRadius: CGFloat = 14

  private let card = UIView()
  private let cancelCard = UIView()
  private var buttons: [UIButton] = []
  private var separators: [UIView] = []
  private let cancelButton: UIButton
  private let close: @MainActor () -> Void

  /// Creates the question.
  ///
  /// - Parameters:
  ///   - answers: What can be chosen, from top to bottom.
  ///   - close: Called with any choice, before its action.
  init(_ answers: [Answer], close: @escaping @MainActor () -> Void) {
    self.close = close
    cancelButton = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Cancel") { _ in close() }
    )
    super.init(frame: .zero)
    backgroundColor = .dimming
    accessibilityViewIsModal = true
    for card in [card, cancelCard] {
      card.backgroundColor = .secondarySystemGroupedBackground
      card.layer.cornerRadius = Self.cornerRadius
      addSubview(card)
    }
    buttons = answers.map(makeButton)
    separators = answers.dropFirst().map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      return line
    }
    for view in buttons + separators { card.addSubview(view) }
    cancelButton.titleLabel?.font = .boldSystemFont(ofSize: 20)
    cancelCard.addSubview(cancelButton)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func makeButton(for answer: Answer) -> UIButton {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: answer.title) { [close] _ in
        close()
        answer.action()
      }
    )
    button.titleLabel?.font = .systemFont(ofSize: 20)
    if answer.isDestructive { button.setTitleColor(.systemRed, for: .normal) }
    return button
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    cancelCard.frame = CGRect(
      x: area.minX,
      y: area.maxY - Self.buttonHeight,
      width: area.width,
      height: Self.buttonHeight
    )
    cancelButton.frame = cancelCard.bounds
    let height = Self.buttonHeight * CGFloat(buttons.count)
    card.frame = CGRect(
      x: area.minX,
      y: cancelCard.frame.minY - Self.margin - height,
      width: area.width,
      height: height
    )
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: 0,
        y: CGFloat(index) * Self.buttonHeight,
        width: card.bounds.width,
        height: Self.buttonHeight
      )
    }
    for (index, line) in separators.enumerated() {
      line.frame = CGRect(
        x: 0,
        y: CGFloat(index + 1) * Self.buttonHeight,
        width: card.bounds.width,
        height: 0.5
      )
    }
  }
}
