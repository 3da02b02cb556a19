import StageRuntime
import Testing
import UIKit

@Suite("Adaptation and what the window tells")
@MainActor
struct AdaptationTests {
  private let host = PresentationHost()
  private let portrait = CGSize(width: 390, height: 844)
  private let landscape = CGSize(width: 844, height: 390)

  private func resize(to size: CGSize) {
    let insets =
      size == portrait
      ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      : UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    host.application.windowScenes[0].resize(to: size, safeAreaInsets: insets)
    host.settle()
  }

  @Test("P4.15 A sheet that comes into compact height becomes full screen, and a sheet again")
  func adaptsWhileShown() {
    let presented = host.presentSheet(detents: [.medium()])
    resize(to: landscape)
    #expect(host.frame(of: presented) == CGRect(origin: .zero, size: landscape))
    #expect(host.root.view.window == nil)
    #expect(host.journal.take() == ["root viewWillDisappear", "root viewDidDisappear"])
    resize(to: portrait)
    #expect(host.frame(of: presented) == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(host.frame(of: host.root) == CGRect(origin: .zero, size: portrait))
    #expect(
      host.journal.take() == [
        "root viewWillAppear", "root viewIsAppearing", "root viewDidAppear",
      ]
    )
  }

  @Test("P4.15 A sheet that began full screen gives the presenter's view back when it is one")
  func beganFullScreen() {
    resize(to: landscape)
    let presented = host.present()
    #expect(host.root.view.window == nil)
    resize(to: portrait)
    #expect(host.root.view.window === host.window)
    presented.dismiss(animated: true)
    host.settle()
    #expect(host.window.subviews == [host.root.view])
  }

  @Test("P4.15 What covers a sheet in its context stays with it when it adapts")
  func adaptsUnderContext() {
    let presented = host.presentSheet(detents: [.medium()])
    let cover = host.present("W", .currentContext, on: presented)
    resize(to: landscape)
    #expect(host.frame(of: cover) == CGRect(origin: .zero, size: landscape))
    resize(to: portrait)
    #expect(host.frame(of: cover) == CGRect(x: 0, y: 422, width: 390, height: 422))
    cover.dismiss(animated: true)
    host.settle()
    #expect(host.frame(of: presented) == CGRect(x: 0, y: 422, width: 390, height: 422))
  }

  @Test("P4.15 A sheet that adapts below a full screen comes back in its new form")
  func adaptsWhileCovered() {
    let presented = host.presentSheet(detents: [.medium()])
    let cover = host.present("W", .fullScreen, on: presented)
    _ = host.journal.take()
    resize(to: landscape)
    #expect(host.journal.take().filter { $0.hasPrefix("V") } == [])
    cover.dismiss(animated: true)
    host.settle()
    #expect(host.frame(of: presented) == CGRect(origin: .zero, size: landscape))
    #expect(host.journal.take().contains("V viewDidAppear"))
  }

  @Test("P5.10 A new size of the container resolves the detents again")
  func resolvesAgain() {
    let presented = host.presentSheet()
    resize(to: CGSize(width: 375, height: 667))
    #expect(host.frame(of: presented).width == 375)
    #expect(host.frame(of: presented).maxY == 667)
  }

  @Test("P4.16 The delegate is told the style: none for a sheet, full screen for an adapted one")
  func styleIsTold() {
    final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
      var styles: [UIModalPresentationStyle] = []
      var durations: [Double?] = []
      func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
      ) {
        styles.append(style)
        durations.append(transitionCoordinator?.transitionDuration)
      }
    }
    let listener = Listener()
    let presented = host.controller()
    presented.presentationController?.delegate = listener
    host.root.present(presented, animated: true)
    host.settle()
    resize(to: landscape)
    #expect(listener.styles == [.none, .fullScreen])
    // The second one goes with the window's turn.
    #expect(listener.durations == [0.5, 0.4])
  }

  @Test("The chain of a window goes from its root to the front")
  func chain() {
    let first = host.present("V")
    let second = host.present("W", on: first)
    #expect(host.window.presentationChain == [host.root, first, second])
  }

  @Test("What an app presents is released with the app")
  func release() {
    weak var root: UIViewController?
    weak var presented: UIViewController?
    do {
      let host = PresentationHost()
      (root, presented) = (host.root, host.present("V", .fullScreen))
      host.present("W", on: presented)
      UIApplication.shared.terminate()
    }
    #expect(root == nil)
    #expect(presented == nil)
  }

  @Test("The front-most sheet at a point is the one that a finger would drag")
  func sheetAtPoint() {
    let presented = host.presentSheet(detents: [.medium()])
    let found = host.window.frontmostSheet(at: CGPoint(x: 195, y: 430))
    #expect(found?.sheet === presented.sheetPresentationController)
    #expect(found?.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(host.window.frontmostSheet(at: CGPoint(x: 195, y: 300)) == nil)
  }
}

