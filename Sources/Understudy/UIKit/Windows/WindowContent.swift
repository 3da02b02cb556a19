/// What a window shows, which goes with the window unless somebody else holds it (rule 10.6).
///
/// A presentation and its controllers hold each other (rule 1.23): without this they would outlive the
/// window that they were in. It is an object of its own because a window's subclasses, an app's too,
/// have deinitialisers of their own isolation. Source: assumed, from rule 10.6.
@MainActor
final class WindowContent {
  /// The root controller, while its view is in the window.
  var root: UIViewController?

  isolated deinit { root?.letGoOfPresentations() }
}
