import StageRuntime

/// What presents, for the views of one host, what they ask for: one at a time.
///
/// Rules 9.2 to 9.10: a host's sheets, covers and popovers share a bridge, its alerts and dialogs
/// another. Both present with the host's controller, so UIKit refuses what is too much (rule 9.18).
/// Everything begins with ``reconcile()``, which compares what is wanted with what is there and
/// does the next step; while a transition runs it waits for the end.
@MainActor
final class PresentationBridge {
  /// What a bridge presents.
  enum Kind { case sheets, alerts }

  private unowned let host: GraphHost
  private let kind: Kind
  private let context: StageContext
  private var sources: [any PresentationSource] = []
  private var current: ActivePresentation?
  private var isWaiting = false
  /// Whether something couldn't be presented because the host wasn't in a window.
  private var lacksWindow = false

  init(_ host: GraphHost, _ kind: Kind) {
    self.host = host
    self.kind = kind
    context = host.context
  }

  // MARK: Sources

  /// Adds a modifier that may ask for something; those asked first come first.
  func add(_ source: any PresentationSource) { sources.append(source) }

  /// Removes a modifier whose view has gone, and in the next frame what it presents (rule 9.10).
  func remove(_ source: any PresentationSource) {
    sources.removeAll { $0 === source }
    guard current?.source === source else { return }
    context.turns.performAfterCommit { [self] in reconcile() }
  }

  /// Brings the screen up to date with the sources after this update.
  func reconcileAfterUpdate() {
    host.enqueueAction { [weak self] in self?.reconcile() }
  }

  /// Notes that the host has shown its content: sources of popovers may have moved, and a host
  /// that had no window may have one.
  func hostDidRender() {
    guard !sources.isEmpty else { return }
    if let current {
      current.source.sourceDidMove(for: current.controller)
    } else if lacksWindow {
      lacksWindow = false
      host.enqueueAction { [weak self] in self?.reconcile() }
    }
  }

  // MARK: Steps

  private func reconcile() {
    if let current {
      endIfUnwanted(current)
    } else if let source = sources.first(where: \.isReady) {
      present(source)
    }
  }

  private func endIfUnwanted(_ active: ActivePresentation) {
    // What has lost its link has ended, and says so in the next turn.
    guard let presentation = active.controller.presentationBelow else { return }
    guard !active.isWanted else { return logWaitingSources() }
    if let transition = presentation.transition {
      return wait { transition.performAfterCompletion($0) }
    }
    active.endsByItself = true
    let source = active.source
    presentation.presenter.dismiss(
      animated: !source.isDestroyed && !source.disablesAnimations,
      completion: nil
    )
  }

  private func present(_ source: any PresentationSource) {
    guard let presenter = host.core?.controller, let identity = source.wanted else { return }
    guard presenter.viewIfLoaded?.window != nil else {
      lacksWindow = true
      return
    }
    if let transition = presenter.arrival {
      return wait { transition.performAfterCompletion($0) }
    }
    let controller = source.makeController()
    let active = ActivePresentation(source, identity, controller)
    current = active
    source.active = active
    active.didLeave = { [weak self, weak active, context] in
      // In the turn after, when the content has disappeared (rule 9.4).
      context.turns.performInNextTurn {
        if let active { self?.finish(active) }
      }
    }
    source.prepare(controller, for: presenter)
    presenter.present(controller, animated: !source.disablesAnimations)
    guard let transition = controller.presentationBelow?.transition else {
      if controller.presentationBelow == nil { drop(active) }
      return
    }
    transition.performAfterCompletion { [weak self, weak active] in
      guard let active, active.controller.presentationBelow == nil, !active.hasLeft else { return }
      self?.drop(active)
    }
  }

  /// Takes up what is wanted once something is over.
  private func wait(_ perform: (@escaping @MainActor () -> Void) -> Void) {
    guard !isWaiting else { return }
    isWaiting = true
    perform { [weak self] in
      self?.isWaiting = false
      self?.reconcile()
    }
  }

  /// Forgets what UIKit has refused: the binding stays as it is, with nothing shown (rule 9.2).
  private func drop(_ active: ActivePresentation) {
    guard current === active else { return }
    current = nil
    active.source.active = nil
    active.source.declined = active.identity
  }

