extension UIView {
  /// Gives the view a guide.
  ///
  /// - Parameter layoutGuide: The guide; leaves the view that it has.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

  /// Takes a guide away, and the constraints that mention it.
  ///
  /// - Parameter layoutGuide: The guide; nothing happens if it isn't the view's.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuide.owningView = nil
  }

  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { rare?.layout?.guides ?? [] }

  func adopt(_ guide: UILayoutGuide) { layoutState().guides.append(guide) }

  func forget(_ guide: UILayoutGuide) {
    for constraint in guide.mentions { constraint.isActive = false }
    contentRegionIfAny?.removeItem(guide)
    rare?.layout?.guides.removeAll { $0 === guide }
  }

  // MARK: The system's guides

  /// The part of the view that neither bars nor the hardware cover.
  public var safeAreaLayoutGuide: UILayoutGuide {
    let layout = layoutState()
    if let guide = layout.safeAreaGuide { return guide }
    let guide = UILayoutGuide(.safeArea, of: self, identifier: "UIViewSafeAreaLayoutGuide")
    layout.safeAreaGuide = guide
    return guide
  }

  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    let layout = layoutState()
    if let guide = layout.marginsGuide { return guide }
    let guide = UILayoutGuide(.margins, of: self, identifier: "UIViewLayoutMarginsGuide")
    layout.marginsGuide = guide
    return guide
  }

  /// The part of the view inside its margins that is no wider than text should be.
  public var readableContentGuide: UILayoutGuide {
    let layout = layoutState()
    if let guide = layout.readableGuide { return guide }
    let guide = UILayoutGuide(
      .readableContent,
      of: self,
      identifier: "UIViewReadableContentGuide"
    )
    layout.readableGuide = guide
    return guide
  }

  /// How far a guide of the system is inside the view's edges.
  func insets(of source: UILayoutGuide.Source) -> UIEdgeInsets {
    switch source {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readableContent:
      var insets = layoutMargins
      let excess = bounds.width - insets.left - insets.right - Self.readableWidth
      if excess > 0 {
        insets.left += excess / 2
        insets.right += excess / 2
      }
      return insets
    case .scrollContent: return .zero
    case .scrollFrame:
      // The content's coordinates begin at its own corner, from which the frame has moved.
      let offset = bounds.origin
      return UIEdgeInsets(top: offset.y, left: offset.x, bottom: -offset.y, right: -offset.x)
    }
  }

  /// The width beyond which lines of text at the default size are hard to follow, in points.
  ///
  /// Source: measured elsewhere (672 points at the default content size on iPad).
  private static var readableWidth: CGFloat { 672 }

  /// Brings what depends on insets up to date after they have changed.
  func guideInsetsDidChange() {
    guard let layout = rare?.layout else { return }
    for guide in [layout.safeAreaGuide, layout.marginsGuide, layout.readableGuide] {
      if let guide, !guide.mentions.isEmpty { contentRegionIfAny?.noteChange(of: guide) }
    }
  }
}
