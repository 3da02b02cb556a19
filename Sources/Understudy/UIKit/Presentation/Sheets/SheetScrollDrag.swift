import Foundation

/// A drag in a scroll view that the sheet around it has taken over (rule 5.16).
///
/// While it lasts the scroll view stays where it is.
@MainActor
package final class SheetScrollDrag {
  private weak var interaction: SheetInteraction?

  init(_ interaction: SheetInteraction) { self.interaction = interaction }

  /// Moves the sheet with the finger.
  ///
  /// - Parameter translation: How far the finger is below where the sheet took over, in points.
  package func move(by translation: CGFloat) { interaction?.move(by: translation) }

  /// Lets go of the sheet.
  ///
  /// - Parameter velocity: The finger's downward velocity, in points per second.
  package func end(velocity: CGFloat) { interaction?.release(velocity: velocity) }

  /// Lets go of the sheet as if it hadn't been moved.
  package func cancel() { interaction?.release(velocity: 0, isCancelled: true) }
}

extension UISheetPresentationController {
  /// Takes over a drag in a scroll view that is at its top edge, if the sheet wants it (rule 5.16).
  ///
  /// Upwards it does on the way to a larger detent, downwards always; without
  /// `prefersScrollingExpandsWhenScrolledToEdge` only downwards from the largest.
  ///
  /// - Parameter translation: Which way the finger goes: downwards is positive.
  /// - Returns: The drag, or `nil` if the scroll view is to scroll.
  package func takeDrag(ofScrollTowards translation: CGFloat) -> SheetScrollDrag? {
    guard let geometry, let views, presentation?.transitionInChain == nil,
      !views.interaction.isDragging
    else { return nil }
    let value = geometry.rest(selected: selectedDetentIdentifier).value
    let isLargest = value >= geometry.largest.value
    let takes =
      translation > 0
      ? isLargest || prefersScrollingExpandsWhenScrolledToEdge
      : !isLargest && prefersScrollingExpandsWhenScrolledToEdge
    guard takes else { return nil }
    views.interaction.begin()
    return SheetScrollDrag(views.interaction)
  }
}

extension UIView {
  /// The sheet that this view is in, with nothing else presented in between.
  package var enclosingSheet: UISheetPresentationController? {
    var view: UIView? = self
    while let candidate = view {
      if candidate is PresentationContainerView { return nil }
      if candidate is SheetSurfaceView {
        let container = candidate.superview as? PresentationContainerView
        return container?.presentationController?.playing as? UISheetPresentationController
      }
      view = candidate.superview
    }
    return nil
  }
}
