import Foundation

/// What shows an open menu: a panel with a row for each element, above all else in the window.
///
/// Source: assumed, for all measures. A menu inside, unless it is shown inline, takes the place of
/// the one around; its title is above its elements and leads back.
package final class MenuView: UIView {
  private static let width: CGFloat = 250
  private static let rowHeight: CGFloat = 44
  private static let margin: CGFloat = 8

  private let panel = UIScrollView(frame: .zero)
  private var rows: [UIView] = []
  /// The menus that are open, the innermost last.
  private var path: [UIMenu]
  /// Where what the menu belongs to is, in the window's coordinates, in points.
  private let sourceFrame: CGRect
  private let preview: UIView?
  /// Takes the menu away, and then does something.
  var leave: (@escaping () -> Void) -> Void = { $0() }
  /// Called once the menu has gone.
  package var didClose: () -> Void = {}
  /// Whether the first element is the one next to what the menu belongs to, wherever the panel is.
  package var putsFirstNearest: Bool = false {
    didSet { if putsFirstNearest != oldValue { reload() } }
  }

  init(menu: UIMenu, sourceFrame: CGRect, preview: UIView? = nil) {
    path = [menu]
    self.sourceFrame = sourceFrame
    self.preview = preview
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    panel.backgroundColor = .secondarySystemBackground
    panel.layer.cornerRadius = 13
    panel.layer.masksToBounds = true
    if let preview { addSubview(preview) }
    addSubview(panel)
    reload()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The elements that are to be seen, in order.
  package var elements: [UIMenuElement] { path.last.map(Self.elements) ?? [] }

  /// Shows another menu in place of the outermost one, which then counts as the same.
  package func show(_ menu: UIMenu) {
    var next: UIMenu? = menu
    var path = [menu]
    // What was open inside stays open, as far as it still exists.
    for old in self.path.dropFirst() {
      next = next.flatMap { Self.menus(in: $0).first { $0.title == old.title } }
      if let next { path.append(next) }
    }
    self.path = path
    reload()
  }

  // MARK: Rows

  private static func elements(of menu: UIMenu) -> [UIMenuElement] {
    menu.children.flatMap { element -> [UIMenuElement] in
      if let action = element as? UIAction, action.attributes.contains(.hidden) { return [] }
      guard let inner = element as? UIMenu, inner.options.contains(.displayInline) else {
        return [element]
      }
      return elements(of: inner)
    }
  }

  private static func menus(in menu: UIMenu) -> [UIMenu] {
    elements(of: menu).compactMap { $0 as? UIMenu }
  }

  /// The inline menus' titles, which are shown above their elements, and the elements.
  private func makeRows(of menu: UIMenu) -> [UIView] {
    menu.children.flatMap { element -> [UIView] in
      switch element {
      case let inner as UIMenu where inner.options.contains(.displayInline):
        let title = inner.title.isEmpty ? [] : [makeTitle(inner.title)]
        return title + makeRows(of: inner)
      case let inner as UIMenu:
        return [
          makeButton(inner) { [weak self] in
            self?.path.append(inner)
            self?.reload()
          }
        ]
      case let action as UIAction:
        if action.attributes.contains(.hidden) { return [] }
        let row = makeButton(action) { [weak self] in self?.choose(action, of: menu) }
        row.isEnabled = !action.attributes.contains(.disabled)
        row.isSelected = action.state == .on
        if action.attributes.contains(.destructive) { row.setTitleColor(.systemRed, for: .normal) }
        return [row]
      default: return []
      }
    }
  }

  private func makeTitle(_ title: String) -> UIView {
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 12)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    return label
  }

  private func makeButton(_ element: UIMenuElement, _ act: @escaping () -> Void) -> UIButton {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: element.title) { _ in act() }
    )
    button.setImage(element.image, for: .normal)
    button.setTitleColor(.label, for: .normal)
    button.setTitleColor(.tertiaryLabel, for: .disabled)
    return button
  }

  private func reload() {
    for row in rows { row.removeFromSuperview() }
    guard let menu = path.last else { return }
    rows = makeRows(of: menu)
    if putsFirstNearest, isAbove { rows.reverse() }
    if path.count > 1 {
      let back = makeButton(menu) { [weak self] in
        self?.path.removeLast()
        self?.reload()
      }
      rows.insert(back, at: 0)
    } else if !menu.title.isEmpty {
      rows.insert(makeTitle(menu.title), at: 0)
    }
    for row in rows { panel.addSubview(row) }
    setNeedsLayout()
  }

  private func choose(_ action: UIAction, of menu: UIMenu) {
    let perform = {
      if menu.options.contains(.singleSelection) { menu.select(action) }
      action.perform(sender: nil)
    }
    if action.attributes.contains(.keepsMenuPresented) {
      perform()
      reload()
    } else {
      leave(perform)
    }
  }

  // MARK: Layout

  private var panelHeight: CGFloat { CGFloat(rows.count) * Self.rowHeight }

  private var area: CGRect {
    bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
  }

  /// Whether there is more room above what the menu belongs to, and too little below.
  private var isAbove: Bool {
    let below = area.maxY - sourceFrame.maxY
    return below < panelHeight && sourceFrame.minY - area.minY > below
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let area = area
    let height = min(panelHeight, area.height)
    let width = min(Self.width, area.width)
    let x = min(max(sourceFrame.midX - width / 2, area.minX), area.maxX - width)
    let ideal =
      isAbove ? sourceFrame.minY - Self.margin - height : sourceFrame.maxY + Self.margin
    let y = min(max(ideal, area.minY), area.maxY - height)
    panel.frame = CGRect(x: x, y: y, width: width, height: height)
    panel.contentSize = CGSize(width: width, height: panelHeight)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0,
        y: CGFloat(index) * Self.rowHeight,
        width: width,
        height: Self.rowHeight
      )
    }
    layOutPreview()
  }

  private func layOutPreview() {
    guard let preview else { return }
    let size = preview.sizeThatFits(area.size)
    preview.frame = CGRect(
      x: min(max(sourceFrame.midX - size.width / 2, area.minX), area.maxX - size.width),
      y: max(area.minY, sourceFrame.maxY - size.height),
      width: size.width,
      height: size.height
    )
  }

  // MARK: Leaving

  /// A tap beside the panel closes the menu, and nothing else.
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !panel.frame.contains(touch.location(in: self)) else { return }
    close()
  }

  /// Closes the menu without a choice.
  package func close() { leave {} }
}
