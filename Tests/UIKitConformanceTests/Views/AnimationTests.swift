import Testing
import UIKit

@Suite("Animations")
@MainActor
struct AnimationTests {
  let host = Host()

  @Test("Views have their new values at once; the completion comes after the duration")
  func completion() {
    var finished: Bool?
    UIView.animate(withDuration: 0.3, animations: { host.view.alpha = 0 }) { finished = $0 }
    #expect(host.view.alpha == 0)
    host.advance(by: .milliseconds(299))
    #expect(finished == nil)
    host.advance(by: .milliseconds(1))
    #expect(finished == true)
  }

  @Test("A delay is waited for as well")
  func delay() {
    var isFinished = false
    UIView.animate(
      withDuration: 0.3,
      delay: 0.2,
      animations: { host.view.alpha = 0 },
      completion: { _ in isFinished = true }
    )
    host.advance(by: .milliseconds(499))
    #expect(!isFinished)
    host.advance(by: .milliseconds(1))
    #expect(isFinished)
  }

  @Test("An animation that changes nothing is over in the next turn")
  func nothingToAnimate() {
    var isFinished = false
    UIView.animate(withDuration: 5, animations: {}) { _ in isFinished = true }
    #expect(!isFinished)
    host.endTurn()
    #expect(isFinished)
  }

  @Test("Without animations the completion comes in the next turn")
  func disabled() {
    var isFinished = false
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 5, animations: { host.view.alpha = 0 }) { _ in
        isFinished = true
      }
    }
    #expect(UIView.areAnimationsEnabled)
    #expect(!isFinished)
    host.endTurn()
    #expect(isFinished)
  }

  @Test("The duration can be read inside the animation only")
  func inheritedDuration() {
    var inside: TimeInterval = 0
    UIView.animate(withDuration: 0.3) { inside = UIView.inheritedAnimationDuration }
    #expect(inside == 0.3)
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test("An inner animation takes the outer one's duration")
  func nested() {
    var isFinished = false
    UIView.animate(withDuration: 1) {
      UIView.animate(withDuration: 0.1, animations: { host.view.alpha = 0 }) { _ in
        isFinished = true
      }
    }
    host.advance(by: .milliseconds(999))
    #expect(!isFinished)
    host.advance(by: .milliseconds(1))
    #expect(isFinished)
  }

  @Test("Switching animations off concerns one stage only")
  func stagesAreApart() {
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    _ = Host()
    #expect(UIView.areAnimationsEnabled)
  }
}
