extension PresentationLifecycle {
  /// What is wrong with the state, or `nil` if nothing is.
  ///
  /// It holds that
  /// - at rest on screen, what is shown is what is wished;
  /// - waiting means that something is wished and the host is there to present it;
  /// - nothing wished and possible is left lying: it is at least waiting;
  /// - a disavowed item isn't wished.
  package var invariantViolation: String? {
    switch phase {
    case .idle where host == .attached && wish != nil:
      return "An item is wished and its host is attached, but it isn't waiting."
    case .waiting where wish == nil || host != .attached:
      return "It waits for a turn with nothing to present or nowhere to present it."
    case .presented(let item) where item != wish || host == .removed:
      return "It is at rest on screen, but isn't what is wished."
    case .idle, .waiting, .presenting, .presented, .dismissing:
      break
    }
    guard let disavowed, disavowed == wish else { return nil }
    return "An item that was disavowed is wished."
  }
}
