import StageRuntime
import SwiftUI
import Testing

@Suite("Springs")
@MainActor
struct SpringTests {
  private struct Page: View {
    let remote: Remote
    let animation: Animation
    @State private var value = 0

    var body: some View {
      let _ =
        remote.actions["animate"] = {
          withAnimation(animation) {
            value += 1
          } completion: {
            remote.actions["complete"]?()
          }
        }
      Text("\(value)")
    }
  }

  /// How long it takes until an animation's completion is called, in milliseconds.
  private func time(_ animation: Animation) -> Int {
    let remote = Remote()
    let screen = Screen { Page(remote: remote, animation: animation) }
    screen.settle()
    let start = screen.context.clock.now
    var end = start
    remote.actions["complete"] = { end = screen.context.clock.now }
    remote("animate")
    screen.settle()
    return Int(((end - start) / Duration.milliseconds(1)).rounded())
  }

  @Test("Springs are told by their motion or by their looks")
  func spellings() {
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.spring == .spring())
    #expect(Animation.interactiveSpring == .interactiveSpring(response: 0.15))
    #expect(Animation.smooth(duration: 0.2) == .spring(duration: 0.2, bounce: 0))
    #expect(Animation.snappy(duration: 0.2) != .bouncy(duration: 0.2))
  }

  @Test("A stiffer spring is faster, one with more mass slower")
  func physics() {
    let usual = Animation.interpolatingSpring(stiffness: 100, damping: 10)
    let stiff = Animation.interpolatingSpring(stiffness: 400, damping: 10)
    let heavy = Animation.interpolatingSpring(mass: 4, stiffness: 100, damping: 10)
    #expect(time(usual) == 628)
    #expect(time(stiff) == 314)
    #expect(time(heavy) == 1257)
  }

  @Test("A spring without mass or stiffness takes no time")
  func nothing() {
    #expect(time(.interpolatingSpring(mass: 0, stiffness: 100, damping: 10)) == 0)
    #expect(time(.interpolatingSpring(stiffness: 0, damping: 10)) == 0)
  }
}
