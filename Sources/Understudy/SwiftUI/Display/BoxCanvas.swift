import Foundation

/// Shows a tree of boxes in a UIKit view: places the UIKit views among them and hands the view's
/// touches to them.
///
/// A hosting view has one, and so has the content of each scroll view inside.
@MainActor
final class BoxCanvas {
  let root: LayoutBox
  private(set) weak var view: UIView?
  private unowned let host: GraphHost
  /// A view behind all that the boxes show; it is in the view already.
  weak var backdrop: UIView?
  private var placedHosts: [PlatformViewHost] = []
  private let tracker: TouchTracker

  init(_ root: LayoutBox, view: UIView?, host: GraphHost) {
    self.root = root
    self.view = view
    self.host = host
    tracker = TouchTracker(host: host)
    view?.contentPainter = { [weak self] in self?.draw(with: $0) }
  }

  /// The state above the root, which is where the view is: in the view's own coordinates.
  private var baseState: BoxState {
    var state = BoxState()
    state.origin = CGPoint(x: -root.frame.minX, y: -root.frame.minY)
    return state
  }

  /// Where the zero of the root's parent is, in the view's coordinates.
  var drawingOrigin: CGPoint { CGPoint(x: -root.frame.minX, y: -root.frame.minY) }

  /// Whether a subview is that of a box.
  func isPlaced(_ subview: UIView) -> Bool { placedHosts.contains { $0 === subview } }

  // MARK: UIKit views

  /// Gives the UIKit views their places, their order, and what applies to them.
  func placePlatformViews() {
    guard root.flags.contains(.platform) || !placedHosts.isEmpty else { return }
    var found: [PlatformViewHost] = []
    root.visitPlatformBoxes(baseState) { box, state in
      let platformHost = box.host
      platformHost.place(box.platformFrame.offsetBy(dx: state.origin.x, dy: state.origin.y))
      platformHost.apply(state)
      found.append(platformHost)
    }
    if let view, !found.elementsEqual(placedHosts, by: ===) {
      let kept = Set(found.map(ObjectIdentifier.init))
      for old in placedHosts where !kept.contains(ObjectIdentifier(old)) {
        // What has only been scrolled away keeps its views, but not on the screen.
        if old.superview === view { old.removeFromSuperview() }
      }
      placedHosts = found
      let first = backdrop == nil ? 0 : 1
      for (index, platformHost) in zip(first..., found) {
        let subviews = view.subviews
        if index < subviews.count, subviews[index] === platformHost { continue }
        view.insertSubview(platformHost, at: index)
      }
    }
    root.visitPlatformBoxes(baseState) { box, _ in box.canvas?.placePlatformViews() }
  }

  // MARK: Touches

  /// The view that gets a touch at a point of the view: a UIKit view inside, or the view.
  func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let view else { return nil }
    guard let box = root.hit(point, baseState) as? PlatformBox else { return view }
    return box.host.hitTest(view.convert(point, to: box.host), with: event) ?? view
  }

  private func sample(_ touch: UITouch) -> TouchSample {
    let point = touch.location(in: view)
    // Boxes know where they are in the hosting view, whatever has been scrolled.
    let origin = root.absoluteOrigin
    return TouchSample(
      location: CGPoint(x: point.x + origin.x, y: point.y + origin.y),
      time: host.context.clock.now
    )
  }

  func touchesBegan(_ touches: Set<UITouch>) {
    guard let touch = touches.first, let view else { return }
    let leaf = root.hit(touch.location(in: view), baseState)
    // Where nothing is hit, what is around a scroll view's content may still want the touch.
    tracker.began(sample(touch), on: leaf ?? root)
  }

  func touchesMoved(_ touches: Set<UITouch>) {
    if let touch = touches.first { tracker.moved(sample(touch)) }
  }

  func touchesEnded(_ touches: Set<UITouch>) {
    if let touch = touches.first { tracker.ended(sample(touch)) }
  }

  func touchesCancelled() { tracker.cancelled() }

  // MARK: Accessibility

  /// The elements that assistive technologies see, in reading order.
  var accessibilityElements: [Any] {
    view.map { root.accessibilityElements(in: $0, baseState) } ?? []
  }
}
