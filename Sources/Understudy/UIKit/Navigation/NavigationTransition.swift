import Foundation
import StageRuntime

/// One push or pop on its way.
///
/// It begins inside the call, ends on the stage's clock, or at once if it isn't animated, and may be
/// driven by a finger from the left edge. Its callbacks are in the order of pushes: of both halves
/// the one that leaves is first (rule 1.10's note).
///
/// Source: measured elsewhere, in published logs of pushes, pops and cancelled pops.
@MainActor
final class NavigationTransition: CoordinatedTransition {
  let from: UIViewController?
  let to: UIViewController?
  let operation: UINavigationController.Operation
  let isAnimated: Bool
  let isInitiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private(set) var hasEnded = false
  /// Whether the views have begun to move; animations that come later start at once.
  private(set) var isMoving = false
  /// When the views began to move, by themselves rather than with a finger.
  private(set) var movingSince = Duration.zero
  /// How far a finger has brought it, from 0 to 1.
  private(set) var progress: CGFloat = 0

  /// Kept until the end, which comes also for a stack that the app has let go of.
  let navigation: UINavigationController
  private unowned let context: StageContext
  /// The stack to go back to if the finger changes its mind.
  private let oldStack: [UIViewController]
  private var coordinator: NavigationTransitionCoordinator?
  private var afterCompletion: [@MainActor () -> Void] = []

  init(
    in navigation: UINavigationController,
    from: UIViewController?,
    to: UIViewController?,
    operation: UINavigationController.Operation,
    isAnimated: Bool,
    isInteractive: Bool,
    oldStack: [UIViewController] = []
  ) {
    self.navigation = navigation
    self.from = from
    self.to = to
    self.operation = operation
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    isInitiallyInteractive = isInteractive
    self.oldStack = oldStack
    context = StageContext.current
  }

  /// How long the movement takes.
  var duration: Duration { isAnimated ? TransitionTiming.navigation : .zero }

  var runningCoordinator: (any UIViewControllerTransitionCoordinator)? {
    guard !hasEnded else { return nil }
    if let coordinator { return coordinator }
    let made = NavigationTransitionCoordinator(self)
    coordinator = made
    return made
  }

  // MARK: Beginning

  /// Brings the new view in, and tells everybody.
  func begin() {
    navigation.transition = self
    navigation.coordinatedTransition = self
    let content: UIView? = to?.view
    record(operation == .push ? "pushes \(name(of: to))" : "goes back to \(name(of: to))")
    from?.beginAppearance(appearing: false, animated: isAnimated)
    to?.beginAppearance(appearing: true, animated: isAnimated)
    if let to {
      navigation.delegate?.navigationController(navigation, willShow: to, animated: isAnimated)
    }
    navigation.shown = to
    if let content {
      navigation.place(content)
      if operation == .pop, let leaver = from?.viewIfLoaded {
        navigation.contentView.insertSubview(content, belowSubview: leaver)
      } else {
        navigation.contentView.addSubview(content)
      }
    }
    navigation.layOutBars()
    navigation.viewIfLoaded?.layoutIfNeeded()
    to?.noteIsAppearing()
    isMoving = true
    movingSince = context.clock.now
    coordinator?.runAnimations()
    if isAnimated, !isInteractive { scheduleEnd() }
  }

  private func scheduleEnd() {
    context.clock.schedule(after: duration, name: "navigation transition") { self.end() }
  }

  // MARK: The finger

  /// Moves the leaving view with the finger.
  ///
  /// - Parameter progress: How far it has come, from 0 to 1.
  func update(progress: CGFloat) {
    guard isInteractive else { return }
    self.progress = min(1, max(0, progress))
    guard let leaver = from?.viewIfLoaded else { return }
    leaver.frame.origin.x = navigation.contentView.bounds.width * self.progress
  }

  /// Lets go of the finger and goes on to the end.
  func finishInteraction() {
    guard isInteractive else { return }
    isInteractive = false
    from?.viewIfLoaded?.frame.origin.x = navigation.contentView.bounds.width
    coordinator?.runInteractionHandlers()
    scheduleEnd()
  }

  /// Lets go of the finger and goes back to where it began.
  func cancelInteraction() {
    guard isInteractive else { return }
    isInteractive = false
    isCancelled = true
    from?.viewIfLoaded?.frame.origin.x = 0
    coordinator?.runInteractionHandlers()
    context.clock.schedule(after: duration, name: "navigation transition") { self.endCancelled() }
  }

  // MARK: Ending

  /// Tells everybody that it is over.
  func end() {
    from?.viewIfLoaded?.removeFromSuperview()
    from?.endAppearance()
    to?.endAppearance()
    navigation.moveChildren()
    record("shows \(name(of: to))")
    if let to {
      navigation.delegate?.navigationController(navigation, didShow: to, animated: isAnimated)
    }
    finish()
  }

  /// Tells everybody that the controller stays after all.
  private func endCancelled() {
    // What has changed the stack meanwhile is taken to have meant the stack that it saw.
    if navigation.waitingChangeIsAnimated == nil { navigation.restore(oldStack) }
    navigation.shown = from
    to?.beginAppearance(appearing: false, animated: isAnimated)
    to?.viewIfLoaded?.removeFromSuperview()
    to?.endAppearance()
    from?.containmentMovement = .none
    from?.beginAppearance(appearing: true, animated: isAnimated)
    from?.noteIsAppearing()
    from?.endAppearance()
    navigation.layOutBars()
    record("stays at \(name(of: from))")
    finish()
  }

  private func finish() {
    hasEnded = true
    navigation.transition = nil
    if navigation.coordinatedTransition === self { navigation.coordinatedTransition = nil }
    let coordinator = coordinator
    self.coordinator = nil
    coordinator?.runCompletions()
    let held = afterCompletion
    afterCompletion = []
    for block in held { block() }
    navigation.showWaitingChange()
  }

  func performAfterCompletion(_ block: @escaping @MainActor () -> Void) {
    guard !hasEnded else { return block() }
    afterCompletion.append(block)
  }

  // MARK: Names

  private func record(_ event: @autoclosure () -> String) {
    context.transcript.record(.system, navigation.transcriptName, event())
  }

  private func name(of controller: UIViewController?) -> String {
    controller?.transcriptName ?? "nothing"
  }
}

extension UINavigationController {
  /// Begins a pop that a finger drives.
  ///
  /// - Returns: The running transition, or `nil` if there is nothing to go back to.
  func beginInteractivePop() -> NavigationTransition? {
    guard stack.count > 1, transition == nil, appearanceState == .appeared, let top = stack.last
    else { return nil }
    let oldStack = stack
    dismissWhatIsAbove([top], animated: false)
    top.willMove(toParent: nil)
    departures.append(top)
    stack.removeLast()
    let transition = NavigationTransition(
      in: self,
      from: top,
      to: stack.last,
      operation: .pop,
      isAnimated: true,
      isInteractive: true,
      oldStack: oldStack
    )
    transition.begin()
    return transition
  }

  /// Puts back the stack from before a pop that was cancelled.
  func restore(_ old: [UIViewController]) {
    departures.removeAll { controller in old.contains { $0 === controller } }
    stack = old
    orderChildren()
  }
}
