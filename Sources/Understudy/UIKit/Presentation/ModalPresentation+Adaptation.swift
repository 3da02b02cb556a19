import StageRuntime

/// The adaptation of a presentation that is on screen to new size classes (rule 4.15).
extension ModalPresentation {
  /// Chooses the adapted style again, and changes what the new one asks for.
  ///
  /// The presented controller hears nothing, as only what is around its view changes. A presenter
  /// whose view goes or comes back hears what it would at a presentation. Source: assumed.
  func adaptAgain() {
    if let transition {
      return transition.performAfterCompletion { [weak self] in self?.adaptAgain() }
    }
    guard let container = controller.containerView, presented.presentationBelow === self else {
      return
    }
    let oldStyle = controller.adaptedStyle
    controller.adapt(to: container.traitCollection)
    guard controller.adaptedStyle != oldStyle else { return }
    controller.announceAdaptiveStyle(with: nil)
    if let place = controller.replaceSurroundings() {
      presented.presentationAbove?.removedPresenterView?.moveHome(to: place)
    }
    presented.viewIfLoaded?.refreshInheritedTraits()
    if controller.removesPresentersView {
      coverPresenter()
    } else {
      uncoverPresenter()
    }
  }

  private func coverPresenter() {
    guard removedPresenterView == nil, let view = presenter.viewIfLoaded else { return }
    presenter.beginAppearance(appearing: false, animated: false)
    removedPresenterView = RemovedPresenterView(removing: view)
    presenter.endAppearance()
  }

  private func uncoverPresenter() {
    guard let removed = removedPresenterView else { return }
    removedPresenterView = nil
    presenter.beginAppearance(appearing: true, animated: false)
    removed.putBack()
    presenter.noteIsAppearing()
    presenter.endAppearance()
  }
}
