/// Brings touches to the recognisers that see them, then to the view that they are in.
///
/// Source: documented. Apple's pages for UIGestureRecognizer and “Handling touches in your view”:
/// recognisers are told first; one that recognises takes the touches from the view, unless its
/// `cancelsTouchesInView` is off, and fails the others, unless a delegate allows both. That the view
/// loses its touch before the recogniser's action runs is assumed.
@MainActor
enum TouchDelivery {
  static func deliver(_ event: UIEvent, in window: UIWindow) {
    for touch in event.orderedTouches where touch.window === window {
      if touch.phase == .began { begin(touch, event: event, in: window) }
      deliver(touch, event: event)
    }
  }

  /// Cancels the touches in a window; their fingers are felt no more, even where they stay down.
  ///
  /// Source: documented. Apple's page for `touchesCancelled(_:with:)`: an interruption that makes the
  /// app inactive cancels them.
  static func cancelTouches(in window: UIWindow) {
    for touch in window.activeTouches {
      let event = UIEvent()
      event.orderedTouches = [touch]
      touch.phase = .cancelled
      deliver(touch, event: event)
      touch.window = nil
    }
  }

  /// Finds out whom a new touch is for.
  private static func begin(_ touch: UITouch, event: UIEvent, in window: UIWindow) {
    let view = window.hitTest(touch.location, with: event)
    touch.view = view
    // A view that takes one finger at a time doesn't hear of the second.
    if let view, !view.isMultipleTouchEnabled,
      window.activeTouches.contains(where: { $0.view === view })
    {
      touch.isTakenFromView = true
    }
    window.activeTouches.append(touch)
    touch.gestureRecognizers = recognizers(seeing: touch, event: event)
  }

  /// The recognisers of the touched view and of those around it, from the inside out.
  private static func recognizers(
    seeing touch: UITouch,
    event: UIEvent
  ) -> [UIGestureRecognizer] {
    var recognizers: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      for recognizer in current.gestureRecognizers ?? [] where recognizer.accepts(touch, event) {
        recognizers.append(recognizer)
      }
      view = current.superview
    }
    return recognizers
  }

  private static func deliver(_ touch: UITouch, event: UIEvent) {
    let recognizers = touch.gestureRecognizers ?? []
    for recognizer in recognizers { recognizer.receive(touch, event) }
    tellView(of: touch, event: event)
    guard touch.phase == .ended || touch.phase == .cancelled else { return }
    touch.window?.activeTouches.removeAll { $0 === touch }
    for recognizer in recognizers { recognizer.release(touch) }
  }

  private static func tellView(of touch: UITouch, event: UIEvent) {
    guard let view = touch.view, !touch.isTakenFromView else { return }
    switch touch.phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    case .stationary: break
    }
  }

  /// Takes a touch from its view because a recogniser has recognised it.
  static func takeFromView(_ touch: UITouch, event: UIEvent?) {
    guard !touch.isTakenFromView else { return }
    touch.isTakenFromView = true
    // A touch that is only just coming down hasn't reached the view: it hears nothing of it.
    if touch.phase != .began { touch.view?.touchesCancelled([touch], with: event) }
  }
}
