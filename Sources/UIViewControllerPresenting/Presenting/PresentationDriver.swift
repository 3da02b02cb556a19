#if canImport(UIKit)
import PresentationLifecycle
import UIKit

/// Drives one presentation: tells the lifecycle what happens, and does what it decides.
///
/// It stands between three parties. SwiftUI's updates say what the binding wants; the context says
/// whose turn it is; UIKit, seen through a session, says what is on screen. The driver has no
/// opinion of its own about any of them: what to do is decided in ``PresentationLifecycle``.
@MainActor
final class PresentationDriver {
  private typealias Lifecycle = PresentationLifecycle<AnyHashable>

  private weak var anchor: PresentationAnchorView?
  private var configuration: PresentationConfiguration
  private var lifecycle = Lifecycle()
  private var context: PresentationContext?
  private var session: PresentationSession?
  private let windowObserver = WindowObserver()
  /// A controller that was made and couldn't be presented at once, to be presented later.
  private var prepared: Prepared?
  /// The ticket of the presentation that is on screen, or on its way there or back.
  private var ticket: Ticket?

  /// What has happened and is still to be handled, in order.
  private var inbox: [Lifecycle.Event] = []
  private var isHandling = false
  private var news = News()

  /// What updates have said since the last look; they say it too early to act on (see the anchor).
  private struct News {
    var isWaiting = false
    var saidNothingIsWanted = false
    /// Whether the binding was written and has to be read when that has sunk in.
    var mustReadWish = false
  }

  private struct Prepared {
    let item: AnyHashable
    let presented: PresentedController
    let ticket: Ticket
  }

  /// What ties a dismiss handler to the presentation it was made for.
  private final class Ticket {}

  init(anchor: PresentationAnchorView, configuration: PresentationConfiguration) {
    self.anchor = anchor
    self.configuration = configuration
    windowObserver.onClose = { [weak self] in self?.take(.windowClosed) }
    if let window = anchor.window {
      windowObserver.observe(window)
      inbox.append(.hostAttached)
    }
  }

  // MARK: From SwiftUI

  /// Takes what an update of the presenting view says.
  func update(_ configuration: PresentationConfiguration) {
    self.configuration = configuration
    news.isWaiting = true
    if configuration.item == nil { news.saidNothingIsWanted = true }
    if let session, session.item == configuration.item, let controller = session.controller {
      configuration.updateController(controller, session.coordinator)
    }
    lookSoon()
  }

  /// Takes the message that the presenting view was removed for good.
  func hostWasRemoved() {
    inbox.append(.hostRemoved)
    lookSoon()
    if session == nil { handleInbox() }  // There is nothing left that will be laid out.
  }

  // MARK: From the anchor

  /// The anchor has come into a window or left it.
  func anchorDidMove() {
    guard let anchor else { return }
    inbox.append(anchor.window == nil ? .hostDetached : .hostAttached)
    lookSoon()
    // A view that is covered leaves its window; what covers it goes when that window is closed.
    if let window = anchor.window { return windowObserver.observe(window) }
    // Without a window there is no layout to wait for, and the arbiter has to know at once.
    handleInbox()
    // What waited for a layout to be looked at once more can't get one here any longer.
    if session?.hasGone == true { lookAtScreen(isAtRest: false) }
  }

  /// Asks to look again at the next layout of whatever part of the presentation is on screen.
  func lookSoon() {
    anchor?.setNeedsLayout()
    session?.lookSoon()
  }

  /// Compares wish and screen; called at layout, when no update is under way.
  func look() {
    readNews()
    if windowObserver.reopened(anchor?.window) { inbox.append(.hostAttached) }
    handleInbox()
    lookAtScreen(isAtRest: true)
    if let anchor, case .presented = lifecycle.phase {
      session?.followSource(anchor, popover: configuration.popover)
    }
    guard lifecycle.phase == .waiting else { return }
    if configuration.policy == .stack { followFront() }
    context?.look()
  }

