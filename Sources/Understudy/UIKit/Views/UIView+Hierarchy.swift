import StageRuntime

// The order of the callbacks. Source: measured elsewhere (logs of views that are added and removed;
// crash traces, in which a view's `didMoveToWindow` follows those of its subviews).

extension UIView {
  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    let index = children.firstIndex { $0 === sibling }
    insert(view, at: index.map { $0 + offset } ?? .max)
  }

  func insert(_ view: UIView, at index: Int) {
    guard mayInsert(view) else { return }
    if view.parent === self { return move(view, to: index) }
    view.parent?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    if view.window !== window { view.tellWillMove(to: window) }

    // These callbacks are the app's code, which may have moved the view, or this one, itself.
    guard mayInsert(view) else { return }
    if view.parent === self { return move(view, to: index) }
    let newWindow = window
    let changesWindow = view.window !== newWindow
    if let oldParent = view.parent {
      view.willLeaveLayout()
      oldParent.forget(view)
    }
    children.insert(view, at: min(max(0, index), children.count))
    view.parent = self
    view.joinLayout()
    if view.layoutIsDue || view.layoutIsDueBelow { view.markAncestors() }
    markLayoutDue()

    view.setIsInWindow(newWindow != nil)
    if newWindow != nil { view.refreshInheritedState() }
    if changesWindow { view.tellDidMove(to: newWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  private func mayInsert(_ view: UIView) -> Bool {
    if view === self {
      StageContext.current.raise("NSInvalidArgumentException", "Can't add self as subview")
      return false
    }
    if !view.children.isEmpty, isDescendant(of: view) {
      StageContext.current.raise(
        "CALayerInvalidTree",
        "layer \(objectDescription) is a part of cycle in its layer tree"
      )
      return false
    }
    if let controller = view.viewController, view.parent !== self {
      return controller.mayMoveView(toSuperview: self)
    }
    return true
  }

  private func move(_ view: UIView, to index: Int) {
    forget(view)
    children.insert(view, at: min(max(0, index), children.count))
  }

  private func forget(_ view: UIView) {
    // From the back, since what was added last is what leaves first in most apps.
    if let index = children.lastIndex(where: { $0 === view }) { children.remove(at: index) }
  }

  func leaveSuperview() {
    guard let oldParent = parent else { return }
    let oldWindow = window
    oldParent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if let oldWindow {
      tellWillMove(to: nil)
      oldWindow.subtreeWillLeave(self)
    }
    // These callbacks are the app's code, which may have moved the view elsewhere.
    guard parent === oldParent else { return }
    willLeaveLayout()
    oldParent.forget(self)
    parent = nil
    didLeaveLayout()
    oldParent.markLayoutDue()
    if oldWindow != nil {
      setIsInWindow(false)
      tellDidMove(to: nil)
    }
    didMoveToSuperview()
  }

  /// Notes for the view and all in it whether they are in a window.
  private func setIsInWindow(_ isInWindow: Bool) {
    guard self.isInWindow != isInWindow else { return }
    self.isInWindow = isInWindow
    if !isInWindow { currentSafeAreaInsets = .zero }
    for child in children { child.setIsInWindow(isInWindow) }
  }

  private func tellWillMove(to newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    viewController?.viewWillMove(toWindow: newWindow)
    for child in children { child.tellWillMove(to: newWindow) }
  }

  private func tellDidMove(to newWindow: UIWindow?) {
    for child in children { child.tellDidMove(to: newWindow) }
    didMoveToWindow()
    viewController?.viewDidMove(toWindow: newWindow)
  }
}
