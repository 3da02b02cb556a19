import SwiftUI
import Testing
import UIKit
import UIViewControllerPresenting
import Understudy

@MainActor
private final class SheetModel: ObservableObject {
  @Published var isPresented = false
  @Published var isLocked = false
  var dismissals = 0
}

private struct SheetHost: View {
  @ObservedObject var model: SheetModel
  var detents: [UISheetPresentationController.Detent] = [.medium(), .large()]

  var body: some View {
    Text("host").bottomSheet(
      isPresented: $model.isPresented,
      detents: detents,
      prefersGrabberVisible: true,
      isModalInPresentation: model.isLocked,
      onDismiss: { model.dismissals += 1 }
    ) {
      Text("content")
    }
  }
}

@MainActor
@Suite("A bottom sheet")
struct BottomSheetTests {
  private func start(
    _ detents: [UISheetPresentationController.Detent] = [.medium(), .large()]
  ) -> (Stage, SheetModel) {
    let stage = Stage()
    let model = SheetModel()
    stage.show { SheetHost(model: model, detents: detents) }
    stage.perform("true") { model.isPresented = true }
    stage.settle()
    return (stage, model)
  }

  @Test("it has what was asked for, and its end is reported once")
  func presents() throws {
    let (stage, model) = start()
    let sheet = try #require(stage.topController?.sheetPresentationController)
    #expect(sheet.detents.map(\.identifier) == [.medium, .large])
    #expect(sheet.prefersGrabberVisible)
    try stage.swipeDown()
    stage.settle()
    #expect(!model.isPresented)
    #expect(model.dismissals == 1)
  }

  @Test("it can be locked and unlocked while it is presented")
  func locks() throws {
    let (stage, model) = start()
    stage.perform("locks") { model.isLocked = true }
    stage.settle()
    try stage.swipeDown()
    stage.settle()
    #expect(model.isPresented)
    stage.perform("unlocks") { model.isLocked = false }
    stage.settle()
    try stage.swipeDown()
    stage.settle()
    #expect(!model.isPresented)
  }

  @Test("without detents it is refused with a message, and the binding goes back")
  func noDetents() {
    let (stage, model) = start([])
    #expect(!model.isPresented)
    #expect(stage.presentationChain.isEmpty)
    #expect(stage.console.messages.first?.text.contains("no detents") == true)
  }

  @Test("of detents with one identifier the first is used, with a message")
  func duplicates() throws {
    let small = UISheetPresentationController.Detent.custom(identifier: .init("own")) { _ in 200 }
    let high = UISheetPresentationController.Detent.custom(identifier: .init("own")) { _ in 400 }
    let (stage, _) = start([small, high])
    let sheet = try #require(stage.topController?.sheetPresentationController)
    #expect(sheet.detents == [small])
    #expect(stage.console.messages.count == 1)
  }

  @Test("a sheet that fits its content is as high as that")
  func fitsContent() throws {
    struct Host: View {
      @State var isPresented = true
      let height: CGFloat
      var body: some View {
        Text("host")
          .presenting(isPresented: $isPresented, sheetConfiguration: .fittingContent()) {
            Text("content").frame(height: height)
          }
      }
    }
    for height in [150, 300] as [CGFloat] {
      let stage = Stage()
      stage.show { Host(height: height) }
      stage.settle()
      let view = try #require(stage.topController?.view)
      #expect(view.bounds.height - view.safeAreaInsets.bottom == height)
    }
  }

  @Test(
    "a sheet that fits its content follows it when it grows and shrinks",
    arguments: [100, 480]
  )
  func followsContent(height: CGFloat) throws {
    struct Content: View {
      @State var height: CGFloat = 200
      let next: CGFloat
      var body: some View { Button("Change") { height = next }.frame(height: height) }
    }
    let stage = Stage()
    stage.show {
      Text("host").presenting(
        isPresented: .constant(true),
        sheetConfiguration: .fittingContent()
      ) {
        Content(next: height)
      }
    }
    stage.settle()
    let view = try #require(stage.topController?.view)
    #expect(view.bounds.height - view.safeAreaInsets.bottom == 200)
    try stage.tap("Change")
    stage.settle()
    #expect(view.bounds.height - view.safeAreaInsets.bottom == height)
  }

  @Test("a sheet that fits a text is as high as the text is at the sheet's width")
  func fitsText() throws {
    struct Host: View {
      @State var isPresented = false
      let text: String
      var body: some View {
        Button("Open") { isPresented = true }
          .presenting(isPresented: $isPresented, sheetConfiguration: .fittingContent()) {
            Text(text)
          }
      }
    }
    for count in [1, 20] {
      let text = Array(repeating: "A sentence that goes on.", count: count).joined(separator: " ")
      let stage = Stage()
      stage.show { Host(text: text) }
      try stage.tap("Open")
      stage.settle()
      let view = try #require(stage.topController?.view)
      #expect(view.bounds.width == stage.window.bounds.width)
      let alone = UIHostingController(rootView: Text(text))
      let fitting = alone.sizeThatFits(in: CGSize(width: view.bounds.width, height: 2_000)).height
      #expect(abs(view.bounds.height - view.safeAreaInsets.bottom - fitting) < 0.001)
    }
  }

  @Test("a presenter is a button that presents in the window it is in")
  func presenter() throws {
    let stage = Stage(.iPadPro11)
    stage.show { Text("main window") }
    let window = stage.openWindow {
      BottomSheetPresenter("Open", detents: [.medium(), .large()]) { Text("sheet content") }
    }
    try stage.tap("Open")
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
    #expect(window.rootViewController?.presentedViewController != nil)
    #expect(stage.shows("sheet content"))
  }
}
