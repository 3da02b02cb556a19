import Foundation
import StageRuntime

/// UIKit's controller of alerts: a card in the middle of the dimmed screen.
///
/// Nothing but a choice or the app dismisses it, so its delegate isn't asked (rule 4.17).
final class AlertPresentationController: UIPresentationController {
  private(set) var dimming: UIView?

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var presentationStyle: UIModalPresentationStyle { .custom }

  override var adapts: Bool { false }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    let size = preferredContentSize
    let area = area(of: container)
    let height = min(size.height, area.height)
    return CGRect(
      x: area.midX - size.width / 2,
      y: area.midY - height / 2,
      width: size.width,
      height: height
    )
  }

  /// Where the alert can be: above the keyboard, if there is one.
  ///
  /// Source: field.
  private func area(of container: UIView) -> CGRect {
    var area = container.bounds.inset(by: container.safeAreaInsets)
    if let window = container.window, let keyboard = window.keyboardFrame {
      let top = container.convert(keyboard, from: window).minY
      area.size.height = max(0, min(area.maxY, top) - area.minY)
    }
    return area
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimming?.frame = container?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func prepareToBegin() -> Bool {
    guard let reason = alert?.emptinessReason else { return true }
    StageContext.current.raise("NSInternalInconsistencyException", reason)
    return false
  }

  override func installPresentedView() {
    guard let container, let view = presentedView else { return }
    let dimming = UIView(frame: container.bounds)
    dimming.backgroundColor = .dimming
    self.dimming = dimming
    container.addSubview(dimming)
    view.frame = frameOfPresentedViewInContainerView
    view.autoresizingMask = []
    container.addSubview(view)
  }

  override func removeSurroundings() {
    dimming?.removeFromSuperview()
    dimming = nil
  }

  override var hasSurroundings: Bool { true }

  override var transitionDuration: Duration { TransitionTiming.alert }

  override var transcriptStyle: String { "as an alert" }
}

/// UIKit's controller of action sheets in compact width: choices along the bottom edge.
final class ActionSheetPresentationController: UIPresentationController {
  private(set) var dimming: UIView?

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  /// The distance from the edges, in points.
  ///
  /// Source: assumed.
  private static let margin: CGFloat = 8

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    let area = container.bounds.inset(by: container.safeAreaInsets)
      .insetBy(dx: Self.margin, dy: Self.margin)
    let width = min(area.width, area.height)
    let height = min(
      (presentedViewController.viewIfLoaded as? AlertView)?.height(forWidth: width) ?? 0,
      area.height
    )
    return CGRect(
      x: area.midX - width / 2,
      y: area.maxY - height,
      width: width,
      height: height
    )
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimming?.frame = container?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func installPresentedView() {
    guard let container, let view = presentedView else { return }
    installDimming(in: container)
    view.frame = frameOfPresentedViewInContainerView
    view.autoresizingMask = []
    container.addSubview(view)
  }

  private func installDimming(in container: UIView) {
    let dimming = UIView(frame: container.bounds)
    dimming.backgroundColor = .dimming
    let tap = UITapGestureRecognizer()
    tap.onChange = { [weak self] recognizer in
      if recognizer.state == .ended { self?.alert?.cancelForUser() }
    }
    dimming.addGestureRecognizer(tap)
    self.dimming = dimming
    container.insertSubview(dimming, at: 0)
  }

  override func receive(_ inhabitants: [UIView], in container: UIView) -> UIView {
    let place = super.receive(inhabitants, in: container)
    installDimming(in: container)
    return place
  }

  override func removeSurroundings() {
    dimming?.removeFromSuperview()
    dimming = nil
  }

  override var hasSurroundings: Bool { true }

  override var transitionDuration: Duration { TransitionTiming.alert }

  override var transcriptStyle: String { "as an action sheet" }
}
