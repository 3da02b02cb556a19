import Foundation
internal import StageDrawing

/// Bars, sheets, popovers, alerts and scroll views.
extension ViewPainter {
  // MARK: Bars

  /// Draws a navigation bar's ground, once content is below it: before that it is as its content.
  func drawGround(of bar: UINavigationBar, in bounds: CGRect, _ traits: UITraitCollection) {
    let color = bar.barTintColor?.rgba(with: traits)
    guard color != nil || bar.hasContentBelow else { return }
    // The status bar above belongs to it where the bar is at the top of the screen.
    var ground = bounds
    let top = bar.frame.minY
    ground.origin.y -= top
    ground.size.height += top
    drawMaterial(in: ground, color, traits)
    drawHairline(at: ground.maxY, in: ground, traits)
  }

  /// Draws a tab bar's ground and the line above it.
  func drawGround(of bar: UITabBar, in bounds: CGRect, _ traits: UITraitCollection) {
    drawMaterial(in: bounds, bar.barTintColor?.rgba(with: traits), traits)
    drawHairline(at: bounds.minY, in: bounds, traits)
  }

  /// Draws a toolbar's ground, down to the edge of the screen.
  func drawGround(of bar: UIToolbar, in bounds: CGRect, _ traits: UITraitCollection) {
    var ground = bounds
    if let window = bar.window {
      let frame = bar.convert(bounds, to: window)
      let below = window.bounds.maxY - frame.maxY
      if below > 0, below <= window.safeAreaInsets.bottom { ground.size.height += below }
    }
    drawMaterial(in: ground, bar.barTintColor?.rgba(with: traits), traits)
    drawHairline(at: bounds.minY, in: bounds, traits)
  }

  private func drawMaterial(in frame: CGRect, _ color: RGBA?, _ traits: UITraitCollection) {
    let isDark = traits.userInterfaceStyle == .dark
    let material = isDark ? RGBA(hex: 0x1D1D1D, alpha: 0.94) : RGBA(hex: 0xF9F9F9, alpha: 0.94)
    canvas.fill(.rectangle(frame), .color(color ?? material))
  }

  private func drawHairline(at y: CGFloat, in frame: CGRect, _ traits: UITraitCollection) {
    canvas.fill(
      .rectangle(CGRect(x: frame.minX, y: y - 0.33, width: frame.width, height: 0.33)),
      .color(UIColor.separator.rgba(with: traits))
    )
  }

  /// Draws the numbers and texts on a tab bar's items.
  func drawBadges(of bar: UITabBar, _ traits: UITraitCollection) {
    for (button, item) in zip(bar.buttons, bar.items ?? []) {
      guard let text = item.badgeValue else { continue }
      let metrics = TextMetrics(pointSize: 13)
      let icon = button.imageView?.frame ?? .zero
      let badge = CGRect(
        x: button.frame.minX + icon.midX + 4,
        y: button.frame.minY + max(2, icon.minY - 4),
        width: max(18, metrics.width(of: text) + 10),
        height: 18
      )
      canvas.fill(
        .rectangle(badge, radius: 9),
        .color((item.badgeColor ?? .systemRed).rgba(with: traits))
      )
      draw(text, in: badge, size: 13, color: RGBA(hex: 0xFFFFFF), alignment: 0.5)
    }
  }

  // MARK: Sheets and popovers

  /// Draws the handle at a sheet's top.
  func drawGrabber(_ view: SheetGrabberView, in bounds: CGRect, _ traits: UITraitCollection) {
    canvas.fill(
      .rectangle(bounds, radius: bounds.height / 2),
      .color(UIColor.tertiaryLabel.rgba(with: traits))
    )
  }

  /// Draws a popover's ground with its arrow.
  func drawGround(of popover: PopoverView, in bounds: CGRect, _ traits: UITraitCollection) {
    let content = popover.content.frame
    let color = (popover.groundColor ?? .systemBackground).rgba(with: traits)
    let shadow = Shadow(
      color: RGBA(hex: 0x000000, alpha: 0.2),
      radius: 40,
      offset: CGSize(width: 0, height: 8)
    )
    canvas.fill(.rectangle(content, radius: 13), .color(color), shadow: shadow)
    guard let arrow = popover.arrowOutline else { return }
    canvas.fill(arrow, .color(color))
  }

  // MARK: Menus

  /// Draws what dims all but what a context menu belongs to.
  func drawVeil(of menu: MenuView, in bounds: CGRect, _ traits: UITraitCollection) {
    guard menu.dimsSurroundings else { return }
    canvas.fill(
      .rectangle(bounds, without: menu.brightFrame, radius: 8),
      .color(UIColor.dimming.rgba(with: traits))
    )
  }

  // MARK: Alerts

  /// Draws the cards that an alert lies on.
  func drawGround(of alert: AlertView, _ traits: UITraitCollection) {
    for (index, card) in alert.cardFrames.enumerated() {
      let color: UIColor = index == 0 ? .alertMaterial : .alertCancelGround
      canvas.fill(
        .rectangle(card, radius: AlertView.cornerRadius),
        .color(color.rgba(with: traits))
      )
    }
    guard let fields = alert.fieldsFrame else { return }
    let radius: CGFloat = 6
    canvas.fill(
      .rectangle(fields, radius: radius),
      .color(UIColor.alertFieldGround.rgba(with: traits))
    )
    canvas.stroke(
      .rectangle(fields.insetBy(dx: 0.25, dy: 0.25), radius: radius),
      UIColor.separator.rgba(with: traits),
      width: 0.5
    )
  }

  /// Draws the lines between an alert's buttons.
  func drawSeparators(of alert: AlertView, _ traits: UITraitCollection) {
    let color = UIColor.separator.rgba(with: traits)
    for frame in alert.separatorFrames { canvas.fill(.rectangle(frame), .color(color)) }
  }

  // MARK: Scrolling

  /// Draws the bar that shows where a scroll view is, while it moves.
  func drawIndicators(of view: UIScrollView, in bounds: CGRect, _ traits: UITraitCollection) {
    let insets = view.adjustedContentInset
    let room = bounds.height - insets.top - insets.bottom
    guard view.isDragging || view.isDecelerating, view.showsVerticalScrollIndicator,
      view.contentSize.height > room, room > 20
    else { return }
    let share = room / view.contentSize.height
    let length = max(36, room * share)
    let way = view.contentSize.height - room
    let progress = min(1, max(0, (bounds.minY + insets.top) / way))
    canvas.fill(
      .rectangle(
        CGRect(
          x: bounds.maxX - 6,
          y: bounds.minY + insets.top + progress * (room - length),
          width: 3,
          height: length
        ),
        radius: 1.5
      ),
      .color(UIColor.tertiaryLabel.rgba(with: traits))
    )
  }
}

extension UINavigationBar {
  /// Whether content has been scrolled below the bar.
  fileprivate var hasContentBelow: Bool {
    guard let navigation = delegate as? UINavigationController,
      let view = navigation.topViewController?.viewIfLoaded,
      let scrollView = view.firstScrollView
    else { return false }
    return scrollView.contentOffset.y > -scrollView.adjustedContentInset.top + 0.5
  }
}

extension UIView {
  /// The view itself or the first one inside that scrolls.
  fileprivate var firstScrollView: UIScrollView? {
    if let own = self as? UIScrollView { return own }
    for child in subviews {
      if let found = child.firstScrollView { return found }
    }
    return nil
  }
}
