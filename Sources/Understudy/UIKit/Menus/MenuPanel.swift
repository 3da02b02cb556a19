import Foundation

/// The card that a menu's rows lie on, parted by hairlines, and its groups by broad lines.
///
/// Source: assumed, for all measures, from what menus of iOS 16 and 17 look like.
final class MenuPanel: UIView {
  /// How wide a menu is, in points.
  static let width: CGFloat = 250
  private static let cornerRadius: CGFloat = 13
  private static let gap: CGFloat = 8

  /// What moves if there are more rows than room.
  let scrollView = UIScrollView(frame: .zero)
  private var separators: [UIView] = []
  private(set) var groups: [[UIView]] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .menuMaterial
    layer.cornerRadius = Self.cornerRadius
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 32
    layer.shadowOffset = CGSize(width: 0, height: 8)
    scrollView.layer.cornerRadius = Self.cornerRadius
    scrollView.layer.masksToBounds = true
    addSubview(scrollView)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows other rows.
  ///
  /// - Parameter groups: The rows, each a ``MenuRow`` or a ``MenuTitle``, group by group.
  func show(_ groups: [[UIView]]) {
    for view in self.groups.flatMap(\.self) + separators { view.removeFromSuperview() }
    self.groups = groups.filter { !$0.isEmpty }
    let rows = self.groups.flatMap(\.self)
    let hasMarks = rows.contains { ($0 as? MenuRow).map { $0.mark != .none } ?? false }
    let inset = hasMarks ? MenuRow.markedInset : MenuRow.margin
    for row in rows {
      (row as? MenuRow)?.titleInset = inset
      (row as? MenuTitle)?.titleInset = inset
      scrollView.addSubview(row)
    }
    separators = self.groups.indices.flatMap { group in
      self.groups[group].indices.dropFirst(group == 0 ? 1 : 0).map { row in
        let line = UIView()
        line.isUserInteractionEnabled = false
        line.backgroundColor = row == 0 ? .menuGap : .separator
        return line
      }
    }
    for line in separators { scrollView.addSubview(line) }
    setNeedsLayout()
  }

  // MARK: Layout

  /// The height that shows all rows, in points.
  func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    let heights = groups.joined().map { Self.height(of: $0, width) }
    return heights.reduce(0, +) + Self.gap * CGFloat(max(0, groups.count - 1))
  }

  private static func height(of row: UIView, _ width: CGFloat) -> CGFloat {
    (row as? MenuRow)?.height(forWidth: width) ?? MenuTitle.height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let width = bounds.width
    let hairline = 1 / max(1, traitCollection.displayScale)
    var lines = separators[...]
    var y: CGFloat = 0
    for (group, rows) in groups.enumerated() {
      for (index, row) in rows.enumerated() {
        if group + index > 0, let line = lines.popFirst() {
          let thickness = index == 0 ? Self.gap : hairline
          line.frame = CGRect(x: 0, y: y, width: width, height: thickness)
          if index == 0 { y += thickness }
        }
        let height = Self.height(of: row, width)
        row.frame = CGRect(x: 0, y: y, width: width, height: height)
        y += height
      }
    }
    scrollView.contentSize = CGSize(width: width, height: y)
  }
}

/// What a group of a menu's elements is called, above them.
final class MenuTitle: UIView {
  /// How high it is, in points.
  static let height: CGFloat = 32

  /// Where the text begins, in points.
  var titleInset: CGFloat = MenuRow.margin {
    didSet { if titleInset != oldValue { setNeedsLayout() } }
  }
  private let label = UILabel()

  init(_ title: String) {
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.frame = CGRect(
      x: isMirrored ? MenuRow.margin : titleInset,
      y: 0,
      width: max(0, bounds.width - titleInset - MenuRow.margin),
      height: bounds.height
    )
  }
}
