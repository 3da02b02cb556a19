import Foundation

/// Who takes part in a presentation or dismissal, as coordinators and animators ask for it.
extension ModalTransition: CoordinatorSource {
  var isRunning: Bool { phase == .running }

  var presentationStyle: UIModalPresentationStyle { leader.controller.presentationStyle }

  var containerView: UIView? { leader.controller.containerView }

  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch (key, direction) {
    case (.from, .presentation), (.to, .dismissal): target.presenter
    case (.to, .presentation), (.from, .dismissal): leader.presented
    default: nil
    }
  }

  /// Returns a view that moves; the presenter's only where the presentation removes it (rule 1.11).
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch (key, direction) {
    case (.from, .presentation), (.to, .dismissal):
      target.controller.playing.shouldRemovePresentersView
        ? target.presenter.viewIfLoaded : nil
    case (.to, .presentation), (.from, .dismissal):
      leader.controller.playing.presentedView
    default: nil
    }
  }
}
