import Foundation

/// The view in which one presentation takes place (rule 1.19).
///
/// It asks its presentation controller to lay out, and lets touches beside the presented view through
/// where the presentation doesn't block what is below (rule 5.15).
final package class PresentationContainerView: UIView {
  weak var presentationController: UIPresentationController?

  /// Whether size classes have changed since the presentation was adapted to them.
  private var mayAdapt = false

  package override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard window != nil, let presentationController else { return }
    presentationController.traitCollectionDidChange(previous)
    guard let previous,
      previous.verticalSizeClass != traitCollection.verticalSizeClass
        || previous.horizontalSizeClass != traitCollection.horizontalSizeClass
    else { return }
    mayAdapt = true
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    if mayAdapt {
      mayAdapt = false
      presentationController?.presentation?.adaptAgain()
    }
    presentationController?.playing.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.playing.containerViewDidLayoutSubviews()
  }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    guard let view, let playing = presentationController?.playing,
      view === self || view === playing.dimmingView
    else { return view }
    return playing.passesTouch(at: point) ? nil : view
  }
}
