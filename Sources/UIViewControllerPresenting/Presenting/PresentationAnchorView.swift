#if canImport(UIKit)
import UIKit

/// The view that stands in the hierarchy for a presentation: it knows the window, the presenting
/// controller and the place from which to present, and costs nothing else.
///
/// Its layout is when the presentation acts. A change of SwiftUI's state arrives in the middle of an
/// update, where presenting would load the new controller's view and so run code that may not
/// change state; layout follows in the same turn, when the update is over.
final class PresentationAnchorView: UIView {
  /// What to tell; weak, because the presentation outlives the view while it is being dismissed.
  weak var driver: PresentationDriver?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) {
    fatalError("An anchor is made in code only.")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    driver?.anchorDidMove()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    driver?.look()
  }

  /// The controller that presents for this view, in a style.
  ///
  /// UIKit climbs by itself from the controller it is asked of (rules 1.2 and 1.3); the climb is
  /// repeated here to know beforehand whether that controller is free. A controller that isn't part
  /// of the window's chain, such as one in a list's cell, is climbed past.
  func presentingController(for style: UIModalPresentationStyle) -> UIViewController? {
    var responder = next
    var found: UIViewController?
    while let current = responder {
      guard let controller = current as? UIViewController else {
        responder = current.next
        continue
      }
      found = controller.presenter(for: style)
      if controller.isPartOfChain(of: window) { break }
      responder = controller.outermost.next
    }
    return found
  }
}

extension UIViewController {
  /// The controller that UIKit lets present when this one is asked to.
  fileprivate func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style == .currentContext || style == .overCurrentContext else { return outermost }
    var next: UIViewController? = self
    while let controller = next {
      if controller.definesPresentationContext { return controller }
      next = controller.parent
    }
    return outermost
  }
}
#endif