/// A delegate that wraps what is presented where it adapts.
private final class Wrapper: NSObject, UIAdaptivePresentationControllerDelegate {
  var prepared: [UIPresentationController] = []
  var wrapper: Probe?
  let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init()
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    prepared.append(adaptivePresentationController)
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    let wrapper = Probe("wrapper", journal)
    let content = controller.presentedViewController
    wrapper.addChild(content)
    wrapper.view.addSubview(content.view)
    content.view.frame = wrapper.view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.didMove(toParent: wrapper)
    self.wrapper = wrapper
    return wrapper
  }
}

@Suite("Another controller for an adapted style")
@MainActor
struct AdaptiveControllerTests {
  @Test("P4.16 The delegate may show another controller with the presented one inside")
  func wrapped() throws {
    let host = PresentationHost()
    let delegate = Wrapper(host.journal)
    let presented = host.controller("V", .popover)
    presented.popoverPresentationController.map { $0 as UIPresentationController }?.delegate =
      delegate
    host.root.present(presented, animated: true)
    host.settle()
    let wrapper = try #require(delegate.wrapper)
    #expect(host.root.presentedViewController === wrapper)
    #expect(presented.presentingViewController === host.root)
    #expect(presented.view.window === host.window)
    #expect(delegate.prepared.count == 1)
    #expect(delegate.prepared.first is UISheetPresentationController)
    _ = host.journal.take()
    host.swipeDown(wrapper)
    #expect(host.root.presentedViewController == nil)
    #expect(host.journal.take().suffix(2) == ["wrapper viewDidDisappear", "V viewDidDisappear"])
  }

  @Test("P4.16 P6.11 It comes and goes with the adaptation; the presented one hears nothing")
  func comesAndGoes() throws {
    let host = PresentationHost(device: .iPadPro11)
    let delegate = Wrapper(host.journal)
    let presented = host.controller("V", .popover)
    let popover = try #require(presented.popoverPresentationController)
    popover.sourceView = host.root.view
    (popover as UIPresentationController).delegate = delegate
    host.root.present(presented, animated: true)
    host.settle()
    #expect(host.root.presentedViewController === presented)
    _ = host.journal.take()
    host.scene.resize(to: CGSize(width: 375, height: 1194), safeAreaInsets: .zero)
    host.settle()
    let wrapper = try #require(delegate.wrapper)
    #expect(host.root.presentedViewController === wrapper)
    #expect(presented.parent === wrapper)
    #expect(wrapper.view.window === host.window)
    host.scene.resize(to: CGSize(width: 834, height: 1194), safeAreaInsets: .zero)
    host.settle()
    #expect(host.root.presentedViewController === presented)
    #expect(presented.parent == nil)
    #expect(presented.view.window === host.window)
    #expect(wrapper.view.window == nil)
    #expect(host.journal.take().filter { $0.hasPrefix("V") } == [])
    presented.dismiss(animated: true)
    host.settle()
    #expect(host.window.subviews == [host.root.view])
  }

  @Test("P4.16 A sheet in compact height is played by another controller, which can be prepared")
  func prepared() {
    let host = PresentationHost(sceneSize: CGSize(width: 844, height: 390))
    final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
      var prepared: [UIPresentationController] = []
      func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
      ) {
        prepared.append(adaptivePresentationController)
      }
    }
    let listener = Listener()
    let presented = host.controller()
    presented.presentationController?.delegate = listener
    host.root.present(presented, animated: true)
    host.settle()
    #expect(listener.prepared.map(\.presentationStyle) == [.fullScreen])
  }
}
