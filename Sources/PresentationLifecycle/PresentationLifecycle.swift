/// One presentation, from being wanted to having ended: it decides, and its caller acts.
///
/// Two sides can change at any time: the *wish*, which is what the binding says, and the *screen*,
/// which is what UIKit shows. Each change comes in as an ``Event``; the answer is a list of
/// ``Effect``s to perform in order. There is no clock, no closure and no UIKit in here, so every
/// state can be reached and checked by a test, and is.
///
/// Why it can't get out of step:
/// - A transition is never interrupted. What is wished meanwhile is only noted, and when the
///   transition has ended the wish is compared with the screen.
/// - A dismissal, whoever asked for it, counts when the screen says ``Event/gone(_:)``, and only
///   then: a swipe can still be cancelled.
/// - The binding is written only when the screen changed without it, and the value that was
///   written away is disavowed until the binding is seen without it. An update that still carries
///   the old value therefore can't present again.
/// - Each presentation that was given to UIKit ends with one ``Effect/end(_:_:)``, and so does a wish
///   that was refused its turn. One that was withdrawn, or lost its host, before its turn just goes.
///
/// ``invariantViolation`` states what holds in each state.
package struct PresentationLifecycle<Item: Hashable>: Hashable {
  /// Where the presentation stands.
  package enum Phase: Hashable {
    /// Nothing is wanted, or it can't be asked for yet.
    case idle
    /// It is wanted and waits for its turn in the context.
    case waiting
    /// UIKit is bringing it on screen.
    case presenting(Item)
    /// It is on screen, at rest.
    case presented(Item)
    /// It is on its way off the screen, and may come back if the user drives it.
    case dismissing(Item, Driver)
  }

  /// Who drives a dismissal.
  package enum Driver: Hashable, Sendable {
    /// Code: it will go through.
    case program
    /// The user's finger: it can be cancelled.
    case user
  }

  /// The view that presents.
  package enum Host: Hashable, Sendable {
    /// It isn't in a window, now or yet.
    case detached
    /// It is in a window.
    case attached
    /// It was taken out of the hierarchy for good.
    case removed
  }

  package private(set) var phase = Phase.idle
  package private(set) var host = Host.detached

  /// What the binding wants, as far as is known.
  package private(set) var wish: Item?

  /// What the binding was told to want no longer, while updates may still carry the old value.
  package private(set) var disavowed: Item?

  /// Why the present presentation has to end, once that is decided.
  private var verdict: EndingReason?

  /// Whether the item that is being dismissed has been wished for again meanwhile.
  private var isRenewed = false

  package init() {}

  /// The item that UIKit has been given: on screen, or on its way there or back.
  package var shownItem: Item? {
    switch phase {
    case .idle, .waiting: nil
    case .presenting(let item), .presented(let item), .dismissing(let item, _): item
    }
  }

  /// Whether the presentation is bound to end, or under way to it.
  private var isEnding: Bool {
    if case .dismissing = phase { return true }
    return verdict != nil
  }

  /// Returns what to do, in order, now that something has happened.
  package mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .wished(let item): wished(item)
    case .wishRenewed(let item): wishRenewed(item)
    case .hostAttached: hostAttached()
    case .hostDetached: hostDetached()
    case .hostRemoved: hostRemoved()
    case .windowClosed: windowClosed()
    case .presenterLost: mustEnd(.hostRemoved)
    case .turnGranted: turnGranted()
    case .turnRefused: turnRefused()
    case .replacementWanted: mustEnd(.replaced)
    case .finishRequested(let item): finishRequested(item)
    case .presentationFinished: presentationFinished()
    case .presentationDeferred: presentationDeferred()
    case .presentationDeclined: presentationDeclined()
    case .dismissalBegan: dismissalBegan()
    case .dismissalCancelled: dismissalCancelled()
    case .gone(let fate): gone(fate)
    }
  }

  // MARK: The wish

  private mutating func wished(_ item: Item?) -> [Effect] {
    if let item, item == disavowed { return [] }
    disavowed = nil
    return takeWish(item)
  }

  private mutating func wishRenewed(_ item: Item) -> [Effect] {
    disavowed = nil
    return takeWish(item)
  }

  private mutating func takeWish(_ item: Item?) -> [Effect] {
    guard wish != item else { return [] }
    wish = item
    if isEnding { isRenewed = item == shownItem }
    return reconcile()
  }

  /// Compares the wish with the screen, where the screen is at rest.
  private mutating func reconcile() -> [Effect] {
    let wanted = host == .removed ? nil : wish
    switch phase {
    case .idle:
      guard wanted != nil, host == .attached else { return [] }
      phase = .waiting
      return [.requestTurn]
    case .waiting:
      guard wanted == nil || host != .attached else { return [] }
      phase = .idle
      return [.withdrawRequest]
    case .presented(let shown):
      if verdict == nil, wanted != shown {
        verdict = host == .removed ? .hostRemoved : .bindingChanged
      }
      guard verdict != nil else { return [] }
      phase = .dismissing(shown, .program)
      return [.dismiss]
    case .presenting, .dismissing:
      return []  // A transition isn't interrupted: its end comes back here.
    }
  }

  // MARK: The host

  private mutating func hostAttached() -> [Effect] {
    guard host == .detached else { return [] }
    host = .attached
    return reconcile()
  }

  private mutating func hostDetached() -> [Effect] {
    guard host == .attached else { return [] }
    host = .detached
    return reconcile()
  }

  private mutating func hostRemoved() -> [Effect] {
    guard host != .removed else { return [] }
    host = .removed
    switch phase {
    case .idle:
      return []
    case .waiting:
      // Never shown, so nothing is written: the wish lives on with whoever owns the binding.
      return reconcile()
    case .presenting, .presented, .dismissing:
      return mustEnd(.hostRemoved)
    }
  }

  private mutating func windowClosed() -> [Effect] {
    if host == .attached { host = .detached }
    // There is no transition to wait for: UIKit leaves what was presented as it was.
    guard let item = shownItem else { return reconcile() }
    return ended(item, verdict ?? .hostRemoved)
  }

  // MARK: The turn

  private mutating func turnGranted() -> [Effect] {
    guard phase == .waiting, let wish else { return [.releaseTurn] }
    phase = .presenting(wish)
    return [.present(wish)]
  }

  private mutating func turnRefused() -> [Effect] {
    guard phase == .waiting, let item = wish else { return [] }
    phase = .idle
    return writeBack(item) + [.end(item, .refused)]
  }

  // MARK: The screen

  private mutating func presentationFinished() -> [Effect] {
    guard case .presenting(let item) = phase else { return [] }
    phase = .presented(item)
    return reconcile()
  }

  private mutating func presentationDeferred() -> [Effect] {
    guard case .presenting(let item) = phase else { return [] }
    if let verdict { return ended(item, verdict) }
    phase = .idle
    isRenewed = false
    let next = reconcile()
    return next.isEmpty ? [.releaseTurn] : next
  }

  private mutating func presentationDeclined() -> [Effect] {
    guard case .presenting(let item) = phase else { return [] }
    return ended(item, .refused)
  }

  /// Notes that the presentation has to end, and ends it as soon as the screen is at rest.
  private mutating func mustEnd(_ reason: EndingReason) -> [Effect] {
    guard shownItem != nil else { return [] }
    // The binding may change its mind back; a stronger reason may not be forgotten over that.
    if verdict == nil || verdict == .bindingChanged { verdict = reason }
    return reconcile()
  }

  private mutating func finishRequested(_ item: Item) -> [Effect] {
    guard shownItem == item else { return [] }
    switch verdict {
    case nil:
      verdict = .controllerDismissed
      return (wish == item ? writeBack(item) : []) + reconcile()
    case .bindingChanged:
      // It leaves already. What the binding wants by now is for after that, and stays.
      verdict = .controllerDismissed
      return []
    case .swipedAway, .controllerDismissed, .replaced, .ancestorDismissed, .hostRemoved, .refused:
      return []
    }
  }

  private mutating func dismissalBegan() -> [Effect] {
    switch phase {
    case .presenting(let item), .presented(let item):
      phase = .dismissing(item, .user)
    case .idle, .waiting, .dismissing:
      break
    }
    return []
  }

  private mutating func dismissalCancelled() -> [Effect] {
    guard case .dismissing(let item, _) = phase else { return [] }
    phase = .presented(item)
    if verdict == .bindingChanged { verdict = nil }  // The binding may want it back by now.
    if verdict == nil { isRenewed = false }
    return reconcile()
  }

  private mutating func gone(_ fate: Fate) -> [Effect] {
    switch (phase, fate) {
    case (.idle, _), (.waiting, _):
      return []
    case (.dismissing(let item, .user), .alone):
      // The finger was first and went through with it, whatever else has wanted it gone meanwhile.
      return ended(item, .swipedAway)
    case (.presenting(let item), _), (.presented(let item), _), (.dismissing(let item, _), _):
      let reason: EndingReason = fate == .alone ? .controllerDismissed : .ancestorDismissed
      return ended(item, verdict ?? reason)
    }
  }

  private mutating func ended(_ item: Item, _ reason: EndingReason) -> [Effect] {
    let isUnwished = wish == item && !isRenewed
    phase = .idle
    verdict = nil
    isRenewed = false
    var effects = isUnwished ? writeBack(item) : []
    effects.append(.end(item, reason))
    let next = reconcile()
    // Another item in the same place keeps the turn: asking again while holding it goes first.
    return effects + (next.isEmpty ? [.releaseTurn] : next)
  }

  private mutating func writeBack(_ item: Item) -> [Effect] {
    wish = nil
    disavowed = item
    return [.writeBack(item)]
  }
}

extension PresentationLifecycle: Sendable where Item: Sendable {}
extension PresentationLifecycle.Phase: Sendable where Item: Sendable {}
