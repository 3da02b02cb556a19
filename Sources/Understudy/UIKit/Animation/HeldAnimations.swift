import Foundation
import StageRuntime

/// Animations that have been started but wait for a finger to let go.
@MainActor
final class HeldAnimations {
  private var ends: [(delay: CGFloat, completion: () -> Void)] = []

  /// Keeps an animation that would end after a time, in seconds.
  func add(after delay: CGFloat, _ completion: @escaping () -> Void) {
    ends.append((delay, completion))
  }

  /// Lets the animations run.
  ///
  /// - Parameter remaining: Returns how long each takes from now, in seconds, of how long it would
  ///   have taken.
  func release(_ remaining: (CGFloat) -> CGFloat) {
    let ends = ends
    self.ends = []
    let clock = StageContext.current.clock
    for end in ends {
      let completion = end.completion
      clock.schedule(after: .seconds(Double(remaining(end.delay))), name: "UIView.animate") {
        completion()
      }
    }
  }
}
