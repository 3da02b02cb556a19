import StageRuntime

/// The appearance callbacks, and who asks for them.
extension UIViewController {
  // MARK: Beginning and ending

  /// Begins an appearance or disappearance, unless the controller is already where it leads.
  ///
  /// A controller's own callback comes before its children's. Source: assumed.
  func beginAppearance(appearing: Bool, animated: Bool) {
    guard appearanceState.isVisible != appearing else { return }
    appearanceState = appearing ? .appearing : .disappearing
    isAppearanceAnimated = animated
    isAppearingDue = appearing
    if appearing {
      record("viewWillAppear")
      viewWillAppear(animated)
    } else {
      record("viewWillDisappear")
      viewWillDisappear(animated)
    }
    // The callback above is the app's code: what it has begun instead has told the children.
    guard appearanceState.isVisible == appearing else { return }
    forward { $0.beginAppearance(appearing: appearing, animated: animated) }
    // What it has brought to its end already, the children have still to end.
    if !appearanceState.isInTransition { forward { $0.endAppearance() } }
  }

  /// Calls `viewIsAppearing` if this appearance hasn't had it (rule 1.12).
  func noteIsAppearing() {
    guard isAppearingDue else { return }
    isAppearingDue = false
    record("viewIsAppearing")
    viewIsAppearing(isAppearanceAnimated)
    forward { $0.noteIsAppearing() }
  }

  /// Ends the appearance or disappearance that is under way, if there is one.
  func endAppearance() {
    guard appearanceState.isInTransition else { return }
    if appearanceState == .appearing {
      noteIsAppearing()
      // The callback above is the app's code: it may have begun something else.
      guard appearanceState == .appearing else { return }
      appearanceState = .appeared
      record("viewDidAppear")
      viewDidAppear(isAppearanceAnimated)
    } else {
      appearanceState = .disappeared
      isAppearingDue = false
      record("viewDidDisappear")
      viewDidDisappear(isAppearanceAnimated)
    }
    containmentMovement = .none
    forward { $0.endAppearance() }
  }

  private func record(_ event: @autoclosure () -> String) {
    StageContext.current.transcript.record(.system, transcriptName, event())
  }

  /// Does something to the children whose views are in this controller's.
  private func forward(_ action: (UIViewController) -> Void) {
    guard !childControllers.isEmpty, shouldAutomaticallyForwardAppearanceMethods,
      let view = viewIfLoaded
    else { return }
    for child in childControllers {
      guard child.parent === self else { continue }
      let isInView = child.viewIfLoaded?.isDescendant(of: view) == true
      if isInView || child.appearanceState.isInTransition { action(child) }
    }
  }

  // MARK: By hand

  /// Begins a transition that a container asks for; logs if one in that direction runs already
  /// (rule 1.13).
  func beginAppearanceByHand(appearing: Bool, animated: Bool) {
    if appearing ? appearanceState == .appearing : appearanceState == .disappearing {
      logUnbalanced()
    }
    beginAppearance(appearing: appearing, animated: animated)
  }

  /// Ends a transition that a container asked for; logs if there is none (rule 1.13).
  func endAppearanceByHand() {
    guard appearanceState.isInTransition else { return logUnbalanced() }
    endAppearance()
  }

  private func logUnbalanced() {
    StageContext.current.log(
      subsystem: "UIKit",
      category: "ViewController",
      "Unbalanced calls to begin/end appearance transitions for \(description)."
    )
  }

  // MARK: By views that come and go

  /// Called before the view's window changes, after the view was told.
  func viewWillMove(toWindow window: UIWindow?) {
    guard appearanceState.isVisible != (window != nil), followsItsView else { return }
    // A presented controller is told by its transition, unless its window has lost it.
    guard presentationBelow?.transition == nil else { return }
    beginAppearance(appearing: window != nil, animated: false)
    // Within a parent's transition the end comes with the parent's.
    guard parent?.appearanceState.isInTransition != true else { return }
    endAppearanceAfterCommit()
  }

  /// Called after the view's window has changed, after the view was told.
  func viewDidMove(toWindow window: UIWindow?) {}

  /// Whether the controller appears when its view does: it has no parent, or one that is on screen
  /// and leaves it to UIKit.
  private var followsItsView: Bool {
    guard let parent else { return true }
    return parent.appearanceState.isVisible && parent.shouldAutomaticallyForwardAppearanceMethods
  }

  /// Ends the appearance after the commit, which is when the "did" callbacks come.
  ///
  /// Source: measured elsewhere, in crash traces that show them below a block that runs then.
  func endAppearanceAfterCommit() {
    StageContext.current.turns.performAfterCommit { [weak self] in
      guard let self, presentationBelow?.transition == nil else { return }
      endAppearance()
    }
  }
}

/// What a window tells its root controller.
extension UIViewController {
  /// Called before the view enters the window that this is the root of.
  func rootWillEnter(_ window: UIWindow) { rootWindow = window }

  /// Called after it.
  func rootDidEnter(_ window: UIWindow) {}

  /// Called before the view leaves the window that this was the root of.
  func rootWillLeave(_ window: UIWindow) {}

  /// Called after it.
  func rootDidLeave(_ window: UIWindow) { rootWindow = nil }

  /// Called when the window, which has the view already, is shown again.
  func windowDidShow(_ window: UIWindow) {
    guard viewIfLoaded?.window === window, !appearanceState.isVisible else { return }
    beginAppearance(appearing: true, animated: false)
    endAppearanceAfterCommit()
  }

  /// Called when the window is hidden, which keeps the view.
  func windowDidHide(_ window: UIWindow) {
    guard appearanceState.isVisible else { return }
    beginAppearance(appearing: false, animated: false)
    endAppearanceAfterCommit()
  }
}
