import Journeys
import SwiftUI
import Testing
import UIKit
import UIViewControllerPresenting
import Understudy

/// Public reports of what went wrong with packages like this one.
///
/// Each is played twice: this package must come out right, and the textbook design must not, or the
/// test couldn't tell.
@MainActor
@Suite("Reports from the field")
struct FieldReportTests {
  /// Plays a report with both contenders.
  func expectOnlyPackage(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ comesOutRight: (Contender) throws -> Bool
  ) rethrows {
    #expect(try comesOutRight(.package), sourceLocation: sourceLocation)
    #expect(try !comesOutRight(.textbook), sourceLocation: sourceLocation)
  }

  private func start(
    _ contender: Contender,
    policy: ConflictPolicy = .queue,
    device: Device = .iPhone14,
    makeController: @escaping (@escaping () -> Void) -> UIViewController = { _ in
      UIViewController()
    }
  ) -> (Stage, FieldModel) {
    let stage = Stage(device, onException: .record)
    let model = FieldModel()
    stage.show {
      ContestScreen(
        contender: contender,
        model: model,
        policy: policy,
        makeController: makeController
      )
    }
    return (stage, model)
  }

  private func turnOn(_ model: FieldModel, on stage: Stage) {
    stage.perform("true") { model.isFirstOn = true }
    stage.settle()
  }

  @Test("a page asked for from inside a sheet never showed")
  func fromInsideSheet() throws {
    expectOnlyPackage { contender in
      let (stage, model) = start(contender, policy: .stack)
      let (first, second) = (UIViewController(), UIViewController())
      stage.window.rootViewController?.present(first, animated: true)
      stage.settle()
      first.present(second, animated: true)
      stage.settle()
      turnOn(model, on: stage)
      guard stage.presentationChain.count == 3 else { return false }
      stage.perform("closes") { second.dismiss(animated: true) }
      stage.settle()
      return !model.isFirstOn && stage.presentationChain == [first, second]
    }
  }

  @Test("a presentation that UIKit declined silently hung its caller")
  func declinedSilently() {
    expectOnlyPackage { contender in
      let (stage, model) = start(contender)
      let other = UIViewController()
      stage.window.rootViewController?.present(other, animated: true)
      stage.settle()
      stage.perform("other goes, and true") {
        other.dismiss(animated: true)
        model.isFirstOn = true
      }
      stage.settle()
      return model.isFirstOn && stage.presentationChain.count == 1
    }
  }

  @Test("closing before it had opened made the next opening fail")
  func closedTooEarly() {
    expectOnlyPackage { contender in
      let (stage, model) = start(contender)
      stage.perform("true") { model.isFirstOn = true }
      stage.advance(by: .milliseconds(100))
      stage.perform("closes") { stage.window.rootViewController?.dismiss(animated: true) }
      stage.settle()
      guard stage.presentationChain.isEmpty, !model.isFirstOn else { return false }
      turnOn(model, on: stage)
      return stage.presentationChain.count == 1
    }
  }

  @Test("swiping the child away also closed its parent")
  func childTakesParent() throws {
    struct Parent: View {
      @ObservedObject var model: FieldModel
      var body: some View {
        Contest(
          contender: .package,
          name: "parent content",
          isPresented: $model.isSecondOn,
          model: model
        )
      }
    }
    for byButton in [true, false] {
      let stage = Stage()
      let model = FieldModel()
      stage.show {
        ContestScreen(contender: .package, model: model) { _ in
          UIHostingController(rootView: Parent(model: model))
        }
      }
      turnOn(model, on: stage)
      stage.perform("child") { model.isSecondOn = true }
      stage.settle()
      #expect(stage.presentationChain.count == 2)
      if byButton {
        stage.perform("closes the child") { model.isSecondOn = false }
      } else {
        try stage.swipeDown()
      }
      stage.settle()
      #expect(stage.presentationChain.count == 1)
      #expect(model.isFirstOn && !model.isSecondOn)
    }
  }

