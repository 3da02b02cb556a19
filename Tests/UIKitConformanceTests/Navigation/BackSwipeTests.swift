import StageRuntime
import Testing
import UIKit

@Suite("Navigation: the swipe back")
@MainActor
struct BackSwipeTests {
  private let host = NavigationHost()
  private let b: Probe

  init() { b = host.push() }

  @Test("A swipe from the left edge pops when the finger has gone past the middle")
  func completed() {
    let finger = host.swipe(by: 250)
    #expect(host.navigation.topViewController === host.a)
    #expect(host.navigation.transitionCoordinator?.isInteractive == true)
    #expect(b.view.frame.minX > 200)
    host.holdAndLift(finger)
    host.settle()
    #expect(
      host.journal.take() == [
        "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "B viewDidDisappear",
        "A viewDidAppear",
      ]
    )
    #expect(b.parent == nil)
  }

  @Test("A swipe that is cancelled: the one below disappears again, then the top one reappears")
  func cancelled() {
    let finger = host.swipe(by: 100)
    var isCancelled: [Bool] = []
    host.navigation.transitionCoordinator?.notifyWhenInteractionChanges {
      isCancelled.append($0.isCancelled)
    }
    host.holdAndLift(finger)
    #expect(isCancelled == [true])
    host.settle()
    #expect(
      host.journal.take() == [
        "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "A viewWillDisappear",
        "A viewDidDisappear", "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear",
      ]
    )
    #expect(host.navigation.viewControllers == [host.a, b])
    #expect(b.view.frame.minX == 0)
    #expect(b.view.window === host.window)
    #expect(host.a.view.window == nil)
  }

  @Test("After a cancelled swipe another one pops")
  func again() {
    host.holdAndLift(host.swipe(by: 100))
    host.settle()
    host.holdAndLift(host.swipe(by: 300))
    host.settle()
    #expect(host.navigation.viewControllers == [host.a])
    #expect(host.messages == [])
  }

  @Test("A fast swipe pops although the finger hasn't gone far")
  func fast() {
    let finger = TouchSequence.began(at: CGPoint(x: 4, y: 400), in: host.window)
    for step in 1...5 {
      host.advance(10)
      finger.moved(to: CGPoint(x: 4 + 15 * CGFloat(step), y: 400))
    }
    finger.ended()
    host.settle()
    #expect(host.navigation.viewControllers == [host.a])
  }

  @Test("A finger that comes down away from the edge doesn't pop")
  func notAtEdge() {
    let finger = TouchSequence.began(at: CGPoint(x: 100, y: 400), in: host.window)
    for step in 1...10 {
      host.advance(10)
      finger.moved(to: CGPoint(x: 100 + 25 * CGFloat(step), y: 400))
    }
    finger.ended()
    host.settle()
    #expect(host.navigation.viewControllers == [host.a, b])
  }

  @Test("There is no swipe where the bar shows no way back", arguments: [0, 1, 2])
  func noWayBack(reason: Int) {
    switch reason {
    case 0: b.navigationItem.hidesBackButton = true
    case 1: host.navigation.setNavigationBarHidden(true, animated: false)
    default: b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu")
    }
    host.settle()
    host.holdAndLift(host.swipe(by: 300))
    host.settle()
    #expect(host.navigation.viewControllers == [host.a, b])
  }
}
