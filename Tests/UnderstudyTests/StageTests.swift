import SwiftUI
import Testing
import UIKit
import Understudy

@MainActor
@Suite("The stage")
struct StageTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("count \(count)")
        Button("Add") { count += 1 }
        Button("Nothing") {}
          .disabled(true)
          .accessibilityIdentifier("nothing")
      }
    }
  }

  private final class SheetController: UIViewController {}

  private struct TwoWindows: App {
    var body: some Scene {
      WindowGroup { Text("first") }
      WindowGroup { Text("second") }
    }
  }

  @Test("an app is shown in the stage's window, and its further scenes in windows beside it")
  func showsApp() {
    let stage = Stage(.iPadPro11)
    stage.show(TwoWindows())
    #expect(Set(stage.visibleTexts) == ["first", "second"])
    #expect(stage.application.connectedScenes.count == 2)
    stage.close(stage.window)
    #expect(stage.visibleTexts == ["second"])
  }

  @Test("a view is shown in a window that fills the device's screen")
  func shows() {
    let stage = Stage(.iPhoneSE)
    stage.show { Text("Hello") }
    #expect(stage.window.bounds.size == CGSize(width: 375, height: 667))
    #expect(stage.visibleTexts == ["Hello"])
  }

  @Test("things are found by what they say and by their identifiers")
  func finds() throws {
    let stage = Stage()
    stage.show { Counter() }
    #expect(try stage.find("Add").traits.contains(.button))
    #expect(try stage.find("nothing").label == "Nothing")
    #expect(stage.shows("count 0"))
    #expect(!stage.shows("count"))
  }

  @Test("who looks for what isn't there is told what is")
  func findsNothing() {
    let stage = Stage()
    stage.show { Text("Hello") }
    let error = #expect(throws: StageError.self) { try stage.find("Goodbye") }
    #expect(
      error?.description == "There is no 'Goodbye' on the screen. There is: 'Hello'."
    )
  }

  @Test("an alert's choices are tapped by what they say")
  func tapsAlert() throws {
    let stage = Stage()
    let root = UIViewController()
    stage.show(root)
    var chosen: [String] = []
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    for title in ["Keep", "Delete"] {
      alert.addAction(
        UIAlertAction(title: title, style: .default) { chosen.append($0.title ?? "") }
      )
    }
    stage.perform("asks") { root.present(alert, animated: true) }
    stage.settle()
    #expect(stage.visibleTexts.contains("Delete?"))
    try stage.tap("Delete")
    stage.settle()
    #expect(chosen == ["Delete"])
    #expect(stage.presentationChain.isEmpty)
  }

  @Test("a popover on a phone is a sheet that can be swiped down")
  func swipesPopover() throws {
    let stage = Stage()
    let root = UIViewController()
    stage.show(root)
    let presented = UIViewController()
    presented.modalPresentationStyle = .popover
    stage.perform("presents") { root.present(presented, animated: true) }
    stage.settle()
    try stage.swipeDown()
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
  }

  @Test("a tap takes its time, and reaches SwiftUI's buttons")
  func taps() throws {
    let stage = Stage()
    stage.show { Counter() }
    try stage.tap("Add")
    #expect(stage.now == .milliseconds(60))
    #expect(stage.shows("count 1"))
  }

  @Test("a tap reaches UIKit's buttons")
  func tapsUIKit() throws {
    let stage = Stage()
    var count = 0
    let controller = UIViewController()
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Add") { _ in count += 1 })
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    controller.view.addSubview(button)
    stage.show(controller)
    try stage.tap("Add")
    #expect(count == 1)
  }

  @Test("what is covered can't be tapped, and the error says by what")
  func tapsCovered() throws {
    let stage = Stage()
    stage.show { Counter() }
    stage.window.rootViewController?.present(SheetController(), animated: true)
    stage.settle()
    let error = #expect(throws: StageError.self) { try stage.tap("Add") }
    #expect(error?.description.hasPrefix("Can't tap 'Add': ") == true)
  }

  @Test("a swipe needs a sheet")
  func swipesNothing() {
    let stage = Stage()
    stage.show(UIViewController())
    let error = #expect(throws: StageError.self) { try stage.swipeDown() }
    #expect(error?.description.hasPrefix("There is no sheet to swipe") == true)
  }

  @Test("a swipe can be finished, cancelled and held")
  func swipes() throws {
    let stage = Stage()
    let root = UIViewController()
    stage.show(root)
    root.present(SheetController(), animated: true)
    stage.settle()

    try stage.swipeDownAndBack()
    stage.settle()
    #expect(root.presentedViewController != nil)

    let swipe = try stage.beginSwipeDown()
    #expect(root.presentedViewController?.isBeingDismissed == true)
    swipe.cancel()
    stage.settle()
    #expect(root.presentedViewController?.isBeingDismissed == false)

    try stage.swipeDown()
    stage.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("the chain lists what is presented, and the last is in front")
  func chain() {
    let stage = Stage()
    let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
    stage.show(root)
    #expect(stage.topController === root)
    root.present(first, animated: true)
    stage.settle()
    first.present(second, animated: true)
    stage.settle()
    #expect(stage.presentationChain == [first, second])
    #expect(stage.topController === second)
  }

  @Test("time passes only when it is told to, and no more than is needed to settle")
  func time() {
    let stage = Stage()
    let root = UIViewController()
    stage.show(root)
    #expect(stage.now == .zero)
    root.present(UIViewController(), animated: true)
    stage.settle()
    let settled = stage.now
    #expect(settled > .milliseconds(300) && settled < .seconds(1))
    stage.settle()
    #expect(stage.now == settled)
    stage.advance(by: .seconds(5))
    #expect(stage.now == settled + .seconds(5))
  }

  @Test("a stage that never settles says so")
  func neverSettles() {
    let stage = Stage(onException: .record)
    func again() { stage.context.clock.schedule(after: .seconds(1), name: "heartbeat", again) }
    again()
    stage.settle()
    #expect(stage.exceptions.map(\.name) == ["StageUnsettledException"])
    #expect(stage.exceptions.first?.reason.contains("'heartbeat'") == true)
  }

  @Test("what UIKit raises is recorded if the stage was told to, and nothing else happens")
  func recordsExceptions() {
    let stage = Stage(onException: .record)
    let root = UIViewController()
    stage.show(root)
    root.present(root, animated: true)
    stage.settle()
    #expect(stage.exceptions.map(\.name) == ["NSInvalidArgumentException"])
    #expect(root.presentedViewController == nil)
  }

  @Test("stages don't see one another")
  func separate() {
    let first = Stage()
    let second = Stage(.iPhoneSE)
    first.show { Text("first") }
    second.show { Text("second") }
    #expect(first.visibleTexts == ["first"])
    #expect(second.visibleTexts == ["second"])
    #expect(first.application !== second.application)
    first.advance(by: .seconds(1))
    #expect(second.now == .zero)
  }

  @Test("the transcript tells the user's story, the script's and the system's")
  func transcript() throws {
    let stage = Stage()
    stage.show(UIViewController())
    stage.note("a sheet comes")
    stage.window.rootViewController?.present(SheetController(), animated: true)
    stage.settle()
    try stage.swipeDown()
    let entries = stage.transcript.entries
    #expect(entries.contains { $0.source == .script && $0.event == "a sheet comes" })
    #expect(entries.contains { $0.subject == "SheetController" && $0.event == "viewDidAppear" })
    #expect(entries.contains { $0.source == .user && $0.event.hasPrefix("swipes down") })
  }

  @Test("nothing is left of a stage")
  func leaksNothing() {
    final class Model {}
    struct Owner: View {
      let model: Model
      @State var count = 0
      var body: some View { Text("count \(count)") }
    }
    weak var model: Model?
    weak var window: UIWindow?
    do {
      let stage = Stage()
      let owned = Model()
      stage.show { Owner(model: owned) }
      (model, window) = (owned, stage.window)
      #expect(stage.shows("count 0"))
    }
    #expect(model == nil)
    #expect(window == nil)
  }
}
