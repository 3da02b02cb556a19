/// A view that another framework lays out by what its subviews would like.
package protocol ContentSizeFollowing: UIView {
  /// Tells the view that a subview has said that its own size has changed.
  @MainActor
  func contentSizeDidChange(of subview: UIView)
}
