import Testing
import UIKit

@Suite("View layout")
@MainActor
struct LayoutTests {
  let host = Host()
  let log = Log()

  private func add(_ name: String, to parent: UIView? = nil) -> LoggingView {
    let view = LoggingView(name, log, frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    (parent ?? host.view).addSubview(view)
    return view
  }

  private func layouts() -> [String] { log.take().filter { $0.hasSuffix("layoutSubviews") } }

  @Test("A new view is laid out at the end of the turn, from the outside in")
  func newView() {
    let outer = add("outer")
    _ = add("inner", to: outer)
    #expect(layouts().isEmpty)
    host.endTurn()
    #expect(layouts() == ["outer layoutSubviews", "inner layoutSubviews"])
  }

  @Test("What isn't dirty isn't laid out")
  func onlyWhatIsDirty() {
    let outer = add("outer")
    let inner = add("inner", to: outer)
    _ = add("sibling", to: outer)
    host.endTurn()
    _ = log.take()
    inner.setNeedsLayout()
    host.endTurn()
    #expect(layouts() == ["inner layoutSubviews"])
    host.endTurn()
    #expect(layouts().isEmpty)
  }

  @Test("A change of size needs layout, a change of place doesn't")
  func changesOfGeometry() {
    let view = add("v")
    host.endTurn()
    _ = log.take()
    view.frame.origin.x = 50
    host.endTurn()
    #expect(layouts().isEmpty)
    view.frame.size.width = 50
    host.endTurn()
    #expect(layouts() == ["v layoutSubviews"])
  }

  @Test("Adding and removing a subview needs layout of the superview")
  func changesOfSubviews() {
    let outer = add("outer")
    host.endTurn()
    _ = log.take()
    let child = UIView()
    outer.addSubview(child)
    host.endTurn()
    #expect(layouts() == ["outer layoutSubviews"])
    child.removeFromSuperview()
    host.endTurn()
    #expect(layouts() == ["outer layoutSubviews"])
  }

  @Test("layoutIfNeeded lays out at once, from the topmost ancestor that needs it")
  func layoutIfNeeded() {
    let outer = add("outer")
    let inner = add("inner", to: outer)
    inner.layoutIfNeeded()
    #expect(layouts() == ["outer layoutSubviews", "inner layoutSubviews"])
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(layouts() == ["inner layoutSubviews"])
    host.endTurn()
    #expect(layouts().isEmpty)
  }

  @Test("A controller hears of its view's layout before and after it")
  func controllerCallbacks() {
    final class Controller: UIViewController {
      var log: Log?
      override func viewWillLayoutSubviews() { log?.note("will") }
      override func viewDidLayoutSubviews() { log?.note("did") }
    }
    final class RootView: UIView {
      var log: Log?
      override func layoutSubviews() { log?.note("layout") }
    }
    let controller = Controller()
    let view = RootView()
    view.log = log
    controller.view = view
    controller.log = log
    host.window.rootViewController = controller
    host.settle()
    #expect(log.take() == ["will", "layout", "did"])
  }

  @Test("Layout that is asked for during layout is done in the same turn")
  func invalidationDuringLayout() {
    final class Resizing: UIView {
      override func layoutSubviews() { subviews.first?.frame.size.width = 42 }
    }
    let outer = Resizing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    host.view.addSubview(outer)
    let inner = add("inner", to: outer)
    inner.frame.size.width = 10
    host.endTurn()
    #expect(inner.bounds.width == 42)
    #expect(layouts() == ["inner layoutSubviews"])
  }

  @Test("A hidden window isn't laid out until it is shown")
  func hiddenWindow() {
    let window = UIWindow(windowScene: host.scene)
    let view = LoggingView("v", log)
    window.addSubview(view)
    host.endTurn()
    #expect(layouts().isEmpty)
    window.isHidden = false
    host.endTurn()
    #expect(layouts() == ["v layoutSubviews"])
  }

  @Test("Random changes leave nothing dirty, and every view laid out after its last change")
  func randomChanges() {
    var random = SeededGenerator(seed: 7)
    final class Counting: UIView {
      var laidOutSize = CGSize.zero
      override func layoutSubviews() { laidOutSize = bounds.size }
    }
    var views: [Counting] = []
    for _ in 0..<40 {
      let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      (views.randomElement(using: &random) ?? host.view).addSubview(view)
      views.append(view)
    }
    for step in 0..<500 {
      let index = Int.random(in: 0..<views.count, using: &random)
      let view = views[index]
      switch Int.random(in: 0..<5, using: &random) {
      case 0: view.frame.size = CGSize(width: CGFloat(step), height: 10)
      case 1: view.setNeedsLayout()
      case 2: view.layoutIfNeeded()
      case 3:
        let target = views[Int.random(in: 0..<views.count, using: &random)]
        if !target.isDescendant(of: view) { target.addSubview(view) }
      default:
        host.endTurn()
        for view in views {
          #expect(view.laidOutSize == view.bounds.size)
          #expect(view.window === host.window)
        }
      }
    }
  }
}

/// Numbers that are the same in each run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
