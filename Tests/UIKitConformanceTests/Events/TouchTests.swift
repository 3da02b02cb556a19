import Testing
import UIKit

@Suite("Touches")
@MainActor
struct TouchTests {
  let host = Host()
  let log = Log()
  let view: LoggingView

  init() {
    view = LoggingView("v", log, frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    host.view.addSubview(view)
    host.settle()
    _ = log.take()
  }

  @Test("A view gets the touches that begin in it, wherever they move")
  func delivery() {
    let finger = host.touch(CGPoint(x: 110, y: 110))
    finger.moved(to: CGPoint(x: 300, y: 300))
    finger.ended()
    #expect(log.lines == ["v touchesBegan", "v touchesMoved", "v touchesEnded"])
  }

  @Test("A touch beside a view isn't the view's")
  func beside() {
    host.tap(CGPoint(x: 10, y: 110))
    #expect(log.lines.isEmpty)
  }

  @Test("Touches that a view doesn't handle go up the responder chain")
  func responderChain() {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(child)
    _ = log.take()
    host.tap(CGPoint(x: 110, y: 110))
    #expect(log.lines.filter { $0.contains("touches") } == ["v touchesBegan", "v touchesEnded"])
  }

  @Test("A touch has its place in each view's coordinates, and the clock's time")
  func places() {
    final class Reading: UIView {
      var location = CGPoint.zero
      var previous = CGPoint.zero
      var timestamp: TimeInterval = 0
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        location = touch.location(in: self)
        previous = touch.previousLocation(in: nil)
        timestamp = touch.timestamp
      }
    }
    let reading = Reading(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
    host.view.addSubview(reading)
    let start = host.context.clock.now
    let finger = host.touch(CGPoint(x: 5, y: 505))
    host.advance(by: .milliseconds(250))
    finger.moved(to: CGPoint(x: 15, y: 505))
    #expect(reading.location == CGPoint(x: 15, y: 5))
    #expect(reading.previous == CGPoint(x: 5, y: 505))
    #expect(start == .zero)
    #expect(reading.timestamp == 0.25)
    finger.ended()
  }

  @Test("A touch that the system takes away is cancelled")
  func cancelling() {
    let finger = host.touch(CGPoint(x: 110, y: 110))
    finger.cancelled()
    #expect(log.lines == ["v touchesBegan", "v touchesCancelled"])
  }
}
