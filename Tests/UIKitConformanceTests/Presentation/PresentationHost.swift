import ConformanceSupport
import StageRuntime
import UIKit

/// A device whose controllers write their callbacks into a journal.
@MainActor
final class PresentationHost: DeviceHost {
  let journal: Journal
  let root: Probe

  init(
    _ doubts: Doubts = Doubts(),
    device: Device = .iPhone14,
    sceneSize: CGSize? = nil
  ) {
    let journal = Journal()
    let root = Probe("root", journal)
    self.journal = journal
    self.root = root
    super.init(doubts, device: device, sceneSize: sceneSize, root: { root })
    _ = journal.take()
  }

  // MARK: Presenting

  /// Makes a controller with a style, named for the journal.
  func controller(_ name: String = "V", _ style: UIModalPresentationStyle = .automatic) -> Probe {
    let controller = Probe(name, journal)
    controller.modalPresentationStyle = style
    return controller
  }

  /// Presents a controller and waits until nothing happens any more.
  @discardableResult
  func present(
    _ name: String = "V",
    _ style: UIModalPresentationStyle = .automatic,
    on presenter: UIViewController? = nil
  ) -> Probe {
    let controller = controller(name, style)
    (presenter ?? root).present(controller, animated: true)
    settle()
    return controller
  }

  /// Presents a sheet with some detents and a delegate, and clears the journal.
  func presentSheet(
    _ name: String = "V",
    detents: [UISheetPresentationController.Detent] = [.large()],
    delegate: ProbeDelegate? = nil,
    on presenter: UIViewController? = nil
  ) -> Probe {
    let controller = controller(name)
    controller.sheetPresentationController?.detents = detents
    controller.sheetPresentationController?.delegate = delegate
    (presenter ?? root).present(controller, animated: true)
    settle()
    _ = journal.take()
    return controller
  }

  // MARK: Time

  func advance(_ milliseconds: Int) { advance(by: .milliseconds(milliseconds)) }

  // MARK: The finger

  /// Where a controller's view is in the window.
  func frame(of controller: UIViewController) -> CGRect {
    let view: UIView = controller.view
    return view.convert(view.bounds, to: nil as UIView?)
  }

  /// Puts a finger near a sheet's top edge and moves it, a step each hundredth of a second.
  @discardableResult
  func drag(_ controller: UIViewController, by distance: CGFloat) -> TouchSequence {
    let frame = frame(of: controller)
    let touch = TouchSequence.began(at: CGPoint(x: frame.midX, y: frame.minY + 20), in: window)
    move(touch, by: distance)
    return touch
  }

  /// Moves a finger downwards, a step each hundredth of a second.
  func move(_ touch: TouchSequence, by distance: CGFloat) {
    let start = touch.location
    let steps = 20
    for step in 1...steps {
      advance(10)
      touch.moved(to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / CGFloat(steps)))
    }
  }

  /// Holds still before lifting the finger, so that no velocity counts.
  func holdAndLift(_ touch: TouchSequence) {
    advance(200)
    touch.moved(to: touch.location)
    touch.ended()
  }

  func dragAndRelease(_ controller: UIViewController, by distance: CGFloat) {
    holdAndLift(drag(controller, by: distance))
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    TouchSequence.began(at: CGPoint(x: x, y: y), in: window).ended()
  }
}
