import Foundation

/// What shows a bar button item: a button with its title or image.
@MainActor
enum BarButtonView {
  /// Returns the view of an item: its own, or a button that looks like it and does what it does.
  static func make(for item: UIBarButtonItem) -> UIView {
    if let custom = item.customView { return custom }
    let button = UIButton(type: .system)
    button.addAction(
      UIAction { [weak item] _ in item?.performPrimaryAction() },
      for: .primaryActionTriggered
    )
    return button
  }

  /// Makes a view show what its item says now.
  static func update(_ view: UIView, for item: UIBarButtonItem) {
    item.itemView = view
    guard view !== item.customView, let button = view as? UIButton else { return }
    let image = item.shownImage
    // A bar shows the image of an item that has both.
    button.setTitle(image == nil ? item.shownTitle : nil, for: .normal)
    button.setImage(image, for: .normal)
    button.isEnabled = item.isEnabled
    button.menu = item.menu
    button.showsMenuAsPrimaryAction = item.primaryAction == nil
    if #available(iOS 15.0, *) { button.isSelected = item.isSelected }
    button.accessibilityLabel = item.spokenName
    button.accessibilityIdentifier = item.accessibilityIdentifier
    if let color = item.tintColor { button.tintColor = color }
    button.titleLabel?.font = .systemFont(
      ofSize: UIFont.labelFontSize,
      weight: item.style == .plain ? .regular : .semibold
    )
  }

  /// Returns the size of an item's view in a bar.
  static func size(of view: UIView, for item: UIBarButtonItem) -> CGSize {
    if view === item.customView {
      let intrinsic = view.intrinsicContentSize
      return CGSize(
        width: view.bounds.width > 0 ? view.bounds.width : max(0, intrinsic.width),
        height: view.bounds.height > 0 ? view.bounds.height : max(0, intrinsic.height)
      )
    }
    let fitting = view.sizeThatFits(.zero)
    return CGSize(
      width: item.width > 0 ? item.width : max(fitting.width, Self.leastWidth),
      height: max(fitting.height, Self.leastWidth)
    )
  }

  /// The least length of a button's sides, in points.
  ///
  /// Source: field; a finger needs that much.
  private static let leastWidth: CGFloat = 36
}

/// The views of a list of items, made once for each item and kept while it is in the list.
@MainActor
struct BarButtonViews {
  private(set) var entries: [(item: UIBarButtonItem, view: UIView)] = []

  /// Brings the views up to date with a list of items, and adds the new ones to a bar.
  ///
  /// - Parameters:
  ///   - items: The items, without those that are left out.
  ///   - bar: The view that shows them.
  ///   - onChange: Called when an item's content changes.
  mutating func show(
    _ items: [UIBarButtonItem],
    in bar: UIView,
    onChange: @escaping () -> Void
  ) {
    let old = entries
    entries = items.map { item in
      let kept = old.first { $0.item === item && $0.view.superview === bar }?.view
      let isFit = kept != nil && (item.customView == nil || item.customView === kept)
      let view = isFit ? kept ?? BarButtonView.make(for: item) : BarButtonView.make(for: item)
      return (item, view)
    }
    for entry in old where !entries.contains(where: { $0.view === entry.view }) {
      if entry.view.superview === bar { entry.view.removeFromSuperview() }
      if entry.item.itemView === entry.view { entry.item.itemView = nil }
    }
    for entry in entries {
      if entry.view.superview !== bar { bar.addSubview(entry.view) }
      entry.item.onChange = onChange
      BarButtonView.update(entry.view, for: entry.item)
    }
  }
}
