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
    let player = controller.playing
    guard player.prepareToBegin() else { return failPresentation() }
    player.presentationTransitionWillBegin()
    if player.shouldRemovePresentersView {
      presentation.presenterHome = RemovedPresenterView(of: presenterView)
      presenter.beginAppearance(appearing: false, animated: isAnimated)
    }
    presented.beginAppearance(appearing: true, animated: isAnimated)
    // An app's animator adds the view itself.
    if custom == nil || player.hasSurroundings { player.installPresentedView() }
    if custom == nil { presented.noteIsAppearing() }
    controller.containerView?.layoutIfNeeded()
    animateAlongside()
    guard let custom else { return }
    custom.start()
    if presented.viewIfLoaded?.window != nil { presented.noteIsAppearing() }
  }

  /// Tells everybody that the presentation is over.
  func endPresentation() {
    let presentation = target
    let presenter = presentation.presenter
    let controller = presentation.controller
    let didEndComesFirst = context.doubts.didEndOrder == .beforeAppearance
    if didEndComesFirst { controller.playing.presentationTransitionDidEnd(true) }
    presentation.presented.endAppearance()
    if let home = presentation.presenterHome {
      presentation.presenterHome = nil
      home.remove()
      presentation.removedPresenterView = home
      presenter.endAppearance()
    }
    if !didEndComesFirst { controller.playing.presentationTransitionDidEnd(true) }
    presentation.presented.presentationMovement = .none
    presentation.transition = nil
    context.transcript.record(.system, presentation.presented.transcriptName, "is on screen")
    disappearIfOutOfWindow(presentation.presented)
    finish()
  }

  /// Takes back what an app's animator has not brought to its end.
  ///
  /// Source: assumed, from the timeline of a cancelled dismissal. The completion doesn't run.
  func endCancelledPresentation() {
    let presentation = target
    let presenter = presentation.presenter
    let presented = presentation.presented
    presented.beginAppearance(appearing: false, animated: isAnimated)
    if let home = presentation.presenterHome {
      presentation.presenterHome = nil
      let isShown = presentation.showsPresenter(in: home)
      if isShown { presenter.beginAppearance(appearing: true, animated: isAnimated) }
      home.putBack()
      if isShown {
        presenter.noteIsAppearing()
        presenter.endAppearance()
      }
    }
    dropPresentation {
      presented.endAppearance()
      presentation.controller.removeContainer {
        presentation.controller.playing.presentationTransitionDidEnd(false)
      }
    }
    context.transcript.record(.system, presented.transcriptName, "isn't presented after all")
    finish()
  }

  /// Takes back what has raised an exception.
  private func failPresentation() {
    dropPresentation { target.controller.removeContainer {} }
    finish()
  }

  /// Cuts the links, so that it is as if nothing had been presented.
  private func dropPresentation(_ removal: () -> Void) {
    let presentation = target
    presentation.transition = nil
    presentation.cut()
    removal()
    presentation.presented.presentationMovement = .none
    presentation.controller.presentedViewController.forgetPresentationController()
    completions = []
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
    dropPresentation {}
    finish()
  }
}
