import Foundation
import StageRuntime
import SwiftUI

extension Screen {
  /// The scroll views on the screen, outer ones first.
  var scrollViews: [UIScrollView] {
    layOut()
    return Self.scrollViews(in: window)
  }

  private static func scrollViews(in view: UIView) -> [UIScrollView] {
    let inner = view.subviews.flatMap { scrollViews(in: $0) }
    return (view as? UIScrollView).map { [$0] + inner } ?? inner
  }

  /// Drags a finger slowly over the screen, so that nothing moves on when it is lifted.
  func drag(from start: CGPoint, by distance: CGVector) {
    let finger = TouchSequence.began(at: start, in: window)
    context.turns.endTurn()
    // The first points only say that the finger drags.
    let slack: CGFloat = 10
    let length = max(abs(distance.dx), abs(distance.dy))
    let step = length > 0 ? (length + slack) / length : 0
    for part in [slack / max(length, 1), step, step] {
      context.advance(by: .milliseconds(200))
      finger.moved(
        to: CGPoint(x: start.x + distance.dx * part, y: start.y + distance.dy * part)
      )
      context.turns.endTurn()
    }
    context.advance(by: .milliseconds(200))
    finger.ended()
    settle()
  }

  /// Drags the content of the outermost scroll view upwards.
  func scrollDown(by distance: CGFloat) {
    drag(from: CGPoint(x: 200, y: 700), by: CGVector(dx: 0, dy: -distance))
  }

  /// Scrolls a scroll view to an offset at once.
  func scroll(to offset: CGPoint, index: Int = 0) {
    let views = scrollViews
    guard index < views.count else { return }
    views[index].contentOffset = offset
    settle()
  }

  /// The texts that are shown inside the window.
  var textsOnScreen: [String] {
    layOut()
    return leaves.filter {
      $0.kind == .text && $0.opacity > 0 && $0.frame.intersects(window.bounds)
    }.map(\.text)
  }
}
