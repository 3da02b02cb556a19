import SwiftUI
import Testing
import UIKit
import UIViewControllerPresenting
import Understudy

/// A binding and what was made for it.
@MainActor
final class Slot: ObservableObject {
  @Published var isOn = false
  var isAnimated = true
  var style = UIModalPresentationStyle.automatic
  var made = 0
  weak var controller: UIViewController?
  var dismissHandlers: [() -> Void] = []
  var build: (() -> UIViewController)?
  var onMake: ((UIViewController) -> Void)?

  func presenting(_ binding: Binding<Bool>) -> UIViewControllerPresenting<UIViewController, Void> {
    UIViewControllerPresenting(
      isPresented: binding,
      makeUIViewController: { _, dismiss in
        self.made += 1
        self.dismissHandlers.append(dismiss)
        let controller = self.build?() ?? UIViewController()
        if self.build == nil { controller.modalPresentationStyle = self.style }
        self.controller = controller
        self.onMake?(controller)
        return controller
      },
      animated: isAnimated
    )
  }
}

final class Flag: ObservableObject { @Published var value = 0 }

/// Two presenting modifiers, side by side.
private struct Two: View {
  @ObservedObject var a: Slot
  @ObservedObject var b: Slot
  var body: some View {
    VStack {
      Text("a").background(a.presenting($a.isOn))
      Text("b").background(b.presenting($b.isOn))
    }
  }
}

/// Two presenting modifiers on one and the same binding.
private struct Shared: View {
  @ObservedObject var a: Slot
  @ObservedObject var b: Slot
  var body: some View {
    VStack {
      Text("a").background(a.presenting($a.isOn))
      Text("b").background(b.presenting($a.isOn))
    }
  }
}

private struct One: View {
  @ObservedObject var a: Slot
  var body: some View { Text("a").background(a.presenting($a.isOn)) }
}

private struct WithIdentity: View {
  @ObservedObject var a: Slot
  @ObservedObject var flag: Flag
  var body: some View {
    Text("a").background(a.presenting($a.isOn)).id(flag.value)
  }
}

/// A binding of closures, made anew in each update.
private struct Custom: View {
  let a: Slot
  @ObservedObject var flag: Flag
  let get: () -> Bool
  let set: (Bool) -> Void
  var body: some View {
    let count = flag.value
    let binding = Binding(get: { count >= 0 && get() }, set: { set($0) })
    VStack {
      Text("flag \(count)")
      Text("a").background(a.presenting(binding))
    }
  }
}

private final class Overriding: UIViewController {
  var didLoad: (UIViewController) -> Void = { _ in }
  var willAppear: (UIViewController) -> Void = { _ in }
  var didAppear: (UIViewController) -> Void = { _ in }
  var didDisappear: (UIViewController) -> Void = { _ in }
  override func viewDidLoad() {
    super.viewDidLoad()
    didLoad(self)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    willAppear(self)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    didAppear(self)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    didDisappear(self)
  }
}

private final class AdaptDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  var asked = 0
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    asked += 1
    return .fullScreen
  }
}

private struct Reader: View {
  @Environment(\.dismiss) var dismiss
  var body: some View { Button("Dismiss") { dismiss() } }
}

private struct SwiftUIContent: View {
  @ObservedObject var a: Slot
  var body: some View { Text("root").presenting(isPresented: $a.isOn) { Reader() } }
}

@MainActor
@Suite("Presentations under harsh conditions")
struct HarshConditionsTests {

  @Test("a dismiss handler called after its presentation has ended leaves the next one alone")
  func staleHandler() throws {
    let stage = Stage()
    let a = Slot()
    stage.show { One(a: a) }
    for value in [true, false, true] { set(a, value, on: stage) }
    let old = try #require(a.dismissHandlers.first)
    stage.perform("old handler") { old() }
    stage.settle()
    #expect(a.isOn)
    #expect(stage.presentationChain.count == 1)
  }

  @Test("swiping away one of two presentations of one binding doesn't show the other")
  func sharedBinding() throws {
    let stage = Stage()
    let a = Slot()
    let b = Slot()
    stage.show { Shared(a: a, b: b) }
    set(a, true, on: stage)
    try stage.swipeDown()
    stage.settle()
    #expect(!a.isOn)
    #expect(b.made == 0)
  }

