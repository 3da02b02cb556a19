import StageRuntime

/// Changes of the stack: what raises, who joins and leaves, and how the new top comes to be shown.
extension UINavigationController {
  // MARK: Raising

  /// Raises for a controller that can't be pushed; true if it did.
  func raises(forPushing controller: UIViewController) -> Bool {
    if controller is UINavigationController {
      StageContext.current.raise(
        "NSInvalidArgumentException",
        "Pushing a navigation controller is not supported"
      )
      return true
    }
    if isInside(controller) { return raisesCycle(with: controller) }
    guard
      stack.contains(where: { $0 === controller })
        || heldPushes.contains(where: { $0.0 === controller })
    else { return false }
    StageContext.current.raise(
      "NSInvalidArgumentException",
      "\(description) is pushing the same view controller instance (\(controller.description)) "
        + "more than once which is not supported and is most likely an error in the application"
    )
    return true
  }

  /// Raises for a stack that has a controller twice; true if it did.
  ///
  /// Source: the text is assumed.
  func raises(for controllers: [UIViewController]) -> Bool {
    if let container = controllers.first(where: isInside) { return raisesCycle(with: container) }
    for (index, controller) in controllers.enumerated()
    where controllers[..<index].contains(where: { $0 === controller }) {
      StageContext.current.raise(
        "NSInvalidArgumentException",
        "All view controllers in a navigation controller must be distinct "
          + "(\(controller.description))"
      )
      return true
    }
    return false
  }

  /// Raises for a controller that this one is in; the text is assumed.
  private func raisesCycle(with controller: UIViewController) -> Bool {
    StageContext.current.raise(
      "NSInvalidArgumentException",
      "\(description) can't have \(controller.description) on its stack, which it is in."
    )
    return true
  }

  // MARK: Changing

  /// Makes controllers the stack, and shows the new top.
  func change(to new: [UIViewController], animated: Bool) {
    let old = stack
    let isAnimated = animated && UIView.areAnimationsEnabled
    stack = new
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      departures.append(controller)
      arrivals.removeAll { $0 === controller }
    }
    for controller in new where !old.contains(where: { $0 === controller }) {
      // One that comes back before it has gone only stays.
      departures.removeAll { $0 === controller }
      if controller.parent !== self { addChild(controller) }
      arrivals.append(controller)
    }
    orderChildren()
    if !isAnimated { noteUnanimatedChange() }
    showTop(animated: isAnimated)
  }

  /// Puts the stack's controllers first among the children, and then those that are leaving it.
  ///
  /// The app may have added others, which stay. Source: assumed.
  func orderChildren() {
    let inOrder = stack + departures
    let others = childControllers.filter { child in !inOrder.contains { $0 === child } }
    childControllers = inOrder + others
  }

  /// Keeps a push until after the commit (rule 1.27).
  func hold(_ controller: UIViewController, animated: Bool) {
    heldPushes.append((controller, animated))
    guard heldPushes.count == 1 else { return }
    StageContext.current.turns.performAfterCommit { [weak self] in
      guard let self else { return }
      let held = heldPushes
      heldPushes = []
      hasChangedUnanimatedInTurn = false
      for (controller, animated) in held { change(to: stack + [controller], animated: animated) }
    }
  }

  private func noteUnanimatedChange() {
    guard isViewLoaded, !hasChangedUnanimatedInTurn else { return }
    hasChangedUnanimatedInTurn = true
    StageContext.current.turns.performAfterCommit { [weak self] in
      self?.hasChangedUnanimatedInTurn = false
    }
  }

  // MARK: Showing

  /// Shows the top of the stack: by a transition on screen, by exchanging views elsewhere.
  ///
  /// A change during a transition waits for its end. Source: assumed; older systems warn of a
  /// corrupted bar there.
  func showTop(animated: Bool) {
    if transition != nil {
      waitingChangeIsAnimated = animated
      return
    }
    guard let view = viewIfLoaded else { return moveChildren() }
    view.setNeedsLayout()
    tellTabBarController()
    guard view.window != nil, shown != nil else {
      removeShownUnlessTop()
      return moveChildren()
    }
    guard stack.last !== shown else { return moveChildren() }
    switch appearanceState {
    case .appeared: beginTransition(animated: animated)
    case .appearing: exchangeWhileAppearing()
    case .disappearing, .disappeared:
      removeShownUnlessTop()
      installTop()
      moveChildren()
    }
  }

  private func beginTransition(animated: Bool) {
    let transition = NavigationTransition(
      in: self,
      from: shown,
      to: stack.last,
      operation: operation,
      isAnimated: animated,
      isInteractive: false
    )
    transition.begin()
    if !animated { transition.end() }
  }

  /// What the change that is about to be shown looks like.
  private var operation: Operation {
    guard let top = stack.last else { return .pop }
    return arrivals.contains { $0 === top } ? .push : .pop
  }

  /// Goes on with a change of the stack that came during the transition.
  func showWaitingChange() {
    guard let animated = waitingChangeIsAnimated else { return }
    waitingChangeIsAnimated = nil
    showTop(animated: animated)
  }

  /// Exchanges the views while the whole stack appears; the new one appears with it.
  ///
  /// What they are told runs the app's code, which may change the stack again: then that follows.
  private func exchangeWhileAppearing() {
    guard !isExchanging else { return }
    isExchanging = true
    defer { isExchanging = false }
    // Controllers that replace one another without end are left as they are.
    for _ in 0..<100 {
      guard let leaver = shown, leaver !== stack.last else { return moveChildren() }
      leaver.beginAppearance(appearing: false, animated: false)
      if leaver === stack.last {
        leaver.beginAppearance(appearing: true, animated: false)
        continue
      }
      removeShownUnlessTop()
      leaver.endAppearance()
      installTop()
      moveChildren()
    }
  }

  /// Takes a view away that isn't the top's any more.
  private func removeShownUnlessTop() {
    guard let old = shown, old !== stack.last else { return }
    shown = nil
    old.viewIfLoaded?.removeFromSuperview()
    if old.appearanceState == .disappearing { old.endAppearance() }
  }

  /// Puts the top controller's view in place, if it isn't there.
  func installTop() {
    guard let top = stack.last, let content: UIView = top.view else { return }
    removeShownUnlessTop()
    guard content.superview !== contentView else { return }
    shown = top
    place(content)
    contentView.addSubview(content)
    // Adding it told it that it appears, and so ran the app's code: another may be shown by now.
    if shown !== top, content.superview === contentView { content.removeFromSuperview() }
    updateBarItems()
  }

  /// Gives a child's view its size.
  func place(_ content: UIView) {
    content.frame = contentView.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Tells those that have joined or left that they have.
  func moveChildren() {
    let (left, joined) = (departures, arrivals)
    departures = []
    arrivals = []
    for controller in left { controller.removeFromParent() }
    for controller in joined where controller.parent === self {
      controller.didMove(toParent: self)
      // A controller on its way in says so until it has appeared.
      if !controller.appearanceState.isInTransition, controller !== stack.last {
        controller.containmentMovement = .none
      }
    }
  }

  /// Dismisses what popped controllers present themselves, and in one variant what is presented
  /// above the whole stack (rule 3.17).
  func dismissWhatIsAbove(_ popped: [UIViewController], animated: Bool) {
    for controller in popped where controller.presentationAbove != nil {
      controller.dismiss(animated: false)
    }
    guard StageContext.current.doubts.popBelowPresentation == .dismissesPresentation,
      let above = PresentationContext.presentationAbove(self), !above.isBeingDismissed
    else { return }
    dismiss(animated: animated)
  }
}
