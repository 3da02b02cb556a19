import StageRuntime
import Testing
import UIKit

@Suite("Scroll views")
@MainActor
struct ScrollViewTests {
  private let host = Host()
  private let log = Log()
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
  private let delegate: ScrollLog

  init() {
    delegate = ScrollLog(log)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 390, height: 2000)
    scroll.delegate = delegate
    host.view.addSubview(scroll)
    host.settle()
    _ = log.take()
  }

  /// Puts a finger into the view and moves it upwards, a step each hundredth of a second.
  private func drag(by distance: CGFloat, steps: Int = 20) -> TouchSequence {
    let touch = TouchSequence.began(at: CGPoint(x: 200, y: 400), in: host.window)
    for step in 1...steps {
      host.advance(by: .milliseconds(10))
      let y = 400 + distance * CGFloat(step) / CGFloat(steps)
      touch.moved(to: CGPoint(x: 200, y: y))
    }
    return touch
  }

  /// Holds still before lifting the finger, so that no velocity counts.
  private func holdAndLift(_ touch: TouchSequence) {
    host.advance(by: .milliseconds(200))
    touch.moved(to: touch.location)
    touch.ended()
  }

  @Test("The offset is the origin of the bounds, and the delegate hears of each change")
  func offset() {
    scroll.contentOffset = CGPoint(x: 0, y: 50)
    #expect(scroll.bounds.origin.y == 50)
    scroll.contentOffset = CGPoint(x: 0, y: 50)
    scroll.bounds.origin.y = 60
    #expect(log.take() == ["did scroll", "did scroll"])
  }

  @Test("A finger moves the content with it, less what it takes to be a drag")
  func dragging() {
    let finger = drag(by: -200)
    #expect(scroll.isDragging && scroll.isTracking)
    #expect(scroll.contentOffset.y == 190)
    holdAndLift(finger)
    host.settle()
    #expect(scroll.contentOffset.y == 190)
    #expect(!scroll.isDragging && !scroll.isTracking)
    #expect(
      log.take().filter { $0 != "did scroll" } == [
        "will begin dragging", "will end dragging", "did end dragging, decelerates: false",
      ]
    )
  }

  @Test("Content that a finger throws moves on and slows down")
  func deceleration() {
    let finger = drag(by: -200)
    finger.ended()
    let released = scroll.contentOffset.y
    #expect(scroll.isDecelerating)
    host.advance(by: .milliseconds(100))
    let early = scroll.contentOffset.y - released
    host.advance(by: .milliseconds(100))
    let late = scroll.contentOffset.y - released - early
    #expect(early > late && late > 0)
    host.settle()
    #expect(!scroll.isDecelerating)
    #expect(
      log.take().filter { $0 != "did scroll" } == [
        "will begin dragging", "will end dragging", "did end dragging, decelerates: true",
        "will begin decelerating", "did end decelerating",
      ]
    )
  }

  @Test("A finger that comes down stops the content")
  func stops() {
    drag(by: -200).ended()
    host.advance(by: .milliseconds(50))
    let finger = TouchSequence.began(at: CGPoint(x: 200, y: 400), in: host.window)
    let offset = scroll.contentOffset
    host.advance(by: .milliseconds(500))
    #expect(scroll.contentOffset == offset)
    #expect(log.take().last == "did end decelerating")
    finger.ended()
    #expect(!scroll.isTracking)
  }

  @Test("A delegate can change where the content stops")
  func target() {
    delegate.target = CGPoint(x: 0, y: 400)
    drag(by: -200).ended()
    host.settle()
    #expect(scroll.contentOffset.y == 400)
  }

  @Test("Past its edge content gives way less and less, and goes back")
  func bouncing() {
    let finger = drag(by: 200)
    #expect(scroll.contentOffset.y < -50 && scroll.contentOffset.y > -190)
    holdAndLift(finger)
    host.settle()
    #expect(scroll.contentOffset.y == 0)
  }

  @Test("Without bouncing, content stops at its edge")
  func notBouncing() {
    scroll.bounces = false
    let finger = drag(by: 200)
    #expect(scroll.contentOffset.y == 0)
    finger.ended()
  }

  @Test("A finger doesn't scroll where that is switched off, or where the content fits")
  func disabled() {
    scroll.isScrollEnabled = false
    holdAndLift(drag(by: -200))
    scroll.isScrollEnabled = true
    scroll.contentSize = CGSize(width: 390, height: 100)
    holdAndLift(drag(by: -200))
    #expect(scroll.contentOffset.y == 0)
    #expect(log.take() == [])
  }

  @Test("An animated change of the offset takes time and ends with a call")
  func animated() {
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(scroll.contentOffset.y == 0)
    host.advance(by: .milliseconds(150))
    #expect(scroll.contentOffset.y > 100 && scroll.contentOffset.y < 200)
    host.settle()
    #expect(scroll.contentOffset.y == 300)
    #expect(log.take().last == "did end animation")
  }

  @Test(
    "Showing a part of the content moves it as little as needed",
    arguments: [(100, 0), (600, 150), (1950, 1500)] as [(CGFloat, CGFloat)]
  )
  func rectToVisible(top: CGFloat, expected: CGFloat) {
    scroll.scrollRectToVisible(CGRect(x: 0, y: top, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == expected)
  }

  @Test("The safe area adds to the inset, and content at its top edge stays there")
  func adjustedInset() {
    let full = UIScrollView(frame: host.view.bounds)
    full.contentSize = CGSize(width: 390, height: 2000)
    host.view.addSubview(full)
    host.settle()
    #expect(full.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(full.contentOffset.y == -47)
    full.contentInset.top = 10
    #expect(full.contentOffset.y == -57)
    full.contentInsetAdjustmentBehavior = .never
    #expect(full.adjustedContentInset == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
  }

  @Test("Content that becomes shorter moves back into range")
  func shorter() {
    scroll.contentOffset.y = 1500
    scroll.contentSize.height = 600
    #expect(scroll.contentOffset.y == 100)
  }

  @Test("Pages stop at multiples of the view's size, one at a time")
  func paging() {
    scroll.isPagingEnabled = true
    drag(by: -300).ended()
    host.settle()
    #expect(scroll.contentOffset.y == 500)
  }

  @Test("A control in the content loses its touch to a drag")
  func control() {
    let button = UIButton(frame: CGRect(x: 0, y: 250, width: 390, height: 100))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    scroll.addSubview(button)
    host.settle()
    holdAndLift(drag(by: -40))
    #expect(taps == 0)
    #expect(scroll.contentOffset.y > 0)
    host.settle()
    host.tap(CGPoint(x: 200, y: 400))
    #expect(taps == 1)
  }
}

/// A delegate that writes down what it hears.
final class ScrollLog: NSObject, UIScrollViewDelegate {
  private let log: Log
  var target: CGPoint?

  init(_ log: Log) {
    self.log = log
    super.init()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.note("did scroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.note("will begin dragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.note("will end dragging")
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.note("did end dragging, decelerates: \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    log.note("will begin decelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.note("did end decelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log.note("did end animation")
  }
}
