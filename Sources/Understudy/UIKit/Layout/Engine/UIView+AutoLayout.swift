import StageRuntime

// How views belong to regions, and what they tell them.

extension UIView {
  // MARK: Regions

  /// Whether constraints in the view are solved by themselves: it has a frame that they can't
  /// change, or is the top of a tree.
  var isRegionRoot: Bool {
    parent == nil
      || (translatesAutoresizingMaskIntoConstraints && rare?.layout?.isAbsorbed != true)
  }

  /// The root of the region that the view's content is in.
  private var regionRoot: UIView {
    var view = self
    while !view.isRegionRoot, let parent = view.parent { view = parent }
    return view
  }

  /// The region that the view's content is in, made when it is first needed.
  var contentRegion: LayoutRegion {
    let root = regionRoot
    let layout = root.layoutState()
    if let region = layout.region { return region }
    let region = LayoutRegion(root: root)
    layout.region = region
    root.noteLayoutDueBelow()
    return region
  }

  var contentRegionIfAny: LayoutRegion? { regionRoot.rare?.layout?.region }

  /// Whether the view, its own rectangle included, is in a root's region.
  func belongs(to root: UIView) -> Bool {
    self === root || (!isRegionRoot && regionRoot === root)
  }

  /// Makes a view with a frame part of the region around it.
  func absorb(into region: LayoutRegion) {
    let layout = layoutState()
    layout.isAbsorbed = true
    layout.region = nil
    region.add(self)
  }

  /// Notes here and above that Auto Layout has something to do with the view.
  func noteUsesConstraints() {
    guard !usesConstraints else { return }
    var view: UIView? = self
    while let current = view, !current.usesConstraints {
      current.usesConstraints = true
      current.parent?.constraintsUpdateIsDueBelow = true
      view = current.parent
    }
    view?.markConstraintsUpdateAncestors()
    noteLayoutDueBelow()
  }

  /// Makes the next layout look at what is below the view.
  func noteLayoutDueBelow() {
    layoutIsDueBelow = true
    markAncestors()
  }

  // MARK: Coming and going

  /// Takes part in the layout of a new superview.
  func joinLayout() {
    if type(of: self).requiresConstraintBasedLayout { noteUsesConstraints() }
    guard usesConstraints, let parent else { return }
    parent.noteUsesConstraints()
    if constraintsUpdateIsDue || constraintsUpdateIsDueBelow { markConstraintsUpdateAncestors() }
    guard !isRegionRoot else { return }
    rare?.layout?.region = nil
    parent.contentRegion.add(self)
  }

  /// Leaves the layout of a superview, and with it the constraints that reach out of the view.
  func willLeaveLayout() {
    guard usesConstraints, let region = parent?.contentRegionIfAny else { return }
    dropConstraints(reachingOutOf: self)
    if isRegionRoot { region.removeItem(self) } else { region.remove(self) }
    rare?.layout?.isAbsorbed = false
  }

  /// Is laid out by itself from now on, being the top of a tree.
  func didLeaveLayout() {
    if usesConstraints { contentRegion.noteDirty() }
  }

  private func dropConstraints(reachingOutOf top: UIView) {
    if let layout = rare?.layout {
      for constraint in layout.mentions + layout.allGuides.flatMap(\.mentions) {
        guard let holder = constraint.holder, !holder.isDescendant(of: top) else { continue }
        holder.drop(constraint)
      }
    }
    for child in children where child.usesConstraints { child.dropConstraints(reachingOutOf: top) }
  }

  /// Follows a change of who decides on the frame: the app or constraints.
  func layoutParticipationDidChange() {
    noteUsesConstraints()
    guard let parent else {
      // The size of the top of a tree is given or open, which is decided at the start.
      rare?.layout?.region = nil
      return contentRegion.noteDirty()
    }
    let outer = parent.contentRegion
    let layout = layoutState()
    if !translatesAutoresizingMaskIntoConstraints, !layout.isAbsorbed {
      outer.removeItem(self)
    } else {
      // Constraints across the view know it without mentioning it, so all in it starts afresh.
      outer.remove(self)
    }
    layout.isAbsorbed = false
    layout.region = nil
    if isRegionRoot { contentRegion.noteDirty() } else { outer.add(self) }
  }

  // MARK: Constraints

  /// Holds a constraint that an app adds to the view.
  func take(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    guard let ancestor = constraint.commonAncestor, ancestor.isDescendant(of: self) else {
      return StageContext.current.raise(
        "NSGenericException",
        """
        Unable to install constraint on view.  Does the constraint reference something from \
        outside the subtree of the view?  That's illegal. constraint:\(constraint) \
        view:\(objectDescription)
        """
      )
    }
    constraint.holder?.drop(constraint)
    hold(constraint)
  }

  func hold(_ constraint: NSLayoutConstraint) {
    layoutState().constraints.append(constraint)
    constraint.holder = self
    for item in constraint.items {
      item.mentions.append(constraint)
      item.constrainedView?.noteUsesConstraints()
    }
    noteUsesConstraints()
    region(of: constraint).add(constraint)
  }

  func drop(_ constraint: NSLayoutConstraint) {
    region(of: constraint).remove(constraint)
    constraint.holder = nil
    rare?.layout?.constraints.removeAll { $0 === constraint }
    for item in constraint.items { item.mentions.removeAll { $0 === constraint } }
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    region(of: constraint).constantDidChange(of: constraint)
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    region(of: constraint).reinstall(constraint)
  }

  private func region(of constraint: NSLayoutConstraint) -> LayoutRegion {
    (constraint.commonAncestor ?? self).contentRegion
  }

  // MARK: Changes of the view

  func geometryDidChange(from old: ViewGeometry, _ layout: ViewLayout) {
    layout.itemRegion?.frameDidChange(of: self)
    if let guide = layout.scrollFrameGuide, geometry.bounds.origin != old.bounds.origin {
      contentRegionIfAny?.noteChange(of: guide)
    }
    guard geometry.bounds.size != old.bounds.size else { return }
    layout.region?.noteChange(of: self)
    if let guide = layout.readableGuide { contentRegionIfAny?.noteChange(of: guide) }
  }

  func contentSizeDidChange(_ layout: ViewLayout) {
    layout.itemRegion?.noteChange(of: self)
    layout.region?.noteChange(of: self)
    parent?.arrangementMayChange(by: self)
  }

  /// Turns the constraints around that follow the direction of reading.
  func readingDirectionDidChange() {
    for constraint in mentions where constraint.followsReading {
      constraint.holder?.region(of: constraint).reinstall(constraint)
    }
  }

  func setContentPriority(
    _ path: ReferenceWritableKeyPath<ViewLayout, AxisPair<UILayoutPriority>>,
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    let layout = layoutState()
    guard layout[keyPath: path][axis] != priority else { return }
    layout[keyPath: path][axis] = priority
    (layout.itemRegion ?? layout.region)?.contentPriorityDidChange(of: self, along: axis)
  }

  /// Puts the view where constraints want it, its transform notwithstanding.
  func place(in rect: CGRect) {
    var new = geometry
    new.bounds.size = rect.size
    new.center = CGPoint(x: rect.midX, y: rect.midY)
    setGeometry(new)
  }
}
