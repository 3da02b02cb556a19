import PresentationLifecycle

/// Two presentations in one context, with everything around them that can happen: bindings that a
/// program changes, updates that arrive late, a user, other code, and a screen that takes its time.
///
/// It is a value, so that a search can try every event in every state.
struct World: Hashable {
  /// What a binding can want.
  enum Item: UInt8, CustomStringConvertible {
    case a, b, c

    var description: String {
      switch self {
      case .a: "a"
      case .b: "b"
      case .c: "c"
      }
    }
  }

  typealias Lifecycle = PresentationLifecycle<Item>

  /// What can happen to one of the presentations.
  enum Event: Hashable {
    case bindingSet(Int, Item?)
    case updateDelivered(Int)
    case staleUpdateDelivered(Int)
    case bindingSeenAgain(Int)
    case hostAttached(Int)
    case hostDetached(Int)
    case hostRemoved(Int)
    case finishRequested(Int)
    case transitionEnded
    case presentationDeferred
    case presentationDeclined
    case windowClosed
    case presenterLost
    case dragBegan
    case dragCancelled
    case dragFinished
    case dismissedByOthers
    case dismissedWithAncestor
    case dismissalDropped
    case foreignPresented
    case foreignDismissed
  }

  /// What the screen shows in this context.
  enum Screen: Hashable {
    case empty
    case foreign
    case entering(Int, Item)
    case shown(Int, Item)
    case dragged(Int, Item)
    case leaving(Int, Item)
  }

  /// What never changes in a search, and so plays no part in telling worlds apart.
  struct Rules: Hashable {
    let policies: [PresentationArbiter<Int>.Policy]
    let items: [[Item]]

    static func == (one: Self, other: Self) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  /// One presentation with its binding.
  struct Presentation: Hashable {
    var lifecycle = Lifecycle()
    var binding: Item?
    var reported: Item?
    var stale: Item?
    var mustLookAgain = false
    var ledger = Ledger()
  }

  var presentations: [Presentation]
  let rules: Rules
  var arbiter = PresentationArbiter<Int>()
  var screen = Screen.empty
  /// What broke a rule, if something did.
  var fault: String?
  /// What is happening; of no account once it has happened.
  private var happening: Event?

  init(policies: [PresentationArbiter<Int>.Policy], items: [[Item]]) {
    rules = Rules(policies: policies, items: items)
    presentations = policies.map { _ in Presentation() }
  }

  // MARK: What can happen now

  var possibleEvents: [Event] {
    presentations.indices.flatMap(possibleEvents(of:)) + possibleEventsOnScreen + [.windowClosed]
  }

  private func possibleEvents(of index: Int) -> [Event] {
    let presentation = presentations[index]
    var events: [Event] = []
    for item in [nil] + rules.items[index].map(Optional.some) where item != presentation.binding {
      events.append(.bindingSet(index, item))
    }
    if presentation.mustLookAgain { events.append(.bindingSeenAgain(index)) }
    switch presentation.lifecycle.host {
    case .detached: events.append(.hostAttached(index))
    case .attached: events += [.hostDetached(index), .hostRemoved(index)]
    case .removed: return events
    }
    if presentation.binding != presentation.reported { events.append(.updateDelivered(index)) }
    if presentation.stale != nil { events.append(.staleUpdateDelivered(index)) }
    if presentation.lifecycle.shownItem != nil { events.append(.finishRequested(index)) }
    return events
  }

  private var possibleEventsOnScreen: [Event] {
    switch screen {
    case .empty: [.foreignPresented]
    case .foreign: [.foreignDismissed]
    case .entering:
      [
        .transitionEnded, .presentationDeferred, .presentationDeclined, .dragBegan,
        .dismissedByOthers,
      ]
    case .shown: [.dragBegan, .dismissedByOthers, .dismissedWithAncestor, .presenterLost]
    case .dragged: [.dragCancelled, .dragFinished, .dismissedWithAncestor]
    case .leaving: [.transitionEnded, .dismissedWithAncestor, .dismissalDropped]
    }
  }

  /// Whether nothing is under way.
  var isAtRest: Bool {
    switch screen {
    case .empty, .foreign, .shown: break
    case .entering, .dragged, .leaving: return false
    }
    return presentations.allSatisfy {
      !$0.mustLookAgain && $0.stale == nil
        && ($0.binding == $0.reported || $0.lifecycle.host != .attached)
    }
  }

  // MARK: Happening

  mutating func happen(_ event: Event) {
    happening = event
    defer { happening = nil }
    switch event {
    case .bindingSet(let index, let item):
      presentations[index].binding = item
    case .updateDelivered(let index):
      presentations[index].reported = presentations[index].binding
      presentations[index].stale = nil
      presentations[index].ledger.hears(presentations[index].binding, isLeaving: isLeaving(index))
      tell(index, .wished(presentations[index].binding))
    case .staleUpdateDelivered(let index):
      let stale = presentations[index].stale
      presentations[index].stale = nil
      tell(index, .wished(stale))
    case .bindingSeenAgain(let index):
      presentations[index].mustLookAgain = false
      presentations[index].stale = nil
      presentations[index].reported = presentations[index].binding
      presentations[index].ledger.hears(presentations[index].binding, isLeaving: isLeaving(index))
      if let item = presentations[index].binding {
        tell(index, .wishRenewed(item))
      } else {
        tell(index, .wished(nil))
      }
    case .hostAttached(let index): tell(index, .hostAttached)
    case .hostDetached(let index): tell(index, .hostDetached)
    case .hostRemoved(let index):
      presentations[index].ledger.isSentenced(.hostRemoved)
      tell(index, .hostRemoved)
    case .finishRequested(let index):
      guard let item = presentations[index].lifecycle.shownItem else { return }
      tell(index, .finishRequested(item))
      presentations[index].ledger.isSentenced(.controllerDismissed)
    case .windowClosed:
      closeWindow()
    case .foreignPresented:
      screen = .foreign
      arbiter.setObstructed(true)
    case .foreignDismissed:
      screen = .empty
      arbiter.setObstructed(false)
      grantTurns()
    case .transitionEnded, .presentationDeferred, .presentationDeclined, .presenterLost, .dragBegan,
      .dragCancelled, .dragFinished,
      .dismissedByOthers, .dismissedWithAncestor, .dismissalDropped:
      happenOnScreen(event)
    }
  }

