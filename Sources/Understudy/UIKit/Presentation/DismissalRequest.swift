import StageRuntime

/// One call of `dismiss`: whom it dismisses, and what it waits for.
///
/// The target is found as rules 3.1 to 3.6 say, with the doubt of rule 3.12 where a finger drags it.
/// A target that is still arriving is the doubt of rule 3.11.
@MainActor
struct DismissalRequest {
  /// The controller that was asked: C.
  let receiver: UIViewController
  let isAnimated: Bool
  let completion: (() -> Void)?

  /// What a request comes to.
  private enum Resolution {
    case dismiss(ModalPresentation)
    case finishDrag(ModalTransition)
    case nothing
  }

  func perform() {
    switch resolution {
    case .dismiss(let target):
      if let running = receiver.enclosingCoordinatedTransition
        ?? target.presenter.enclosingCoordinatedTransition
      {
        running.performAfterCompletion { perform() }
      } else {
        dismiss(target)
      }
    case .finishDrag(let drag):
      if let completion { drag.completions.append(completion) }
      drag.finishInteraction()
    case .nothing:
      return  // Not even the completion (rule 3.2).
    }
  }

  /// Goes down from the receiver to the first presentation that isn't on its way out already.
  ///
  /// A second request finds the first one's target leaving, and so takes the presenter itself
  /// (rule 3.6).
  private var resolution: Resolution {
    var controller = receiver
    while true {
      if let above = PresentationContext.presentationAbove(controller) {
        if !above.isBeingDismissed { return .dismiss(above) }
        if let drag = above.transition, drag.isInteractive {
          switch drag.context.doubts.dismissDuringDrag {
          case .finishesDrag: return .finishDrag(drag)
          case .dropped: return .nothing
          case .forwarded: break
          }
        }
      }
      guard let below = PresentationContext.presentationBelow(controller) else { return .nothing }
      controller = below.presenter
    }
  }

  private func dismiss(_ target: ModalPresentation) {
    let running = target.transitionInChain
    if let running, running.direction == .presentation || running.isCancelled {
      switch running.context.doubts.dismissDuringPresentation {
      case .held: running.performAfterCompletion { dismissAfterWaiting(target) }
      case .dropped: logCollision()
      }
      return
    }
    let transition = ModalTransition(
      dismissing: target,
      isAnimated: isAnimated && UIView.areAnimationsEnabled,
      completion: completion,
      context: StageContext.current
    )
    if let running {
      running.performAfterCompletion { transition.schedule() }
    } else {
      transition.schedule()
    }
  }

  /// Dismisses what was still arriving when the call came.
  ///
  /// If another call that waited has begun the dismissal, this one joins it. Source: assumed.
  private func dismissAfterWaiting(_ target: ModalPresentation) {
    guard target.presented.presentationBelow === target else {
      completion?()
      return
    }
    if target.isBeingDismissed, let transition = target.transition {
      if let completion { transition.completions.append(completion) }
    } else {
      dismiss(target)
    }
  }

  private func logCollision() {
    StageContext.current.log(
      subsystem: "UIKit",
      category: "Presentation",
      "Warning: Attempt to dismiss from view controller \(receiver.description) "
        + "while a presentation or dismiss is in progress!"
    )
  }
}
