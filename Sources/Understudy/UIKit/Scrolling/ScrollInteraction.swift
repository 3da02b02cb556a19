import Foundation

/// The user's finger on a scroll view.
///
/// Within a sheet some drags are the sheet's (rule 5.16): those are left to its own recogniser, which
/// sees the same finger.
@MainActor
final class ScrollInteraction: NSObject, UIGestureRecognizerDelegate {
  let pan = ScrollPanGestureRecognizer()
  private weak var view: UIScrollView?
  private var drag: Drag?

  private struct Drag {
    /// Where the content was when the drag began.
    let offset: CGPoint
    /// How far the finger had moved before it was clear that it drags.
    let slack: CGPoint
  }

  init(_ view: UIScrollView) {
    self.view = view
    super.init()
    pan.delegate = self
    pan.onTouch = { [weak self] in self?.touchDidBegin() }
    pan.onEnd = { [weak view] in view?.isTracking = false }
    pan.onChange = { [weak self] recognizer in self?.panDidChange(to: recognizer.state) }
  }

  // MARK: The recogniser

  /// A finger that comes down stops the content.
  private func touchDidBegin() {
    guard let view else { return }
    view.isTracking = true
    guard view.isDecelerating else { return }
    view.stopMovement()
    view.delegate?.scrollViewDidEndDecelerating(view)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, view.isScrollEnabled else { return false }
    let moved = pan.translation(in: view.window)
    let isVertical = abs(moved.y) >= abs(moved.x)
    guard isVertical ? view.scrollsVertically : view.scrollsHorizontally else { return false }
    return !(isVertical && isForSheet(moved.y, view))
  }

  /// Whether the sheet that the view is in takes a drag (rule 5.16).
  ///
  /// At the content's top edge, one downwards moves the sheet down, and one upwards expands it, if
  /// it isn't at its largest detent already and scrolling may expand it.
  private func isForSheet(_ distance: CGFloat, _ view: UIScrollView) -> Bool {
    guard view.isAtTop, let sheet = view.enclosingSheet, let geometry = sheet.geometry else {
      return false
    }
    let rest = geometry.rest(selected: sheet.selectedDetentIdentifier)
    let isLargest = rest.value >= geometry.largest.value
    return isLargest ? distance > 0 : sheet.prefersScrollingExpandsWhenScrolledToEdge
  }

  private func panDidChange(to state: UIGestureRecognizer.State) {
    switch state {
    case .began: begin()
    case .changed: move()
    case .ended: release(velocity: pan.velocity(in: pan.view?.window))
    case .cancelled: release(velocity: .zero)
    case .possible, .failed: break
    }
  }

  // MARK: Dragging

  private func begin() {
    guard let view else { return }
    view.stopMovement()
    drag = Drag(offset: view.contentOffset, slack: pan.translation(in: view.window))
    view.isDragging = true
    view.delegate?.scrollViewWillBeginDragging(view)
    switch view.keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: view.window?.endEditing(true)
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  private func move() {
    guard let view, let drag else { return }
    let moved = pan.translation(in: view.window)
    var offset = view.contentOffset
    if view.scrollsVertically { offset.y = drag.offset.y - (moved.y - drag.slack.y) }
    if view.scrollsHorizontally { offset.x = drag.offset.x - (moved.x - drag.slack.x) }
    view.moveContent(to: givingWay(to: offset, in: view))
    dismissKeyboardWithFinger()
  }

  /// Holds an offset back that is past the content's edges.
  private func givingWay(to offset: CGPoint, in view: UIScrollView) -> CGPoint {
    let inside = view.clamped(offset)
    guard view.bounces else { return inside }
    func give(_ distance: CGFloat, _ extent: CGFloat) -> CGFloat {
      let length = SheetRelease.rubberBand(abs(distance), extent: extent)
      return distance < 0 ? -length : length
    }
    return CGPoint(
      x: inside.x + give(offset.x - inside.x, view.bounds.width),
      y: inside.y + give(offset.y - inside.y, view.bounds.height)
    )
  }

  /// Dismisses the keyboard when the finger has got to it, where the view is to do that.
  private func dismissKeyboardWithFinger() {
    guard let view, let window = view.window,
      view.keyboardDismissMode == .interactive
        || view.keyboardDismissMode == .interactiveWithAccessory,
      let keyboard = UIApplication.of(window).keyboard.frame,
      keyboard.contains(window.convert(pan.location(in: nil), to: nil as UIWindow?))
    else { return }
    window.endEditing(true)
  }

  // MARK: Letting go

  private func release(velocity: CGPoint) {
    guard let view, drag != nil else { return }
    drag = nil
    // Content moves against the finger: a velocity of the finger upwards is one of the offset down.
    let speed = CGPoint(
      x: view.scrollsHorizontally ? -velocity.x / 1000 : 0,
      y: view.scrollsVertically ? -velocity.y / 1000 : 0
    )
    var target = destination(of: view, speed: speed)
    view.isDragging = false
    view.isTracking = false
    view.delegate?.scrollViewWillEndDragging(
      view,
      withVelocity: speed,
      targetContentOffset: &target
    )
    let decelerates = target != view.contentOffset
    view.delegate?.scrollViewDidEndDragging(view, willDecelerate: decelerates)
    guard decelerates else { return }
    view.delegate?.scrollViewWillBeginDecelerating(view)
    view.move(to: target, like: .deceleration(rate(of: view))) { view in
      view.delegate?.scrollViewDidEndDecelerating(view)
    }
  }

  /// Where the content would come to rest.
  ///
  /// Source: measured elsewhere; the sum of what a velocity that decays each millisecond adds.
  private func destination(of view: UIScrollView, speed: CGPoint) -> CGPoint {
    let rate = view.decelerationRate.rawValue
    let reach = rate / (1 - rate)
    var target = CGPoint(
      x: view.contentOffset.x + speed.x * reach,
      y: view.contentOffset.y + speed.y * reach
    )
    if view.isPagingEnabled { target = page(nearestTo: target, in: view) }
    return view.clamped(target)
  }

  /// A drag turns one page at most.
  private func page(nearestTo target: CGPoint, in view: UIScrollView) -> CGPoint {
    func page(_ target: CGFloat, _ now: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return now }
      let lower = (now / length).rounded(.down)
      return min(max((target / length).rounded(), lower), lower + 1) * length
    }
    return CGPoint(
      x: page(target.x, view.contentOffset.x, view.bounds.width),
      y: page(target.y, view.contentOffset.y, view.bounds.height)
    )
  }

  /// Pages and content past its edges come to rest sooner.
  private func rate(of view: UIScrollView) -> UIScrollView.DecelerationRate {
    let sticksOut = view.clamped(view.contentOffset) != view.contentOffset
    return view.isPagingEnabled || sticksOut ? .fast : view.decelerationRate
  }
}

/// A scroll view's recogniser, which also says when a finger comes down.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  var onTouch: (() -> Void)?
  var onEnd: (() -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    onTouch?()
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    onEnd?()
  }
}

extension UIView {
  /// The sheet whose surface this view is in, if it is in one that can be dragged.
  var enclosingSheet: UISheetPresentationController? {
    var next: UIView? = self
    while let view = next {
      if let surface = view as? SheetSurfaceView { return surface.sheet }
      next = view.superview
    }
    return nil
  }
}
