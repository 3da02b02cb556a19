import Foundation

/// A bar with buttons at the bottom.
///
/// Source: header. Sizes are field values.
@MainActor @preconcurrency
open class UIToolbar: UIView, UIBarPositioning {
  private var views = BarButtonViews()
  private var contentIsDue = true

  /// A toolbar's height, in points.
  static let usualHeight: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  /// Creates a bar.
  ///
  /// - Parameter frame: Where the view is, in points of its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a bar from an archive.
  ///
  /// - Parameter coder: The archive; the stand-in reads nothing from it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Who says where the bar is.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The items, in the direction of reading.
  open var items: [UIBarButtonItem]? {
    didSet { contentDidChange() }
  }

  /// Replaces the items.
  ///
  /// - Parameters:
  ///   - items: The items, in the direction of reading.
  ///   - animated: Whether they fade in.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Whether content shows through the bar.
  open var isTranslucent: Bool = true

  /// The bar's look.
  open var barStyle: UIBarStyle = .default

  /// The colour of the bar's ground.
  open var barTintColor: UIColor?

  /// Where the bar is.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

  /// Returns the bar's height in a width.
  ///
  /// - Parameter size: The width, in points; the height is ignored.
  /// - Returns: The size, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.usualHeight)
  }

  private func contentDidChange() {
    contentIsDue = true
    setNeedsLayout()
  }

  /// Places the items in a row; flexible spaces share what is left.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if contentIsDue {
      contentIsDue = false
      let shown = (items ?? []).filter { !$0.isSpace }
      views.show(shown, in: self) { [weak self] in self?.contentDidChange() }
    }
    let all = items ?? []
    var sizes: [CGSize] = []
    var used = 2 * Self.margin
    var lastWasItem = false
    for item in all {
      if item.isSpace {
        used += item.systemItem == .fixedSpace ? item.width : 0
        sizes.append(.zero)
        lastWasItem = false
      } else {
        let view = views.entries.first { $0.item === item }?.view
        let size = view.map { BarButtonView.size(of: $0, for: item) } ?? .zero
        used += size.width + (lastWasItem ? Self.gap : 0)
        sizes.append(size)
        lastWasItem = true
      }
    }
    let flexibleCount = all.count { $0.systemItem == .flexibleSpace }
    let share = flexibleCount > 0 ? max(0, bounds.width - used) / CGFloat(flexibleCount) : 0
    var x = Self.margin
    lastWasItem = false
    for (item, size) in zip(all, sizes) {
      if item.isSpace {
        x += item.systemItem == .fixedSpace ? item.width : share
        lastWasItem = false
        continue
      }
      if lastWasItem { x += Self.gap }
      let height = min(size.height, Self.usualHeight)
      views.entries.first { $0.item === item }?.view.frame = CGRect(
        x: x,
        y: (Self.usualHeight - height) / 2,
        width: size.width,
        height: height
      )
      x += size.width
      lastWasItem = true
    }
  }
}

/// Who says where a toolbar is.
///
/// Source: header.
@MainActor @preconcurrency
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
