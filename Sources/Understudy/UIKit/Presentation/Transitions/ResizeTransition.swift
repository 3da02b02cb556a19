import Foundation
import StageRuntime

/// The change of a window's size, as when the device turns (rule 10.9).
///
/// It is a coordinated transition: what is presented or dismissed meanwhile waits for it (rule 1.9).
/// The views have their new sizes at once; only its end takes time.
@MainActor
final class ResizeTransition: CoordinatedTransition, CoordinatorSource {
  private let window: UIWindow
  private let size: CGSize
  /// The window's controllers that take part, the root first.
  private let controllers: [UIViewController]
  private let context: StageContext
  private var coordinator: TransitionCoordinator?
  private var afterCompletion: [@MainActor () -> Void] = []
  private(set) var isRunning = true
  private(set) var isMoving = false
  let isAnimated: Bool

  /// Prepares a window's controllers for a new size; `nil` if the window won't follow it.
  init?(_ window: UIWindow, to size: CGSize) {
    guard window.isShown, window.rootViewController != nil else { return nil }
    self.window = window
    self.size = size
    controllers = window.presentationChain
    context = StageContext.current
    isAnimated = UIView.areAnimationsEnabled
    for controller in controllers where controller.coordinatedTransition == nil {
      controller.coordinatedTransition = self
    }
  }

  /// Tells the controllers what is to come.
  func announce() {
    let made = TransitionCoordinator(self)
    coordinator = made
    let (horizontal, vertical) = SizeClasses.of(size, idiom: window.screen.idiom)
    let old = window.traitCollection
    let new = old.with {
      $0.horizontalSizeClass = horizontal
      $0.verticalSizeClass = vertical
    }
    let changesTraits =
      horizontal != old.horizontalSizeClass || vertical != old.verticalSizeClass
    for controller in controllers {
      // A presented controller is told by the controller of its presentation.
      let target: any UIContentContainer =
        controller.presentationBelow?.controller.playing ?? controller
      if changesTraits { target.willTransition(to: new, with: made) }
      target.viewWillTransition(to: size, with: made)
    }
  }

  /// Moves what is to move along, now that the window has its new size.
  func move() {
    window.layoutIfNeeded()
    isMoving = true
    coordinator?.runAnimations()
    context.clock.schedule(after: duration, name: "change of the window's size") { self.end() }
  }

  private func end() {
    isRunning = false
    for controller in controllers where controller.coordinatedTransition === self {
      controller.coordinatedTransition = nil
    }
    let coordinator = coordinator
    self.coordinator = nil
    coordinator?.runCompletions()
    let held = afterCompletion
    afterCompletion = []
    for block in held { block() }
  }

  // MARK: CoordinatedTransition

  func performAfterCompletion(_ block: @escaping @MainActor () -> Void) {
    guard isRunning else { return block() }
    afterCompletion.append(block)
  }

  var runningCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinator }

  // MARK: CoordinatorSource

  var duration: Duration { isAnimated ? TransitionTiming.resize : .zero }
  var presentationStyle: UIModalPresentationStyle { .none }
  var isInitiallyInteractive: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var progress: CGFloat { 0 }
  var containerView: UIView? { window }
  // The stand-in's windows don't turn, they only change their size.
  var targetTransform: CGAffineTransform { .identity }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    controllers.first
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}
