import StageRuntime

/// Containment: who contains whom.
extension UIViewController {
  /// The container of containers that this controller is in, or the controller itself.
  package var outermostContainer: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// Whether the controller is another one or, at any depth, in it.
  func isInside(_ other: UIViewController) -> Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current === other { return true }
      controller = current.parent
    }
    return false
  }

  /// Makes a controller a child.
  ///
  /// One that this controller is in raises; the text is assumed.
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    guard !isInside(child) else {
      return StageContext.current.raise(
        "NSInvalidArgumentException",
        "\(child.description) can't be a child of \(description), which is in it or is the same."
      )
    }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    childControllers.append(child)
    child.parentController = self
    child.containmentMovement = .movingToParent
    if child.viewIfLoaded != nil { child.viewIfLoaded?.refreshInheritedTraits() }
  }

  func leaveParent() {
    guard let parent else { return }
    parent.childControllers.removeAll { $0 === self }
    parent.childTraitOverrides?.removeValue(forKey: ObjectIdentifier(self))
    parentController = nil
    if !appearanceState.isInTransition { containmentMovement = .none }
    endOrphanedAppearance()
    didMove(toParent: nil)
  }

  /// Brings an appearance to its end that the parent would have ended.
  private func endOrphanedAppearance() {
    guard appearanceState.isInTransition, viewIfLoaded?.window == nil else { return }
    if appearanceState == .appearing { beginAppearance(appearing: false, animated: false) }
    endAppearanceAfterCommit()
  }

  /// Whether the view may be added to another; raises the exception if not.
  ///
  /// A child's view belongs into its parent's. Source: documented in the text that UIKit raises.
  func mayMoveView(toSuperview superview: UIView) -> Bool {
    guard let parent else { return true }
    var view: UIView? = superview
    while let ancestor = view {
      if let controller = ancestor.viewController {
        if controller === parent { return true }
        StageContext.current.raise(
          "UIViewControllerHierarchyInconsistency",
          "child view controller:\(description) should have parent view "
            + "controller:\(controller.description) but actual parent is:\(parent.description)"
        )
        return false
      }
      view = ancestor.superview
    }
    return true
  }

  /// Passes a wish for another size to whoever contains this controller.
  func tellContainerOfPreferredContentSize() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      presentationBelow?.controller.playing.preferredContentSizeDidChange(
        forChildContentContainer: self
      )
    }
  }
}
