// What Auto Layout does in a pass of layout: first constraints are brought up to date from the
// bottom to the top, then they are solved, then frames are set from the top to the bottom.

extension UIView {
  // MARK: Updating constraints

  func markConstraintsUpdateDue() {
    constraintsUpdateIsDue = true
    noteUsesConstraints()
    markConstraintsUpdateAncestors()
    noteLayoutDueBelow()
  }

  /// Notes above this view that constraints are to be updated below.
  func markConstraintsUpdateAncestors() {
    var view = parent
    while let ancestor = view, !ancestor.constraintsUpdateIsDueBelow {
      ancestor.constraintsUpdateIsDueBelow = true
      view = ancestor.parent
    }
  }

  /// Updates the constraints of what is in the view, then its own.
  func performConstraintsUpdate() {
    if constraintsUpdateIsDueBelow {
      constraintsUpdateIsDueBelow = false
      for child in children where child.usesConstraints { child.performConstraintsUpdate() }
    }
    guard constraintsUpdateIsDue, usesConstraints else { return }
    constraintsUpdateIsDue = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }

  // MARK: Solving and placing

  /// Updates and solves the constraints in a view that is the root of a region.
  func bringConstraintsUpToDate() {
    if constraintsUpdateIsDue || constraintsUpdateIsDueBelow { performConstraintsUpdate() }
    rare?.layout?.region?.update()
  }

  /// Updates and solves the constraints that decide on the view's own frame.
  ///
  /// - Returns: Their region, if there is one.
  func prepareLayout() -> LayoutRegion? {
    let region = (parent ?? self).contentRegionIfAny
    region?.root.bringConstraintsUpToDate()
    return region
  }

  /// Puts the subviews where their constraints want them.
  func placeSubviews() {
    guard let layout = rare?.layout, let region = contentRegionIfAny else { return }
    region.update()
    guard !layout.movedItems.isEmpty else { return }
    let moved = layout.movedItems
    layout.movedItems.removeAll(keepingCapacity: true)
    region.apply(moved)
  }

  // MARK: Measuring

  /// The size that the constraints in the view give it if nothing outside does.
  func fittingSize(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let size = LayoutRegion(root: self, isMeasuring: true).rootSize(
      fitting: target,
      horizontal,
      vertical
    )
    return size.roundedUpToPixels(scale: max(1, traitCollection.displayScale))
  }
}

extension LayoutRegion {
  /// Solves the region if something has changed; true if it has.
  func updateIfDirty() -> Bool {
    guard isDirty else { return false }
    update()
    return true
  }

  /// The size that a measuring region's root takes.
  func rootSize(
    fitting target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    let item = item(for: root)
    // First, so that content is measured at the right width; never so strong as to break others.
    add(target.width, horizontal, to: item.width)
    add(target.height, vertical, to: item.height)
    update()
    return CGSize(width: solver.value(of: item.width), height: solver.value(of: item.height))
  }

  private func add(
    _ length: CGFloat,
    _ priority: UILayoutPriority,
    to variable: LayoutSolver.Variable
  ) {
    var expression = LayoutSolver.Expression(constant: -Double(length))
    expression.add(variable)
    let strength = min(priority.rawValue, LayoutSolver.required.nextDown)
    // Can't contradict anything, since it isn't required.
    _ = try? solver.add(expression, .equal, priority: strength)
  }

  /// Follows a frame that was set, by the app or from elsewhere.
  func frameDidChange(of view: UIView) {
    guard !isApplying, let item = items[ObjectIdentifier(view)] else { return }
    guard item.fixed.isEmpty else { return noteChange(of: view) }
    // Constraints win, but not before the superview is laid out the next time.
    item.applied = nil
    guard !item.isMoved, let parent = view.parent else { return }
    item.isMoved = true
    parent.layoutState().movedItems.append(item)
  }
}
