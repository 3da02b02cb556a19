import Foundation

/// The form of a mail or a message: a bar, lines to fill in, and the text.
///
/// A device shows it from another process, so an app sees nothing of it; here it is made of plain
/// labels and buttons, for whoever plays the user to find by their names. Source: assumed, for all
/// measures.
package final class ComposeView: UIView {
  /// What is being written.
  package enum Kind {
    /// A mail: its title is large, and below the bar.
    case mail
    /// A message: its title is in the bar, and its text in a bubble at the bottom.
    case message
  }

  private static let barHeight: CGFloat = 56
  private static let largeTitleHeight: CGFloat = 52
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 12
  private static let sendSide: CGFloat = 32

  private let kind: Kind
  private let titleLabel = UILabel()
  private let cancelButton: UIButton
  private let sendButton: SymbolButton
  private let textLabel = UILabel()
  private let bubble = UIView()
  private var choice: ComposeChoiceView?

  /// Creates a form without lines.
  ///
  /// - Parameters:
  ///   - kind: What is being written.
  ///   - title: The title.
  ///   - cancel: Called when the user taps Cancel.
  ///   - send: Called when the user taps Send.
  package init(
    _ kind: Kind,
    title: String,
    cancel: @escaping @MainActor () -> Void,
    send: @escaping @MainActor () -> Void
  ) {
    self.kind = kind
    cancelButton = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Cancel") { _ in cancel() }
    )
    sendButton = SymbolButton(
      "arrow.up.circle.fill",
      side: Self.sendSide,
      name: "Send",
      action: send
    )
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    clipsToBounds = true
    titleLabel.text = title
    titleLabel.font = kind == .mail ? .boldSystemFont(ofSize: 34) : .boldSystemFont(ofSize: 17)
    textLabel.numberOfLines = 0
    if kind == .message {
      sendButton.tintColor = .systemGreen
      bubble.layer.cornerRadius = 19
      bubble.layer.borderWidth = 1
      addSubview(bubble)
    }
    for view in [titleLabel, cancelButton, sendButton, textLabel] { addSubview(view) }
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  // MARK: Contents

  /// The lines to fill in, from top to bottom.
  package var fields: [ComposeFieldView] = [] {
    didSet { replace(oldValue, by: fields) }
  }

  /// The attached files.
  package var attachments: [ComposeAttachmentView] = [] {
    didSet { replace(oldValue, by: attachments) }
  }

  /// The text that is written.
  package var text: String = "" {
    didSet {
      textLabel.text = text
      setNeedsLayout()
    }
  }

  /// Whether what is written can be sent.
  package var canSend: Bool {
    get { sendButton.isEnabled }
    set { sendButton.isEnabled = newValue }
  }

  private func replace(_ old: [UIView], by new: [UIView]) {
    for view in old { view.removeFromSuperview() }
    for view in new { insertSubview(view, belowSubview: titleLabel) }
    setNeedsLayout()
  }

  // MARK: The choice

  /// Asks the user what is to become of what is written, in front of the form.
  ///
  /// - Parameter answers: What the user can choose, the destructive ones first.
  package func ask(_ answers: [ComposeChoiceView.Answer]) {
    guard choice == nil else { return }
    let choice = ComposeChoiceView(answers) { [weak self] in
      self?.choice?.removeFromSuperview()
      self?.choice = nil
    }
    choice.frame = bounds
    choice.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(choice)
    self.choice = choice
  }

  // MARK: Layout

  package override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets)
    let bar = CGRect(x: area.minX, y: area.minY, width: area.width, height: Self.barHeight)
    cancelButton.frame = CGRect(
      x: bar.minX + Self.margin,
      y: bar.minY,
      width: cancelButton.intrinsicContentSize.width,
      height: bar.height
    )
    let top = layOutTitle(below: bar)
    let bottom = layOutFields(from: top, in: area)
    switch kind {
    case .mail: layOutText(from: bottom, in: area)
    case .message: layOutBubble(in: area)
    }
  }

  /// Puts the title, and a mail's button to send it, at their places; returns where the lines begin.
  private func layOutTitle(below bar: CGRect) -> CGFloat {
    let width = titleLabel.intrinsicContentSize.width
    guard kind == .mail else {
      let free = max(0, bar.width - 2 * (cancelButton.frame.maxX + Self.gap - bar.minX))
      let shown = min(width, free)
      titleLabel.frame = CGRect(
        x: bar.midX - shown / 2,
        y: bar.minY,
        width: shown,
        height: bar.height
      )
      return bar.maxY
    }
    let row = CGRect(x: bar.minX, y: bar.maxY, width: bar.width, height: Self.largeTitleHeight)
      .insetBy(dx: Self.margin, dy: 0)
    titleLabel.frame = CGRect(
      x: row.minX,
      y: row.minY,
      width: min(width, max(0, row.width - Self.sendSide - Self.gap)),
      height: row.height
    )
    sendButton.frame = CGRect(
      x: row.maxX - Self.sendSide,
      y: row.midY - Self.sendSide / 2,
      width: Self.sendSide,
      height: Self.sendSide
    )
    return row.maxY
  }

  private func layOutFields(from top: CGFloat, in area: CGRect) -> CGFloat {
    var y = top
    for field in fields {
      field.frame = CGRect(
        x: area.minX,
        y: y,
        width: area.width,
        height: ComposeFieldView.height
      )
      y += ComposeFieldView.height
    }
    y += Self.gap
    for view in attachments {
      view.frame = CGRect(
        x: area.minX + Self.margin,
        y: y,
        width: min(view.fittingWidth, max(0, area.width - 2 * Self.margin)),
        height: ComposeAttachmentView.height
      )
      y += ComposeAttachmentView.height + Self.gap
    }
    return y
  }

  private func layOutText(from top: CGFloat, in area: CGRect) {
    let width = max(0, area.width - 2 * Self.margin)
    textLabel.frame = CGRect(
      x: area.minX + Self.margin,
      y: top,
      width: width,
      height: textHeight(width)
    )
  }

  private func layOutBubble(in area: CGRect) {
    let edge: CGFloat = 3
    let width = max(0, area.width - 2 * Self.margin)
    let inner = max(0, width - 2 * Self.margin - Self.sendSide)
    let height = max(Self.sendSide, textHeight(inner) + Self.gap) + 2 * edge
    bubble.frame = CGRect(
      x: area.minX + Self.margin,
      y: area.maxY - Self.gap - height,
      width: width,
      height: height
    )
    bubble.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    textLabel.frame = CGRect(
      x: bubble.frame.minX + Self.margin,
      y: bubble.frame.minY,
      width: inner,
      height: height
    )
    sendButton.frame = CGRect(
      x: bubble.frame.maxX - edge - Self.sendSide,
      y: bubble.frame.maxY - edge - Self.sendSide,
      width: Self.sendSide,
      height: Self.sendSide
    )
  }

  private func textHeight(_ width: CGFloat) -> CGFloat {
    guard !text.isEmpty else { return 0 }
    return textLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}
