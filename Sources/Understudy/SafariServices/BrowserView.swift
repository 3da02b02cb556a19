import Foundation
import UIKit

/// What a browser shows: a bar with the page's address, a toolbar, and between them what stands for
/// the page, which a stage can't load.
///
/// Source: assumed, for all measures.
final class BrowserView: UIView {
  private static let barHeight: CGFloat = 52
  private static let toolbarHeight: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let fieldHeight: CGFloat = 36
  private static let symbolSide: CGFloat = 22

  private let bar = UIView()
  private let toolbar = UIView()
  private let hairlines = [UIView(), UIView()]
  private let dismissButton: UIButton
  private let address = BrowserAddressView()
  private let page = BrowserPageView()
  private let signs: [UIImageView]
  private let openButton: SymbolButton

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - url: The page's address.
  ///   - finish: Called when the user taps the button that ends the browser.
  ///   - open: Called when the user taps the button that opens the page in Safari.
  init(
    url: URL,
    finish: @escaping @MainActor () -> Void,
    open: @escaping @MainActor () -> Void
  ) {
    self.url = url
    dismissButton = UIButton(type: .system, primaryAction: UIAction { _ in finish() })
    // Nothing on a stage leads from a page to another, so these are signs and no buttons.
    signs = ["chevron.left", "chevron.right", "square.and.arrow.up"].map {
      UIImageView(image: UIImage(systemName: $0))
    }
    openButton = SymbolButton(
      "safari",
      side: Self.symbolSide,
      name: "Open in Safari",
      action: open
    )
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    for sign in signs.prefix(2) { sign.tintColor = .tertiaryLabel }
    for line in hairlines { line.backgroundColor = .separator }
    for view in [page, bar, toolbar] + hairlines { addSubview(view) }
    for view in [dismissButton, address] { bar.addSubview(view) }
    for view in signs + [openButton] { toolbar.addSubview(view) }
    barColor = nil
    show()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // MARK: Contents

  /// The page's address.
  var url: URL { didSet { show() } }

  /// The text of the button that ends the browser.
  var dismissTitle: String {
    get { dismissButton.title(for: .normal) ?? "" }
    set {
      dismissButton.setTitle(newValue, for: .normal)
      setNeedsLayout()
    }
  }

  /// The colour of the bars; `nil` for the system's.
  var barColor: UIColor? {
    didSet {
      for view in [bar, toolbar] { view.backgroundColor = barColor ?? .secondarySystemBackground }
    }
  }

  private func show() {
    address.show(url)
    page.show(url)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = safeAreaInsets
    bar.frame = CGRect(
      x: 0,
      y: 0,
      width: bounds.width,
      height: insets.top + Self.barHeight
    )
    let toolbarHeight = insets.bottom + Self.toolbarHeight
    toolbar.frame = CGRect(
      x: 0,
      y: bounds.height - toolbarHeight,
      width: bounds.width,
      height: toolbarHeight
    )
    page.frame = CGRect(
      x: 0,
      y: bar.frame.maxY,
      width: bounds.width,
      height: max(0, toolbar.frame.minY - bar.frame.maxY)
    )
    for (line, y) in zip(hairlines, [bar.frame.maxY - 0.5, toolbar.frame.minY]) {
      line.frame = CGRect(x: 0, y: y, width: bounds.width, height: 0.5)
    }
    layOutBar()
    layOutToolbar()
  }

  private func layOutBar() {
    let area = bar.bounds.inset(by: safeAreaInsets.horizontal)
    let row = CGRect(
      x: area.minX + Self.margin,
      y: safeAreaInsets.top,
      width: max(0, area.width - 2 * Self.margin),
      height: Self.barHeight
    )
    let width = dismissButton.intrinsicContentSize.width
    dismissButton.frame = CGRect(x: row.minX, y: row.minY, width: width, height: row.height)
    let left = row.minX + width + Self.margin
    address.frame = CGRect(
      x: left,
      y: row.midY - Self.fieldHeight / 2,
      width: max(0, row.maxX - left),
      height: Self.fieldHeight
    )
  }

  private func layOutToolbar() {
    let area = toolbar.bounds.inset(by: safeAreaInsets.horizontal)
    let views = signs + [openButton]
    let first = area.minX + Self.margin + Self.symbolSide / 2
    let last = area.maxX - Self.margin - Self.symbolSide / 2
    for (index, view) in views.enumerated() {
      let share = CGFloat(index) / CGFloat(views.count - 1)
      let middle = CGPoint(x: first + (last - first) * share, y: Self.toolbarHeight / 2)
      let side = view is UIButton ? Self.toolbarHeight : Self.symbolSide
      view.frame = CGRect(
        x: middle.x - side / 2,
        y: middle.y - side / 2,
        width: side,
        height: side
      )
    }
  }
}

extension UIEdgeInsets {
  /// The insets of the left and right sides only.
  fileprivate var horizontal: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
  }
}
