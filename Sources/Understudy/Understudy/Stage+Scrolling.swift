import StageRuntime
import UIKit

extension Stage {
  /// Scrolls with a finger in the middle of the window, towards the end of the content, until something
  /// can be reached there.
  ///
  /// Each drag moves a third of the window's height, and what it sets going comes to rest. Nothing
  /// happens if a finger reaches the thing already.
  ///
  /// - Parameter name: The whole label of what to look for, or its identifier.
  /// - Throws: ``StageError`` if a drag changes nothing and it hasn't been found, with what is there.
  public func scrollDown(to name: String) throws(StageError) {
    let bounds = window.bounds
    while !isInReach(name) {
      let before = places
      pan(
        from: CGPoint(x: bounds.midX, y: bounds.midY),
        by: CGVector(dx: 0, dy: -bounds.height / 3),
        over: .milliseconds(300)
      )
      settle()
      if places == before {
        // What is at the content's very end can't be scrolled farther up.
        _ = try find(name)
        return
      }
    }
  }

  /// Whether a finger would reach the middle of something, above what covers the lower edge.
  private func isInReach(_ name: String) -> Bool {
    guard let element = try? find(name) else { return false }
    let area = element.window.bounds.inset(by: element.window.safeAreaInsets)
    return area.contains(element.center) && (try? checkReach(of: element, "reach", name)) != nil
  }

  private var places: [CGRect] { elements.map(\.frame) }
}
