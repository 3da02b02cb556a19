#if canImport(UIKit)
import PresentationLifecycle
import UIKit

/// A presenting controller and everything that wants to be presented from it.
///
/// All presentations from one controller share one context, and with it one arbiter. The context
/// adds what the arbiter can't know: whether UIKit would present now, and, where something stands in
/// the way, when it has gone.
///
/// Turns are handed out only when a waiting presentation looks, at a layout: not from within UIKit's
/// callbacks, where a transition that has nearly ended would still be in the way (rule 3.10), and not
/// before the updates that follow from an ending have been heard.
@MainActor
final class PresentationContext {
  typealias Policy = PresentationArbiter<ObjectIdentifier>.Policy

  /// The controller that presents; weak, because a context must not keep a screen alive.
  private(set) weak var presenter: UIViewController?

  private var arbiter = PresentationArbiter<ObjectIdentifier>()
  private var drivers: [ObjectIdentifier: WeakDriver] = [:]
  private var foreignSentinel: PresentationSentinelView?
  private lazy var transitionObserver = TransitionObserver { [weak self] in self?.lookSoon() }

  private init(presenter: UIViewController) {
    self.presenter = presenter
  }

  /// Returns the context of a controller, the same one for as long as somebody uses it.
  static func of(_ presenter: UIViewController) -> PresentationContext {
    let key = ObjectIdentifier(presenter)
    if let context = all[key]?.context, context.presenter === presenter { return context }
    all = all.filter { $0.value.context?.presenter != nil }
    let context = PresentationContext(presenter: presenter)
    all[key] = WeakContext(context: context)
    return context
  }

  private static var all: [ObjectIdentifier: WeakContext] = [:]

  private struct WeakContext { weak var context: PresentationContext? }
  private struct WeakDriver { weak var driver: PresentationDriver? }

  // MARK: Turns

  /// Asks for a turn.
  func requestTurn(for driver: PresentationDriver, policy: Policy) {
    let id = ObjectIdentifier(driver)
    drivers[id] = WeakDriver(driver: driver)
    arbiter.setObstructed(isObstructed)
    switch arbiter.request(id, policy: policy) {
    case .replace(let holder)?: drivers[holder]?.driver?.take(.replacementWanted)
    case .refuse(let id)?: drivers[id]?.driver?.take(.turnRefused)
    case nil: lookSoon()
    }
  }

  /// Takes a request back.
  func withdrawRequest(of driver: PresentationDriver) {
    drivers[ObjectIdentifier(driver)] = nil
    arbiter.withdraw(ObjectIdentifier(driver))
  }

  /// Gives a turn back, so that the next in line gets its own.
  func releaseTurn(of driver: PresentationDriver) {
    drivers[ObjectIdentifier(driver)] = nil
    arbiter.release(ObjectIdentifier(driver))
    lookSoon()
  }

  /// Hands out the turn, if nothing stands in the way.
  func look() {
    guard arbiter.isWaitedFor else { return }
    arbiter.setObstructed(isObstructed)
    observeObstruction()
    while let id = arbiter.grantNext() {
      if let driver = drivers[id]?.driver { return driver.takeTurn() }
      arbiter.release(id)
    }
  }

  /// Looks when what is happening now is over: at the next layout of whoever waits.
  private func lookSoon() {
    for id in arbiter.waiting { drivers[id]?.driver?.lookSoon() }
  }

  // MARK: What stands in the way

  /// Whether UIKit would refuse a presentation now.
  var isObstructed: Bool {
    guard let presenter, presenter.viewIfLoaded?.window != nil else { return true }
    return presenter.presentedViewController != nil || presenter.isInTransition
  }

  /// Arranges to hear when what stands in the way has gone.
  ///
  /// Where it is the window that is missing, the waiting anchors hear of it themselves, unless the
  /// presenter is still to be presented above them.
  private func observeObstruction() {
    guard isObstructed else {
      foreignSentinel?.retire()
      foreignSentinel = nil
      return
    }
    guard let presenter else { return }
    guard presenter.viewIfLoaded?.window != nil else {
      if presenter.isInTransition { transitionObserver.observeTransition(of: presenter) }
      return
    }
    if let presented = presenter.presentedViewController {
      transitionObserver.observeTransition(of: presented)
      watch(presented)
    } else {
      transitionObserver.observeTransition(of: presenter)
    }
  }

  /// Arranges to hear of the end of a presentation, whoever made it.
  private func watch(_ presented: UIViewController) {
    guard foreignSentinel?.isWatching(presented) != true else { return }
    foreignSentinel?.retire()
    let sentinel = PresentationSentinelView(watching: presented)
    sentinel.onChange = { [weak self] _ in self?.lookSoon() }
    foreignSentinel = sentinel
  }
}
#endif
