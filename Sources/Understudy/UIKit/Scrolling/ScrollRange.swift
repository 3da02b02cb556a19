import Foundation

/// How far the content of a scroll view can be scrolled.
extension UIScrollView {
  /// The least and the greatest offset at which the content doesn't stick out.
  package var offsetRange: (least: CGPoint, greatest: CGPoint) {
    let inset = adjustedContentInset
    let least = CGPoint(x: -inset.left, y: -inset.top)
    return (
      least,
      CGPoint(
        x: max(least.x, contentSize.width + inset.right - bounds.width),
        y: max(least.y, contentSize.height + inset.bottom - bounds.height)
      )
    )
  }

  /// The nearest offset at which the content doesn't stick out.
  package func clamped(_ offset: CGPoint) -> CGPoint {
    let (least, greatest) = offsetRange
    return CGPoint(
      x: min(max(offset.x, least.x), greatest.x),
      y: min(max(offset.y, least.y), greatest.y)
    )
  }

  /// Moves content that has become shorter than where it is scrolled to.
  package func keepOffsetInRange() {
    guard !isDragging, movement == nil else { return }
    let (least, greatest) = offsetRange
    // Only from beyond the far ends: an offset before the first edge is the app's own business.
    let offset = CGPoint(
      x: contentOffset.x > least.x ? min(contentOffset.x, greatest.x) : contentOffset.x,
      y: contentOffset.y > least.y ? min(contentOffset.y, greatest.y) : contentOffset.y
    )
    moveContent(to: offset)
  }

  /// Whether a finger can scroll up and down.
  var scrollsVertically: Bool {
    let (least, greatest) = offsetRange
    return greatest.y > least.y || (bounces && alwaysBounceVertical)
  }

  /// Whether a finger can scroll sideways.
  var scrollsHorizontally: Bool {
    let (least, greatest) = offsetRange
    return greatest.x > least.x || (bounces && alwaysBounceHorizontal)
  }

  /// Whether the content's top edge is at the view's, or below it.
  var isAtTop: Bool { contentOffset.y <= offsetRange.least.y }
}
