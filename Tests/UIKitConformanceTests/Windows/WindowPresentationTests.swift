import StageRuntime
import Testing
import UIKit

@Suite("Presentations in windows")
@MainActor
struct WindowPresentationTests {
  private let host = PresentationHost()

  @Test("P10.3 Two windows present at once, each in itself")
  func presentsPerWindow() {
    let otherRoot = host.controller("other root")
    let other = UIWindow(windowScene: host.application.connectWindowScene())
    other.rootViewController = otherRoot
    other.makeKeyAndVisible()
    host.settle()
    let presented = host.controller("V")
    let otherPresented = host.controller("W")
    host.root.present(presented, animated: true)
    otherRoot.present(otherPresented, animated: true)
    host.settle()
    #expect(presented.view.window === host.window)
    #expect(otherPresented.view.window === other)
    #expect(host.messages == [])
    host.root.dismiss(animated: true)
    host.settle()
    #expect(host.root.presentedViewController == nil)
    #expect(otherRoot.presentedViewController === otherPresented)
  }

  @Test("P10.7 In the background nothing is dismissed, and a present is performed")
  func background() {
    let presented = host.present()
    _ = host.journal.take()
    host.scene.setActivationState(.background)
    host.settle()
    #expect(host.journal.take() == [])
    #expect(host.root.presentedViewController === presented)
    host.present("W", on: presented)
    #expect(host.journal.take().last == "W viewDidAppear")
  }

  @Test("When the app ends, everything goes that was presented, in whatever contexts")
  func ends() {
    weak var inContext: UIViewController?
    weak var inOtherContext: UIViewController?
    do {
      let children = ["left", "right"].map { host.controller($0) }
      for child in children {
        child.definesPresentationContext = true
        host.root.addChild(child)
        host.root.view.addSubview(child.view)
      }
      inContext = host.present("V", .overCurrentContext, on: children[0])
      inOtherContext = host.present("W", .overCurrentContext, on: children[1])
    }
    #expect(inContext?.presentingViewController != nil)
    #expect(inOtherContext?.presentingViewController != nil)
    host.application.terminate()
    #expect(inContext == nil)
    #expect(inOtherContext == nil)
  }
}
