import Foundation
internal import StageDrawing
import StageRuntime

/// Where views are that a transition moves: as far as its time has come.
extension ViewPainter {
  /// Finds what moves at this moment in a window.
  func collectMovements(in window: UIWindow) {
    for weak in UIApplication.shared.presentations.values {
      guard let presentation = weak.presentation, let transition = presentation.transition,
        transition.isMoving, presentation.controller.container?.window === window
      else { continue }
      move(presentation, transition)
    }
    if let root = window.rootViewController { collectNavigation(in: root) }
    pushBackRoot(of: window)
  }

  private func collectNavigation(in controller: UIViewController) {
    if let navigation = controller as? UINavigationController,
      let transition = navigation.transition
    {
      move(transition)
    }
    for child in controller.children { collectNavigation(in: child) }
    if let presented = controller.presentationAbove?.presented { collectNavigation(in: presented) }
  }

  // MARK: The stack of cards

  /// Whether a sheet at full height pushes a window's own content back.
  package static func pushesBack(_ window: UIWindow) -> Bool { frontSheet(over: window) != nil }

  /// The sheet that pushes a window's own content back, if there is one.
  private static func frontSheet(over window: UIWindow) -> UISheetPresentationController? {
    guard let presentation = window.rootViewController?.presentationAbove,
      let sheet = presentation.controller.playing as? UISheetPresentationController,
      window.traitCollection.verticalSizeClass == .regular, sheet.pushesBack
    else { return nil }
    return sheet
  }

  /// Makes a window's own content the backmost card behind a sheet at full height.
  ///
  /// The content's view has its frame all the while, as on a device. Source: field, iOS 13 to 18; the
  /// numbers are assumed.
  private func pushBackRoot(of window: UIWindow) {
    guard let root = window.rootViewController, let view = root.viewIfLoaded,
      let sheet = Self.frontSheet(over: window), let geometry = sheet.geometry
    else { return }
    let frame = view.frame
    let top = geometry.frame(at: geometry.largest).minY
    let surface = sheet.views?.surface
    let lowered = surface.flatMap { movements[ObjectIdentifier($0)]?.offset.height } ?? 0
    let dragged = (surface?.shownGeometry.frame.minY ?? top) - top
    let way = max(1, geometry.containerSize.height - top)
    let share = 1 - min(1, max(0, (lowered + max(0, dragged)) / way))
    let full = SheetStackLook.transform(frame: frame, frontTop: top, depth: 1)
    move(view) {
      $0.scale = 1 - (1 - full.a) * share
      $0.offset.height = full.ty * share
      $0.cornerRadius = 10
    }
  }

  // MARK: Presentations

  private func move(_ presentation: ModalPresentation, _ transition: ModalTransition) {
    // An app's animator moves the views itself; a finger has moved them already.
    guard transition.custom == nil else { return }
    let player = presentation.controller.playing
    guard !transition.isInteractive else {
      let progress = transition.progress
      return move(player.veil) { $0.opacity = 1 - progress }
    }
    let length = transition.duration.seconds
    let time =
      length > 0 ? (transition.context.clock.now - transition.movingSince).seconds / length : 1
    let share = AnimationPace.spring(CGFloat(time))
    let isComing = (transition.direction == .presentation) != transition.isCancelled
    player.movePicture(shown: isComing ? share : 1 - share, with: self)
  }

  // MARK: Pushes and pops

  private func move(_ transition: NavigationTransition) {
    guard transition.isAnimated, !transition.isInteractive, !transition.isCancelled else { return }
    let navigation = transition.navigation
    let width = navigation.contentView.bounds.width
    let length = transition.duration.seconds
    let time = (StageContext.current.clock.now - transition.movingSince).seconds / length
    let share = AnimationPace.spring(CGFloat(time))
    let isPush = transition.operation == .push
    // What is below moves a third as far as what comes over it.
    let (top, below) = isPush ? (transition.to, transition.from) : (transition.from, transition.to)
    move(top?.viewIfLoaded) { $0.offset.width = width * (isPush ? 1 - share : share) }
    move(below?.viewIfLoaded) { $0.offset.width = -width / 3 * (isPush ? share : 1 - share) }
  }
}

extension UIPresentationController {
  /// What dims the screen behind what is presented.
  fileprivate var veil: UIView? {
    switch self {
    case let sheet as UISheetPresentationController: sheet.views?.dimming
    case let alert as AlertPresentationController: alert.dimming
    case let sheet as ActionSheetPresentationController: sheet.dimming
    default: nil
    }
  }

  /// Says how the presentation looks when it is shown by a share, from 0 to 1.
  func movePicture(shown share: CGFloat, with painter: ViewPainter) {
    painter.move(veil) { $0.opacity = share }
    switch self {
    case let sheet as UISheetPresentationController:
      guard let surface = sheet.views?.surface, let container else { return }
      let way = container.bounds.height - surface.frame.minY
      painter.move(surface) { $0.offset.height = way * (1 - share) }
    case is UIPopoverPresentationController:
      painter.move((self as? UIPopoverPresentationController)?.views?.popover) {
        $0.opacity = share
      }
    case is AlertPresentationController:
      painter.move(presentedView) {
        $0.opacity = share
        $0.scale = 1.2 - 0.2 * share
      }
    default:
      guard let view = presentedView, let container else { return }
      switch shownViewController.modalTransitionStyle {
      case .crossDissolve: painter.move(view) { $0.opacity = share }
      default:
        let way = container.bounds.height - view.frame.minY
        painter.move(view) { $0.offset.height = way * (1 - share) }
      }
    }
  }
}
