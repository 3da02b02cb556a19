import Testing
import UIKit

@Suite("Safe area")
@MainActor
struct SafeAreaTests {
  let host = Host()

  @Test("A root view has the device's insets")
  func rootView() {
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    #expect(host.window.safeAreaInsets == insets)
    #expect(host.view.safeAreaInsets == insets)
  }

  @Test(
    "A view has of the insets what covers it",
    arguments: [
      (y: 0, height: 844, top: 47, bottom: 34),
      (y: 20, height: 100, top: 27, bottom: 0),
      (y: 100, height: 100, top: 0, bottom: 0),
      (y: 744, height: 90, top: 0, bottom: 24),
      (y: 244, height: 844, top: 0, bottom: 34),
    ] as [(y: CGFloat, height: CGFloat, top: CGFloat, bottom: CGFloat)]
  )
  func partlyCovered(y: CGFloat, height: CGFloat, top: CGFloat, bottom: CGFloat) {
    let view = UIView(frame: CGRect(x: 0, y: y, width: 390, height: height))
    host.view.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test("Outside a window there is no safe area")
  func outsideWindow() {
    let view = UIView(frame: host.view.bounds)
    #expect(view.safeAreaInsets == .zero)
    host.view.addSubview(view)
    #expect(view.safeAreaInsets.top == 47)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test("A view that moves under a bar is told, and what is in it")
  func moving() {
    let log = Log()
    let outer = LoggingView("outer", log, frame: CGRect(x: 0, y: 100, width: 390, height: 100))
    let inner = LoggingView("inner", log, frame: CGRect(x: 0, y: 0, width: 390, height: 50))
    outer.addSubview(inner)
    host.view.addSubview(outer)
    _ = log.take()
    outer.frame.origin.y = 0
    #expect(log.take() == ["outer safeAreaInsetsDidChange", "inner safeAreaInsetsDidChange"])
    #expect(inner.safeAreaInsets.top == 47)
    outer.frame.origin.x = 1
    #expect(log.take().isEmpty)
  }

  @Test("A view is told when its superview grows past it")
  func superviewGrows() {
    let outer = UIView(frame: CGRect(x: 0, y: 744, width: 390, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    host.view.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.safeAreaInsets.bottom == 34)
    outer.bounds.origin.y = 20
    #expect(inner.safeAreaInsets.bottom == 14)
  }

  @Test("Layout margins keep out of what is covered")
  func margins() {
    #expect(host.view.layoutMargins == UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8))
    host.view.insetsLayoutMarginsFromSafeArea = false
    #expect(host.view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("A controller's additional insets count for its view and what is in it")
  func additionalInsets() {
    let child = UIView(frame: host.view.bounds)
    host.view.addSubview(child)
    host.window.rootViewController?.additionalSafeAreaInsets.top = 44
    #expect(host.view.safeAreaInsets.top == 91)
    #expect(child.safeAreaInsets.top == 91)
  }
}
