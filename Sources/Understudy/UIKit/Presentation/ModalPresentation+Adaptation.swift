import StageRuntime

/// The adaptation of a presentation that is on screen to new size classes (rules 4.15 and 6.11).
extension ModalPresentation {
  /// Chooses the adapted style again, and changes what the new one asks for.
  ///
  /// The presented controller hears nothing, as only what is around its view changes. A presenter
  /// whose view goes or comes back hears what it would at a presentation. Source: assumed.
  func adaptAgain() {
    if let transition {
      return transition.performAfterCompletion { [weak self] in self?.adaptAgain() }
    }
    guard let container = controller.container, presented.presentationBelow === self else {
      return
    }
    let old = (player: controller.playing, style: controller.adaptedStyle)
    controller.adapt(to: container.traitCollection)
    guard controller.adaptedStyle != old.style else { return }
    guard controller.playing.prepareToBegin() else {
      // The exception has ended the app, or is recorded: then all stays as it was.
      controller.adaptiveController = old.player === controller ? nil : old.player
      controller.adaptedStyle = old.style
      return
    }
    // Size classes change with the window's size, which is a coordinated transition.
    controller.announceAdaptiveStyle(
      with: presenter.enclosingCoordinatedTransition?.runningCoordinator
    )
    changePlayer(from: old.player, in: container)
    presented.viewIfLoaded?.refreshInheritedTraits()
    presented.presentationFormDidChange()
    if controller.playing.shouldRemovePresentersView {
      coverPresenter()
    } else {
      uncoverPresenter()
    }
  }

  /// Moves the content from one player's views to another's.
  private func changePlayer(from old: UIPresentationController, in container: UIView) {
    let new = controller.playing
    old.endDrag()
    if old !== new {
      old.dismissalTransitionWillBegin()
      new.presentationTransitionWillBegin()
    }
    var inhabitants = inhabitants(of: old)
    let oldShown = presented
    controller.chooseShownViewController()
    let isExchanged = controller.shownViewController !== oldShown
    if isExchanged { exchange(oldShown, for: controller.shownViewController, in: &inhabitants) }
    let place = new.receive(inhabitants, in: container)
    if isExchanged { finishExchange(of: oldShown) }
    presented.presentationAbove?.removedPresenterView?.moveHome(to: place)
    presented.presentationAbove?.presenterHome?.moveHome(to: place)
    // Only now, so that the content hasn't been out of the window.
    if old !== new {
      old.removeSurroundings()
      new.presentationTransitionDidEnd(true)
      old.dismissalTransitionDidEnd(true)
    }
  }

  /// The content's view and what covers it in its context, backmost first.
  private func inhabitants(of player: UIPresentationController) -> [UIView] {
    let content = presented.viewIfLoaded
    // What covers the content in its context may have removed it.
    let place = content?.superview ?? player.contentPlace
    return place?.subviews.filter { $0 === content || $0 is PresentationContainerView } ?? []
  }

  // MARK: Another controller

  /// Shows another controller in the presented one's place, or the other way round (rule 4.16).
  private func exchange(
    _ old: UIViewController,
    for new: UIViewController,
    in inhabitants: inout [UIView]
  ) {
    // What was shown inside the other one comes out of it.
    if new.parent != nil, new.outermostContainer === old {
      new.willMove(toParent: nil)
      new.removeFromParent()
    }
    show(new)
    new.beginAppearance(appearing: true, animated: false)
    guard let oldView = old.viewIfLoaded, let newView = new.view,
      let index = inhabitants.firstIndex(where: { $0 === oldView })
    else { return }
    inhabitants[index] = newView
  }

  private func finishExchange(of old: UIViewController) {
    presented.noteIsAppearing()
    presented.endAppearance()
    guard old.parent == nil else { return }
    old.beginAppearance(appearing: false, animated: false)
    old.viewIfLoaded?.removeFromSuperview()
    old.endAppearance()
  }

  // MARK: The presenter

  private func coverPresenter() {
    guard removedPresenterView == nil, let view = presenter.viewIfLoaded,
      let removed = RemovedPresenterView(of: view)
    else { return }
    presenter.beginAppearance(appearing: false, animated: false)
    removed.remove()
    removedPresenterView = removed
    presenter.endAppearance()
  }

  private func uncoverPresenter() {
    guard let removed = removedPresenterView else { return }
    removedPresenterView = nil
    guard showsPresenter(in: removed) else { return removed.putBack() }
    presenter.beginAppearance(appearing: true, animated: false)
    removed.putBack()
    presenter.noteIsAppearing()
    presenter.endAppearance()
  }
}
