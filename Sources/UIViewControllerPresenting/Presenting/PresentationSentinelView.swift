#if canImport(UIKit)
import UIKit

/// A view that tells when a presentation comes on screen and when it leaves, whoever dismissed it.
///
/// No delegate hears of a dismissal that code asked for (rule 4.2), of one that takes a whole chain
/// (rule 3.5) or of a controller that dismisses itself (rule 7.25). But each presentation has a
/// container view, which leaves its window at the end in every case (rules 1.19 and 4.20). The
/// sentinel sits in that container. It waits for it in the presented controller's view, because the
/// container is made only after the present call has returned.
final class PresentationSentinelView: UIView {
  /// What a sentinel tells.
  enum Change {
    /// It has come into a window, or left it.
    case window
    /// It was laid out, as somebody asked for.
    case layout
  }

  /// What lives as long as the presentation: its container keeps the sentinel.
  var owner: AnyObject?

  /// Called at each change.
  var onChange: (@MainActor (Change) -> Void)?

  /// Whether it has been in a window at all.
  private(set) var hasBeenOnScreen = false

  private weak var controller: UIViewController?
  private var isMovingToContainer = false

  /// Creates a sentinel for a controller that has just been presented, by whomever.
  init(watching controller: UIViewController) {
    self.controller = controller
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    if let container = controller.presentationController?.containerView {
      container.addSubview(self)
    } else {
      controller.viewIfLoaded?.addSubview(self)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("A sentinel is made in code only.")
  }

  /// Whether this is the sentinel of a controller's presentation.
  func isWatching(_ controller: UIViewController) -> Bool { self.controller === controller }

  /// Stops watching.
  func retire() {
    onChange = nil
    owner = nil
    removeFromSuperview()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard !isMovingToContainer else { return }
    if window != nil {
      hasBeenOnScreen = true
      moveToContainer()
    }
    onChange?(.window)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onChange?(.layout)
  }

  private func moveToContainer() {
    guard let container = controller?.presentationController?.containerView,
      superview !== container
    else { return }
    isMovingToContainer = true
    container.addSubview(self)
    isMovingToContainer = false
  }
}
#endif
