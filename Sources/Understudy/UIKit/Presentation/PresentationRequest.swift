import StageRuntime

/// One call of `present`: it is raised for, refused, held or accepted, in this order.
///
/// Rules 2.1–2.5 raise, rules 2.6–2.9 log and return, rule 1.9 holds. What is accepted is linked and
/// has its view loaded before the call returns (rules 1.6 and 1.7); the rest is ``ModalTransition``'s.
@MainActor
struct PresentationRequest {
  /// The controller that is to be presented: V.
  let presented: UIViewController
  /// The controller that was asked: C.
  let receiver: UIViewController
  let isAnimated: Bool
  let completion: (() -> Void)?

  func perform() {
    guard !raises() else { return }
    let style = presented.modalPresentationStyle
    let presenter = PresentationContext.presenter(for: receiver, style: style)
    if let running = receiver.enclosingCoordinatedTransition {
      running.performAfterCompletion { perform() }
      return
    }
    if let refusal = refusal(by: presenter) {
      log(refusal.text(presented: presented, presenter: presenter, receiver: receiver))
      return
    }
    if !PresentationContext.isAttached(presenter) {
      log(
        "Presenting view controllers on detached view controllers is discouraged "
          + "\(receiver.description)."
      )
    }
    accept(presenter: presenter)
  }

  // MARK: Raising

  /// Raises for what no screen could show; true if it did.
  private func raises() -> Bool {
    guard let reason = reasonToRaise else { return false }
    StageContext.current.raise(reason.name, reason.text)
    return true
  }

  private var reasonToRaise: (name: String, text: String)? {
    let invalidArgument = "NSInvalidArgumentException"
    if presented.systemHooks?.standsForNil == true {
      return (
        invalidArgument,
        "Application tried to present a nil modal view controller on target "
          + "\(receiver.description)."
      )
    }
    let onItself = (
      invalidArgument,
      "Application tried to present modal view controller on itself. "
        + "Presenting controller is \(receiver.description)."
    )
    if presented === receiver || presented === receiver.outermostContainer { return onItself }
    if let presentation = presented.presentationBelow {
      return (
        invalidArgument,
        "Application tried to present modally a view controller \(presented.description) "
          + "that is already being presented by \(presentation.presenter.description)."
      )
    }
    if let parent = presented.parent {
      return (
        invalidArgument,
        "Application tried to present modally a view controller \(presented.description) "
          + "that has a parent view controller \(parent.description)."
      )
    }
    // The root of the chain that the receiver is in; that it raises with this text is assumed.
    if receiver.isPresentedAbove(presented) { return onItself }
    if presented.modalPresentationStyle == .none {
      return (
        "NSInternalInconsistencyException",
        "The specified modal presentation style doesn't have a corresponding "
          + "presentation controller."
      )
    }
    return nil
  }

  // MARK: Refusing

  /// Returns why a presenter can't present now, or `nil` if it can.
  ///
  /// The window comes first, as a covered presenter is told of its window and not of what covers it
  /// (rule 2.6).
  private func refusal(by presenter: UIViewController) -> PresentationRefusal? {
    guard presenter.viewIfLoaded?.window != nil else { return .notInWindow }
    let doubts = StageContext.current.doubts
    if let above = presenter.presentationAbove {
      guard let transition = above.transition else { return .presenting(above.presented) }
      let isAboutToPresent = transition.direction == .presentation && transition.phase == .waiting
      return isAboutToPresent && doubts.repeatedPresent == .alreadyPresenting
        ? .presenting(above.presented) : .transitionInProgress
    }
    // In its last callback it is still leaving, though the link is cut (rules 2.10 and 3.9).
    if presenter.outermostContainer.presentationMovement == .beingDismissed {
      return .transitionInProgress
    }
    // Its own presentation is under way until it has appeared (rule 2.9).
    switch presenter.presentationBelow?.transition?.direction {
    case .presentation where presenter.appearanceState == .appeared:
      return nil
    case .presentation:
      return doubts.presentWhileAppearing == .refused ? .transitionInProgress : nil
    case .dismissal:
      return .transitionInProgress
    case nil:
      return nil
    }
  }

  private func log(_ text: String) {
    StageContext.current.log(subsystem: "UIKit", category: "Presentation", text)
  }

  // MARK: Accepting

  /// Returns the presenter of a custom style that isn't for the whole screen (rule 1.3).
  private func contextPresenter(for controller: UIPresentationController) -> UIViewController? {
    guard presented.modalPresentationStyle == .custom, !controller.shouldPresentInFullscreen else {
      return nil
    }
    return PresentationContext.presenter(for: receiver, style: .currentContext)
  }

  private func accept(presenter: UIViewController) {
    let controller = presented.takePresentationController(presenting: presenter, source: receiver)
    let presenter = contextPresenter(for: controller) ?? presenter
    controller.setPresenting(presenter)
    let shown = controller.shownViewController
    shown.loadViewIfNeeded()
    // The view's loading is the app's code: it may have presented something itself.
    if let refusal = refusal(by: presenter) {
      log(refusal.text(presented: presented, presenter: presenter, receiver: receiver))
      return
    }
    let presentation = ModalPresentation(
      presenter: presenter,
      presented: shown,
      controller: controller
    )
    presentation.source = receiver
    presentation.link()
    let context = StageContext.current
    context.transcript.record(
      .system,
      presenter.transcriptName,
      "presents \(shown.transcriptName) \(controller.playing.transcriptStyle)"
    )
    let transition = ModalTransition(
      presenting: presentation,
      isAnimated: isAnimated && UIView.areAnimationsEnabled,
      completion: completion,
      context: context
    )
    if let below = presenter.presentationBelow?.transition {
      below.performAfterCompletion { transition.schedule() }
    } else {
      transition.schedule()
    }
  }
}

/// Why a presenter can't present, with the words that the console gets (section 2).
enum PresentationRefusal {
  /// Rule 2.6.
  case notInWindow
  /// Rule 2.7.
  case presenting(UIViewController)
  /// Rule 2.8.
  case transitionInProgress

  /// The text in the form that iOS 14 and later use.
  @MainActor
  func text(
    presented: UIViewController,
    presenter: UIViewController,
    receiver: UIViewController
  ) -> String {
    let attempt =
      "Attempt to present \(presented.description) on \(presenter.description) "
      + "(from \(receiver.description))"
    return switch self {
    case .notInWindow: "\(attempt) whose view is not in the window hierarchy."
    case .presenting(let other): "\(attempt) which is already presenting \(other.description)."
    case .transitionInProgress: "\(attempt) while a presentation is in progress."
    }
  }
}