  /// Waits in the context of what is in front by now, as something may have come or gone there.
  private func followFront() {
    let style = prepared?.presented.controller.modalPresentationStyle ?? .automatic
    if presentingController(for: style) !== context?.presenter { requestTurn() }
  }

  private func readNews() {
    let news = news
    self.news = News()
    if news.isWaiting {
      // An update without the disavowed item vouches for the next that has it.
      if news.saidNothingIsWanted, lifecycle.disavowed != nil { inbox.append(.wished(nil)) }
      inbox.append(.wished(configuration.item))
    }
    if news.mustReadWish {
      inbox.append(configuration.wish.read().map { .wishRenewed($0) } ?? .wished(nil))
    }
  }

  // MARK: From UIKit

  private func observe(_ observation: PresentationSession.Observation) {
    switch observation {
    case .presented: take(.presentationFinished)
    case .dismissalBegan: take(.dismissalBegan)
    case .dismissalCancelled: take(.dismissalCancelled)
    case .changed: break
    case .laidOut: return look()
    case .dismissalAttempted: return configuration.events.onDismissAttempt()
    case .detentChanged(let identifier): return configuration.events.onDetentChange(identifier)
    }
    lookAtScreen(isAtRest: false)
    // What has just moved may not have come to rest.
    lookSoon()
  }

  /// Asks the session what has become of its controller.
  ///
  /// - Parameter isAtRest: Whether UIKit has told all that it will tell in this turn.
  private func lookAtScreen(isAtRest: Bool) {
    guard let session, lifecycle.shownItem == session.item else { return }
    guard session.isWatching else { return lookForAcceptance(of: session) }
    if session.wasAbandoned {
      self.session = nil
      session.end()
      take(.presentationDeferred)
    } else if session.hasGone {
      if session.mayBeDismissedByUser, !isAtRest, anchor?.window != nil { return }
      if session.wasDismissedByUser { take(.dismissalBegan) }
      take(.gone(session.wentWithAncestor ? .withAncestor : .alone))
    } else if case .dismissing(_, let driver) = lifecycle.phase {
      let hasFailed = driver == .user ? session.isStaying : session.needsDismissal()
      if hasFailed { take(.dismissalCancelled) }
    } else if lifecycle.host == .detached, session.isStranded {
      take(.presenterLost)
    }
  }

  /// Finds out what UIKit has made of a present call after which nothing was presented.
  private func lookForAcceptance(of session: PresentationSession) {
    if session.isAccepted {
      session.watch()
    } else if session.isPerhapsHeld {
      session.waitForAcceptance()
    } else {
      PresentationLog.problem(
        """
        Can't present '\(session.controller.map { "\($0)" } ?? "a controller")': UIKit declined. \
        Its log says why. The binding goes back.
        """
      )
      take(.presentationDeclined)
    }
  }

  // MARK: From the context

  /// Takes the turn, if the presentation is still wanted by now.
  func takeTurn() {
    readNews()
    // What the binding wants by now is known only with its next update, which says how to make it.
    let isUpToDate = configuration.wish.read() == configuration.item
    inbox.append(.wished(isUpToDate ? configuration.item : nil))
    take(.turnGranted)
  }

  // MARK: Handling

  /// Takes something that has happened.
  func take(_ event: PresentationLifecycle<AnyHashable>.Event) {
    inbox.append(event)
    handleInbox()
  }

  private func handleInbox() {
    guard !isHandling else { return }  // Whoever is handling gets to it.
    isHandling = true
    defer { isHandling = false }
    while !inbox.isEmpty {
      let event = inbox.removeFirst()
      for effect in lifecycle.handle(event) { perform(effect) }
      assert(lifecycle.invariantViolation == nil, lifecycle.invariantViolation ?? "")
    }
  }

  private func perform(_ effect: Lifecycle.Effect) {
    switch effect {
    case .requestTurn: requestTurn()
    case .withdrawRequest: context?.withdrawRequest(of: self)
    case .releaseTurn: context?.releaseTurn(of: self)
    case .present(let item): present(item)
    case .dismiss: session?.dismiss(animated: isDismissalAnimated)
    case .writeBack(let item): writeBack(item)
    case .end(let item, let reason): end(item, reason)
    }
  }

