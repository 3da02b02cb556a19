import Foundation
import StageRuntime

/// Content that moves by itself to a place: after a drag, or because the app wants it.
///
/// It moves sixty times a second on the stage's clock, as what apps do while content scrolls depends
/// on the steps.
@MainActor
final class ScrollMovement {
  /// How content gets from one place to another.
  enum Course {
    /// Slowly at both ends, in a fixed time.
    case easing
    /// Slower and slower.
    case deceleration(UIScrollView.DecelerationRate)
  }

  /// How long a movement takes that the app asks for.
  ///
  /// Source: field.
  private static let easingDuration = Duration.milliseconds(300)
  private static let frame = Duration.microseconds(16_667)
  /// A movement is over when this little is left, in points.
  private static let rest: CGFloat = 0.5

  let isDeceleration: Bool
  private let course: Course
  private let start: CGPoint
  private let target: CGPoint
  private let startTime: Duration
  private let context = StageContext.current
  private weak var view: UIScrollView?
  private var next: ScheduledAction?
  private let completion: (UIScrollView) -> Void

  init(
    of view: UIScrollView,
    to target: CGPoint,
    course: Course,
    completion: @escaping (UIScrollView) -> Void
  ) {
    self.view = view
    self.target = target
    self.course = course
    self.completion = completion
    if case .deceleration = course { isDeceleration = true } else { isDeceleration = false }
    start = view.contentOffset
    startTime = context.clock.now
    scheduleStep()
  }

  func stop() {
    next?.cancel()
    next = nil
  }

  private func scheduleStep() {
    next = context.clock.schedule(after: Self.frame, name: "scrolling") { [weak self] in
      self?.step()
    }
  }

  private func step() {
    guard let view else { return }
    let left = shareLeft(after: context.clock.now - startTime)
    let distance = max(abs(target.x - start.x), abs(target.y - start.y))
    let hasArrived = left * distance < Self.rest
    let share = hasArrived ? 0 : left
    view.moveContent(
      to: CGPoint(
        x: target.x - (target.x - start.x) * share,
        y: target.y - (target.y - start.y) * share
      )
    )
    // The delegate, which was told, may have begun another movement.
    guard view.movement === self else { return }
    if hasArrived {
      view.movement = nil
      completion(view)
    } else {
      scheduleStep()
    }
  }

  /// Returns which share of the way is left after some time, from 1 to 0.
  private func shareLeft(after time: Duration) -> CGFloat {
    switch course {
    case .easing:
      let progress = min(1, time / Self.easingDuration)
      return CGFloat(1 - progress * progress * (3 - 2 * progress))
    case .deceleration(let rate):
      return pow(rate.rawValue, CGFloat(time.seconds) * 1000)
    }
  }
}

extension UIScrollView {
  /// Starts a movement in place of the one that runs.
  func move(
    to target: CGPoint,
    like course: ScrollMovement.Course,
    completion: @escaping (UIScrollView) -> Void
  ) {
    movement?.stop()
    movement = ScrollMovement(of: self, to: target, course: course, completion: completion)
  }

  /// Stops the content where it is.
  func stopMovement() {
    movement?.stop()
    movement = nil
  }
}