  private mutating func closeWindow() {
    screen = .empty
    arbiter.setObstructed(true)
    for index in presentations.indices {
      presentations[index].ledger.isSentenced(.hostRemoved)
      tell(index, .windowClosed)
    }
    arbiter.setObstructed(false)
    grantTurns()
  }

  private mutating func happenOnScreen(_ event: Event) {
    switch (screen, event) {
    case (.entering(let index, let item), .transitionEnded):
      screen = .shown(index, item)
      tell(index, .presentationFinished)
    case (.leaving(let index, _), .transitionEnded), (.dragged(let index, _), .dragFinished),
      (.entering(let index, _), .dismissedByOthers):
      screen = .empty
      tell(index, .gone(.alone))
    case (.entering(let index, _), .presentationDeclined):
      screen = .empty
      tell(index, .presentationDeclined)
    case (.entering(let index, _), .presentationDeferred):
      screen = .empty
      presentations[index].ledger.isDeferred()
      tell(index, .presentationDeferred)
    case (.shown(let index, _), .presenterLost):
      presentations[index].ledger.isSentenced(.hostRemoved)
      tell(index, .presenterLost)
    case (.entering(let index, let item), .dragBegan), (.shown(let index, let item), .dragBegan):
      screen = .dragged(index, item)
      tell(index, .dismissalBegan)
    case (.dragged(let index, let item), .dragCancelled),
      (.leaving(let index, let item), .dismissalDropped):
      screen = .shown(index, item)
      presentations[index].ledger.comesBack()
      tell(index, .dismissalCancelled)
    case (.shown(let index, let item), .dismissedByOthers):
      screen = .leaving(index, item)
    case (.shown(let index, _), .dismissedWithAncestor),
      (.dragged(let index, _), .dismissedWithAncestor),
      (.leaving(let index, _), .dismissedWithAncestor):
      screen = .empty
      tell(index, .gone(.withAncestor))
    default:
      fault = "The model has no '\(event)' in '\(screen)'."
    }
  }

  private func isLeaving(_ index: Int) -> Bool {
    switch screen {
    case .dragged(index, _), .leaving(index, _): true
    default: false
    }
  }

  private mutating func tell(_ index: Int, _ event: Lifecycle.Event) {
    let effects = presentations[index].lifecycle.handle(event)
    check(presentations[index].lifecycle.invariantViolation)
    for effect in effects { perform(effect, of: index) }
    if case .presented = presentations[index].lifecycle.phase {
      presentations[index].ledger.stays()
    }
  }

  private mutating func perform(_ effect: Lifecycle.Effect, of index: Int) {
    switch effect {
    case .requestTurn:
      heed(arbiter.request(index, policy: rules.policies[index]))
      grantTurns()
    case .withdrawRequest:
      arbiter.withdraw(index)
    case .releaseTurn:
      arbiter.release(index)
      grantTurns()
    case .present(let item):
      check(screen == .empty ? nil : "It presents '\(item)' while the screen has '\(screen)'.")
      check(presentations[index].ledger.presents(item))
      screen = .entering(index, item)
    case .dismiss:
      check(presentations[index].ledger.dismisses())
      guard case .shown(index, let item) = screen else {
        if case .leaving(index, _) = screen { return }  // Others were quicker; it goes anyway.
        return check("It dismisses while the screen has '\(screen)'.")
      }
      screen = .leaving(index, item)
    case .writeBack(let item):
      guard let happening else { return }
      check(presentations[index].ledger.writesBack(item, after: happening))
      presentations[index].mustLookAgain = true
      guard presentations[index].binding == item else { return }
      presentations[index].binding = nil
      presentations[index].reported = nil
      presentations[index].stale = item
    case .end(let item, let reason):
      guard let happening else { return }
      check(presentations[index].ledger.ends(item, reason, after: happening))
    }
  }

  private mutating func heed(_ answer: PresentationArbiter<Int>.Answer?) {
    switch answer {
    case .replace(let index)?:
      presentations[index].ledger.isSentenced(.replaced)
      tell(index, .replacementWanted)
    case .refuse(let index)?:
      tell(index, .turnRefused)
    case nil:
      break
    }
  }

  private mutating func grantTurns() {
    while let index = arbiter.grantNext() { tell(index, .turnGranted) }
  }

  private mutating func check(_ violation: String?) {
    if fault == nil { fault = violation }
  }

  // MARK: What must hold at rest

  /// What doesn't agree between bindings and screen, now that nothing is under way.
  var disagreement: String? {
    for (index, presentation) in presentations.enumerated() {
      guard presentation.lifecycle.host != .removed else { continue }
      let shown: Item? = if case .shown(index, let item) = screen { item } else { nil }
      if let open = presentation.ledger.open, open != shown {
        return "'\(open)' never ended, and isn't on screen."
      }
      guard presentation.lifecycle.host == .attached, shown != presentation.binding else {
        continue
      }
      guard shown == nil, screen != .empty, arbiter.waiting.contains(index) else {
        return """
          The binding of \(index) says '\(presentation.binding.map(\.description) ?? "nil")', but \
          the screen has '\(screen)'.
          """
      }
    }
    return nil
  }
}
