import StageRuntime

/// A part of a view tree whose constraints are solved together.
///
/// Its root is a view whose size comes from elsewhere: a window, a view that has a frame, or the top
/// of a tree. Inside are the views below it down to the next such view. Since a frame is nothing
/// that a constraint changes, regions are independent: what happens in one costs nothing in
/// another, and a finished region moves into a window without being solved again. A constraint
/// that reaches across a view with a frame makes that view a part of the outer region.
@MainActor
final class LayoutRegion {
  unowned let root: UIView
  /// Whether the region only measures: it leaves the views alone and the root's size open.
  let isMeasuring: Bool
  let solver = LayoutSolver()

  var items: [ObjectIdentifier: LayoutItem] = [:]
  var itemOfVariable: [LayoutSolver.Variable: LayoutItem] = [:]
  var installed: [ObjectIdentifier: InstalledConstraint] = [:]
  var origins: [LayoutSolver.Constraint: ConstraintOrigin] = [:]
  /// The items whose content's height depends on their width.
  var measuredItems: [LayoutItem] = []

  /// Whether the root itself has yet to be taken in; the root owns the region, so no list holds it.
  private var isRootNew = true
  private var newSubtrees: [UIView] = []
  private var newConstraints: [NSLayoutConstraint] = []
  private var changedItems: [LayoutItem] = []
  private(set) var isDirty = true
  private(set) var isApplying = false
  private var isUpdating = false

  init(root: UIView, isMeasuring: Bool = false) {
    self.root = root
    self.isMeasuring = isMeasuring
  }

  // MARK: What has changed

  /// Takes in the views below the root, or some of them that are new.
  func add(_ subtree: UIView) {
    newSubtrees.append(subtree)
    noteDirty()
  }

  func add(_ constraint: NSLayoutConstraint) {
    newConstraints.append(constraint)
    noteDirty()
  }

  func noteChange(of source: any ConstraintItem) {
    guard let item = items[ObjectIdentifier(source)], !item.needsRefresh else { return }
    item.needsRefresh = true
    changedItems.append(item)
    noteDirty()
  }

  func noteDirty() {
    guard !isMeasuring else { return }
    isDirty = true
    if !isUpdating { root.noteLayoutDueBelow() }
  }

  /// Lets go of a constraint.
  func remove(_ constraint: NSLayoutConstraint) {
    newConstraints.removeAll { $0 === constraint }
    guard let found = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    solver.remove(found.constraint)
    origins[found.constraint] = nil
    noteDirty()
  }

  /// Lets go of a view and the views below it, except for those that are in regions of their own.
  func remove(_ subtree: UIView) {
    newSubtrees.removeAll { $0 === subtree }
    for constraint in subtree.rare?.layout?.constraints ?? [] { remove(constraint) }
    for guide in subtree.rare?.layout?.allGuides ?? [] { removeItem(guide) }
    for child in subtree.children where child.usesConstraints {
      if child.isRegionRoot { removeItem(child) } else { remove(child) }
    }
    removeItem(subtree)
  }