  /// A view that has gone takes its presentation along at once, as SwiftUI's own do (rule 9.10).
  private var isDismissalAnimated: Bool {
    configuration.isAnimated && lifecycle.host != .removed
  }

  /// The controller that presents: the view's own, or, on a stack, what is in front of it.
  private func presentingController(for style: UIModalPresentationStyle) -> UIViewController? {
    var presenter = anchor?.presentingController(for: style)
    guard configuration.policy == .stack else { return presenter }
    while let above = presenter?.presentedViewController { presenter = above }
    return presenter
  }

  private var arbiterPolicy: PresentationContext.Policy {
    switch configuration.policy {
    case .queue, .stack: .queue
    case .replace: .replace
    case .refuse: .refuse
    }
  }

  private func requestTurn() {
    let style = prepared?.presented.controller.modalPresentationStyle ?? .automatic
    guard let presenter = presentingController(for: style) else {
      PresentationLog.problem(
        "Can't present: the view isn't in a view controller. Put it into a hosting controller."
      )
      return take(.turnRefused)
    }
    let context = PresentationContext.of(presenter)
    if self.context !== context {
      self.context?.withdrawRequest(of: self)
      self.context?.releaseTurn(of: self)
    }
    self.context = context
    context.requestTurn(for: self, policy: arbiterPolicy)
  }

  private func present(_ item: AnyHashable) {
    if let objection = configuration.objection {
      PresentationLog.problem("Can't present: \(objection) The binding goes back.")
      return take(.presentationDeclined)
    }
    let prepared = takePrepared(for: item)
    let presented = prepared.presented
    let style = presented.controller.modalPresentationStyle
    guard let presenter = presentingController(for: style) else {
      self.prepared = prepared
      return take(.presentationDeferred)
    }
    let session = PresentationSession(presented, item: item, from: presenter, owner: self) {
      [weak self] in self?.observe($0)
    }
    if let objection = session.objection {
      PresentationLog.problem(
        """
        Can't present '\(presented.controller)': \(objection). Make a new controller for each \
        presentation. The binding goes back.
        """
      )
      return take(.presentationDeclined)
    }
    // Making the controller ran the app's code, and only now is its style known.
    guard context === PresentationContext.of(presenter), context?.isObstructed == false else {
      self.prepared = prepared
      return take(.presentationDeferred)
    }
    self.session = session
    ticket = prepared.ticket
    session.present(
      from: anchor,
      popover: configuration.popover,
      animated: configuration.isAnimated
    )
    configuration.didPresent()
    // Loading its view ran more of the app's code, which may have been quicker to present something.
    if !session.isAccepted, context?.isObstructed == true, !session.isPerhapsHeld {
      self.session = nil
      session.end()
      return take(.presentationDeferred)
    }
    lookSoon()
  }

  private func takePrepared(for item: AnyHashable) -> Prepared {
    defer { prepared = nil }
    if let prepared, prepared.item == item { return prepared }
    let ticket = Ticket()
    self.ticket = ticket
    let presented = configuration.makeController { [weak self, weak ticket] in
      guard let self, let ticket, self.ticket === ticket else { return }
      take(.finishRequested(item))
    }
    return Prepared(item: item, presented: presented, ticket: ticket)
  }

  private func writeBack(_ item: AnyHashable) {
    if configuration.wish.read() == item { configuration.wish.takeBack() }
    // A binding that takes its time still wants the item now. Its next update will tell.
    news.mustReadWish = configuration.wish.read() != item
    if !news.mustReadWish {
      PresentationLog.course("The binding was told that nothing is presented, and says otherwise.")
    }
    lookSoon()
  }

  private func end(_ item: AnyHashable, _ reason: EndingReason) {
    PresentationLog.course("The presentation of '\(item)' ended: \(reason).")
    ticket = nil
    if let session, session.item == item {
      self.session = nil
      session.end()
    }
    configuration.events.onDismiss(DismissReason(reason))
  }
}
#endif