  @Test("a binding that was false closed somebody else's alert")
  func foreignAlert() {
    expectOnlyPackage { contender in
      let (stage, model) = start(contender)
      let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
      stage.window.rootViewController?.present(alert, animated: true)
      stage.settle()
      stage.perform("counts") { model.count += 1 }
      stage.settle()
      return stage.presentationChain == [alert]
    }
  }

  @Test("a sheet showed the value from before it was opened")
  func staleContent() {
    struct Host: View {
      @ObservedObject var model: FieldModel
      @State var name: String?
      var body: some View {
        VStack {
          Button("Select") {
            name = "X"
            model.isFirstOn = true
          }
          Button("Rename") { name = "Y" }
        }
        .presenting(isPresented: $model.isFirstOn, sheetConfiguration: .halfSheet) {
          VStack {
            Text(name ?? "nothing selected")
            Text("count \(model.count)")
          }
        }
      }
    }
    let stage = Stage()
    let model = FieldModel()
    stage.show { Host(model: model) }
    #expect(throws: Never.self) { try stage.tap("Select") }
    stage.settle()
    #expect(stage.shows("X"))
    stage.perform("counts") { model.count = 7 }
    stage.settle()
    #expect(stage.shows("count 7"))
    #expect(stage.presentationChain.count == 1)
  }

  @Test("a binding that was true from the start showed nothing")
  func initiallyTrue() {
    expectOnlyPackage { contender in
      let stage = Stage()
      let model = FieldModel()
      model.isFirstOn = true
      stage.show { ContestScreen(contender: contender, model: model) }
      stage.settle()
      return stage.presentationChain.count == 1
    }
  }

  @Test("the end of an alert was never reported")
  func alertEnd() throws {
    try expectOnlyPackage { contender in
      let (stage, model) = start(contender) { _ in
        let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        return alert
      }
      turnOn(model, on: stage)
      try stage.tap("OK")
      stage.settle()
      guard contender == .package else { return !model.isFirstOn }
      return !model.isFirstOn && model.ends == [.controllerDismissed]
    }
  }

  @Test("a page that was swiped away instead of closed with its button left its caller waiting")
  func swipedPage() throws {
    let (stage, model) = start(.package) { _ in
      let page = UIViewController()
      page.modalPresentationStyle = .formSheet
      return page
    }
    turnOn(model, on: stage)
    try stage.swipeDown()
    stage.settle()
    #expect(!model.isFirstOn)
    #expect(model.ends == [.swipedAway])
  }

  @Test("what was swiped away came back and went again, as updates went on meanwhile")
  func comesBack() throws {
    let (stage, model) = start(.package)
    turnOn(model, on: stage)
    let swipe = try stage.beginSwipeDown()
    stage.perform("counts") { model.count += 1 }
    swipe.finish()
    stage.perform("counts") { model.count += 1 }
    stage.settle()
    #expect(model.made == 1)
    #expect(!model.isFirstOn)
    #expect(stage.presentationChain.isEmpty)
  }

  @Test("a presentation stayed on screen after its owner was removed")
  func orphan() {
    expectOnlyPackage { contender in
      let (stage, model) = start(contender)
      turnOn(model, on: stage)
      stage.perform("removes the owner") { model.isOwnerShown = false }
      stage.settle()
      return stage.presentationChain.isEmpty
    }
  }

  @Test("a presentation went with a short-lived banner window")
  func bannerWindow() {
    let (stage, model) = start(.package)
    let banner = stage.overlayWindow(UIViewController())
    turnOn(model, on: stage)
    stage.perform("hides the banner") { banner.isHidden = true }
    stage.settle()
    #expect(stage.presentationChain.count == 1)
    #expect(model.controller?.view.window === stage.window)
    #expect(model.isFirstOn)
  }

