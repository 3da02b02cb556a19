import StageRuntime

/// The presentation, animated or not: timelines 0.1 and 0.2.
extension ModalTransition {
  /// Brings the views in, and tells everybody that the presentation begins.
  func beginPresentation() {
    let presentation = target
    let presenter = presentation.presenter
    let presented = presentation.presented
    let controller = presentation.controller
    guard let presenterView = presenter.viewIfLoaded, let window = presenterView.window else {
      return abandonPresentation()
    }
    phase = .running
    controller.installContainer(over: presenterView, in: window)
    controller.announceAdaptiveStyle(with: coordinator)
    controller.presentationTransitionWillBegin()
    if controller.removesPresentersView {
      presenter.beginAppearance(appearing: false, animated: isAnimated)
    }
    presented.beginAppearance(appearing: true, animated: isAnimated)
    controller.installPresentedView()
    presented.noteIsAppearing()
    controller.containerView?.layoutIfNeeded()
    animateAlongside()
  }

  /// Tells everybody that the presentation is over.
  func endPresentation() {
    let presentation = target
    let presenter = presentation.presenter
    let controller = presentation.controller
    let didEndComesFirst = context.doubts.didEndOrder == .beforeAppearance
    if didEndComesFirst { controller.presentationTransitionDidEnd(true) }
    presentation.presented.endAppearance()
    if controller.removesPresentersView, let view = presenter.viewIfLoaded {
      presentation.removedPresenterView = RemovedPresenterView(removing: view)
      presenter.endAppearance()
    }
    if !didEndComesFirst { controller.presentationTransitionDidEnd(true) }
    presentation.presented.presentationMovement = .none
    presentation.transition = nil
    context.transcript.record(.system, presentation.presented.transcriptName, "is on screen")
    disappearIfOutOfWindow(presentation.presented)
    finish()
  }

  /// Has a controller disappear whose context was taken from the screen while it appeared.
  ///
  /// Until now its view's going was its transition's business. Source: assumed.
  private func disappearIfOutOfWindow(_ presented: UIViewController) {
    guard presented.viewIfLoaded?.window == nil else { return }
    presented.beginAppearance(appearing: false, animated: false)
    presented.endAppearance()
  }

  /// Gives up, as the presenter has left its window between the call and the commit.
  ///
  /// Source: assumed. It ends as the refusal that the call would have got (rule 2.6).
  private func abandonPresentation() {
    let presentation = target
    let refusal = PresentationRefusal.notInWindow.text(
      presented: presentation.presented,
      presenter: presentation.presenter,
      receiver: presentation.presenter
    )
    context.log(subsystem: "UIKit", category: "Presentation", refusal)
    presentation.presented.presentationMovement = .none
    presentation.transition = nil
    presentation.cut()
    presentation.presented.forgetPresentationController()
    completions = []
    finish()
  }
}
