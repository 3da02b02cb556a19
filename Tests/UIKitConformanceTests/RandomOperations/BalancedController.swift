import StageRuntime
import UIKit

/// A controller that checks that its callbacks come in a possible order.
final class BalancedController: UIViewController {
  private enum State { case gone, coming, arriving, here, leaving }
  private var state = State.gone

  /// What came when it couldn't.
  private(set) var faults: [String] = []

  /// Something to do in one callback, the first time it comes.
  var reaction: (callback: String, action: @MainActor (BalancedController) -> Void)?

  private func step(_ callback: String, from allowed: [State], to next: State) {
    if !isViewLoaded { faults.append("\(callback) without a view") }
    if !allowed.contains(state) { faults.append("\(callback) while \(state)") }
    state = next
    guard let reaction, reaction.callback == callback else { return }
    self.reaction = nil
    reaction.action(self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    step("viewDidLoad", from: [.gone], to: .gone)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    step("viewWillAppear", from: [.gone, .leaving], to: .coming)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    step("viewIsAppearing", from: [.coming], to: .arriving)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    step("viewDidAppear", from: [.arriving], to: .here)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // One that something covers has gone already; in one variant it hears so again (rule 3.4).
    let hearsAgain =
      isBeingDismissed && StageContext.current.doubts.coveredInChain == .disappearance
    let allowed: [State] = [.here, .coming, .arriving] + (hearsAgain ? [.gone] : [])
    step("viewWillDisappear", from: allowed, to: .leaving)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    step("viewDidDisappear", from: [.leaving], to: .gone)
  }

  /// Whether every "will" has had its "did".
  var isAtRest: Bool { state == .gone || state == .here }

  /// Whether it has appeared and not disappeared.
  var isHere: Bool { state == .here }
}
