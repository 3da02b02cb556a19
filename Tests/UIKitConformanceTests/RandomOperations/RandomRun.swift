import ConformanceSupport
import StageRuntime
import UIKit

/// What a random run leaves behind.
struct Outcome {
  /// What was wrong, with the step after which it was seen.
  var faults: [String] = []
  /// Controllers that outlived the run.
  var leaked: [String] = []
  /// Everything that happened, as text.
  var transcript = ""
  /// How often what happened.
  var counts: [Event: Int] = [:]

  /// Things that a run should do now and then, or it proves nothing.
  enum Event: CaseIterable {
    case presented, dismissed, dragCancelled, dragRefused, windowOpened, sceneClosed, turned
    case childAdded, childRemoved, pushed, reacted
  }
}

/// One random run: presents, dismissals, fingers, containers, windows and turns of the device, in any
/// order; after each step it checks what must always hold.
@MainActor
final class RandomRun {
  let host: DeviceHost
  var numbers: SeededNumbers
  /// The windows whose scene is connected.
  var openWindows: [UIWindow]
  /// Windows that the app keeps after the scene has gone (rule 10.6).
  var closedWindows: [UIWindow] = []
  var finger: TouchSequence?
  var outcome = Outcome()
  private var made: [WeakController] = []
  private var step = 0

  private struct WeakController {
    let name: String
    weak var controller: BalancedController?
  }

  /// Plays a run to its end and lets go of it.
  ///
  /// - Parameters:
  ///   - seed: What the run's choices come from.
  ///   - doubts: Which variants the device plays.
  ///   - steps: How many things are done.
  /// - Returns: What was seen.
  static func play(seed: UInt64, doubts: Doubts, steps: Int) -> Outcome {
    var outcome = Outcome()
    var made: [WeakController] = []
    do {
      let run = RandomRun(seed: seed, doubts: doubts)
      run.play(steps: steps)
      outcome = run.outcome
      made = run.made
    }
    outcome.leaked = made.filter { $0.controller != nil }.map(\.name)
    return outcome
  }

  private init(seed: UInt64, doubts: Doubts) {
    let root = BalancedController()
    host = DeviceHost(doubts, root: { root })
    numbers = SeededNumbers(seed: seed)
    openWindows = [host.window]
    made = [WeakController(name: root.transcriptName, controller: root)]
  }

  private func play(steps: Int) {
    for _ in 0..<steps {
      step += 1
      performRandomOperation()
      check()
    }
    finger?.ended()
    finger = nil
    host.settle()
    check()
    checkRest()
    note(.dragCancelled, host.context.transcript.entries.count { $0.event == "stays on screen" })
    note(.dragRefused, host.context.transcript.entries.count { $0.event == "refused the swipe" })
    note(.dismissed, host.context.transcript.entries.count { $0.event == "has gone" })
    outcome.transcript = host.context.transcript.description
    end()
  }

  /// Ends the app: what is still presented may hold itself, but nothing else may hold anything.
  private func end() {
    UIApplication.shared.terminate()
    for window in openWindows + closedWindows {
      window.isHidden = true
      window.rootViewController = nil
    }
    host.settle()
  }

  func note(_ event: Outcome.Event, _ count: Int = 1) { outcome.counts[event, default: 0] += count }

  /// Makes a controller and remembers that it has to go some time.
  func makeController() -> BalancedController {
    let controller = BalancedController()
    made.append(WeakController(name: controller.transcriptName, controller: controller))
    return controller
  }

  var controllers: [BalancedController] { made.compactMap(\.controller) }

  // MARK: What must always hold

  private func fault(_ text: String) { outcome.faults.append("\(text), after step \(step)") }

  /// Presented and presenting are each other's inverse, and callbacks have balanced so far.
  private func check() {
    for controller in controllers {
      for fault in controller.faults { self.fault("\(controller.transcriptName): \(fault)") }
      if let presented = controller.presentedViewController,
        presented.presentingViewController?.presentedViewController !== presented
      {
        fault("\(presented.transcriptName) doesn't know that it is presented")
      }
      if controller.parent == nil, let presenter = controller.presentingViewController,
        presenter.presentedViewController !== controller
      {
        fault("\(presenter.transcriptName) doesn't know what it presents")
      }
    }
  }

  /// At rest every callback has had its counterpart, and who has appeared is in a window.
  private func checkRest() {
    for controller in controllers {
      let name = controller.transcriptName
      if !controller.isAtRest { fault("\(name) is under way at rest") }
      if controller.isBeingPresented || controller.isBeingDismissed {
        fault("\(name) still moves at rest")
      }
      guard let window = controller.viewIfLoaded?.window else {
        if controller.isHere { fault("\(name) has appeared, and isn't in a window") }
        continue
      }
      if openWindows.contains(window), !controller.isHere { fault("\(name) hasn't appeared") }
    }
    for window in openWindows where window.presentationChain.last?.viewIfLoaded?.window !== window {
      fault("the top of a window is off screen")
    }
  }
}
