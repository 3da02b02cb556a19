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
}

/// One random run: presents, dismissals and a finger, in any order.
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
    host.settle()
    check()
    checkRest()
    host.root.dismiss(animated: false)
    host.settle()
    outcome.leaked = made.count { $0.controller != nil }
    outcome.transcript = host.context.transcript.description
    return outcome
  }

  private func step() {
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0...2: present()
    case 3, 4: anyController().dismiss(animated: Bool.random(using: &numbers))
    case 5: beginDrag()
    case 6: moveFinger()
    case 7: liftFinger()
    case 8: host.settle()
    default: host.advance(Int.random(in: 0...300, using: &numbers))
    }
  }

  private func anyController() -> UIViewController {
    let chain = host.window.presentationChain
    return chain[Int.random(in: 0..<chain.count, using: &numbers)]
  }

  private func present() {
    let controller = BalancedController()
    let styles: [UIModalPresentationStyle] = [
      .pageSheet, .fullScreen, .overFullScreen, .formSheet, .currentContext,
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
  return all
}()

@Suite("Random presentations")
@MainActor
struct RandomOperationTests {
  @Test("Whatever is done in whatever order, the screen stays consistent", arguments: everyDoubt)
  func consistent(doubts: Doubts) {
    var accepted = 0
    for seed in 1...60 {
      let outcome = RandomRun(seed: UInt64(seed), doubts: doubts).play(steps: 60)
      #expect(outcome.faults == [], "seed \(seed)")
      #expect(outcome.leaked == 0, "seed \(seed)")
      accepted += outcome.accepted
    }
    #expect(accepted > 200)
  }

  @Test("The same seed gives the same transcript")
  func deterministic() {
    let runs = (1...2).map { _ in RandomRun(seed: 7, doubts: Doubts()).play(steps: 100) }
    #expect(runs[0].transcript == runs[1].transcript)
    #expect(runs[0].transcript.count > 1000)
  }
}
