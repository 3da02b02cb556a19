import StageRuntime

/// One presentation or dismissal on its way: from the call that wants it to its completion.
///
/// The call only makes and schedules it. It begins after the commit of the turn (rules 1.8 and 3.8)
/// and ends on the stage's clock; unanimated ones begin and end together, when the stage's doubt
/// says so (rule 1.15). What happens at either end is in the extensions: one for presentations
/// (timelines 0.1 and 0.2), one for dismissals (0.3), one for those that a finger drives (0.4, 0.5).
@MainActor
package final class ModalTransition: CoordinatedTransition {
  /// Which way a transition goes.
  package enum Direction { case presentation, dismissal }

  /// How far a transition has come.
  package enum Phase { case waiting, running, ended }

  /// Which way it goes.
  package let direction: Direction
  /// Whether it takes time.
  package let isAnimated: Bool
  /// How far it has come.
  package internal(set) var phase: Phase = .waiting
  /// Whether a finger drives it at this moment.
  package internal(set) var isInteractive = false
  /// Whether a finger drove it when it began.
  private(set) var isInitiallyInteractive: Bool
  /// Whether it went back to where it came from.
  package internal(set) var isCancelled = false

  /// The presentation that is dismissed with all above it, or the one that is presented.
  let target: ModalPresentation
  /// What it moves, the front-most presentation first and the target last.
  private(set) var chain: [ModalPresentation]
  /// The presentation whose style the movement follows (rule 3.4).
  var leader: ModalPresentation { chain.first ?? target }

  /// The stage that it plays on, whose loop and clock call it.
  unowned let context: StageContext
  /// Those that hear of the dismissal although something covers them (the doubt of rule 3.4).
  var coveredControllers: [UIViewController] = []
  /// Whether the views have begun to move; animations that come later start at once.
  private(set) var isMoving = false
  /// When the views began to move, by themselves rather than with a finger.
  private(set) var movingSince = Duration.zero
  /// The app's own animator, where the presented controller's transitioning delegate has one.
  private(set) var custom: CustomTransition?
  var completions: [() -> Void] = []
  private var afterCompletion: [@MainActor () -> Void] = []
  private var madeCoordinator: TransitionCoordinator?

  /// Creates the transition that brings a presentation on screen.
  init(
    presenting presentation: ModalPresentation,
    isAnimated: Bool,
    completion: (() -> Void)?,
    context: StageContext
  ) {
    direction = .presentation
    target = presentation
    chain = [presentation]
    self.isAnimated = isAnimated
    isInitiallyInteractive = false
    self.context = context
    if let completion { completions.append(completion) }
    presentation.transition = self
    presentation.presented.presentationMovement = .beingPresented
  }

  /// Creates the transition that takes a presentation, and all above it, off the screen.
  init(
    dismissing target: ModalPresentation,
    isAnimated: Bool,
    isInteractive: Bool = false,
    completion: (() -> Void)?,
    context: StageContext
  ) {
    direction = .dismissal
    self.target = target
    // What is on its way out already is its own transition's business (rule 3.6).
    chain = target.chainFromFront.filter { $0.transition == nil }
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    isInitiallyInteractive = isInteractive
    self.context = context
    if let completion { completions.append(completion) }
    claimChain()
  }

  private func claimChain() {
    for presentation in chain {
      presentation.transition = self
      presentation.presented.presentationMovement = .beingDismissed
    }
  }

  /// Takes along what is above the target by now, such as a sheet whose drag was cancelled.
  ///
  /// - Returns: Whether the dismissal can begin; if not, it is scheduled anew for when what still
  ///   moves up there is at rest.
  private func gatherChain() -> Bool {
    let above = target.chainFromFront
    for presentation in above {
      guard let other = presentation.transition, other !== self else { continue }
      other.performAfterCompletion { self.schedule() }
      return false
    }
    chain = above
    claimChain()
    return true
  }

  // MARK: The coordinator

  /// The coordinator that the controllers see while the transition runs (rule 1.17).
  ///
  /// Between the call and the commit there is none: assumed, as it isn't established.
  package var coordinator: TransitionCoordinator? {
    guard phase == .running else { return nil }
    if let madeCoordinator { return madeCoordinator }
    let coordinator = TransitionCoordinator(self)
    madeCoordinator = coordinator
    return coordinator
  }

  /// How long the movement takes.
  var duration: Duration {
    guard isAnimated else { return .zero }
    return custom?.duration ?? leader.controller.playing.transitionDuration
  }

  /// How far a finger has brought it, from 0 to 1.
  var progress: CGFloat {
    guard isInteractive else { return 0 }
    return custom?.progress ?? leader.controller.playing.dismissalProgress
  }

  // MARK: Beginning and ending

  /// Lets the transition begin when its time has come.
  func schedule() {
    if isAnimated {
      context.turns.performAfterCommit { self.play() }
      return
    }
    switch context.doubts.unanimatedTransition {
    case .afterCommit:
      context.turns.performAfterCommit { self.play() }
    case .nextTurn:
      context.turns.performAfterCommit { [context] in
        context.turns.performInNextTurn { self.play() }
      }
    case .insideCall:
      play()
    }
  }

  private func play() {
    guard phase == .waiting else { return }
    switch direction {
    case .presentation:
      chooseAnimator()
      beginPresentation()
    case .dismissal:
      guard gatherChain() else { return }
      chooseAnimator()
      beginDismissal()
    }
    guard phase == .running else { return }
    if custom != nil {
      return  // The app's animator says when it is over.
    } else if isAnimated {
      context.clock.schedule(after: duration, name: "modal transition") { self.end() }
    } else {
      end()
    }
  }

  /// Asks the app for an animator of its own, and for what drives it.
  private func chooseAnimator() {
    guard isAnimated, let custom = CustomTransition.make(for: self) else { return }
    self.custom = custom
    isInteractive = custom.startsInteractively
    isInitiallyInteractive = isInteractive
  }

  /// Ends as the app's animator says.
  func endCustom(completed: Bool) {
    guard phase == .running, let custom else { return }
    isInteractive = false
    switch (direction, completed) {
    case (_, true): end()
    case (.presentation, false):
      isCancelled = true
      endCancelledPresentation()
    case (.dismissal, false):
      isCancelled = true
      endCancelledDismissal()
    }
    custom.animator.animationEnded(completed)
    self.custom = nil
  }

  /// Notes that the finger has let go of what the app's animator shows.
  func noteCustomInteraction(cancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    if cancelled {
      isCancelled = true
      for presentation in chain { presentation.presented.presentationMovement = .none }
    } else if direction == .dismissal {
      tellCoveredAfterInteraction()
    }
    noteInteractionChange()
  }

  private func end() {
    switch direction {
    case .presentation: endPresentation()
    case .dismissal: endDismissal()
    }
  }

  /// Starts the animations that run with the transition.
  func animateAlongside() {
    isMoving = true
    movingSince = context.clock.now
    madeCoordinator?.runAnimations()
  }

  /// Tells those who asked that the finger has been lifted.
  func noteInteractionChange() {
    movingSince = context.clock.now
    madeCoordinator?.runInteractionHandlers()
  }

  /// Closes the transition: coordinator, completion, and then what was held (rules 1.9 and 3.11).
  ///
  /// The coordinator's completions come after the last appearance callback: assumed (rule 1.17).
  func finish() {
    let coordinator = madeCoordinator
    madeCoordinator = nil
    coordinator?.runCompletions()
    phase = .ended
    let completions = completions
    self.completions = []
    for completion in completions { completion() }
    let held = afterCompletion
    afterCompletion = []
    for block in held { block() }
  }

  /// Keeps a block until the transition is over and its completion has run.
  package func performAfterCompletion(_ block: @escaping @MainActor () -> Void) {
    guard phase != .ended else { return block() }
    afterCompletion.append(block)
  }
}