  @Test("a presentation whose binding has become false isn't shown when its turn comes")
  func unwantedTurn() {
    let stage = Stage()
    let a = Slot()
    let b = Slot()
    a.build = {
      let controller = Overriding()
      controller.didDisappear = { _ in b.isOn = false }
      return controller
    }
    stage.show { Two(a: a, b: b) }
    set(a, true, on: stage)
    set(b, true, on: stage)
    set(a, false, on: stage)
    #expect(b.made == 0)
  }

  @Test("two unanimated presentations set to false at once don't show the one that waited")
  func unwantedTurnAtOnce() {
    var doubts = Doubts()
    doubts.unanimatedTransition = .insideCall
    let stage = Stage(doubts: doubts)
    let a = Slot()
    let b = Slot()
    (a.isAnimated, b.isAnimated) = (false, false)
    stage.show { Two(a: a, b: b) }
    set(a, true, on: stage)
    set(b, true, on: stage)
    stage.perform("off") { (a.isOn, b.isOn) = (false, false) }
    stage.settle()
    #expect(b.made == 0)
  }

  @Test("a presenting view that gets a new identity doesn't show its presentation in passing")
  func newIdentity() {
    let stage = Stage()
    let a = Slot()
    let flag = Flag()
    stage.show { WithIdentity(a: a, flag: flag) }
    set(a, true, on: stage)
    stage.perform("id") { flag.value = 1 }
    stage.settle()
    // Either the new view presents and stays, or it never does.
    #expect(a.made == (a.isOn ? 2 : 1))
  }

  @Test("a root controller replaced while it presents takes its presentation along")
  func rootReplaced() {
    let stage = Stage()
    let a = Slot()
    stage.show { One(a: a) }
    set(a, true, on: stage)
    stage.show { Text("other") }
    stage.settle()
    #expect(!a.isOn)
    #expect(a.controller == nil)
  }

  @Test("a presentation abandoned before it began, as its root was replaced, is shown later")
  func rootReplacedInLoad() {
    let stage = Stage()
    let a = Slot()
    a.build = {
      let controller = Overriding()
      controller.didLoad = { _ in stage.window.rootViewController = UIViewController() }
      return controller
    }
    let host = UIHostingController(rootView: One(a: a))
    stage.show(host)
    set(a, true, on: stage)
    a.build = nil
    stage.show(host)
    stage.settle()
    #expect(a.isOn)
    #expect(stage.presentationChain.count == 1)
  }

  @Test("a presentation asked for during a push comes when the push has ended")
  func presentDuringPush() throws {
    let stage = Stage()
    let a = Slot()
    let navigation = UINavigationController(
      rootViewController: UIHostingController(rootView: One(a: a))
    )
    stage.show(navigation)
    stage.perform("pushes, and sets true") {
      navigation.pushViewController(UIHostingController(rootView: One(a: a)), animated: true)
      a.isOn = true
    }
    stage.settle()
    #expect(a.isOn)
    #expect(stage.presentationChain.count == 1)
  }

  @Test("a dismissal asked for during a push dismisses nothing else")
  func dismissDuringPush() {
    let stage = Stage()
    let a = Slot()
    let root = UIViewController()
    stage.show(root)
    let foreign = UINavigationController(
      rootViewController: UIHostingController(rootView: One(a: a))
    )
    stage.perform("foreign") { root.present(foreign, animated: true) }
    stage.settle()
    stage.perform("true") { a.isOn = true }
    stage.settle()
    #expect(stage.presentationChain.count == 2)
    stage.perform("pushes below, and sets false") {
      foreign.pushViewController(UIViewController(), animated: true)
      a.isOn = false
    }
    stage.settle()
    #expect(stage.presentationChain == [foreign])
  }

