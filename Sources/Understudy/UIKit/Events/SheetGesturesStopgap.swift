/// Recognises a tap.
@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}

/// Recognises a drag.
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var start = CGPoint.zero
  private var last = (point: CGPoint.zero, time: 0.0)
  private var speed = CGPoint.zero

  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: last.point.x - start.x, y: last.point.y - start.y)
  }

  open func velocity(in view: UIView?) -> CGPoint { speed }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
    last = (start, touches.first?.timestamp ?? 0)
    speed = .zero
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let now = location(in: nil)
    let time = touches.first?.timestamp ?? 0
    if time > last.time {
      speed = CGPoint(
        x: (now.x - last.point.x) / (time - last.time),
        y: (now.y - last.point.y) / (time - last.time)
      )
    }
    last = (now, time)
    if state == .possible {
      if abs(now.y - start.y) > 10 || abs(now.x - start.x) > 10 { state = .began }
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }
}
