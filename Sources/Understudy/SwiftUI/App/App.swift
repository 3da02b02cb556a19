/// What an app consists of.
///
/// Source: documented. Apple's page for `App`.
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's body.
  associatedtype Body: Scene

  /// The app's scenes.
  @SceneBuilder @MainActor @preconcurrency
  var body: Body { get }

  /// Creates the app.
  @MainActor @preconcurrency
  init()
}

extension App {
  /// Stops the program: on Linux a stage plays the app.
  @MainActor @preconcurrency
  public static func main() {
    fatalError(
      """
      \(Self.self) can't run by itself on Linux, where there is no device. Play it on a stage: \
      create a 'Stage' and show the app on it.
      """
    )
  }

  /// Makes the controllers of the windows that the app's scenes open with, in order.
  package func makeWindowControllers() -> [UIViewController] {
    var windows = _SceneWindows()
    Body._collectWindows(of: body, into: &windows)
    return windows.makers.map { $0() }
  }
}
