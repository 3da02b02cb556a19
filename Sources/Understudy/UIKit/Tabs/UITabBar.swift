import Foundation

/// The bar at the bottom with an item for each of several controllers.
///
/// Source: header. Its height is a field value.
@MainActor @preconcurrency
open class UITabBar: UIView, UIBarPositioning {
  private(set) var buttons: [TabBarButton] = []
  private var contentIsDue = true

  /// What a tap does in a tab bar controller's bar; elsewhere it selects the item.
  var onTap: ((UITabBarItem) -> Void)?

  /// The height of the row of items, in points.
  static let rowHeight: CGFloat = 49

  /// Creates a bar.
  ///
  /// - Parameter frame: Where the view is, in points of its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = .tabBar
  }

  /// Creates a bar from an archive.
  ///
  /// - Parameter coder: The archive; the stand-in reads nothing from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    accessibilityTraits = .tabBar
  }

  /// Who hears of the items; in a tab bar controller's bar, that controller.
  open weak var delegate: (any UITabBarDelegate)?

  /// The items, in the direction of reading.
  open var items: [UITabBarItem]? {
    didSet { contentDidChange() }
  }

  /// Replaces the items.
  ///
  /// - Parameters:
  ///   - items: The items, in the direction of reading.
  ///   - animated: Whether they fade in.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The item that is shown as chosen.
  open weak var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { contentDidChange() } }
  }

  /// Whether content shows through the bar.
  open var isTranslucent: Bool = true

  /// The bar's look.
  open var barStyle: UIBarStyle = .default

  /// The colour of the bar's ground.
  open var barTintColor: UIColor?

  /// The colour of the items that aren't chosen.
  open var unselectedItemTintColor: UIColor? {
    didSet { contentDidChange() }
  }

  /// Where the bar is.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

  /// Returns the bar's height in a width.
  ///
  /// - Parameter size: The width, in points; the height is ignored.
  /// - Returns: The size, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.rowHeight + safeAreaInsets.bottom)
  }

  private func contentDidChange() {
    contentIsDue = true
    setNeedsLayout()
  }

  private func tap(_ item: UITabBarItem) {
    if let onTap { return onTap(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  /// Gives the chosen item the new colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  // MARK: Layout

  /// Gives each item the same share of the width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContent()
    let width = bounds.width / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: CGFloat(index) * width,
        y: 0,
        width: width,
        height: Self.rowHeight
      )
    }
  }

  private func updateContent() {
    guard contentIsDue else { return }
    contentIsDue = false
    let items = items ?? []
    while buttons.count > items.count { buttons.removeLast().removeFromSuperview() }
    while buttons.count < items.count { addButton(at: buttons.count) }
    for (button, item) in zip(buttons, items) {
      item.onChange = { [weak self] in self?.contentDidChange() }
      button.setTitle(item.shownTitle, for: .normal)
      button.setImage(item.image, for: .normal)
      button.tintColor =
        item === selectedItem ? tintColor : unselectedItemTintColor ?? .tabBarItem
      button.isEnabled = item.isEnabled
      button.isSelected = item === selectedItem
      button.accessibilityLabel = item.accessibilityLabel
      button.accessibilityIdentifier = item.accessibilityIdentifier
      button.accessibilityValue = item.badgeValue
    }
  }

  private func addButton(at index: Int) {
    let button = TabBarButton(type: .system)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, let items, items.indices.contains(index) else { return }
        tap(items[index])
      },
      for: .primaryActionTriggered
    )
    buttons.append(button)
    addSubview(button)
  }
}

/// Who hears of the items of a tab bar.
///
/// Source: header. The method is optional there.
@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol, UIBarPositioningDelegate {
  /// Tells that the person has chosen an item.
  ///
  /// - Parameters:
  ///   - tabBar: The bar.
  ///   - item: The item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - tabBar: The bar.
  ///   - item: The item.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
