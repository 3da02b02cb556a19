import StageRuntime
import Testing
import UIKit

@Suite("Numbers that make no sense")
@MainActor
struct BadNumberTests {
  private let host = Host()

  @Test("A place that is no number raises, and the view stays where it is")
  func position() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.center = CGPoint(x: CGFloat.nan, y: .nan)
    #expect(host.reasons == ["CALayer position contains NaN: [nan nan]"])
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("A size that is no number raises, and the view keeps its own")
  func size() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 4)
    #expect(host.reasons == ["CALayer bounds contains NaN: [0.0 0.0; nan 4.0]"])
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("Infinite edges raise nothing by themselves")
  func infinity() {
    let view = UIView()
    view.bounds = CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 4)
    #expect(host.reasons.isEmpty)
  }

  @Test("A place that a stack doesn't have raises, and nothing is lined up", arguments: [-1, 2])
  func stackIndex(index: Int) {
    let label = UILabel()
    let stack = UIStackView(arrangedSubviews: [label])
    stack.insertArrangedSubview(UILabel(), at: index)
    #expect(
      host.reasons == [
        "index out of bounds for arranged subview: index = \(index) expected to be less than or "
          + "equal to 1"
      ]
    )
    #expect(stack.arrangedSubviews == [label])
  }

  @Test("A finger that a recogniser doesn't follow raises")
  func touchIndex() {
    let recognizer = UITapGestureRecognizer()
    #expect(recognizer.location(ofTouch: 0, in: nil) == .zero)
    #expect(
      host.reasons == [
        "-[UITapGestureRecognizer locationOfTouch:inView:]: index (0) beyond bounds (0)."
      ]
    )
  }

  @Test("A layout that invalidates itself for ever raises and is given up")
  func endlessLayout() {
    final class Restless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    host.view.addSubview(Restless())
    host.endTurn()
    #expect(host.context.exceptions.count == 1)
    #expect(host.reasons.first?.contains("doesn't come to rest") == true)
  }
}
