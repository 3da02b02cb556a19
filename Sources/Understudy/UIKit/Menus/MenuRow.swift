import Foundation

/// A menu's row: the tick on the left, the title with what is said below it, the image on the right.
///
/// Source: assumed, for all measures, from what menus of iOS 16 and 17 look like.
final class MenuRow: UIButton {
  /// What is on the left of a row.
  enum Mark {
    case none
    /// It is chosen.
    case tick
    /// Part of what it stands for is chosen.
    case dash
    /// It leads to a menu inside.
    case leadsOn
    /// It leads back from one.
    case leadsBack

    fileprivate var symbol: String? {
      switch self {
      case .none: nil
      case .tick: "checkmark"
      case .dash: "minus"
      case .leadsOn: "chevron.forward"
      case .leadsBack: "chevron.down"
      }
    }
  }

  /// How far from the panel's edges a row's content stays, in points.
  static let margin: CGFloat = 16
  /// Where titles begin in a menu that has marks, in points.
  static let markedInset: CGFloat = 32
  private static let leastHeight: CGFloat = 44
  private static let padding: CGFloat = 11.5
  private static let imageColumn: CGFloat = 24
  private static let markLength: CGFloat = 15

  let mark: Mark
  /// Where the title begins, in points.
  var titleInset: CGFloat = MenuRow.margin {
    didSet { if titleInset != oldValue { setNeedsLayout() } }
  }
  private let markView = UIImageView(image: nil)
  private let subtitleLabel = UILabel()

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - element: What it shows.
  ///   - mark: What is on its left.
  ///   - isDestructive: Whether choosing it destroys something.
  ///   - act: What a tap does.
  init(
    _ element: UIMenuElement,
    mark: Mark,
    isDestructive: Bool = false,
    act: @escaping () -> Void
  ) {
    self.mark = mark
    super.init(frame: .zero)
    addAction(UIAction(title: element.title) { _ in act() }, for: .primaryActionTriggered)
    setTitle(element.title, for: .normal)
    if mark != .leadsBack { setImage(element.image, for: .normal) }
    setTitleColor(isDestructive ? .systemRed : .label, for: .normal)
    setTitleColor(.tertiaryLabel, for: .disabled)
    titleLabel?.font = .systemFont(ofSize: 17, weight: mark == .leadsBack ? .semibold : .regular)
    titleLabel?.numberOfLines = 2
    titleLabel?.textAlignment = .natural
    subtitleLabel.text = mark == .leadsBack ? nil : element.subtitle
    subtitleLabel.font = .systemFont(ofSize: 13)
    subtitleLabel.textColor = .secondaryLabel
    markView.image = mark.symbol.flatMap { UIImage(systemName: $0) }
    addSubview(markView)
    addSubview(subtitleLabel)
    tintContent()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var isEnabled: Bool {
    didSet { tintContent() }
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
  }

  /// Symbols have the title's colour.
  private func tintContent() {
    imageView?.tintColor = currentTitleColor
    markView.tintColor = currentTitleColor
  }

  // MARK: Layout

  private func titleWidth(in width: CGFloat) -> CGFloat {
    let end = currentImage == nil ? 0 : Self.imageColumn + 8
    return max(0, width - titleInset - Self.margin - end)
  }

  private func textHeights(in width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
    let room = CGSize(width: titleWidth(in: width), height: .greatestFiniteMagnitude)
    return (
      titleLabel?.sizeThatFits(room).height ?? 0,
      subtitleLabel.sizeThatFits(room).height
    )
  }

  /// Returns the height that shows everything, in points.
  func height(forWidth width: CGFloat) -> CGFloat {
    let heights = textHeights(in: width)
    return max(Self.leastHeight, (heights.title + heights.subtitle + 2 * Self.padding).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let heights = textHeights(in: bounds.width)
    let width = titleWidth(in: bounds.width)
    let top = (bounds.height - heights.title - heights.subtitle) / 2
    titleLabel?.frame = place(x: titleInset, y: top, width: width, height: heights.title)
    subtitleLabel.frame = place(
      x: titleInset,
      y: top + heights.title,
      width: width,
      height: heights.subtitle
    )
    let image = currentImage?.size ?? .zero
    imageView?.frame = place(
      x: bounds.width - Self.margin - (Self.imageColumn + image.width) / 2,
      y: (bounds.height - image.height) / 2,
      width: image.width,
      height: image.height
    )
    markView.frame = place(
      x: (MenuRow.markedInset - Self.markLength) / 2,
      y: (bounds.height - Self.markLength) / 2,
      width: Self.markLength,
      height: Self.markLength
    )
  }

  /// A rectangle in a row that reads from left to right, or its mirror image in one that doesn't.
  private func place(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? bounds.width - x - width : x,
      y: y,
      width: width,
      height: height
    )
  }
}
