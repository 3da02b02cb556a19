import StageRuntime
import Testing
import UIKit

/// The same numbers for the same seed, on every machine.
private struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A controller that checks that its appearance callbacks come in a possible order.
private final class BalancedController: UIViewController {
  private enum State { case gone, coming, here, leaving }
  private var state = State.gone
  private(set) var faults: [String] = []

  private func step(_ name: String, from allowed: [State], to next: State) {
    if !allowed.contains(state) { faults.append("\(name) in \(state)") }
    state = next
  }

  override func viewWillAppear(_ animated: Bool) {
    step("viewWillAppear", from: [.gone, .leaving], to: .coming)
  }
  override func viewIsAppearing(_ animated: Bool) {
    step("viewIsAppearing", from: [.coming], to: .coming)
  }
  override func viewDidAppear(_ animated: Bool) {
    step("viewDidAppear", from: [.coming], to: .here)
  }
  override func viewWillDisappear(_ animated: Bool) {
    step("viewWillDisappear", from: [.here, .coming], to: .leaving)
  }
  override func viewDidDisappear(_ animated: Bool) {
    step("viewDidDisappear", from: [.leaving], to: .gone)
  }

  var isAtRest: Bool { state == .gone || state == .here }
  var isHere: Bool { state == .here }
}

/// What a random run leaves behind.
private struct Outcome {
  var transcript = ""
  var faults: [String] = []
  var leaked = 0
  var accepted = 0
  var cancelledDrags = 0
  var refusedDrags = 0
}

/// One random run: presents, dismissals, a finger and turns of the device, in any order.
@MainActor
private final class RandomRun {
  private struct WeakController {
    weak var controller: BalancedController?
  }

  private let host: PresentationHost
  private var numbers: SeededNumbers
  private var made: [WeakController] = []
  private var touch: TouchSequence?
  private var outcome = Outcome()

  init(seed: UInt64, doubts: Doubts) {
    host = PresentationHost(doubts)
    numbers = SeededNumbers(seed: seed)
  }

  func play(steps: Int) -> Outcome {
    for _ in 0..<steps {
      step()
      check()
    }
    touch?.ended()
    touch = nil
    if host.window.bounds.width > host.window.bounds.height { rotate() }
    host.settle()
    check()
    checkRest()
    host.root.dismiss(animated: false)
    host.settle()
    outcome.leaked = made.count { $0.controller != nil }
    let events = host.context.transcript.entries.map(\.event)
    outcome.cancelledDrags = events.count { $0 == "stays on screen" }
    outcome.refusedDrags = events.count { $0 == "refused the swipe" }
    outcome.transcript = host.context.transcript.description
    return outcome
  }

  private func step() {
    switch Int.random(in: 0..<15, using: &numbers) {
    case 0...3: present()
    case 4: anyController().dismiss(animated: Bool.random(using: &numbers))
    case 5: beginDrag()
    case 6: moveFinger()
    case 7: liftFinger()
    case 8...11: swipe()
    case 12: host.settle()
    case 13: rotate()
    default: host.advance(Int.random(in: 0...600, using: &numbers))
    }
  }

  /// One of the controllers on screen, more often than not the front-most.
  private func anyController() -> UIViewController {
    let chain = host.window.presentationChain
    let index = Int.random(in: 0..<(2 * chain.count), using: &numbers)
    return chain[min(index, chain.count - 1)]
  }

  private func present() {
    let controller = BalancedController()
    let styles: [UIModalPresentationStyle] = [
      .pageSheet, .pageSheet, .formSheet, .fullScreen, .overFullScreen, .currentContext,
      .popover, .custom,
    ]
    controller.modalPresentationStyle =
      styles[Int.random(in: 0..<styles.count, using: &numbers)]
    let presenter = anyController()
    presenter.present(controller, animated: Bool.random(using: &numbers))
    made.append(WeakController(controller: controller))
    if presenter.presentedViewController === controller { outcome.accepted += 1 }
    if controller.presentingViewController != nil,
      let sheet = controller.sheetPresentationController
    {
      sheet.detents = [.medium(), .large()]
      if Bool.random(using: &numbers) { sheet.largestUndimmedDetentIdentifier = .medium }
      controller.isModalInPresentation = Int.random(in: 0..<4, using: &numbers) == 0
    }
  }

  /// Takes the front-most sheet by its top edge once it is at rest, and lets go somewhere.
  private func swipe() {
    if touch != nil { liftFinger() }
    host.settle()
    guard let top = host.window.presentationChain.last else { return }
    let touch = host.drag(top, by: CGFloat.random(in: -400..<600, using: &numbers))
    check()
    if Int.random(in: 0..<4, using: &numbers) == 0 { top.dismiss(animated: true) }
    if Bool.random(using: &numbers) { host.advance(Int.random(in: 0...800, using: &numbers)) }
    touch.ended()
  }

