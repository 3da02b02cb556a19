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

  init(anchor: PresentationAnchorView, configuration: PresentationConfiguration) {
    self.anchor = anchor
    self.configuration = configuration
    if anchor.window != nil { inbox.append(.hostAttached) }
  }

  // MARK: From SwiftUI

  /// Takes what an update of the presenting view says.
  func update(_ configuration: PresentationConfiguration) {
    self.configuration = configuration
    news.isWaiting = true
    if configuration.wish == nil { news.saidNothingIsWanted = true }
    if let session, session.item == configuration.wish, let controller = session.controller {
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

  // MARK: From the anchor and the session

  /// The anchor has come into a window or left it.
  func anchorDidMove() {
    guard let anchor else { return }
    inbox.append(anchor.window == nil ? .hostDetached : .hostAttached)
    lookSoon()
    if anchor.window == nil { handleInbox() }
  }

  /// Asks to look again at the next layout of whatever part of the presentation is on screen.
  func lookSoon() {
    anchor?.setNeedsLayout()
    session?.lookSoon()
  }

  /// Compares wish and screen; called at layout, when no update is under way.
  func look() {
    readNews()
    handleInbox()
    lookAtScreen()
    guard lifecycle.phase == .waiting else { return }
    context?.look()
  }

  private func readNews() {
    let news = news
    self.news = News()
    if news.isWaiting {
      // An update without the disavowed item vouches for the next that has it.
      if news.saidNothingIsWanted, lifecycle.disavowed != nil { inbox.append(.wished(nil)) }
      inbox.append(.wished(configuration.wish))
    }
    if news.mustReadWish {
      inbox.append(configuration.readWish().map { .wishRenewed($0) } ?? .wished(nil))
    }
  }

  private func lookAtScreen() {
    guard let session, lifecycle.shownItem == session.item else { return }
    if session.hasGone {
      take(.gone(session.wentWithAncestor ? .withAncestor : .alone))
    } else if case .dismissing = lifecycle.phase, session.isStaying {
      take(.dismissalCancelled)
    }
  }

  private func observe(_ observation: PresentationSession.Observation) {
    switch observation {
    case .presented: take(.presentationFinished)
    case .dismissalBegan: take(.dismissalBegan)
    case .dismissalCancelled: take(.dismissalCancelled)
    case .changed: look()
    case .changing: lookSoon()
    }
  }

  // MARK: Handling

  /// Takes something that has happened, such as a decision of the context's arbiter.
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
    case .dismiss: dismiss()
    case .writeBack(let item): writeBack(item)
    case .end(let item, let reason): end(item, reason)
    }
  }

  private func requestTurn() {
    guard let presenter = anchor?.presentingController(for: .automatic) else {
      PresentationLog.problem(
        "Can't present: the view isn't in a view controller. Put it into a hosting controller."
      )
      return take(.turnRefused)
    }
    let context = PresentationContext.of(presenter)
    if self.context !== context { self.context?.releaseTurn(of: self) }
    self.context = context
    context.requestTurn(for: self, policy: .queue)
  }

  private func present(_ item: AnyHashable) {
    let presented = configuration.makeController { [weak self] in
      self?.take(.finishRequested(item))
    }
    let controller = presented.controller
    guard let presenter = anchor?.presentingController(for: controller.modalPresentationStyle)
    else { return take(.presentationDeclined) }
    let session = PresentationSession(presented, item: item, from: presenter)
    self.session = session
    if let objection = session.objection {
      PresentationLog.problem(
        """
        Can't present '\(controller)': \(objection). Make a new controller for each presentation.
        """
      )
      return take(.presentationDeclined)
    }
    let isAccepted = session.present(animated: configuration.isAnimated, keeping: self) {
      [weak self] in self?.observe($0)
    }
    guard isAccepted else {
      PresentationLog.problem(
        "Can't present '\(controller)' from '\(presenter)': UIKit declined. Its log says why."
      )
      return take(.presentationDeclined)
    }
  }

  private func dismiss() {
    session?.dismiss(
      animated: configuration.isAnimated && lifecycle.host != .removed,
      observe: { [weak self] in self?.observe($0) }
    )
  }

  private func writeBack(_ item: AnyHashable) {
    if configuration.readWish() == item { configuration.writeBack() }
    // A binding that takes its time still wants the item now. Its next update will tell.
    news.mustReadWish = configuration.readWish() != item
    lookSoon()
  }

  private func end(_ item: AnyHashable, _ reason: EndingReason) {
    PresentationLog.course("The presentation of '\(item)' ended: \(reason).")
    guard let session, session.item == item else { return }
    self.session = nil
    session.end()
  }
}
#endif
