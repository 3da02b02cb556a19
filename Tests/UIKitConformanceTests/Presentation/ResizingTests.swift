import StageRuntime
import Testing
import UIKit

/// A controller that notes what it is told of sizes and traits.
private final class SizeProbe: UIViewController {
  let name: String
  let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    journal.add("\(name) compact height: \(newCollection.verticalSizeClass == .compact)")
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    journal.add("\(name) to \(Int(size.width)) × \(Int(size.height))")
    coordinator.animate { [name, journal, view] _ in
      journal.add("\(name) animates at \(Int(view?.window?.bounds.width ?? 0))")
    } completion: { [name, journal] context in
      journal.add("\(name) completion, cancelled: \(context.isCancelled)")
    }
  }
}

@Suite("Windows that change their size")
@MainActor
struct ResizingTests {
  private let host = PresentationHost()
  private let landscape = CGSize(width: 844, height: 390)

  private func turn() { host.scene.resize(to: landscape, safeAreaInsets: .zero) }

  @Test("P10.9 Root and presented controllers hear of the size before it comes, and of the end")
  func told() {
    let root = SizeProbe("root", host.journal)
    let presented = SizeProbe("V", host.journal)
    host.window.rootViewController = root
    host.settle()
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: false)
    host.settle()
    _ = host.journal.take()
    turn()
    #expect(
      host.journal.take() == [
        "root compact height: true", "root to 844 × 390", "V compact height: true",
        "V to 844 × 390", "root animates at 0", "V animates at 844",
      ]
    )
    #expect(root.transitionCoordinator?.transitionDuration == 0.4)
    host.settle()
    #expect(
      host.journal.take() == [
        "root completion, cancelled: false", "V completion, cancelled: false",
      ]
    )
    #expect(root.transitionCoordinator == nil)
  }

  @Test("P10.9 A presentation controller hears of the size, and passes on what it gives its child")
  func presentationController() {
    final class Narrow: UIPresentationController {
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize {
        CGSize(width: parentSize.width / 2, height: parentSize.height)
      }
    }
    let presented = SizeProbe("V", host.journal)
    presented.keptPresentationController = Narrow(
      presentedViewController: presented,
      presenting: nil
    )
    host.root.present(presented, animated: false)
    host.settle()
    _ = host.journal.take()
    turn()
    #expect(host.journal.take().contains("V to 422 × 390"))
  }

  @Test("P1.9 A present waits for the turn of the device")
  func presentWaits() {
    turn()
    let presented = host.controller("V", .overFullScreen)
    host.root.present(presented, animated: true)
    #expect(host.root.presentedViewController == nil)
    host.advance(399)
    #expect(host.root.presentedViewController == nil)
    host.advance(1)
    #expect(host.root.presentedViewController === presented)
    host.settle()
    #expect(presented.view.window === host.window)
  }

  @Test("P1.9 A dismissal waits for the turn of the device")
  func dismissalWaits() {
    let presented = host.present("V", .overFullScreen)
    turn()
    presented.dismiss(animated: true)
    #expect(!presented.isBeingDismissed)
    host.advance(400)
    #expect(presented.isBeingDismissed)
    host.settle()
    #expect(host.root.presentedViewController == nil)
  }

  @Test("P10.9 Detents are resolved again for the new size")
  func detents() {
    let host = PresentationHost(device: .iPadPro11, sceneSize: CGSize(width: 400, height: 1000))
    let presented = host.presentSheet(detents: [.medium()])
    #expect(host.frame(of: presented).height == 500)
    host.scene.resize(to: CGSize(width: 400, height: 800), safeAreaInsets: .zero)
    host.settle()
    #expect(host.frame(of: presented).height == 400)
  }

  @Test("P4.15 A sheet that adapts while a full screen comes over it comes back in its new form")
  func adaptsWhileBeingCovered() {
    let sheet = host.present("V")
    let cover = host.controller("W", .fullScreen)
    sheet.present(cover, animated: true)
    host.advance(100)
    turn()
    host.settle()
    _ = host.journal.take()
    cover.dismiss(animated: true)
    host.settle()
    #expect(
      host.journal.take().filter { $0.hasPrefix("V") } == [
        "V viewWillAppear", "V viewIsAppearing", "V viewDidAppear",
      ]
    )
    #expect(host.frame(of: sheet) == CGRect(origin: .zero, size: landscape))
    #expect(sheet.view.window === host.window)
  }

  @Test("P4.15 A presenter whose view's place has left the window isn't shown by an adaptation")
  func placeHasGone() {
    turn()
    host.settle()
    let place = UIView(frame: host.root.view.bounds)
    host.root.view.addSubview(place)
    let detached = host.controller("detached")
    place.addSubview(detached.view)
    host.settle()
    host.present("V", on: detached)
    place.removeFromSuperview()
    _ = host.journal.take()
    host.scene.resize(to: CGSize(width: 390, height: 844), safeAreaInsets: .zero)
    host.settle()
    #expect(host.journal.take() == [])
    #expect(detached.view.superview === place)
  }

  @Test("P10.3 Two windows present independently")
  func independentWindows() {
    let other = UIWindow(windowScene: host.application.connectWindowScene())
    let root = UIViewController()
    other.rootViewController = root
    other.makeKeyAndVisible()
    let first = host.controller("V")
    let second = host.controller("W")
    host.root.present(first, animated: true)
    root.present(second, animated: true)
    host.settle()
    #expect(host.messages == [])
    #expect(first.view.window === host.window)
    #expect(second.view.window === other)
  }

  @Test("P10.7 Going to the background neither dismisses nor tells controllers")
  func background() {
    let presented = host.present()
    _ = host.journal.take()
    host.scene.setActivationState(.background)
    host.settle()
    #expect(host.journal.take() == [])
    #expect(host.root.presentedViewController === presented)
  }

  @Test(
    "P10.6 What controllers hear of a disconnection is the doubt's",
    arguments: Doubts.Disconnection.allCases
  )
  func disconnection(variant: Doubts.Disconnection) {
    var doubts = Doubts()
    doubts.disconnection = variant
    let host = PresentationHost(doubts)
    let presented = host.present()
    _ = host.journal.take()
    host.application.disconnect(host.scene)
    host.settle()
    let told = [
      "V viewWillDisappear", "V viewDidDisappear", "root viewWillDisappear",
      "root viewDidDisappear",
    ]
    #expect(host.journal.take() == (variant == .silent ? [] : told))
    #expect(host.root.presentedViewController === presented)
  }
}
