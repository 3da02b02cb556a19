import Foundation

/// The view of the share sheet: what is shared, a row of apps, and cards of actions.
///
/// A device shows it from another process, so an app sees nothing of it; here it is made of plain
/// labels and buttons, for whoever plays the user to find by their names. Source: assumed, for all
/// measures.
package final class ShareSheetView: UIView {
  private static let margin: CGFloat = 16
  private static let rowMargin: CGFloat = 12

  /// What is above the choices.
  package let header: ShareSheetHeader
  private let appRow = UIScrollView()
  private let hairline = UIView()
  private let apps: [ShareAppButton]
  private let cards: [ShareActionCard]

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - header: What is above the choices.
  ///   - apps: The apps that can get the items.
  ///   - actions: What else can be done with the items, a card each.
  init(header: ShareSheetHeader, apps: [ShareAppButton], actions: [[ShareActionButton]]) {
    self.header = header
    self.apps = apps
    cards = actions.filter { !$0.isEmpty }.map { ShareActionCard($0) }
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    clipsToBounds = true
    hairline.backgroundColor = .separator
    hairline.isHidden = apps.isEmpty
    appRow.showsHorizontalScrollIndicator = false
    for app in apps { appRow.addSubview(app) }
    for view in [header, appRow, hairline] + cards { addSubview(view) }
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  /// The height that shows all choices, in points.
  var contentHeight: CGFloat {
    ShareSheetHeader.height + appRowHeight
      + cards.reduce(Self.margin) { $0 + $1.contentHeight + Self.margin }
  }

  private var appRowHeight: CGFloat {
    apps.isEmpty ? 0 : ShareAppButton.size.height + 2 * Self.rowMargin
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets)
    header.frame = CGRect(
      x: area.minX,
      y: area.minY,
      width: area.width,
      height: ShareSheetHeader.height
    )
    appRow.frame = CGRect(
      x: area.minX,
      y: header.frame.maxY,
      width: area.width,
      height: appRowHeight
    )
    layOutApps()
    hairline.frame = CGRect(x: 0, y: appRow.frame.maxY - 0.5, width: bounds.width, height: 0.5)
    var y = appRow.frame.maxY + Self.margin
    for card in cards {
      card.frame = CGRect(
        x: area.minX + Self.margin,
        y: y,
        width: max(0, area.width - 2 * Self.margin),
        height: card.contentHeight
      )
      y += card.contentHeight + Self.margin
    }
  }

  private func layOutApps() {
    for (index, app) in apps.enumerated() {
      app.frame.origin = CGPoint(
        x: Self.rowMargin + CGFloat(index) * ShareAppButton.size.width,
        y: Self.rowMargin
      )
    }
    appRow.contentSize = CGSize(
      width: 2 * Self.rowMargin + CGFloat(apps.count) * ShareAppButton.size.width,
      height: appRowHeight
    )
  }
}

/// Some actions of the share sheet, on a card with lines between them.
private final class ShareActionCard: UIView {
  private let rows: [ShareActionButton]
  private let hairlines: [UIView]

  init(_ rows: [ShareActionButton]) {
    self.rows = rows
    hairlines = rows.dropFirst().map { _ in UIView() }
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 10
    for line in hairlines { line.backgroundColor = .separator }
    for view in rows + hairlines { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The height that shows all rows, in points.
  var contentHeight: CGFloat { ShareActionButton.height * CGFloat(rows.count) }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0,
        y: CGFloat(index) * ShareActionButton.height,
        width: bounds.width,
        height: ShareActionButton.height
      )
    }
    for (index, line) in hairlines.enumerated() {
      line.frame = CGRect(
        x: 16,
        y: CGFloat(index + 1) * ShareActionButton.height - 0.5,
        width: max(0, bounds.width - 16),
        height: 0.5
      )
    }
  }
}
