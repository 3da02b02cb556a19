#if canImport(UIKit)
import UIKit

/// Hears of the end of transitions, once for each, however often it is asked to.
@MainActor
final class TransitionObserver {
  private weak var observed: (any UIViewControllerTransitionCoordinator)?
  private var sentinel: PresentationSentinelView?
  private let onEnd: @MainActor () -> Void
  private var isTelling = false

  /// Creates an observer.
  ///
  /// - Parameter onEnd: Called when a transition that was observed has ended, or at least moved on.
  init(onEnd: @escaping @MainActor () -> Void) {
    self.onEnd = onEnd
  }

  /// Observes the transition that a controller is in.
  func observeTransition(of controller: UIViewController) {
    guard let coordinator = controller.transitionCoordinator else {
      observeBeginning(of: controller)
      return
    }
    guard observed !== coordinator else { return }
    observed = coordinator
    let isQueued = coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      self?.observed = nil
      self?.onEnd()
    }
    guard !isQueued else { return }
    observed = nil
    // Asked again from there about a coordinator that is just going, there is nothing new to tell.
    guard !isTelling else { return }
    isTelling = true
    onEnd()
    isTelling = false
  }

  /// Waits for a transition that was called for and hasn't begun: it begins after the commit
  /// (rule 1.8), and there may be no coordinator till then (rule 1.17).
  private func observeBeginning(of controller: UIViewController) {
    guard sentinel?.isWatching(controller) != true else { return }
    sentinel?.retire()
    let sentinel = PresentationSentinelView(watching: controller)
    self.sentinel = sentinel
    sentinel.onChange = { [weak self, weak sentinel] change in
      guard change == .window else { return }
      sentinel?.retire()
      self?.sentinel = nil
      self?.onEnd()
    }
  }
}
#endif