  @Test("a dismissal asked for while a sheet two above springs back comes when it has")
  func springBackAbove() throws {
    var doubts = Doubts()
    doubts.dismissDuringPresentation = .dropped
    let stage = Stage(doubts: doubts)
    let a = Slot()
    stage.show { One(a: a) }
    set(a, true, on: stage)
    let lower = UIViewController()
    let upper = UIViewController()
    stage.perform("lower") { a.controller?.present(lower, animated: true) }
    stage.settle()
    stage.perform("upper") { lower.present(upper, animated: true) }
    stage.settle()
    try stage.swipeDownAndBack()
    set(a, false, on: stage)
    #expect(stage.presentationChain.isEmpty)
    #expect(stage.console.messages == [])
  }

  @Test("a current-context presentation waits while the child that presents shows another's")
  func currentContext() {
    let stage = Stage()
    let a = Slot()
    a.style = .overCurrentContext
    let child = UIHostingController(rootView: One(a: a))
    show(child, inRootOf: stage)
    let alert = UIViewController()
    alert.modalPresentationStyle = .overCurrentContext
    stage.perform("foreign") { child.present(alert, animated: true) }
    stage.settle()
    set(a, true, on: stage)
    #expect(a.isOn)
    #expect(stage.console.messages == [])
  }

  @Test("an alert that the builder presents delays the presentation")
  func alertInBuilder() {
    let stage = Stage()
    let a = Slot()
    let alert = UIViewController()
    a.onMake = { _ in
      if a.made == 1 { stage.window.rootViewController?.present(alert, animated: true) }
    }
    stage.show { One(a: a) }
    set(a, true, on: stage)
    #expect(a.isOn)
    stage.perform("alert goes") { alert.dismiss(animated: true) }
    stage.settle()
    #expect(stage.presentationChain.count == 1)
    #expect(a.made == 1)
  }

  @Test("one and the same controller is presented again when toggled while it leaves")
  func cachedController() {
    let stage = Stage()
    let a = Slot()
    let cached = UIViewController()
    a.build = { cached }
    stage.show { One(a: a) }
    set(a, true, on: stage)
    stage.perform("false") { a.isOn = false }
    stage.advance(by: .milliseconds(200))
    set(a, true, on: stage)
    #expect(a.isOn)
    #expect(stage.presentationChain.count == 1)
  }

  @Test("the app's delegate is asked how the presentation adapts")
  func adaptation() {
    let stage = Stage()
    let a = Slot()
    let delegate = AdaptDelegate()
    a.onMake = { $0.presentationController?.delegate = delegate }
    stage.show { One(a: a) }
    set(a, true, on: stage)
    #expect(delegate.asked > 0)
  }

  @Test("a controller that clears its view as it appears can be swiped away")
  func viewCleared() throws {
    let stage = Stage()
    let a = Slot()
    a.build = {
      let controller = Overriding()
      controller.willAppear = { controller in
        for subview in controller.view.subviews { subview.removeFromSuperview() }
      }
      return controller
    }
    stage.show { One(a: a) }
    set(a, true, on: stage)
    try stage.swipeDown()
    stage.settle()
    #expect(!a.isOn)
  }

  @Test("a controller of style none is refused without an exception")
  func styleNone() {
    let stage = Stage(onException: .record)
    let a = Slot()
    a.style = .none
    stage.show { One(a: a) }
    set(a, true, on: stage)
    #expect(stage.exceptions.isEmpty)
    #expect(!a.isOn)
  }

  @Test("the container of the presenting child is refused without an exception")
  func containerItself() {
    let stage = Stage(onException: .record)
    let a = Slot()
    let child = UIHostingController(rootView: One(a: a))
    let root = show(child, inRootOf: stage)
    root.modalPresentationStyle = .overCurrentContext
    a.build = { root }
    set(a, true, on: stage)
    #expect(stage.exceptions.isEmpty)
    #expect(!a.isOn)
  }

  // MARK: Steps

  private func set(_ slot: Slot, _ value: Bool, on stage: Stage) {
    stage.perform("\(value)") { slot.isOn = value }
    stage.settle()
  }

  /// Shows a child in a root that contains it, and lets it define its own context.
  @discardableResult
  private func show(_ child: UIViewController, inRootOf stage: Stage) -> UIViewController {
    let root = UIViewController()
    stage.show(root)
    child.definesPresentationContext = true
    stage.perform("child") {
      root.addChild(child)
      child.view.frame = root.view.bounds
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    return root
  }
}
