import StageRuntime
import Testing
import UIKit

@Suite("Navigation: in any order")
@MainActor
struct RandomNavigationTests {
  /// Numbers that look random and are the same each time.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test(
    "After any changes at any moment the top is shown, alone, and all callbacks balance",
    arguments: 1...40
  )
  func anyOrder(seed: UInt64) {
    let host = NavigationHost()
    let navigation = host.navigation
    var numbers = Numbers(state: seed)
    var all = [host.a]
    for _ in 0..<30 {
      let isAnimated = Bool.random(using: &numbers)
      switch Int.random(in: 0..<7, using: &numbers) {
      case 0, 1:
        let controller = host.controller("\(all.count)")
        all.append(controller)
        navigation.pushViewController(controller, animated: isAnimated)
      case 2: navigation.popViewController(animated: isAnimated)
      case 3: navigation.popToRootViewController(animated: isAnimated)
      case 4:
        navigation.setViewControllers(
          navigation.viewControllers.shuffled(using: &numbers),
          animated: isAnimated
        )
      case 5: host.holdAndLift(host.swipe(by: .random(in: 50..<350, using: &numbers)))
      default: host.advance(.random(in: 0..<400, using: &numbers))
      }
    }
    host.settle()
    #expect(navigation.children == navigation.viewControllers)
    #expect(navigation.transitionCoordinator == nil)
    for controller in all {
      let isTop = controller === navigation.topViewController
      #expect((controller.viewIfLoaded?.window != nil) == isTop)
      #expect((controller.parent != nil) == navigation.viewControllers.contains(controller))
    }
    #expect(host.messages == [] && host.exceptions == [])
    expectBalance(host.journal.take(), of: all, top: navigation.topViewController)
  }

  /// Each controller's callbacks go round in a ring; only the top's ends on screen.
  private func expectBalance(_ journal: [String], of all: [Probe], top: UIViewController?) {
    let after = [
      "viewWillAppear": ["viewIsAppearing", "viewWillDisappear"],
      "viewIsAppearing": ["viewDidAppear", "viewWillDisappear"],
      "viewDidAppear": ["viewWillDisappear"],
      "viewWillDisappear": ["viewDidDisappear", "viewWillAppear"],
      "viewDidDisappear": ["viewWillAppear"],
    ]
    for probe in all {
      let calls = journal.filter { $0.hasPrefix("\(probe.name) ") && !$0.hasSuffix("viewDidLoad") }
        .map { String($0.dropFirst(probe.name.count + 1)) }
      for (call, next) in zip(calls, calls.dropFirst()) {
        #expect(after[call]?.contains(next) == true, "\(probe.name): \(call), then \(next)")
      }
      guard let last = calls.last else { continue }
      #expect(last == (probe === top ? "viewDidAppear" : "viewDidDisappear"), "\(probe.name)")
    }
  }
}
