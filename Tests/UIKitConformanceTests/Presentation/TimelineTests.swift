import StageRuntime
import Testing
import UIKit

@Suite("Timelines of presentations")
@MainActor
struct TimelineTests {
  @Test("P0.1 A full-screen present loads the view in the call, and begins after the commit")
  func presentsFullScreen() {
    let host = PresentationHost()
    let presented = host.controller("V", .fullScreen)
    host.root.present(presented, animated: true) { host.journal.add("completion") }
    #expect(host.journal.take() == ["V viewDidLoad"])
    #expect(host.root.presentedViewController === presented)
    host.endTurn()
    #expect(
      host.journal.take() == ["root viewWillDisappear", "V viewWillAppear", "V viewIsAppearing"]
    )
    host.settle()
    #expect(host.journal.take() == ["V viewDidAppear", "root viewDidDisappear", "completion"])
    #expect(host.root.view.window == nil)
    #expect(presented.view.window === host.window)
  }

  @Test(
    "P0.2 P1.11 Every other style tells the presented controller alone",
    arguments: [
      UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext,
    ]
  )
  func presentsOver(style: UIModalPresentationStyle) {
    let host = PresentationHost()
    host.present("V", style)
    #expect(
      host.journal.take() == [
        "V viewDidLoad", "V viewWillAppear", "V viewIsAppearing", "V viewDidAppear",
      ]
    )
    #expect(host.root.view.window === host.window)
  }

  @Test("P0.3 P3.8 A dismissal begins after the commit and ends with the completion")
  func dismisses() {
    let host = PresentationHost()
    let presented = host.present("V", .fullScreen)
    _ = host.journal.take()
    host.root.dismiss(animated: true) { host.journal.add("completion") }
    #expect(presented.isBeingDismissed)
    #expect(host.journal.take() == [])
    host.endTurn()
    #expect(
      host.journal.take() == [
        "V viewWillDisappear", "root viewWillAppear", "root viewIsAppearing",
      ]
    )
    host.settle()
    #expect(host.journal.take() == ["root viewDidAppear", "V viewDidDisappear", "completion"])
    #expect(host.root.presentedViewController == nil)
    #expect(presented.view.window == nil)
  }

  @Test("P0.4 A swipe that dismisses asks, tells, and ends as a dismissal")
  func swipes() {
    let host = PresentationHost()
    let delegate = ProbeDelegate(host.journal)
    let presented = host.presentSheet(delegate: delegate)
    let touch = host.drag(presented, by: 500)
    #expect(host.journal.take() == ["should dismiss", "will dismiss", "V viewWillDisappear"])
    #expect(presented.transitionCoordinator?.isInteractive == true)
    touch.ended()
    host.settle()
    #expect(host.journal.take() == ["V viewDidDisappear", "did dismiss"])
    #expect(host.root.presentedViewController == nil)
  }

  @Test("P0.5 A swipe that is cancelled brings the controller back")
  func cancelsSwipe() {
    let host = PresentationHost()
    let delegate = ProbeDelegate(host.journal)
    let presented = host.presentSheet(delegate: delegate)
    host.dragAndRelease(presented, by: 100)
    #expect(host.journal.take() == ["should dismiss", "will dismiss", "V viewWillDisappear"])
    #expect(!presented.isBeingDismissed)
    host.settle()
    #expect(host.journal.take() == ["V viewWillAppear", "V viewIsAppearing", "V viewDidAppear"])
    #expect(host.root.presentedViewController === presented)
    #expect(host.frame(of: presented).minY == 57)
  }

  @Test("P0.6 A swipe that is refused springs back and is told of once the finger lifts")
  func refusesSwipe() {
    let host = PresentationHost()
    let delegate = ProbeDelegate(host.journal)
    delegate.allowsDismissal = false
    let presented = host.presentSheet(delegate: delegate)
    let touch = host.drag(presented, by: 500)
    #expect(host.journal.take() == ["should dismiss"])
    let top = host.frame(of: presented).minY
    #expect(top > 57 && top < 557)
    touch.ended()
    #expect(host.journal.take() == ["did attempt to dismiss"])
    host.settle()
    #expect(host.journal.take() == [])
    #expect(host.frame(of: presented).minY == 57)
  }
}
