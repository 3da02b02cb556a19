import Foundation

/// The UIKit view in which SwiftUI content scrolls: it shows the boxes inside and gives them its
/// touches.
final class HostedScrollView: UIScrollView, UIScrollViewDelegate {
  /// What shows the boxes of the content.
  var canvas: BoxCanvas?
  /// Called when the content has moved.
  var didScroll: @MainActor () -> Void = {}
  /// What a pull on the content's top edge refreshes.
  var refreshAction: RefreshAction?
  private var refreshing: Task<Void, Never>?

  /// How far the content is pulled down to refresh it, in points.
  ///
  /// Source: assumed.
  static let refreshDistance: CGFloat = 60

  override init(frame: CGRect) {
    super.init(frame: frame)
    // The safe area is the layout's business: SwiftUI's differs from UIKit's.
    contentInsetAdjustmentBehavior = .never
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    guard let refreshAction, refreshing == nil,
      contentOffset.y <= -adjustedContentInset.top - Self.refreshDistance
    else { return }
    refreshing = Task { [weak self] in
      await refreshAction()
      self?.refreshing = nil
    }
  }

  /// Lets go of everything, at the end of the scroll view's life.
  func end() {
    delegate = nil
    didScroll = {}
    refreshAction = nil
    refreshing?.cancel()
    canvas = nil
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard super.hitTest(point, with: event) != nil else { return nil }
    return canvas?.hitTest(point, with: event) ?? self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    canvas?.touchesBegan(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    canvas?.touchesMoved(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    canvas?.touchesEnded(touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    canvas?.touchesCancelled()
  }

  override var accessibilityElements: [Any]? {
    get { canvas?.accessibilityElements }
    set { super.accessibilityElements = newValue }
  }
}