  /// Tells a source that what it asked for has gone, whoever dismissed it.
  private func finish(_ active: ActivePresentation) {
    guard current === active else { return }
    let source = active.source
    context.perform {
      UpdateReader.suspended {
        if !active.endsByItself, source.liveIdentity() == active.identity {
          source.writeEnd()
          if source.liveIdentity() == active.identity {
            // A binding that can't be changed doesn't bring the presentation back.
            source.declined = active.identity
          } else {
            source.forgetWanted()
          }
        }
        current = nil
        source.active = nil
        source.didDismiss()
        source.invalidate()
        reconcile()
      }
    }
  }

  /// Says once of each sheet that it has to wait (rule 9.2).
  private func logWaitingSources() {
    guard kind == .sheets else { return }
    for source in sources
    where source !== current?.source && source.isReady && !source.hasLoggedWaiting {
      source.hasLoggedWaiting = true
      RuntimeIssue.log(
        """
        Currently, only presenting a single sheet is supported.
        The next sheet will be presented when the currently presented sheet gets dismissed.
        """
      )
    }
  }
}

/// A modifier's node that may ask for something to be presented.
@MainActor
protocol PresentationSource: AnyNode {
  /// The identity of what is asked for, as the views see it; `nil` for nothing.
  var wanted: AnyHashable? { get }
  /// The identity of what was refused, and isn't asked for again before something else was.
  var declined: AnyHashable? { get set }
  /// What is presented for the source.
  var active: ActivePresentation? { get set }
  /// Whether it was logged that the source has to wait.
  var hasLoggedWaiting: Bool { get set }
  /// Whether the change that is being shown is to be shown at once.
  var disablesAnimations: Bool { get }

  /// Makes the controller with the content.
  func makeController() -> UIViewController
  /// Prepares the controller for being presented.
  func prepare(_ controller: UIViewController, for presenter: UIViewController)
  /// Called when the modified view may be somewhere else.
  func sourceDidMove(for controller: UIViewController)
  /// The identity of what the binding asks for at this moment.
  func liveIdentity() -> AnyHashable?
  /// Forgets what was asked for until the binding is read again.
  func forgetWanted()
  /// Writes into the binding that nothing is presented.
  func writeEnd()
  /// Called when what was presented has gone.
  func didDismiss()
}

extension PresentationSource {
  /// Whether something is asked for that can be presented.
  var isReady: Bool { wanted != nil && wanted != declined && !isDestroyed }
}

/// What is presented for a source.
@MainActor
final class ActivePresentation: HostPresentation {
  let source: any PresentationSource
  let identity: AnyHashable
  let controller: UIViewController
  /// Whether the end has been asked for, or dealt with, already.
  var endsByItself = false
  /// Called when the controller has gone.
  var didLeave: @MainActor () -> Void = {}
  private(set) var hasLeft = false

  init(_ source: any PresentationSource, _ identity: AnyHashable, _ controller: UIViewController) {
    self.source = source
    self.identity = identity
    self.controller = controller
  }

  /// Whether the source still asks for it.
  var isWanted: Bool { !source.isDestroyed && source.wanted == identity }

  var isPresented: Bool { true }

  /// Rule 9.7: writes the binding, which has the presentation dismissed.
  func dismissPresentation() { source.writeEnd() }

  /// Notes that the controller has disappeared; what only covers it doesn't end it.
  func controllerDidDisappear() {
    guard !hasLeft, controller.presentationBelow == nil else { return }
    hasLeft = true
    didLeave()
  }
}

extension UIViewController {
  /// The transition that has to be over before the controller can present: one that brings it, or
  /// one of a container around it (rules 1.9 and 2.9).
  fileprivate var arrival: (any CoordinatedTransition)? {
    var next: UIViewController? = self
    while let candidate = next {
      if let transition = candidate.presentationBelow?.transition,
        transition.direction == .presentation
      {
        return transition
      }
      if let transition = candidate.coordinatedTransition { return transition }
      next = candidate.parent
    }
    return nil
  }
}
