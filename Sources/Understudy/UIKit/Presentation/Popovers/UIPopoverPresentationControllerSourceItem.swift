import Foundation

/// Something that a popover can point at: a view or an item of a bar.
///
/// Source: header, rule 6.2.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns where the item is.
  ///
  /// - Parameter referenceView: The view whose coordinates are meant.
  /// - Returns: A rectangle in points, or `nil` if the item isn't in a hierarchy of views.
  @available(iOS 17.0, *)
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns where the view is.
  ///
  /// - Parameter referenceView: The view whose coordinates are meant.
  /// - Returns: The view's bounds as a rectangle in points. For a view outside the window they are in
  ///   the coordinates of its own hierarchy, which a popover takes for the window's.
  @available(iOS 17.0, *)
  public func frame(in referenceView: UIView) -> CGRect? {
    guard window === referenceView.window else { return convert(bounds, to: nil as UIView?) }
    return convert(bounds, to: referenceView)
  }
}

extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {
  /// Returns where the guide is.
  ///
  /// - Parameter referenceView: The view whose coordinates are meant.
  /// - Returns: A rectangle in points, or `nil` while no view owns the guide.
  @available(iOS 17.0, *)
  public func frame(in referenceView: UIView) -> CGRect? {
    owningView?.convert(layoutFrame, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns where a bar shows the item.
  ///
  /// - Parameter referenceView: The view whose coordinates are meant.
  /// - Returns: A rectangle in points, or `nil` while no bar shows the item.
  @available(iOS 17.0, *)
  public func frame(in referenceView: UIView) -> CGRect? { itemView?.frame(in: referenceView) }
}
