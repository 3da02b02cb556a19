import ConformanceSupport
import UIKit

/// What a random run does: what an app does, and what the person who uses it does.
extension RandomRun {
  func performRandomOperation() {
    switch Int.random(in: 0..<34, using: &numbers) {
    case 0...7: present()
    case 8...9: anyController()?.dismiss(animated: Bool.random(using: &numbers))
    case 10...11: beginDrag()
    case 12...13: moveFinger()
    case 14...15: liftFinger()
    case 16...21: swipe()
    case 22...23: host.settle()
    case 24: turn()
    case 25...26: addChild()
    case 27: removeChild()
    case 28: openWindow()
    case 29: if numbers.oneIn(2) { closeScene() }
    case 30...31: pushOrPop()
    default: advance(upTo: 600)
    }
  }

  private func advance(upTo limit: Int) {
    host.advance(by: .milliseconds(Int.random(in: 0...limit, using: &numbers)))
  }

  // MARK: Choosing

  /// A window, more often than not one whose scene is connected.
  private func anyWindow() -> UIWindow? {
    let windows = numbers.oneIn(8) ? openWindows + closedWindows : openWindows
    return windows.randomElement(using: &numbers)
  }

  /// A controller of a window's chain or a child of it, more often than not the front-most.
  private func anyController() -> UIViewController? {
    guard let chain = anyWindow()?.presentationChain, let last = chain.last else { return nil }
    let index = Int.random(in: 0..<(2 * chain.count), using: &numbers)
    let controller = index < chain.count ? chain[index] : last
    guard numbers.oneIn(3) else { return controller }
    return controller.children.randomElement(using: &numbers) ?? controller
  }

  // MARK: The app

  private func present() {
    guard let presenter = anyController() else { return }
    present(on: presenter)
  }

  private func present(on presenter: UIViewController) {
    let controller = makeController()
    let styles: [UIModalPresentationStyle] = [
      .pageSheet, .pageSheet, .formSheet, .fullScreen, .overFullScreen, .currentContext, .popover,
      .custom,
      .overCurrentContext,
    ]
    let presented =
      numbers.oneIn(4) ? UINavigationController(rootViewController: controller) : controller
    presented.modalPresentationStyle = styles.randomElement(using: &numbers) ?? .pageSheet
    if numbers.oneIn(4) { addChild(to: controller) }
    if numbers.oneIn(6) { addReaction(to: controller) }
    presenter.present(presented, animated: Bool.random(using: &numbers))
    guard presented.presentingViewController != nil else { return }
    note(.presented)
    guard let sheet = presented.sheetPresentationController else { return }
    sheet.detents = [.medium(), .large()]
    if Bool.random(using: &numbers) { sheet.largestUndimmedDetentIdentifier = .medium }
    controller.isModalInPresentation = numbers.oneIn(4)
  }

  /// Has a controller present or dismiss in the middle of one of its callbacks.
  private func addReaction(to controller: BalancedController) {
    let callbacks = [
      "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
      "viewDidDisappear",
    ]
    let presents = Bool.random(using: &numbers)
    let animated = Bool.random(using: &numbers)
    guard let callback = callbacks.randomElement(using: &numbers) else { return }
    controller.reaction = (
      callback,
      { [weak self] controller in
        guard let self else { return }
        note(.reacted)
        if presents { present(on: controller) } else { controller.dismiss(animated: animated) }
      }
    )
  }

  private func pushOrPop() {
    let navigation = controllers.compactMap(\.navigationController)
    guard let navigation = navigation.randomElement(using: &numbers) else { return }
    let animated = Bool.random(using: &numbers)
    if numbers.oneIn(3) {
      navigation.popViewController(animated: animated)
    } else {
      navigation.pushViewController(makeController(), animated: animated)
      note(.pushed)
    }
  }

  private func addChild() {
    guard let parent = anyController() else { return }
    addChild(to: parent)
  }

  private func addChild(to parent: UIViewController) {
    let child = makeController()
    child.definesPresentationContext = Bool.random(using: &numbers)
    parent.addChild(child)
    child.view.frame = CGRect(x: 20, y: 100, width: 200, height: 200)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    note(.childAdded)
  }

  /// Removes a child that presents nothing: what it presented would stay for ever (rule 3.16).
  private func removeChild() {
    let children = controllers.filter { $0.parent is BalancedController && $0.children.isEmpty }
    guard let child = children.randomElement(using: &numbers),
      child.presentedViewController?.presentingViewController !== child
    else { return }
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    note(.childRemoved)
  }

  // MARK: Windows

  private func openWindow() {
    guard openWindows.count < 3 else { return }
    let scene =
      numbers.oneIn(2)
      ? openWindows.last?.windowScene ?? host.application.connectWindowScene()
      : host.application.connectWindowScene()
    let window = UIWindow(windowScene: scene)
    window.rootViewController = makeController()
    window.makeKeyAndVisible()
    openWindows.append(window)
    note(.windowOpened)
  }

  /// Closes a scene whose windows the app keeps, whatever goes on in them.
  private func closeScene() {
    guard let scene = openWindows.randomElement(using: &numbers)?.windowScene else { return }
    let closing = openWindows.filter { $0.windowScene === scene }
    guard closing.count < openWindows.count else { return }
    liftFinger()
    host.application.disconnect(scene)
    openWindows.removeAll { window in closing.contains { $0 === window } }
    closedWindows += closing
    note(.sceneClosed)
  }

  private func turn() {
    guard let scene = openWindows.randomElement(using: &numbers)?.windowScene else { return }
    let size = scene.size
    scene.resize(to: CGSize(width: size.height, height: size.width), safeAreaInsets: .zero)
    note(.turned)
  }

  // MARK: The finger

  /// Takes the front-most sheet by its top edge once it is at rest, and lets go somewhere.
  private func swipe() {
    liftFinger()
    host.settle()
    guard let window = openWindows.randomElement(using: &numbers),
      let top = window.presentationChain.last, let view = top.view
    else { return }
    let frame = view.convert(view.bounds, to: nil as UIView?)
    finger = .began(at: CGPoint(x: frame.midX, y: frame.minY + 20), in: window)
    // A short way is one that a dismissal comes back from.
    let distances: Range<CGFloat> = numbers.oneIn(3) ? 80..<200 : -400..<600
    moveFinger(by: CGFloat.random(in: distances, using: &numbers))
    if numbers.oneIn(4) { top.dismiss(animated: true) }
    if Bool.random(using: &numbers) { advance(upTo: 800) }
    finger?.ended()
    finger = nil
  }

  private func beginDrag() {
    guard finger == nil, let window = openWindows.randomElement(using: &numbers) else { return }
    let y = CGFloat.random(in: 0..<window.bounds.height, using: &numbers)
    finger = .began(at: CGPoint(x: window.bounds.midX, y: y), in: window)
    moveFinger()
  }

  private func moveFinger() { moveFinger(by: CGFloat.random(in: -200..<400, using: &numbers)) }

  /// Moves the finger downwards, a step each hundredth of a second.
  private func moveFinger(by distance: CGFloat) {
    guard let finger else { return }
    let start = finger.location
    for step in 1...10 {
      host.advance(by: .milliseconds(10))
      finger.moved(to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 10))
    }
  }

  private func liftFinger() {
    if Bool.random(using: &numbers) { finger?.ended() } else { finger?.cancelled() }
    finger = nil
  }
}
