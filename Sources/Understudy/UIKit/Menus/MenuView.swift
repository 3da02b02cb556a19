import Foundation

/// What shows an open menu: a panel with a row for each element, above all else in the window.
///
/// Source: assumed, for all measures. A menu inside, unless it is shown inline, takes the place of
/// the one around; its title is above its elements and leads back.
package final class MenuView: UIView {
  private static let margin: CGFloat = 8

  private let panel = MenuPanel(frame: .zero)
  /// The menus that are open, the innermost last.
  private var path: [UIMenu]
  /// Where what the menu belongs to is, in the window's coordinates, in points.
  let sourceFrame: CGRect
  /// Whether all but what the menu belongs to is dimmed.
  let dimsSurroundings: Bool
  private let preview: UIView?
  /// Takes the menu away, and then does something.
  var leave: (@escaping () -> Void) -> Void = { $0() }
  /// Called once the menu has gone.
  package var didClose: () -> Void = {}
  /// Whether the first element is the one next to what the menu belongs to, wherever the panel is.
  package var putsFirstNearest: Bool = false {
    didSet { if putsFirstNearest != oldValue { reload() } }
  }

  init(
    menu: UIMenu,
    sourceFrame: CGRect,
    preview: UIView? = nil,
    dimsSurroundings: Bool = false
  ) {
    path = [menu]
    self.sourceFrame = sourceFrame
    self.preview = preview
    self.dimsSurroundings = dimsSurroundings
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    if let preview {
      preview.layer.cornerRadius = 13
      preview.layer.masksToBounds = true
      addSubview(preview)
    }
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

  /// The rows of a menu, group by group: menus shown inline are groups of their own.
  private func makeGroups(of menu: UIMenu) -> [[UIView]] {
    var groups: [[UIView]] = [[]]
    for element in menu.children {
      if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
        var innerGroups = makeGroups(of: inner)
        if !inner.title.isEmpty, !innerGroups.isEmpty {
          innerGroups[0].insert(MenuTitle(inner.title), at: 0)
        }
        groups += innerGroups + [[]]
      } else if let row = makeRow(element, of: menu) {
        groups[groups.count - 1].append(row)
      }
    }
    return groups.filter { !$0.isEmpty }
  }

  private func makeRow(_ element: UIMenuElement, of menu: UIMenu) -> MenuRow? {
    switch element {
    case let inner as UIMenu:
      let isDestructive = inner.options.contains(.destructive)
      return MenuRow(inner, mark: .leadsOn, isDestructive: isDestructive) { [weak self] in
        self?.path.append(inner)
        self?.reload()
      }
    case let action as UIAction where !action.attributes.contains(.hidden):
      let row = MenuRow(
        action,
        mark: action.mark,
        isDestructive: action.attributes.contains(.destructive)
      ) { [weak self] in self?.choose(action, of: menu) }
      row.isEnabled = !action.attributes.contains(.disabled)
      row.isSelected = action.state == .on
      return row
    default: return nil
    }
  }

  private func reload() {
    guard let menu = path.last else { return }
    let groups = makeGroups(of: menu)
    show(groups, of: menu)
    guard putsFirstNearest, isAbove(height: panel.fittingHeight(forWidth: panelWidth)) else {
      return
    }
    let reversed = groups.reversed().map { rows in
      rows.filter { $0 is MenuTitle } + rows.filter { $0 is MenuRow }.reversed()
    }
    show(reversed, of: menu)
  }

  /// Shows rows below what the menu is called.
  private func show(_ groups: [[UIView]], of menu: UIMenu) {
    var groups = groups
    if path.count > 1 {
      let back = MenuRow(menu, mark: .leadsBack) { [weak self] in
        self?.path.removeLast()
        self?.reload()
      }
      groups.insert([back], at: 0)
    } else if !menu.title.isEmpty {
      let first = groups.isEmpty ? [] : groups.removeFirst()
      groups.insert([MenuTitle(menu.title)] + first, at: 0)
    }
    panel.show(groups)
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

  private var area: CGRect {
    bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
  }

  private var panelWidth: CGFloat { min(MenuPanel.width, area.width) }

  /// Whether there is more room above what the menu belongs to, and too little below.
  private func isAbove(height: CGFloat) -> Bool {
    let below = area.maxY - sourceFrame.maxY
    return below < height && sourceFrame.minY - area.minY > below
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let area = area
    let width = panelWidth
    let contentHeight = panel.fittingHeight(forWidth: width)
    let height = min(contentHeight, area.height)
    let x = min(max(sourceFrame.midX - width / 2, area.minX), area.maxX - width)
    let ideal =
      isAbove(height: contentHeight)
      ? sourceFrame.minY - Self.margin - height : sourceFrame.maxY + Self.margin
    let y = min(max(ideal, area.minY), area.maxY - height)
    panel.frame = CGRect(x: x, y: y, width: width, height: height)
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

  /// What isn't dimmed where all else is: what the menu belongs to, unless a preview shows it.
  var brightFrame: CGRect { preview == nil ? sourceFrame : .null }

  // MARK: Leaving

  /// A tap beside the panel closes the menu, and nothing else.
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !panel.frame.contains(touch.location(in: self)) else { return }
    close()
  }

  /// Closes the menu without a choice.
  package func close() { leave {} }
}

extension UIAction {
  /// What a menu has on the left of the action.
  fileprivate var mark: MenuRow.Mark {
    switch state {
    case .off: .none
    case .on: .tick
    case .mixed: .dash
    }
  }
}
