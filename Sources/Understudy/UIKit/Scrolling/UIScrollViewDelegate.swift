import Foundation

/// Who hears of the scrolling of a view.
///
/// Source: header. All methods are optional there; those about zooming are left out.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Tells that the content has moved.
  ///
  /// - Parameter scrollView: The view.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Tells that a finger begins to move the content.
  ///
  /// - Parameter scrollView: The view.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Tells that the finger lets go, and lets the place be changed where the content stops.
  ///
  /// - Parameters:
  ///   - scrollView: The view.
  ///   - velocity: The content's velocity, in points per millisecond.
  ///   - targetContentOffset: Where the content will stop; may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// Tells that the finger has let go.
  ///
  /// - Parameters:
  ///   - scrollView: The view.
  ///   - decelerate: Whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Tells that the content moves on by itself.
  ///
  /// - Parameter scrollView: The view.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Tells that the content has come to rest.
  ///
  /// - Parameter scrollView: The view.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Tells that a movement has ended that the app asked for.
  ///
  /// - Parameter scrollView: The view.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Asks whether a tap on the status bar scrolls to the top.
  ///
  /// - Parameter scrollView: The view.
  /// - Returns: Whether it does.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Tells that a tap on the status bar has scrolled to the top.
  ///
  /// - Parameter scrollView: The view.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Tells that the space around the content has changed.
  ///
  /// - Parameter scrollView: The view.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  ///
  /// - Parameter scrollView: The view.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  ///
  /// - Parameter scrollView: The view.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Leaves the place as it is.
  ///
  /// - Parameters:
  ///   - scrollView: The view.
  ///   - velocity: The content's velocity, in points per millisecond.
  ///   - targetContentOffset: Where the content will stop.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - scrollView: The view.
  ///   - decelerate: Whether the content moves on.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {}

  /// Does nothing.
  ///
  /// - Parameter scrollView: The view.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  ///
  /// - Parameter scrollView: The view.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  ///
  /// - Parameter scrollView: The view.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Allows it.
  ///
  /// - Parameter scrollView: The view.
  /// - Returns: `true`.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Does nothing.
  ///
  /// - Parameter scrollView: The view.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Does nothing.
  ///
  /// - Parameter scrollView: The view.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
