/// Where a controller is between being off screen and being on it.
///
/// Every callback of an appearance comes from a change of this state, so that they balance whoever
/// asks for them: a presentation, a container or a view that is added by hand.
enum AppearanceState {
  /// Off screen.
  case disappeared
  /// `viewWillAppear` has been called, `viewDidAppear` hasn't.
  case appearing
  /// On screen.
  case appeared
  /// `viewWillDisappear` has been called, `viewDidDisappear` hasn't.
  case disappearing

  /// Whether the controller is on screen or on its way there.
  var isVisible: Bool { self == .appearing || self == .appeared }

  /// Whether the controller is on its way.
  var isInTransition: Bool { self == .appearing || self == .disappearing }
}

/// What a controller reports of its own presentation or dismissal (rule 1.16).
enum PresentationMovement {
  case none
  case beingPresented
  case beingDismissed
}

/// What a controller reports of its way into a container or out of it.
enum ContainmentMovement {
  case none
  case movingToParent
  case movingFromParent
}