  private func rotate() {
    let size = host.window.bounds.size
    host.application.windowScenes[0].resize(
      to: CGSize(width: size.height, height: size.width),
      safeAreaInsets: .zero
    )
  }

  private func beginDrag() {
    guard touch == nil else { return }
    let y = CGFloat.random(in: 0..<844, using: &numbers)
    let touch = TouchSequence.began(at: CGPoint(x: 195, y: y), in: host.window)
    self.touch = touch
    moveFinger()
  }

  private func moveFinger() {
    guard let touch else { return }
    host.advance(20)
    let distance = CGFloat.random(in: -200..<400, using: &numbers)
    touch.moved(to: CGPoint(x: touch.location.x, y: touch.location.y + distance))
  }

  private func liftFinger() {
    if Bool.random(using: &numbers) { touch?.ended() } else { touch?.cancelled() }
    touch = nil
  }

  // MARK: Invariants

  private func check() {
    for (below, above) in zip(
      host.window.presentationChain,
      host.window.presentationChain.dropFirst()
    )
    where above.presentingViewController !== below || below.presentedViewController !== above {
      outcome.faults.append("\(above.transcriptName) and \(below.transcriptName) disagree")
    }
    for controller in made.compactMap(\.controller) { outcome.faults += controller.faults }
  }

  private func checkRest() {
    let chain = host.window.presentationChain
    for controller in made.compactMap(\.controller) {
      if !controller.isAtRest { outcome.faults.append("\(controller.transcriptName) is under way") }
      let isShown = chain.contains(controller) && controller.view.window != nil
      if controller.isHere != isShown {
        outcome.faults.append("\(controller.transcriptName) is here \(controller.isHere)")
      }
      if controller.isBeingPresented || controller.isBeingDismissed {
        outcome.faults.append("\(controller.transcriptName) still moves")
      }
    }
    if let top = chain.last, top.view.window == nil {
      outcome.faults.append("the top is off screen")
    }
  }
}

/// The default doubts, and each variant of each doubt.
private let everyDoubt: [Doubts] = {
  var all = [Doubts()]
  func vary<Variant: CaseIterable>(_ path: WritableKeyPath<Doubts, Variant>) {
    for variant in Variant.allCases {
      var doubts = Doubts()
      doubts[keyPath: path] = variant
      if !all.contains(doubts) { all.append(doubts) }
    }
  }
  vary(\.repeatedPresent)
  vary(\.presentWhileAppearing)
  vary(\.dismissDuringPresentation)
  vary(\.dismissDuringDrag)
  vary(\.unanimatedTransition)
  vary(\.didEndOrder)
  vary(\.willDismissOrder)
  vary(\.willDismissRepetition)
  vary(\.refusedOutsideTap)
  vary(\.mediumDetent)
  vary(\.sheetRelease)
  var numbers = SeededNumbers(seed: 1)
  all += (1...10).map { _ in anyDoubts(using: &numbers) }
  return all
}()

/// Doubts of which each is any of its variants.
private func anyDoubts(using numbers: inout SeededNumbers) -> Doubts {
  var doubts = Doubts()
  func choose<Variant: CaseIterable>(_ path: WritableKeyPath<Doubts, Variant>) {
    doubts[keyPath: path] =
      Variant.allCases.randomElement(using: &numbers) ?? doubts[keyPath: path]
  }
  choose(\.repeatedPresent)
  choose(\.presentWhileAppearing)
  choose(\.dismissDuringPresentation)
  choose(\.dismissDuringDrag)
  choose(\.unanimatedTransition)
  choose(\.didEndOrder)
  choose(\.willDismissOrder)
  choose(\.willDismissRepetition)
  choose(\.refusedOutsideTap)
  choose(\.mediumDetent)
  choose(\.sheetRelease)
  return doubts
}

@Suite("Random presentations")
@MainActor
struct RandomOperationTests {
  @Test("Whatever is done in whatever order, the screen stays consistent", arguments: everyDoubt)
  func consistent(doubts: Doubts) {
    var accepted = 0
    var cancelledDrags = 0
    var refusedDrags = 0
    for seed in 1...50 {
      let outcome = RandomRun(seed: UInt64(seed), doubts: doubts).play(steps: 60)
      #expect(outcome.faults == [], "seed \(seed)")
      #expect(outcome.leaked == 0, "seed \(seed)")
      accepted += outcome.accepted
      cancelledDrags += outcome.cancelledDrags
      refusedDrags += outcome.refusedDrags
    }
    // A run that does nothing proves nothing.
    #expect(accepted > 200)
    #expect(cancelledDrags > 5)
    #expect(refusedDrags > 5)
  }

  @Test("The same seed gives the same transcript")
  func deterministic() {
    let runs = (1...2).map { _ in RandomRun(seed: 7, doubts: Doubts()).play(steps: 100) }
    #expect(runs[0].transcript == runs[1].transcript)
    #expect(runs[0].transcript.count > 1000)
  }
}
