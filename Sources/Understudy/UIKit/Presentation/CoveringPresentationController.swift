/// UIKit's controller of the styles that cover the screen or a context.
///
/// It plays `.fullScreen`, `.overFullScreen`, `.currentContext` and `.overCurrentContext`; they
/// differ only in what they cover and in whether they remove it (rules 1.10 and 1.11).
final class CoveringPresentationController: UIPresentationController {
  private let style: UIModalPresentationStyle

  init(
    style: UIModalPresentationStyle,
    presentedViewController: UIViewController,
    presenting: UIViewController?
  ) {
    self.style = style
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  override var presentationStyle: UIModalPresentationStyle { style }

  override var adapts: Bool { false }

  override var shouldPresentInFullscreen: Bool {
    style == .fullScreen || style == .overFullScreen
  }

  override var shouldRemovePresentersView: Bool {
    style == .fullScreen || style == .currentContext
  }

  override var transcriptStyle: String {
    switch style {
    case .fullScreen: "full screen"
    case .overFullScreen: "over the full screen"
    case .currentContext: "in its context"
    default: "over its context"
    }
  }
}
