import Foundation

/// The view of an alert or action sheet: its texts, and a button for each choice.
///
/// Source: assumed, for all measures.
final class AlertView: UIView {
  /// The width of an alert, in points.
  static let alertWidth: CGFloat = 270
  /// The width of an action sheet in a popover, in points.
  static let popoverWidth: CGFloat = 304
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 3
  private static let fieldHeight: CGFloat = 30
  /// How far a field's text is from the edge of its ground, in points.
  private static let fieldInset: CGFloat = 7
  /// The distance between an action sheet's choices and the button that cancels it.
  private static let cardGap: CGFloat = 8
  static let cornerRadius: CGFloat = 14

  private var isActionSheet: Bool { alert?.preferredStyle == .actionSheet }
  private var buttonHeight: CGFloat { isActionSheet ? 57 : 44 }
  /// The distance from the text to the edge above and below, in points.
  private var textMargin: CGFloat { isActionSheet ? 14 : 19 }

  private weak var alert: UIAlertController?
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [UIButton] = []

  init(alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    let titleSize: CGFloat = isActionSheet ? 13 : 17
    for (label, font) in [
      (titleLabel, UIFont.boldSystemFont(ofSize: titleSize)),
      (messageLabel, .systemFont(ofSize: 13)),
    ] {
      label.font = font
      label.numberOfLines = 0
      label.textAlignment = .center
      if isActionSheet { label.textColor = .secondaryLabel }
      addSubview(label)
    }
    reload()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows what the alert says now.
  func reload() {
    titleLabel.text = alert?.title
    titleLabel.isHidden = alert?.title == nil
    messageLabel.text = alert?.message
    messageLabel.isHidden = alert?.message == nil
    // Fields stay where they are, as one may be editing.
    for field in fields where field.superview !== self { addSubview(field) }
    for button in buttons { button.removeFromSuperview() }
    buttons = alert?.shownActions.map(makeButton) ?? []
    for button in buttons { addSubview(button) }
    setNeedsLayout()
  }

  private func makeButton(for action: UIAlertAction) -> UIButton {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: action.title ?? "") { [weak alert, weak action] _ in
        if let action { alert?.choose(action) }
      }
    )
    button.isEnabled = action.isEnabled
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    let isBold = action === (alert?.preferredAction ?? alert?.cancelAction)
    let size: CGFloat = isActionSheet ? 20 : 17
    button.titleLabel?.font = isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    return button
  }

  // MARK: Layout

  private var fields: [UITextField] { alert?.fields ?? [] }

  /// Whether the buttons are side by side.
  private var hasRow: Bool { alert?.preferredStyle == .alert && buttons.count == 2 }

  private var shownLabels: [UILabel] { [titleLabel, messageLabel].filter { !$0.isHidden } }

  /// Returns the height that shows everything, in points.
  func height(forWidth width: CGFloat) -> CGFloat {
    let rows = hasRow ? 1 : buttons.count
    return textHeight(forWidth: width) + fieldsHeight + CGFloat(rows) * buttonHeight
      + (hasCancelCard ? Self.cardGap : 0)
  }

  /// Whether the button that cancels, the last one, lies on a card of its own.
  private var hasCancelCard: Bool {
    isActionSheet && buttons.count > 1 && alert?.cancelAction != nil
      && alert.flatMap { PresentationContext.presentationBelow($0)?.controller.playing }
        is ActionSheetPresentationController
  }

  private var fieldsHeight: CGFloat {
    fields.isEmpty ? 0 : CGFloat(fields.count) * Self.fieldHeight + Self.margin
  }

  private func textHeight(forWidth width: CGFloat) -> CGFloat {
    let labels = shownLabels
    guard !labels.isEmpty else { return 0 }
    let heights = labels.map { height(of: $0, width: width) }
    return heights.reduce(0, +) + Self.gap * CGFloat(labels.count - 1) + 2 * textMargin
  }

  private func height(of label: UILabel, width: CGFloat) -> CGFloat {
    let inner = max(0, width - 2 * Self.margin)
    return label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y = textMargin
    for label in shownLabels {
      let height = height(of: label, width: bounds.width)
      label.frame = CGRect(
        x: Self.margin,
        y: y,
        width: max(0, bounds.width - 2 * Self.margin),
        height: height
      )
      y += height + Self.gap
    }
    let textHeight = textHeight(forWidth: bounds.width)
    layOutFields(from: textHeight)
    layOutButtons(from: textHeight + fieldsHeight)
  }

  private func layOutFields(from top: CGFloat) {
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(
        x: Self.margin + Self.fieldInset,
        y: top + CGFloat(index) * Self.fieldHeight,
        width: max(0, bounds.width - 2 * (Self.margin + Self.fieldInset)),
        height: Self.fieldHeight
      )
    }
  }

  private func layOutButtons(from top: CGFloat) {
    let width = hasRow ? bounds.width / 2 : bounds.width
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: hasRow ? CGFloat(index) * width : 0,
        y: hasRow ? top : top + CGFloat(index) * buttonHeight,
        width: width,
        height: buttonHeight
      )
    }
    if hasCancelCard { buttons.last?.frame.origin.y += Self.cardGap }
  }

  // MARK: Look

  /// The cards that the texts and buttons lie on.
  var cardFrames: [CGRect] {
    guard hasCancelCard, let cancel = buttons.last?.frame else { return [bounds] }
    var card = bounds
    card.size.height = cancel.minY - Self.cardGap
    return [card, cancel]
  }

  /// What the fields lie on; `nil` if there are none.
  var fieldsFrame: CGRect? {
    guard let first = fields.first?.frame, let last = fields.last?.frame else { return nil }
    return first.union(last).insetBy(dx: -Self.fieldInset, dy: 0)
  }

  /// The lines between the fields, and above and between the buttons.
  var separatorFrames: [CGRect] {
    let width = 1 / max(1, traitCollection.displayScale)
    var frames = fields.dropFirst().map { field in
      CGRect(
        x: Self.margin,
        y: field.frame.minY,
        width: bounds.width - 2 * Self.margin,
        height: width
      )
    }
    let hasText = !shownLabels.isEmpty || !fields.isEmpty
    for (index, button) in buttons.enumerated() {
      if hasCancelCard, index == buttons.count - 1 { continue }
      let frame = button.frame
      if hasRow, index == 1 {
        frames.append(CGRect(x: frame.minX, y: frame.minY, width: width, height: frame.height))
      } else if hasText || index > 0 {
        let length = hasRow ? bounds.width : frame.width
        frames.append(CGRect(x: frame.minX, y: frame.minY, width: length, height: width))
      }
    }
    return frames
  }
}
