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

  @Test("An app that becomes inactive has its touches cancelled, and feels those fingers no more")
  func interruption() {
    let finger = host.touch(CGPoint(x: 110, y: 110))
    host.scene.setActivationState(.foregroundInactive)
    finger.moved(to: CGPoint(x: 120, y: 120))
    finger.ended()
    #expect(log.lines == ["v touchesBegan", "v touchesCancelled"])
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

  @Test("A view hears of a second finger only if it takes several")
  func secondFinger() {
    let first = host.touch(CGPoint(x: 110, y: 110))
    let second = host.touch(CGPoint(x: 120, y: 120))
    second.ended()
    first.ended()
    #expect(log.take() == ["v touchesBegan", "v touchesEnded"])
    view.isMultipleTouchEnabled = true
    let third = host.touch(CGPoint(x: 110, y: 110))
    let fourth = host.touch(CGPoint(x: 120, y: 120))
    fourth.ended()
    third.ended()
    #expect(log.lines.filter { $0 == "v touchesBegan" }.count == 2)
  }

  @Test("A touch on one stage's window is played on that stage, whichever is current")
  func otherStage() {
    final class Asking: UIView {
      weak var application: UIApplication?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        application = UIApplication.shared
      }
    }
    let asking = Asking(frame: CGRect(x: 0, y: 500, width: 50, height: 50))
    host.view.addSubview(asking)
    _ = Host()
    host.touch(CGPoint(x: 10, y: 510)).ended()
    #expect(asking.application === host.application)
  }

  @Test("A touch is for the frontmost window that has a view there")
  func frontmostWindow() {
    final class PassThrough: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let overlay = PassThrough(windowScene: host.scene)
    overlay.windowLevel = .alert
    overlay.isHidden = false
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    overlay.addSubview(badge)
    #expect(host.scene.window(at: CGPoint(x: 10, y: 10)) === overlay)
    #expect(host.scene.window(at: CGPoint(x: 110, y: 110)) === host.window)
  }

  @Test("A touch that the system takes away is cancelled")
  func cancelling() {
    let finger = host.touch(CGPoint(x: 110, y: 110))
    finger.cancelled()
    #expect(log.lines == ["v touchesBegan", "v touchesCancelled"])
  }
}
