import Testing
import UIKit

@Suite("View hierarchy")
@MainActor
struct HierarchyTests {
  let host = Host()
  let log = Log()

  @Test("A view added to a view in a window is told of superview, then window, in this order")
  func addingOrder() {
    host.view.addSubview(LoggingView("v", log, frame: CGRect(x: 0, y: 100, width: 1, height: 1)))
    #expect(
      log.lines == [
        "v willMoveToSuperview view", "v willMoveToWindow window", "v didMoveToWindow window",
        "v didMoveToSuperview view",
      ]
    )
  }

  @Test("A view removed from a window is told of superview, window, window, superview")
  func removingOrder() {
    let view = LoggingView("v", log)
    host.view.addSubview(view)
    _ = log.take()
    view.removeFromSuperview()
    #expect(
      log.lines == [
        "v willMoveToSuperview nil", "v willMoveToWindow nil", "v didMoveToWindow nil",
        "v didMoveToSuperview nil",
      ]
    )
  }

  @Test("The innermost view is told first that it is in a window")
  func innermostFirst() {
    let outer = LoggingView("outer", log)
    let inner = LoggingView("inner", log)
    outer.addSubview(inner)
    _ = log.take()
    host.view.addSubview(outer)
    #expect(
      log.lines.filter { $0.contains("Window") } == [
        "outer willMoveToWindow window", "inner willMoveToWindow window",
        "inner didMoveToWindow window", "outer didMoveToWindow window",
      ]
    )
  }

  @Test("A view outside a window is told nothing of windows")
  func withoutWindow() {
    let parent = UIView()
    parent.addSubview(LoggingView("v", log))
    #expect(log.lines == ["v willMoveToSuperview view", "v didMoveToSuperview view"])
  }

  @Test("A superview hears of subviews that come and go")
  func superviewIsTold() {
    let parent = LoggingView("p", log)
    let child = UIView()
    parent.addSubview(child)
    child.removeFromSuperview()
    #expect(log.lines == ["p didAddSubview", "p willRemoveSubview"])
  }

  @Test("Adding a view that is elsewhere takes it from there")
  func reparenting() {
    let (first, second, child) = (UIView(), UIView(), UIView())
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(child.superview === second)
  }

  @Test("A move within a window isn't a change of window")
  func moveWithinWindow() {
    let (first, second) = (UIView(), UIView())
    host.view.addSubview(first)
    host.view.addSubview(second)
    let child = LoggingView("v", log)
    first.addSubview(child)
    _ = log.take()
    second.addSubview(child)
    #expect(log.lines == ["v willMoveToSuperview view", "v didMoveToSuperview view"])
  }

  @Test("Subviews are in the order in which they were put")
  func order() {
    let parent = UIView()
    let views = (0..<4).map { tag in
      let view = UIView()
      view.tag = tag
      return view
    }
    parent.addSubview(views[0])
    parent.addSubview(views[1])
    parent.insertSubview(views[2], at: 0)
    parent.insertSubview(views[3], aboveSubview: views[2])
    #expect(parent.subviews.map(\.tag) == [2, 3, 0, 1])
    parent.bringSubviewToFront(views[2])
    #expect(parent.subviews.map(\.tag) == [3, 0, 1, 2])
    parent.sendSubviewToBack(views[1])
    #expect(parent.subviews.map(\.tag) == [1, 3, 0, 2])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(parent.subviews.map(\.tag) == [2, 3, 0, 1])
    parent.insertSubview(views[1], belowSubview: views[3])
    #expect(parent.subviews.map(\.tag) == [2, 1, 3, 0])
  }

  @Test("Adding a view again brings it to the front")
  func addingAgain() {
    let (parent, first, second) = (UIView(), UIView(), UIView())
    parent.addSubview(first)
    parent.addSubview(second)
    parent.addSubview(first)
    #expect(parent.subviews == [second, first])
  }

  @Test("A view can't be added to itself")
  func addingToItself() {
    let view = UIView()
    view.addSubview(view)
    #expect(host.reasons == ["Can't add self as subview"])
    #expect(view.subviews.isEmpty)
  }

  @Test("A view can't be added to what is inside it")
  func addingToDescendant() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(outer)
    #expect(host.exceptions.count == 1)
    #expect(outer.superview == nil)
  }

  @Test("A view is found by its tag, depth first")
  func tags() {
    let (outer, middle, inner) = (UIView(), UIView(), UIView())
    outer.addSubview(middle)
    middle.addSubview(inner)
    inner.tag = 7
    #expect(outer.viewWithTag(7) === inner)
    #expect(outer.viewWithTag(8) == nil)
  }

  @Test("A view is its own descendant, and that of what is around it")
  func descendants() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.isDescendant(of: inner))
    #expect(inner.isDescendant(of: outer))
    #expect(!outer.isDescendant(of: inner))
  }

  @Test("A superview keeps its subviews, not the other way round")
  func ownership() {
    weak var child: UIView?
    weak var parent: UIView?
    do {
      let outer = UIView()
      let inner = UIView()
      outer.addSubview(inner)
      (parent, child) = (outer, inner)
    }
    #expect(parent == nil)
    #expect(child == nil)
  }

  @Test("A view's next responder is its controller, or its superview")
  func responderChain() {
    let child = UIView()
    host.view.addSubview(child)
    #expect(child.next === host.view)
    #expect(host.view.next === host.window.rootViewController)
    #expect(host.window.next === host.scene)
    #expect(host.scene.next === host.application)
  }

  @Test("The transcript names an object by its class, and counts from the second one on")
  func transcriptNames() {
    final class Row<Item>: UIView {}
    let first = Row<Int>()
    let second = Row<Int>()
    #expect(second.transcriptName == "Row")
    #expect(first.transcriptName == "Row 2")
    #expect(second.transcriptName == "Row")
  }

  @Test("Objects are described by class and an address that a script repeats")
  func descriptions() {
    func describe() -> [String] {
      _ = Host()
      return [UIView().description, UILabel().description, LoggingView("v", log).description]
    }
    let first = describe()
    #expect(first == describe())
    #expect(first[0].hasPrefix("<UIView: 0x7f80000000"))
    #expect(first[2].hasPrefix("<UIKitConformanceTests.LoggingView: 0x7f80000000"))
  }
}
