import Testing
import UIKit

@Suite("Gesture recognisers")
@MainActor
struct GestureTests {
  let host = Host()
  let log = Log()
  let view: LoggingView

  init() {
    view = LoggingView("v", log, frame: CGRect(x: 100, y: 100, width: 200, height: 400))
    host.view.addSubview(view)
    host.settle()
    _ = log.take()
  }

  private func attach<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer,
    to target: UIView? = nil,
    _ name: String
  ) -> Recognizer {
    let log = log
    recognizer.onChange = { log.note("\(name) \($0.state)") }
    (target ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test("A tap is recognised when the finger is lifted, and the view loses its touch")
  func tap() {
    let tap = attach(UITapGestureRecognizer(), "tap")
    host.tap(CGPoint(x: 150, y: 150))
    #expect(log.lines.filter { $0.hasPrefix("v") } == ["v touchesBegan", "v touchesCancelled"])
    #expect(log.take().filter { $0.hasPrefix("tap") } == ["tap ended"])
    #expect(tap.state == .possible)
    host.tap(CGPoint(x: 150, y: 150))
    #expect(log.lines.contains("tap ended"))
  }

  @Test("With cancelsTouchesInView off, the view keeps its touch")
  func keepingTouches() {
    let tap = attach(UITapGestureRecognizer(), "tap")
    tap.cancelsTouchesInView = false
    host.tap(CGPoint(x: 150, y: 150))
    #expect(log.lines == ["v touchesBegan", "tap ended", "v touchesEnded"])
  }

  @Test("A finger that moves or stays too long isn't a tap")
  func notATap() {
    _ = attach(UITapGestureRecognizer(), "tap")
    let moving = host.touch(CGPoint(x: 150, y: 150))
    moving.moved(to: CGPoint(x: 150, y: 250))
    moving.ended()
    let staying = host.touch(CGPoint(x: 150, y: 150))
    host.advance(by: .seconds(1))
    staying.ended()
    #expect(!log.lines.contains { $0.hasPrefix("tap") })
  }

  @Test("A recogniser sees the touches of the views inside its view")
  func outerView() {
    _ = attach(UITapGestureRecognizer(), to: host.view, "outer")
    host.tap(CGPoint(x: 150, y: 150))
    #expect(log.lines.sorted() == ["outer ended", "v touchesBegan", "v touchesCancelled"])
  }

  @Test("Of two gestures at once one is recognised, unless a delegate allows both")
  func exclusion() {
    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { true }
    }
    let inner = attach(UITapGestureRecognizer(), "inner")
    _ = attach(UITapGestureRecognizer(), to: host.view, "outer")
    host.tap(CGPoint(x: 150, y: 150))
    #expect(log.take().filter { $0.hasSuffix("ended") } == ["inner ended"])
    let both = Both()
    inner.delegate = both
    host.tap(CGPoint(x: 150, y: 150))
    #expect(log.take().filter { $0.hasSuffix("ended") } == ["inner ended", "outer ended"])
  }

  @Test("A single tap that waits for a double one comes when that has failed")
  func doubleTap() {
    let single = attach(UITapGestureRecognizer(), "single")
    let double = attach(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let first = host.touch(CGPoint(x: 150, y: 150))
    first.ended()
    #expect(!log.lines.contains("single ended"))
    host.advance(by: .milliseconds(350))
    #expect(log.take().filter { $0.hasSuffix("ended") } == ["single ended"])
  }

  @Test("Two taps in quick succession are a double tap and no single one")
  func twoTaps() {
    let single = attach(UITapGestureRecognizer(), "single")
    let double = attach(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    for _ in 0..<2 {
      let finger = host.touch(CGPoint(x: 150, y: 150))
      host.advance(by: .milliseconds(50))
      finger.ended()
      host.advance(by: .milliseconds(50))
    }
    host.settle()
    #expect(log.take().filter { $0.hasSuffix("ended") } == ["double ended"])
  }

  @Test("A pan begins after ten points, follows, and ends")
  func pan() {
    let pan = attach(UIPanGestureRecognizer(), "pan")
    let finger = host.touch(CGPoint(x: 150, y: 150))
    finger.moved(to: CGPoint(x: 150, y: 159))
    #expect(pan.state == .possible)
    finger.moved(to: CGPoint(x: 150, y: 160))
    #expect(pan.translation(in: host.view) == CGPoint(x: 0, y: 10))
    finger.moved(to: CGPoint(x: 155, y: 190))
    #expect(pan.translation(in: host.view) == CGPoint(x: 5, y: 40))
    finger.ended()
    #expect(
      log.lines.filter { $0.hasPrefix("v") } == [
        "v touchesBegan", "v touchesMoved", "v touchesCancelled",
      ]
    )
    #expect(
      log.take().filter { $0.hasPrefix("pan") } == ["pan began", "pan changed", "pan ended"]
    )
    #expect(pan.state == .possible)
  }

  @Test("A pan's velocity is that of the last movement; a finger that rests has none")
  func velocity() {
    let pan = attach(UIPanGestureRecognizer(), "pan")
    let finger = host.touch(CGPoint(x: 150, y: 150))
    for step in 1...5 {
      host.advance(by: .milliseconds(10))
      finger.moved(to: CGPoint(x: 150, y: 150 + 10 * CGFloat(step)))
    }
    #expect(abs(pan.velocity(in: host.view).y - 1000) < 1e-6)
    host.advance(by: .milliseconds(200))
    var velocity: CGPoint?
    pan.onChange = { _ in velocity = pan.velocity(in: nil) }
    finger.ended()
    #expect(velocity == .zero)
  }

  @Test("A translation that is set goes on from there")
  func settingTranslation() {
    let pan = attach(UIPanGestureRecognizer(), "pan")
    let finger = host.touch(CGPoint(x: 150, y: 150))
    finger.moved(to: CGPoint(x: 150, y: 200))
    pan.setTranslation(.zero, in: host.view)
    finger.moved(to: CGPoint(x: 150, y: 203))
    #expect(pan.translation(in: host.view) == CGPoint(x: 0, y: 3))
    finger.ended()
  }

  @Test("A gesture is cancelled with its touches, or when it is switched off")
  func cancelling() {
    let pan = attach(UIPanGestureRecognizer(), "pan")
    let first = host.touch(CGPoint(x: 150, y: 150))
    first.moved(to: CGPoint(x: 150, y: 200))
    first.cancelled()
    #expect(log.take().last == "pan cancelled")
    let second = host.touch(CGPoint(x: 150, y: 150))
    second.moved(to: CGPoint(x: 150, y: 200))
    pan.isEnabled = false
    #expect(log.take().last == "pan cancelled")
    #expect(pan.state == .possible)
    second.ended()
  }

  @Test("A recogniser that is taken off its view breaks its gesture off")
  func detaching() {
    let pan = attach(UIPanGestureRecognizer(), "pan")
    let finger = host.touch(CGPoint(x: 150, y: 150))
    finger.moved(to: CGPoint(x: 150, y: 200))
    view.removeGestureRecognizer(pan)
    #expect(log.take().last == "pan cancelled")
    finger.moved(to: CGPoint(x: 150, y: 250))
    finger.ended()
    #expect(log.lines.isEmpty)
    #expect(pan.view == nil)
  }

  @Test("A recogniser and what it touched go away when nobody keeps them")
  func leaks() {
    weak var recognizer: UIGestureRecognizer?
    weak var touched: UIView?
    do {
      let plain = UIView(frame: CGRect(x: 0, y: 600, width: 100, height: 100))
      let tap = UITapGestureRecognizer()
      plain.addGestureRecognizer(tap)
      host.view.addSubview(plain)
      host.tap(CGPoint(x: 50, y: 650))
      plain.removeFromSuperview()
      (recognizer, touched) = (tap, plain)
    }
    host.settle()
    #expect(recognizer == nil)
    #expect(touched == nil)
  }

  @Test("A delegate decides whether a gesture begins and which touches it sees")
  func delegates() {
    final class Deciding: NSObject, UIGestureRecognizerDelegate {
      var begins = true
      var receives = true
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        begins
      }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
      ) -> Bool { receives }
    }
    let delegate = Deciding()
    let tap = attach(UITapGestureRecognizer(), "tap")
    tap.delegate = delegate
    delegate.begins = false
    host.tap(CGPoint(x: 150, y: 150))
    delegate.begins = true
    delegate.receives = false
    host.tap(CGPoint(x: 150, y: 150))
    #expect(!log.lines.contains("tap ended"))
    delegate.receives = true
    host.tap(CGPoint(x: 150, y: 150))
    #expect(log.lines.contains("tap ended"))
  }
}
