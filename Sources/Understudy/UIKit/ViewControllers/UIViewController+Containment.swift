import StageRuntime

/// Containment: who contains whom.
extension UIViewController {
  /// The container of containers that this controller is in, or the controller itself.
  package var outermostContainer: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
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
    didMove(toParent: nil)
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
