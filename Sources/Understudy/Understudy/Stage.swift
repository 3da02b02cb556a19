import StageRuntime
import SwiftUI
import UIKit

/// A simulated device on which an app's own SwiftUI and UIKit code runs, with a clock that only moves
/// when it is told to.
///
/// A test shows a view, plays the user, lets time pass and looks at what came of it:
///
/// ```swift
/// let stage = Stage()
/// stage.show { ContentView() }
/// try stage.tap("Show widget")
/// stage.settle()
/// #expect(stage.presentationChain.count == 1)
/// ```
///
/// Nothing on a stage depends on real time: the same script gives the same ``transcript`` on every
/// machine. Stages don't see one another; `UIApplication.shared` is the application of the stage
/// that the running task made last.
@MainActor
public final class Stage {
  package let context: StageContext

  /// The window that ``show(_:)-(UIViewController)`` fills, on the device's screen.
  public let window: UIWindow

  /// The further windows that were opened; scenes don't keep their windows.
  var windows: [UIWindow] = []

  /// Sets up a device with an empty window.
  ///
  /// - Parameters:
  ///   - device: The model of the device, held upright.
  ///   - doubts: Which variant is played where Apple's behaviour isn't established.
  ///   - onException: What happens where UIKit raises an exception: the program stops with UIKit's
  ///     text, or the exception is added to ``exceptions`` and the call has no other effect.
  public init(
    _ device: Device = .iPhone14,
    doubts: Doubts = Doubts(),
    onException: ExceptionPolicy = .stop
  ) {
    let context = StageContext(device: device, doubts: doubts, onException: onException)
    self.context = context
    window = context.perform {
      let scene = UIApplication.launch(in: context).connectWindowScene()
      let window = UIWindow(windowScene: scene)
      window.makeKeyAndVisible()
      return window
    }
  }

  // A script may leave a presentation on screen, which holds itself until it is dismissed.
  isolated deinit {
    context.perform {
      UIApplication.shared.terminate()
      context.turns.endTurn()
    }
  }

  // MARK: What is shown

  /// Makes a controller the root of the window, and lets the turn end.
  public func show(_ controller: UIViewController) {
    context.perform {
      window.rootViewController = controller
      context.turns.endTurn()
    }
  }

  /// Makes a SwiftUI view the root of the window, in a hosting controller, and lets the turn end.
  ///
  /// - Parameter content: Makes the view.
  public func show<Content: View>(@ViewBuilder _ content: () -> Content) {
    context.perform { show(UIHostingController(rootView: content())) }
  }

  /// Shows an app: the first window of its scenes fills the stage's window, and each further one is
  /// opened beside it.
  ///
  /// Stops the program if the app's scenes have no window.
  ///
  /// - Parameter app: The app.
  public func show(_ app: some App) {
    var controllers = context.perform { app.makeWindowControllers() }
    guard !controllers.isEmpty else {
      fatalError("\(Swift.type(of: app)) has no window to show: give its body a WindowGroup.")
    }
    show(controllers.removeFirst())
    for controller in controllers { openWindow(controller) }
  }

  /// The application of this stage.
  public var application: UIApplication { context.perform { UIApplication.shared } }

  /// What is presented in the window, from the root controller's presentation upwards.
  public var presentationChain: [UIViewController] { Array(window.presentationChain.dropFirst()) }

  /// The controller in front: the last of the presentation chain, or the root.
  public var topController: UIViewController? {
    presentationChain.last ?? window.rootViewController
  }

  // MARK: Time

  /// The time since the stage was set up.
  public var now: Duration { context.clock.now }

  /// Lets time pass, and everything happen that is due meanwhile.
  ///
  /// - Parameter duration: How long; not negative.
  public func advance(by duration: Duration) {
    precondition(duration >= .zero, "Time can't go back (by \(duration)).")
    context.advance(by: duration)
  }

  /// Lets time pass until nothing is left to happen: no transition, no animation, no pending update.
  ///
  /// Raises an exception, in the way that the stage was told to, if something still goes on after a
  /// minute.
  public func settle() {
    guard let unfinished = context.settle(limit: .seconds(60)) else { return }
    context.raise(
      "StageUnsettledException",
      """
      The stage doesn't come to rest: after a minute '\(unfinished)' is still scheduled. Use \
      advance(by:) where something goes on for ever.
      """
    )
  }

  // MARK: What happened

  /// What Apple's frameworks, and the app, have logged.
  public var console: Console { context.console }

  /// What happened, in order.
  public var transcript: Transcript { context.transcript }

  /// What would have ended the app, if the stage was told to record exceptions.
  public var exceptions: [StageException] { context.exceptions }

  /// Adds a line to the transcript, to say what a script is about to do.
  public func note(_ text: String) {
    context.transcript.record(.script, "", text)
  }

  /// Runs an action of the program, such as a change of its state, and lets the turn end.
  ///
  /// - Parameters:
  ///   - text: What the transcript says about it.
  ///   - action: What the program does.
  /// - Returns: What the action returns.
  @discardableResult
  public func perform<Result>(
    _ text: String,
    _ action: () throws -> Result
  ) rethrows -> Result {
    try context.perform {
      context.transcript.record(.script, "", text)
      defer { context.turns.endTurn() }
      return try action()
    }
  }
}
