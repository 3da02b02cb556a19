import Foundation

/// The bar with the title, the way back and the buttons of the controller that is shown.
///
/// Source: header. Sizes are field values, iOS 13 to 18.
@MainActor @preconcurrency
open class UINavigationBar: UIView, UIBarPositioning {
  private let titleLabel = UILabel()
  private let largeTitleLabel = UILabel()
  private let backButton = UIButton(type: .system)
  private var leftViews = BarButtonViews()
  private var rightViews = BarButtonViews()
  private weak var shownTitleView: UIView?
  private var contentIsDue = true

  /// What the back button does in a navigation controller's bar; elsewhere it pops the top item.
  var onBack: (() -> Void)?
  /// The height of the bar's main row, in points; the navigation controller knows where it is.
  var rowHeight: CGFloat = UINavigationBar.usualRowHeight {
    didSet { if rowHeight != oldValue { setNeedsLayout() } }
  }

  /// The row's height on a device that is held upright, in points.
  static let usualRowHeight: CGFloat = 44
  /// …on an iPhone on its side.
  static let compactRowHeight: CGFloat = 32
  /// …in a sheet.
  static let sheetRowHeight: CGFloat = 56
  /// What a large title adds, in points.
  static let largeTitleHeight: CGFloat = 52
  /// The distance of buttons from the bar's ends, in points.
  private static let margin: CGFloat = 16
  /// The distance between buttons, in points.
  private static let gap: CGFloat = 8

  // MARK: Creating