  /// Lets go of an item; constraints about it that stay active are taken in anew.
  func removeItem(_ source: any ConstraintItem) {
    guard let item = items[ObjectIdentifier(source)] else { return }
    for constraint in source.mentions where installed[ObjectIdentifier(constraint)] != nil {
      remove(constraint)
      newConstraints.append(constraint)
    }
    for constraint in item.fixed { forget(constraint) }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      removeContentSize(of: item, along: axis)
    }
    for variable in [item.left, item.top, item.width, item.height] {
      itemOfVariable[variable] = nil
      solver.remove(variable)
    }
    items[item.identity] = nil
    changedItems.removeAll { $0 === item }
    measuredItems.removeAll { $0 === item }
    if let layout = item.view?.rare?.layout, layout.itemRegion === self { layout.itemRegion = nil }
    item.source?.coordinateView?.rare?.layout?.movedItems.removeAll { $0 === item }
    noteDirty()
  }

  func forget(_ constraint: LayoutSolver.Constraint) {
    solver.remove(constraint)
    origins[constraint] = nil
  }

  // MARK: Solving

  /// Brings the solver up to date and tells the views whose subviews have moved.
  func update() {
    guard isDirty, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    var passes = 0
    repeat {
      passes += 1
      guard passes <= Self.passLimit else { return reportEndlessUpdate() }
      isDirty = false
      takeInSubtrees()
      takeInConstraints()
      refreshItems()
      measureItems()
    } while isDirty
    guard !isMeasuring else { return }
    noteMoves()
  }

  private static let passLimit = 1_000

  private func reportEndlessUpdate() {
    fatalError(
      """
      The constraints in \(root.objectDescription) don't come to rest: after \(Self.passLimit) \
      passes they still change. Don't invalidate an intrinsic content size while it is asked for.
      """
    )
  }

  private func takeInSubtrees() {
    if isRootNew {
      isRootNew = false
      scan(root)
    }
    let subtrees = newSubtrees
    newSubtrees.removeAll(keepingCapacity: true)
    for subtree in subtrees where isMeasuring || subtree.belongs(to: root) { scan(subtree) }
  }

  private func scan(_ view: UIView) {
    if view === root || !view.translatesAutoresizingMaskIntoConstraints { _ = item(for: view) }
    newConstraints.append(contentsOf: view.rare?.layout?.constraints ?? [])
    for child in view.children where child.usesConstraints && !child.isRegionRoot { scan(child) }
  }

  private func takeInConstraints() {
    let constraints = newConstraints
    newConstraints.removeAll(keepingCapacity: true)
    for constraint in constraints where installed[ObjectIdentifier(constraint)] == nil {
      install(constraint)
    }
  }

  private func refreshItems() {
    let changed = changedItems
    changedItems.removeAll(keepingCapacity: true)
    for item in changed {
      item.needsRefresh = false
      refresh(item)
    }
  }

  /// Gives content that breaks into lines the height that goes with its width.
  private func measureItems() {
    guard !measuredItems.isEmpty else { return }
    // Widths seldom depend on heights, so this is one pass and one that finds nothing to do.
    for _ in 0..<4 {
      var isSettled = true
      for item in measuredItems {
        let width = CGFloat(solver.value(of: item.width))
        guard item.measuredWidth.map({ abs($0 - width) > 1e-6 }) ?? true else { continue }
        item.measuredWidth = width
        isSettled = false
        refreshContentSize(of: item)
      }
      if isSettled { return }
    }
  }

  // MARK: Moving views

  private func noteMoves() {
    for variable in solver.takeChanges() {
      guard let item = itemOfVariable[variable] else { continue }
      noteMove(of: item)
    }
  }

  /// Notes that a view has to be put where the solver wants it.
  func noteMove(of item: LayoutItem) {
    if let guide = item.source as? UILayoutGuide { return noteChangeOfContent(guide, item) }
    guard let view = item.view, item.fixed.isEmpty else { return }
    if view === root { return applyRootSize(item) }
    guard !item.isMoved, let parent = view.parent else { return }
    let values = values(of: item)
    if let applied = item.applied, applied == values { return }
    item.isMoved = true
    parent.layoutState().movedItems.append(item)
    parent.markLayoutDue()
  }

  /// Notes that a scroll view's content has another size.
  private func noteChangeOfContent(_ guide: UILayoutGuide, _ item: LayoutItem) {
    guard guide.source == .scrollContent, !item.isMoved, let owner = guide.owningView else {
      return
    }
    item.isMoved = true
    owner.layoutState().movedItems.append(item)
    owner.markLayoutDue()
  }

  /// Puts subviews where the solver wants them.
  func apply(_ moved: [LayoutItem]) {
    isApplying = true
    defer { isApplying = false }
    for item in moved {
      item.isMoved = false
      applyContentSize(item)
      guard let view = item.view, items[item.identity] === item, item.fixed.isEmpty else {
        continue
      }
      item.applied = values(of: item)
      view.place(in: frame(of: item))
    }
  }

  /// Gives a scroll view the size of its content, along the axes that constraints are about.
  private func applyContentSize(_ item: LayoutItem) {
    guard items[item.identity] === item, let guide = item.source as? UILayoutGuide,
      let scrollView = guide.owningView as? UIScrollView
    else { return }
    let size = frame(of: item).size
    let applied = item.applied
    item.applied = values(of: item)
    var contentSize = scrollView.contentSize
    if size.width > 0 || (applied?.2 ?? 0) > 0 { contentSize.width = size.width }
    if size.height > 0 || (applied?.3 ?? 0) > 0 { contentSize.height = size.height }
    scrollView.contentSize = contentSize
  }

  /// Gives the size of its constraints to a tree that has neither superview nor frame to keep.
  ///
  /// Source: assumed.
  private func applyRootSize(_ item: LayoutItem) {
    isApplying = true
    defer { isApplying = false }
    root.bounds.size = frame(of: item).size
  }

  private func values(of item: LayoutItem) -> (Double, Double, Double, Double) {
    (
      solver.value(of: item.left), solver.value(of: item.top), solver.value(of: item.width),
      solver.value(of: item.height)
    )
  }

  /// An item's rectangle, with its edges on the screen's pixels.
  func frame(of item: LayoutItem) -> CGRect {
    let (left, top, width, height) = values(of: item)
    let scale = Double(max(1, root.traitCollection.displayScale))
    let (minX, maxX) = (left.onPixels(scale), (left + width).onPixels(scale))
    let (minY, maxY) = (top.onPixels(scale), (top + height).onPixels(scale))
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  func frame(of source: any ConstraintItem) -> CGRect? {
    items[ObjectIdentifier(source)].map { frame(of: $0) }
  }
}

extension Double {
  /// The nearest edge of a pixel; what the solver's rounding leaves of a half counts as the half.
  fileprivate func onPixels(_ scale: Double) -> Double {
    let pixels = (self * scale * 4096).rounded() / 4096
    return (pixels + 0.5).rounded(.down) / scale
  }
}