  @Test("a switch inside a full-screen cover changed the binding and nothing else")
  func switchInside() {
    let (stage, model) = start(.package) { _ in
      let cover = UIViewController()
      cover.modalPresentationStyle = .overFullScreen
      return cover
    }
    turnOn(model, on: stage)
    stage.perform("the switch") { model.isFirstOn = false }
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
    #expect(model.ends == [.bindingChanged])
  }

  @Test("a share sheet crashed on an iPad")
  func shareSheetOnPad() {
    expectOnlyPackage { contender in
      let (stage, model) = start(contender, device: .iPadPro11) { _ in
        UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
      }
      turnOn(model, on: stage)
      return stage.exceptions.isEmpty && stage.presentationChain.count == 1
    }
  }

  @Test("a sheet with a height of its own opened twice")
  func ownHeight() {
    let (stage, model) = start(.package) { _ in
      let controller = UIViewController()
      controller.sheetPresentationController?.detents = [
        .custom(identifier: .init("own")) { _ in 420 }
      ]
      return controller
    }
    stage.perform("true, animated") { withAnimation { model.isFirstOn = true } }
    stage.settle()
    let view = model.controller?.view
    #expect(model.made == 1)
    #expect((view?.bounds.height ?? 0) - (view?.safeAreaInsets.bottom ?? 0) == 420)
    #expect(stage.transcript.entries.count { $0.event.hasPrefix("presents ") } == 1)
  }

  @Test("switching the child screen closed the parent")
  func switchedChild() {
    struct Child: Identifiable { let id: String }
    final class Model: ObservableObject {
      @Published var child: Child?
      var log: [String] = []
    }
    struct Parent: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("parent content")
          .presenting(item: $model.child, onDismiss: { model.log.append("end \($0)") }) { child in
            Text("child \(child.id)").onAppear { model.log.append("appear \(child.id)") }
          }
      }
    }
    let stage = Stage()
    let model = Model()
    let root = UIViewController()
    let parent = UIHostingController(rootView: Parent(model: model))
    stage.show(root)
    root.present(parent, animated: true)
    stage.settle()
    stage.perform("b") { model.child = Child(id: "b") }
    stage.settle()
    stage.perform("c") { model.child = Child(id: "c") }
    stage.settle()
    #expect(stage.presentationChain.count == 2)
    #expect(stage.presentationChain.first === parent)
    #expect(stage.shows("child c"))
    #expect(model.log == ["appear b", "end bindingChanged", "appear c"])
    #expect(stage.console.messages.isEmpty)
  }

  @Test("a swipe that had to be confirmed neither asked nor kept what was typed")
  func typedText() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    field.accessibilityIdentifier = "field"
    var attempts = 0
    struct Host: View {
      @State var isPresented = true
      let field: UITextField
      let onAttempt: () -> Void
      var body: some View {
        Text("host").background(
          UIViewControllerPresenting<UIViewController, Void>(
            isPresented: $isPresented,
            makeUIViewController: { _, _ in
              let controller = UIViewController()
              controller.isModalInPresentation = true
              controller.view.addSubview(field)
              return controller
            }
          )
          .onDismissAttempt(onAttempt)
        )
      }
    }
    let stage = Stage()
    stage.show { Host(field: field, onAttempt: { attempts += 1 }) }
    stage.settle()
    try stage.tap("field")
    try stage.type("typed")
    stage.settle()
    try stage.swipeDown()
    stage.settle()
    #expect(attempts == 1)
    #expect(field.text == "typed")
    #expect(stage.presentationChain.count == 1)
  }

  @Test("a camera was switched on only after it had been presented")
  func configuredTooLate() {
    final class Camera: UIViewController {
      var source = "library"
      var sourceAtLoad: String?
      override func viewDidLoad() {
        super.viewDidLoad()
        sourceAtLoad = source
      }
    }
    let camera = Camera()
    let (stage, model) = start(.package) { _ in
      camera.source = "camera"
      return camera
    }
    turnOn(model, on: stage)
    #expect(camera.sourceAtLoad == "camera")
  }
}
