// Source: documented. Between a scroll view and what is in it, its edges are those of the content and
// its width and height those of its frame.

extension UIScrollView {
  /// The area of the content: what is constrained to its edges decides on ``contentSize``.
  @available(iOS 11.0, *)
  public var contentLayoutGuide: UILayoutGuide {
    let layout = layoutState()
    if let guide = layout.scrollContentGuide { return guide }
    let guide = UILayoutGuide(
      .scrollContent,
      of: self,
      identifier: "UIScrollView-contentLayoutGuide"
    )
    layout.scrollContentGuide = guide
    return guide
  }

  /// The view's frame, seen from the content: what is constrained to it doesn't scroll.
  @available(iOS 11.0, *)
  public var frameLayoutGuide: UILayoutGuide {
    let layout = layoutState()
    if let guide = layout.scrollFrameGuide { return guide }
    let guide = UILayoutGuide(.scrollFrame, of: self, identifier: "UIScrollView-frameLayoutGuide")
    layout.scrollFrameGuide = guide
    return guide
  }
}
