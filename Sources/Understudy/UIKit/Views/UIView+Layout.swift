import StageRuntime

// A view knows whether it needs layout and whether something below it does, so a commit goes
// straight to what is dirty. The topmost view, a window, is noted by the application.

extension UIView {
  func markLayoutDue() {
    guard !layoutIsDue else { return }
    layoutIsDue = true
    markAncestors()
  }

  /// Notes above this view that there is something to lay out below.
  func markAncestors() {
    var view = self
    while let ancestor = view.parent {
      if ancestor.layoutIsDueBelow { return }
      ancestor.layoutIsDueBelow = true
      view = ancestor
    }
    (view as? UIWindow)?.layoutDidBecomeDue()
  }

  /// Lays out from the topmost of the ancestors that need it without a gap, as Core Animation does.
  func performDueLayout() {
    let region = usesConstraints ? prepareLayout() : nil
    var passes = 0
    repeat {
      var top = self
      while let parent = top.parent, parent.layoutIsDue { top = parent }
      top.layOutWhatIsDue()
      passes += 1
      guard passes <= Self.layoutPassLimit else { return reportEndlessLayout() }
      // New places have new safe areas, which constraints may be about.
    } while region?.updateIfDirty() == true
  }

  /// Lays out this view if it needs it, then what needs it below.
  func layOutWhatIsDue() {
    // A view may invalidate itself from its own layout: again, until it is content.
    var passes = 0
    while layoutIsDue || layoutIsDueBelow {
      passes += 1
      guard passes <= Self.layoutPassLimit else { return reportEndlessLayout() }
      if usesConstraints { bringConstraintsUpToDate() }
      if layoutIsDue {
        layoutIsDue = false
        performLayout()
      }
      guard layoutIsDueBelow else { continue }
      layoutIsDueBelow = false
      for child in children where child.layoutIsDue || child.layoutIsDueBelow {
        child.layOutWhatIsDue()
      }
    }
  }

  private func performLayout() {
    UITraitCollection.performAsCurrent(inheritedTraits) {
      guard let viewController else { return layoutSubviews() }
      // In place and laid out by its superview, but not yet itself (rule 1.12).
      if isInWindow { viewController.noteIsAppearing() }
      viewController.viewWillLayoutSubviews()
      layoutSubviews()
      viewController.viewDidLayoutSubviews()
    }
  }

  private static let layoutPassLimit = 1_000

  /// Ends a layout that would hang the app on a device.
  private func reportEndlessLayout() {
    layoutIsDue = false
    layoutIsDueBelow = false
    StageContext.current.raise(
      "NSInternalInconsistencyException",
      """
      The layout of \(objectDescription) doesn't come to rest: after \(Self.layoutPassLimit) \
      passes it still invalidates itself. Don't call setNeedsLayout() from layoutSubviews() \
      unless something has changed.
      """
    )
  }
}
