import Foundation

/// The finger that drags the top controller off a navigation stack, from the left edge.
@MainActor
final class BackSwipe: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  private weak var navigation: UINavigationController?
  private var transition: NavigationTransition?

  /// For how many seconds the view would keep its velocity when the finger lets go.
  ///
  /// Source: assumed, as for sheets.
  private static let projectionTime: CGFloat = 0.25

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.onChange = { [weak self] recognizer in self?.didChange(to: recognizer.state) }
  }

  /// A swipe begins where there is something to go back to, and the bar shows that there is.
  ///
  /// An app that replaces the recogniser's delegate takes this decision over. Source: field.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.stack.count > 1, navigation.transition == nil else {
      return false
    }
    return !navigation.isNavigationBarHidden && navigation.navigationBar.showsBackButton
  }

  private var progress: CGFloat {
    guard let width = recognizer.view?.bounds.width, width > 0 else { return 0 }
    return recognizer.translation(in: recognizer.view).x / width
  }

  private func didChange(to state: UIGestureRecognizer.State) {
    switch state {
    case .began:
      transition = navigation?.beginInteractivePop()
      transition?.update(progress: progress)
    case .changed:
      transition?.update(progress: progress)
    case .ended:
      let width = max(1, recognizer.view?.bounds.width ?? 1)
      let velocity = recognizer.velocity(in: recognizer.view).x / width
      release(goesOn: progress + velocity * Self.projectionTime > 0.5)
    case .cancelled:
      release(goesOn: false)
    case .possible, .failed:
      break
    }
  }

  private func release(goesOn: Bool) {
    let transition = transition
    self.transition = nil
    if goesOn { transition?.finishInteraction() } else { transition?.cancelInteraction() }
  }
}
