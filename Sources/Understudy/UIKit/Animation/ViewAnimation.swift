import Foundation
internal import StageDrawing
import StageRuntime

/// Where a view's values come from, while an animation block's changes are on their way.
///
/// A view has its new values at once; only pictures ask for these.
@MainActor
struct ViewAnimation {
  /// A value on its way.
  struct Change<Value> {
    let from: Value
    let start: Duration
    let duration: TimeInterval
  }

  var geometry: Change<ViewGeometry>?
  var alpha: Change<CGFloat>?
  var backgroundColor: Change<UIColor?>?
}

extension ViewAnimation.Change {
  /// The share of the way that is behind at a time, from 0 to 1.
  func share(at now: Duration) -> CGFloat {
    guard duration > 0 else { return 1 }
    return AnimationPace.easeInOut(CGFloat((now - start).seconds / duration))
  }
}

/// How far an animation is, of how long it lasts.
enum AnimationPace {
  /// Slow at both ends.
  static func easeInOut(_ time: CGFloat) -> CGFloat {
    let time = min(1, max(0, time))
    return time * time * (3 - 2 * time)
  }

  /// Fast at first, and slow at the end, as the system's transitions are.
  ///
  /// Source: assumed; a critically damped spring.
  static func spring(_ time: CGFloat) -> CGFloat {
    let time = min(1, max(0, time))
    guard time < 1 else { return 1 }
    let swing = 9 * time
    return 1 - (1 + swing) * exp(-swing)
  }
}

extension UIView {
  /// Where the view is at this moment.
  var shownGeometry: ViewGeometry {
    guard let change = rare?.animation?.geometry else { return geometry }
    let share = change.share(at: StageContext.current.clock.now)
    return share < 1 ? change.from.mixed(with: geometry, share) : geometry
  }

  /// How opaque the view is at this moment.
  var shownAlpha: CGFloat {
    guard let change = rare?.animation?.alpha else { return alpha }
    let share = change.share(at: StageContext.current.clock.now)
    return change.from + (alpha - change.from) * share
  }

  /// The colour of the view's ground at this moment.
  var shownBackgroundColor: UIColor? {
    guard let change = rare?.animation?.backgroundColor else { return backgroundColor }
    let share = change.share(at: StageContext.current.clock.now)
    guard share < 1 else { return backgroundColor }
    let from = (change.from ?? .clear).rgba(with: traitCollection)
    let target = (backgroundColor ?? .clear).rgba(with: traitCollection)
    return UIColor(from.mixed(with: target, share))
  }
}

extension ViewGeometry {
  fileprivate func mixed(with other: ViewGeometry, _ share: CGFloat) -> ViewGeometry {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * share }
    var result = other
    result.center = CGPoint(x: mix(center.x, other.center.x), y: mix(center.y, other.center.y))
    result.bounds = CGRect(
      x: mix(bounds.minX, other.bounds.minX),
      y: mix(bounds.minY, other.bounds.minY),
      width: mix(bounds.width, other.bounds.width),
      height: mix(bounds.height, other.bounds.height)
    )
    guard !isUpright || !other.isUpright else { return result }
    let (old, new) = (transform, other.transform)
    result.transform = CGAffineTransform(
      a: mix(old.a, new.a),
      b: mix(old.b, new.b),
      c: mix(old.c, new.c),
      d: mix(old.d, new.d),
      tx: mix(old.tx, new.tx),
      ty: mix(old.ty, new.ty)
    )
    return result
  }
}

extension RGBA {
  fileprivate func mixed(with other: RGBA, _ share: CGFloat) -> RGBA {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * share }
    return RGBA(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha)
    )
  }
}
