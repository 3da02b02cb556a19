/// Recognises a finger that comes in from an edge of the screen.
@MainActor @preconcurrency open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How far from the edge the finger may come down, in points.
  ///
  /// Source: field.
  private static let reach: CGFloat = 20

  /// The edges that count; none unless set.
  open var edges: UIRectEdge = []

  /// Takes a finger that comes down at an edge, and no other.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where !isAtEdge(touch) { ignore(touch, for: event) }
    guard !trackedTouches.isEmpty else { return }
    super.touchesBegan(touches, with: event)
  }

  private func isAtEdge(_ touch: UITouch) -> Bool {
    guard let bounds = touch.window?.bounds else { return false }
    let place = touch.location(in: nil)
    return edges.contains(.left) && place.x - bounds.minX <= Self.reach
      || edges.contains(.right) && bounds.maxX - place.x <= Self.reach
      || edges.contains(.top) && place.y - bounds.minY <= Self.reach
      || edges.contains(.bottom) && bounds.maxY - place.y <= Self.reach
  }
}
