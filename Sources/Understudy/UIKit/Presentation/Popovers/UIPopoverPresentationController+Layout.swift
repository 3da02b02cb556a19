import Foundation
import StageRuntime

/// A popover's place, and the touches beside it.
extension UIPopoverPresentationController {
  // MARK: The source

  /// Whether it is known what the popover points at (rule 6.1).
  var hasSource: Bool { sourceItem != nil || barButtonItem != nil || sourceView != nil }

  /// What the popover points at, in the container's coordinates.
  ///
  /// An item that no bar shows, as a view out of the window, leaves the popover at a meaningless
  /// place: the container's corner (rule 6.12).
  private var sourceFrame: CGRect {
    guard let container else { return .zero }
    if let item = sourceItem ?? barButtonItem { return item.frame(in: container) ?? .zero }
    guard let sourceView else { return .zero }
    guard !sourceRect.isNull else { return sourceView.frame(in: container) ?? .zero }
    guard sourceView.window === container.window else { return sourceRect }
    return sourceView.convert(sourceRect, to: container)
  }

  /// What UIKit says where nobody said what the popover points at (rule 6.3).
  var missingSourceReason: String {
    switch presentedViewController {
    case let share as UIActivityViewController:
      share.missingPopoverSourceReason
    case let alert as UIAlertController:
      alert.missingPopoverSourceReason(presenter: presentingIfKnown)
    default:
      "UIPopoverPresentationController (\(description)) should have a non-nil sourceView or "
        + "barButtonItem set before the presentation occurs."
    }
  }

  // MARK: Layout

  /// The numbers of the moment; `nil` outside a presentation.
  var geometry: PopoverGeometry? {
    guard let container else { return nil }
    let insets = container.safeAreaInsets
    let margins = popoverLayoutMargins
    let area = CGRect(
      x: insets.left + margins.left,
      y: insets.top + margins.top,
      width: container.bounds.width - insets.left - insets.right - margins.left - margins.right,
      height: container.bounds.height - insets.top - insets.bottom - margins.top - margins.bottom
    )
    return PopoverGeometry(
      size: wantedSize,
      source: sourceFrame,
      area: area,
      permitted: permittedArrowDirections,
      mayOverlap: canOverlapSourceViewRect
    )
  }

  private var wantedSize: CGSize {
    let preferred = preferredContentSize
    let usual = PopoverGeometry.defaultSize
    return CGSize(
      width: preferred.width > 0 ? preferred.width : usual.width,
      height: preferred.height > 0 ? preferred.height : usual.height
    )
  }

  func setNeedsPlacing() { container?.setNeedsLayout() }

  /// Puts an empty popover, and what takes the touches beside it, into the container.
  func installPopover(in container: UIView) -> UIView {
    let views = PopoverViews(controller: self)
    views.popover.groundColor = backgroundColor
    self.views = views
    container.addSubview(views.dimming)
    container.addSubview(views.popover)
    layOutPopover()
    return views.popover.content
  }

  /// Gives the popover the place of the moment.
  func layOutPopover() {
    guard let container, let views else { return }
    views.dimming.frame = container.bounds
    if let placedSize, placedSize != container.bounds.size { askForNewSource() }
    placedSize = container.bounds.size
    guard let geometry else { return }
    noteArrowDirection(geometry.arrowDirection)
    views.popover.frame = geometry.frame
    views.popover.content.frame = geometry.contentFrame
    let source = sourceFrame
    views.popover.pointArrow(
      geometry.arrowDirection,
      at: CGPoint(x: source.midX - geometry.frame.minX, y: source.midY - geometry.frame.minY)
    )
  }

  /// Lets the delegate move the source with the window's size; not for items of bars (rule 6.8).
  private func askForNewSource() {
    guard let delegate, sourceItem == nil, barButtonItem == nil, let sourceView else { return }
    var rect = sourceRect.isNull ? sourceView.bounds : sourceRect
    var view = sourceView
    let offered = rect
    withUnsafeMutablePointer(to: &rect) { rect in
      withUnsafeMutablePointer(to: &view) { view in
        delegate.popoverPresentationController(
          self,
          willRepositionPopoverTo: rect,
          in: AutoreleasingUnsafeMutablePointer(view)
        )
      }
    }
    if view !== sourceView { self.sourceView = view }
    if rect != offered { sourceRect = rect }
  }

  // MARK: Touches

  /// Whether a touch beside the popover is for a view that stays live (rule 6.7).
  func isPassthrough(_ point: CGPoint) -> Bool {
    guard let container else { return false }
    return (liveViews + siblingsOfBarButton).contains { view in
      guard view.window === container.window else { return false }
      return view.hitTest(view.convert(point, from: container), with: nil) != nil
    }
  }

  private var liveViews: [UIView] { passthroughViews ?? [] }

  /// What is in the bar beside the source's item.
  private var siblingsOfBarButton: [UIView] {
    let item = (sourceItem as? UIBarButtonItem) ?? barButtonItem
    guard let view = item?.itemView, let bar = view.superview else { return [] }
    return bar.subviews.filter { $0 !== view && $0 is UIControl }
  }

  /// Dismisses for a tap beside the popover, if that is allowed (rules 4.7 and 6.7).
  func outsideWasTapped() {
    if let alert = presentedViewController as? UIAlertController { return alert.cancelForUser() }
    dismissForTapOutside(
      reportsRefusal: StageContext.current.doubts.refusedOutsideTap == .reported
    )
  }
}
