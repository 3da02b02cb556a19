import Foundation

/// Brings the text field that gets the keyboard's keys into sight once the keyboard covers something.
///
/// Source: measured by many for scroll views, which scroll as little as it takes.
@MainActor
final class KeyboardWatch {
  private var covered: CGFloat = 0
  private weak var revealed: UIView?

  /// Called after a host has laid out and placed its content.
  ///
  /// - Parameters:
  ///   - view: The hosting view.
  ///   - covered: How much of its height is behind the keyboard, in points.
  func contentDidRender(in view: UIView?, covered: CGFloat) {
    let field = covered > 0 ? view?.window?.editedView : nil
    guard covered != self.covered || field !== revealed else { return }
    self.covered = covered
    revealed = field
    guard let view, let field, field.isDescendant(of: view) else { return }
    var next = field.superview
    while let current = next, current !== view {
      if let scrollView = current as? HostedScrollView {
        scrollView.scrollRectToVisible(
          field.convert(field.bounds, to: scrollView),
          animated: false
        )
      }
      next = current.superview
    }
  }
}

extension UIView {
  /// How much of the view's height is behind the keyboard, in points.
  var heightBehindKeyboard: CGFloat {
    guard let window, let keyboard = window.keyboardFrame else { return 0 }
    let frame = convert(keyboard, from: nil as UIView?)
    guard frame.minX < bounds.maxX, frame.maxX > bounds.minX else { return 0 }
    return min(bounds.height, max(0, bounds.maxY - frame.minY))
  }
}