  /// Creates a bar.
  ///
  /// - Parameter frame: Where the view is, in points of its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar from an archive.
  ///
  /// - Parameter coder: The archive; the stand-in reads nothing from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = .header
    largeTitleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    largeTitleLabel.accessibilityTraits = .header
    backButton.setImage(UIImage(systemName: "chevron.backward"), for: .normal)
    backButton.titleLabel?.font = .systemFont(ofSize: 17)
    backButton.addAction(
      UIAction { [weak self] _ in self?.goBack() },
      for: .primaryActionTriggered
    )
    for view in [titleLabel, largeTitleLabel, backButton] {
      view.isHidden = true
      addSubview(view)
    }
  }

  // MARK: Items

  /// Who decides about the items; in a navigation controller's bar, that controller.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// The items from the first to the one that is shown.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }
  private var stack: [UINavigationItem] = []

  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }

  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

  /// Replaces the items.
  ///
  /// - Parameters:
  ///   - items: The items, the last of which is shown.
  ///   - animated: Whether the bar moves to it.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let new = items ?? []
    guard !(new.elementsEqual(stack) { $0 === $1 }) else { return }
    for item in stack where item.navigationBar === self { item.navigationBar = nil }
    stack = new
    for item in stack { item.navigationBar = self }
    itemDidChange()
  }

  /// Shows an item on top of the others.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - animated: Whether the bar moves to it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems(stack + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Goes back to the item below.
  ///
  /// - Parameter animated: Whether the bar moves to it.
  /// - Returns: The item that was on top, or `nil` if there is none or the delegate refuses.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    setItems(stack.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  private func goBack() {
    if let onBack { onBack() } else { popItem(animated: true) }
  }

  /// Brings the views up to date with the items at the next layout.
  func itemDidChange() {
    contentIsDue = true
    setNeedsLayout()
    // The height may depend on it.
    superview?.setNeedsLayout()
  }

  // MARK: Look

  /// Whether titles may be large.
  @available(iOS 11.0, *)
  open var prefersLargeTitles: Bool = false {
    didSet { if prefersLargeTitles != oldValue { itemDidChange() } }
  }

  /// Whether content shows through the bar.
  open var isTranslucent: Bool = true

  /// The bar's look.
  open var barStyle: UIBarStyle = .default

  /// The colour of the bar's ground.
  open var barTintColor: UIColor?

  /// Where the bar is.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }

  /// Whether the title of the top item is large.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, let topItem else { return false }
    // An automatic item is as the nearest one below that says it; the first is large.
    let decision = stack.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
    return topItem.titleView == nil && decision != .never
  }

  /// The height that the bar wants, in points.
  var preferredHeight: CGFloat { rowHeight + (showsLargeTitle ? Self.largeTitleHeight : 0) }

  /// Returns the bar's height in a width.
  ///
  /// - Parameter size: The width, in points; the height is ignored.
  /// - Returns: The size, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: preferredHeight)
  }

  /// The bar's height; its width is the superview's business.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight)
  }

  // MARK: Layout

  /// Places the buttons at the ends and the title between them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContent()
    let insets = safeAreaInsets
    var left = Self.margin + insets.left
    var right = bounds.width - Self.margin - insets.right
    if !backButton.isHidden {
      let size = backButton.sizeThatFits(.zero)
      place(backButton, CGSize(width: size.width, height: rowHeight), x: left - Self.gap)
      left = backButton.frame.maxX + Self.gap
    }
    for (item, view) in leftViews.entries {
      let size = BarButtonView.size(of: view, for: item)
      place(view, size, x: left)
      left += size.width + Self.gap
    }
    for (item, view) in rightViews.entries {
      let size = BarButtonView.size(of: view, for: item)
      place(view, size, x: right - size.width)
      right -= size.width + Self.gap
    }
    placeTitle(from: left, to: right)
    largeTitleLabel.frame = CGRect(
      x: Self.margin + insets.left,
      y: rowHeight,
      width: bounds.width - 2 * Self.margin - insets.left - insets.right,
      height: Self.largeTitleHeight
    )
  }

  private func place(_ view: UIView, _ size: CGSize, x: CGFloat) {
    let height = min(size.height, rowHeight)
    view.frame = CGRect(x: x, y: (rowHeight - height) / 2, width: size.width, height: height)
  }

  /// Puts the title into the bar's middle, or as near to it as the buttons allow.
  private func placeTitle(from left: CGFloat, to right: CGFloat) {
    let view = shownTitleView ?? titleLabel
    let room = max(0, right - left)
    var size = view.sizeThatFits(CGSize(width: room, height: rowHeight))
    size.width = min(size.width, room)
    let x = min(max(left, (bounds.width - size.width) / 2), max(left, right - size.width))
    place(view, size, x: x)
  }

  private func updateContent() {
    guard contentIsDue else { return }
    contentIsDue = false
    let item = topItem
    let title = item?.title ?? ""
    titleLabel.text = title
    titleLabel.isHidden = title.isEmpty || showsLargeTitle || item?.titleView != nil
    largeTitleLabel.text = title
    largeTitleLabel.isHidden = title.isEmpty || !showsLargeTitle
    if shownTitleView !== item?.titleView {
      if shownTitleView?.superview === self { shownTitleView?.removeFromSuperview() }
      shownTitleView = item?.titleView
      if let view = shownTitleView { addSubview(view) }
    }
    updateBackButton()
    let onChange: () -> Void = { [weak self] in self?.itemDidChange() }
    leftViews.show(Self.shown(item?.leftBarButtonItems), in: self, onChange: onChange)
    rightViews.show(Self.shown(item?.rightBarButtonItems), in: self, onChange: onChange)
  }

  private func updateBackButton() {
    backButton.isHidden = !showsBackButton
    guard let backItem else { return }
    backButton.setTitle(backItem.titleForBackButton, for: .normal)
    // A back button that shows only its arrow is still called after where it leads.
    backButton.accessibilityLabel = backItem.backBarButtonItem?.spokenName
    backButton.accessibilityIdentifier =
      backItem.backBarButtonItem?.accessibilityIdentifier ?? "BackButton"
  }

  /// Whether there is a way back, and the top item shows it.
  var showsBackButton: Bool {
    guard backItem != nil, let topItem, !topItem.hidesBackButton else { return false }
    return (topItem.leftBarButtonItems ?? []).isEmpty || topItem.leftItemsSupplementBackButton
  }

  private static func shown(_ items: [UIBarButtonItem]?) -> [UIBarButtonItem] {
    (items ?? []).filter { item in
      if #available(iOS 16.0, *) { !item.isHidden } else { true }
    }
  }
}
