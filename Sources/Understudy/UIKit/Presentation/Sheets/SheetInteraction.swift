import Foundation
import StageRuntime

/// The user's finger on a sheet: it moves the sheet between its detents and off the screen.
///
/// Timelines 0.4 to 0.6 and rules 4.3 to 4.6. A dismissal begins when the finger takes the sheet below
/// its smallest detent, not before; that is also when the delegate is asked.
@MainActor
final class SheetInteraction: NSObject, UIGestureRecognizerDelegate {
  let pan = UIPanGestureRecognizer()
  private weak var sheet: UISheetPresentationController?
  private var drag: Drag?

  /// One drag, from the finger's recognised movement to its lifting.
  private struct Drag {
    /// The sheet's top when the drag began, in the container's coordinates.
    let startTop: CGFloat
    var pull = Pull.undecided
  }

  /// What it means that the sheet is pulled below its smallest detent.
  private enum Pull {
    /// It hasn't been.
    case undecided
    /// It is being dismissed.
    case dismissing(ModalTransition)
    /// It resists.
    case refused
  }

  init(sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    pan.delegate = self
    pan.onChange = { [weak self] recognizer in self?.panDidChange(to: recognizer.state) }
  }

  /// Whether a finger holds the sheet.
  var isDragging: Bool { drag != nil }

  /// How far the finger has brought a dismissal, from 0 to 1.
  var progress: CGFloat {
    guard let sheet, let geometry = sheet.geometry, let views = sheet.views else { return 0 }
    let top = geometry.frame(at: geometry.smallest).minY
    let way = geometry.containerSize.height - top
    guard way > 0 else { return 0 }
    return min(1, max(0, (views.surface.frame.minY - top) / way))
  }

  // MARK: The recogniser

  /// A drag begins only on a sheet at rest, and upwards or downwards.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let presentation = sheet?.presentation,
      presentation.transitionInChain == nil
    else { return false }
    let translation = pan.translation(in: pan.view?.window)
    return abs(translation.y) >= abs(translation.x)
  }

  private func panDidChange(to state: UIGestureRecognizer.State) {
    switch state {
    case .began:
      begin()
      move(by: pan.translation(in: pan.view?.window).y)
    case .changed:
      move(by: pan.translation(in: pan.view?.window).y)
    case .ended:
      release(velocity: pan.velocity(in: pan.view?.window).y)
    case .cancelled:
      // A touch that the system takes away moves nothing.
      release(velocity: 0, isCancelled: true)
    case .possible, .failed:
      break
    }
  }

  private func begin() {
    guard let views = sheet?.views else { return }
    drag = Drag(startTop: views.surface.frame.minY)
  }

  // MARK: Moving

  /// Moves the sheet with the finger, which is so far below where it took hold, in points.
  private func move(by translation: CGFloat) {
    guard let drag, let sheet, let geometry = sheet.geometry else { return }
    let top = drag.startTop + translation
    let highest = geometry.frame(at: geometry.largest).minY
    let lowest = geometry.frame(at: geometry.smallest).minY
    if top > lowest { pullBelowSmallest() }
    guard self.drag != nil else { return }
    if top < highest {
      place(top: highest - SheetRelease.rubberBand(highest - top, extent: highest))
    } else if top > lowest, case .refused? = self.drag?.pull {
      let extent = geometry.containerSize.height - lowest
      place(top: lowest + SheetRelease.rubberBand(top - lowest, extent: extent))
    } else {
      place(top: top)
    }
  }

  /// Decides, once a drag, whether the pull dismisses (rule 4.4).
  private func pullBelowSmallest() {
    guard let sheet, let pull = drag?.pull, case .undecided = pull,
      let presentation = sheet.presentation,
      presentation.transitionInChain == nil
    else { return }
    guard sheet.allowsUserDismissal() else {
      drag?.pull = .refused
      return
    }
    let transition = ModalTransition.beginUserDismissal(of: presentation, isInteractive: true)
    // The delegate may have ended the drag in its callback, by dismissing.
    if transition.isInteractive { drag?.pull = .dismissing(transition) } else { drag = nil }
  }

  private func place(top: CGFloat) {
    guard let sheet, let views = sheet.views, let geometry = sheet.geometry else { return }
    var frame = views.surface.frame
    frame.origin.y = top
    // Above the detent it was at, the sheet grows; below its smallest, it keeps that height.
    let least = geometry.frame(at: geometry.smallest).height
    if case .edgeAttached = geometry.form {
      frame.size.height = max(least, geometry.containerSize.height - top)
    }
    views.surface.frame = frame
  }

  // MARK: Letting go

  /// Lets go of the sheet, with the finger's downward velocity in points per second.
  private func release(velocity: CGFloat, isCancelled: Bool = false) {
    guard let drag, let sheet, let views = sheet.views, let geometry = sheet.geometry else {
      self.drag = nil
      return
    }
    let visibleHeight = geometry.containerSize.height - views.surface.frame.minY
    self.drag = nil
    var canDismiss = false
    if case .dismissing = drag.pull { canDismiss = !isCancelled }
    let destination =
      isCancelled
      ? restNow(in: geometry)
      : SheetRelease.destination(
        height: visibleHeight,
        velocity: velocity,
        heights: geometry.rests.map { geometry.containerSize.height - geometry.frame(at: $0).minY },
        canDismiss: canDismiss,
        rule: StageContext.current.doubts.sheetRelease
      )
    switch (drag.pull, destination) {
    case (.dismissing(let transition), .dismissal):
      leave(views)
      transition.finishInteraction()
    case (.dismissing(let transition), .rest(let index)):
      transition.cancelInteraction()
      sheet.selectForUser(geometry.rests[index])
    case (.refused, .rest(let index)):
      sheet.selectForUser(geometry.rests[index])
      if !isCancelled { sheet.announceAttemptToDismiss() }
    case (.undecided, .rest(let index)):
      sheet.selectForUser(geometry.rests[index])
    case (.undecided, .dismissal), (.refused, .dismissal):
      break  // Not offered: a drag that dismisses has begun to.
    }
  }

  /// The rest at which the sheet was before the drag.
  private func restNow(in geometry: SheetGeometry) -> SheetRelease {
    let selected = geometry.rest(selected: sheet?.selectedDetentIdentifier).identifier
    return .rest(geometry.rests.firstIndex { $0.identifier == selected } ?? 0)
  }

  /// Ends a drag from outside, as when an app dismisses the sheet (rule 3.12).
  func endFromOutside() {
    guard drag != nil, let views = sheet?.views else { return }
    drag = nil
    leave(views)
  }

  private func leave(_ views: SheetViews) {
    guard let height = sheet?.geometry?.containerSize.height else { return }
    AnimationState.current.show(for: TransitionTiming.sheet) {
      views.surface.frame.origin.y = height
    }
  }
}
