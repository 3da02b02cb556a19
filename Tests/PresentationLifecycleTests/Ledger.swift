import PresentationLifecycle

/// What was said of one presentation and what was done, kept independently of the lifecycle to judge
/// what it does.
///
/// Each function notes something and returns what is wrong with it, or `nil`.
struct Ledger: Hashable {
  typealias Item = World.Item

  /// The item that was given to the screen and hasn't ended yet.
  private(set) var open: Item?
  /// The binding's last word, as far as the lifecycle could hear it.
  private var word: Item?
  /// What the binding has asked for since, and was not yet answered by presenting it.
  private var claim: Item?
  /// Whether the binding has wanted something else since the open item was presented.
  private var hasWavered = false
  /// Why the open item has to go, besides the binding's word.
  private var verdicts: Set<EndingReason> = []

  /// The lifecycle hears a word of the binding that isn't out of date.
  ///
  /// - Parameters:
  ///   - item: What the binding wants.
  ///   - isLeaving: Whether the open item is on its way off the screen.
  mutating func hears(_ item: Item?, isLeaving: Bool) {
    word = item
    if open == nil || item != open || hasWavered { claim = item }
    if open != nil, item != open { hasWavered = true }
    // A change of mind on the way in comes to nothing if it is changed back in time.
    if !isLeaving { stays() }
  }

  /// The lifecycle is told that the open item must go.
  mutating func isSentenced(_ reason: EndingReason) {
    if open != nil { verdicts.insert(reason) }
  }

  /// The open item is at rest on the screen, and stays.
  mutating func stays() {
    guard word == open, verdicts.isEmpty else { return }
    hasWavered = false
    claim = nil
  }

  /// A dismissal of the open item didn't happen.
  mutating func comesBack() {
    let sentences = verdicts.subtracting([.hostRemoved])
    guard word == open, sentences.isEmpty else { return }
    hasWavered = false
    claim = nil
  }

  mutating func presents(_ item: Item) -> String? {
    defer {
      open = item
      claim = nil
      hasWavered = false
      verdicts = []
    }
    if open != nil { return "It presents '\(item)' before '\(open ?? " ")' has ended." }
    return claim == item ? nil : "It presents '\(item)', which nobody has asked for since."
  }

  func dismisses() -> String? {
    guard open != nil else { return "It dismisses what it didn't present." }
    if word != open || !verdicts.isEmpty { return nil }
    return "It dismisses '\(open ?? " ")' without a reason."
  }

  mutating func writesBack(_ item: Item, after event: World.Event) -> String? {
    var (wasRenewed, isRepeated) = (false, false)
    switch event {
    case .finishRequested: isRepeated = verdicts.contains(.controllerDismissed)
    case .presentationDeclined: break  // Wishing again doesn't help against UIKit.
    default: wasRenewed = hasWavered && open == item
    }
    word = nil
    claim = nil
    if open != nil { hasWavered = true }
    if wasRenewed { return "It writes '\(item)' away, which was wished for again meanwhile." }
    return isRepeated ? "It writes '\(item)' away a second time." : nil
  }

  mutating func ends(_ item: Item, _ reason: EndingReason, after event: World.Event) -> String? {
    guard open == item else {
      let wasNeverShown = reason == .refused || reason == .hostRemoved
      return wasNeverShown ? nil : "It ends '\(item)', which isn't open, as '\(reason)'."
    }
    let expected = expectedReasons(after: event)
    open = nil
    hasWavered = false
    verdicts = []
    return expected.contains(reason) ? nil : "It ends '\(item)' as '\(reason)' after '\(event)'."
  }

  private func expectedReasons(after event: World.Event) -> Set<EndingReason> {
    switch event {
    case .dragFinished: return [.swipedAway]
    case .presentationDeclined: return [.refused]
    default: break
    }
    var reasons = verdicts
    if hasWavered { reasons.insert(.bindingChanged) }
    // While it was on its way in, others may have been quicker than the binding's change of mind.
    if verdicts.isEmpty {
      reasons.insert(event == .dismissedWithAncestor ? .ancestorDismissed : .controllerDismissed)
    }
    return reasons
  }
}
