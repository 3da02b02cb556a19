/// How a view controller is shown when it is presented.
///
/// Source: header. Raw values are rule 1.20's.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the presenter's view is removed once it is covered.
  case fullScreen = 0
  /// Covers most of the screen, as a sheet.
  case pageSheet = 1
  /// A smaller sheet in the middle of a wide screen; as `pageSheet` on a narrow one.
  case formSheet = 2
  /// Covers the view of the controller that defines the presentation context.
  case currentContext = 3
  /// As the transitioning delegate's presentation controller says.
  case custom = 4
  /// Covers the screen and leaves the presenter's view in place.
  case overFullScreen = 5
  /// Covers the context's view and leaves it in place.
  case overCurrentContext = 6
  /// A popover that points at its source.
  case popover = 7
  /// No adaptation; not a style to present with.
  case none = -1
  /// The style that the system chooses for the controller.
  case automatic = -2
}

/// How a full-screen presentation moves.
///
/// Source: header.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom edge.
  case coverVertical = 0
  /// Turns around the vertical axis.
  case flipHorizontal = 1
  /// Fades in.
  case crossDissolve = 2
  /// Curls a corner of the presenter's view up.
  case partialCurl = 3
}
