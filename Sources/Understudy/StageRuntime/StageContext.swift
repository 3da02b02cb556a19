import Foundation

/// What one stage runs on, and what the stand-in frameworks find it by.
///
/// It holds the clock, the run loop, the console and the transcript of one simulated device. The
/// stand-ins ask for ``current``; contexts never see one another.
@MainActor
package final class StageContext {
  package let device: Device
  package let doubts: Doubts
  package let exceptionPolicy: ExceptionPolicy
  package let clock: VirtualClock
  package let turns: TurnLoop
  package let console: Console
  package let transcript: Transcript

  /// What would have ended the app, oldest first; stays empty under ``ExceptionPolicy/stop``.
  package private(set) var exceptions: [StageException] = []

  /// The `UIApplication` of the stage, kept here because UIKit is above this module.
  package var application: AnyObject?

  private var services: [ObjectIdentifier: any StageService] = [:]

  private var lastIdentity: UInt32 = 0
  private var instanceCounts: [String: Int] = [:]

  /// Creates the context of a stage and makes it the current one of the running task.
  package init(
    device: Device = .iPhone14,
    doubts: Doubts = Doubts(),
    onException: ExceptionPolicy = .stop
  ) {
    self.device = device
    self.doubts = doubts
    exceptionPolicy = onException
    clock = VirtualClock()
    turns = TurnLoop()
    console = Console()
    transcript = Transcript(clock: clock)
    Self.latest = Self.latest.filter { $0.value.context != nil }
    Self.latest[Self.taskKey] = WeakContext(self)
  }

  // MARK: The current context

  /// The context of the code that is running.
  ///
  /// While a stage runs something it is that stage's; in the code of a test it is the one that the
  /// same task made last. Stops the program when there is none.
  package static var current: StageContext {
    if let running { return running }
    if let scoped { return scoped }
    if let made = latest[taskKey]?.context { return made }
    fatalError(
      """
      There is no stage. Code that uses UIKit or SwiftUI on Linux runs on a simulated device: \
      create one first, with 'let stage = Stage()', in the same task.
      """
    )
  }

  /// The context of the code that is running, or `nil` if there is no stage.
  package static var currentIfAny: StageContext? {
    running ?? scoped ?? latest[taskKey]?.context
  }

  /// Runs an action with this context as the current one, also for the tasks that it starts.
  package func perform<Result>(_ action: () throws -> Result) rethrows -> Result {
    if Self.running === self { return try action() }
    let outer = Self.running
    Self.running = self
    defer { Self.running = outer }
    return try Self.$scoped.withValue(self) { try action() }
  }

  @TaskLocal private static var scoped: StageContext?
  private static var running: StageContext?
  private static var latest: [Int: WeakContext] = [:]

  private static var taskKey: Int {
    withUnsafeCurrentTask { $0?.hashValue ?? 0 }
  }

  // MARK: Time

  /// Lets time pass, ending a turn after each thing that happens meanwhile.
  package func advance(by duration: Duration) {
    perform {
      let end = clock.now + duration
      performActions(dueBy: end)
      clock.now = end
    }
  }

  /// Lets time pass until nothing is left to happen.
  ///
  /// - Parameter limit: How long to wait at most.
  /// - Returns: The name of what is still scheduled after the limit, or `nil` at rest.
  package func settle(limit: Duration) -> StaticString? {
    perform {
      let end = clock.now + limit
      performActions(dueBy: end)
      guard let unfinished = clock.nextActionName else {
        // Nothing happens any more, but what a picture shows may still be on its way.
        clock.now = max(clock.now, min(clock.motionEnd, end))
        return nil
      }
      return unfinished
    }
  }

  private func performActions(dueBy end: Duration) {
    turns.endTurn()
    while let action = clock.popAction(dueBy: end) {
      clock.now = action.deadline
      action.perform()
      turns.endTurn()
    }
  }

  // MARK: Messages

  /// Logs a message as a framework would.
  package func log(subsystem: String, category: String = "", _ text: String) {
    let message = Console.Message(
      time: clock.now,
      subsystem: subsystem,
      category: category,
      text: text
    )
    console.messages.append(message)
    transcript.record(.console, "", message.description)
  }

  /// Raises an exception: stops the program, or records it if the stage was told to.
  ///
  /// The caller returns at once when this returns, so that nothing else happens.
  package func raise(_ name: String, _ reason: String) {
    let exception = StageException(name: name, reason: reason)
    guard exceptionPolicy == .record else { fatalError(exception.description) }
    exceptions.append(exception)
    transcript.record(.console, "", exception.description)
  }

  // MARK: Services

  /// Returns the stage's own service of a type, made when it is first asked for.
  package func service<Service: StageService>(_ type: Service.Type) -> Service {
    if let service = services[ObjectIdentifier(type)] as? Service { return service }
    let service = Service()
    services[ObjectIdentifier(type)] = service
    return service
  }

  // MARK: Names

  /// Numbers an object.
  ///
  /// Numbers stand for addresses in messages, so that a script gives the same text each time.
  ///
  /// - Parameter name: What a reader calls objects of this kind, such as their class.
  /// - Returns: The object's number on the stage, from 1, and its number among its namesakes.
  package func identify(_ name: String) -> (identity: UInt32, ordinal: Int) {
    lastIdentity += 1
    let ordinal = instanceCounts[name, default: 0] + 1
    instanceCounts[name] = ordinal
    return (lastIdentity, ordinal)
  }
}

private struct WeakContext {
  weak var context: StageContext?
  init(_ context: StageContext) { self.context = context }
}
