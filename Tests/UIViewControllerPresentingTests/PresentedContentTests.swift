import SwiftUI
import Testing
import UIKit
import UIViewControllerPresenting
import Understudy

private struct MoodKey: EnvironmentKey {
  static let defaultValue = "neutral"
}

extension EnvironmentValues {
  fileprivate var mood: String {
    get { self[MoodKey.self] }
    set { self[MoodKey.self] = newValue }
  }
}

@MainActor
@Suite("SwiftUI content presented by a binding")
struct PresentedContentTests {
  private struct Host: View {
    @State var isPresented = false
    @State var count = 0

    var body: some View {
      VStack {
        Text("host \(count)")
        Button("Show") { isPresented = true }
        Button("Count") { count += 1 }
      }
      .presenting(isPresented: $isPresented, sheetConfiguration: .halfSheet) {
        VStack {
          Text("content \(count)")
          Button("Count more") { count += 1 }
          Button("Close") { isPresented = false }
        }
      }
    }
  }

  @Test("a state change while the content is shown reaches it", arguments: Doubts.variants)
  func seesState(doubts: Doubts) throws {
    let stage = Stage(doubts: doubts)
    stage.show { Host() }
    try stage.tap("Show")
    stage.settle()
    #expect(stage.shows("content 0"))
    try stage.tap("Count more")
    stage.settle()
    #expect(stage.shows("content 1"))
    #expect(stage.shows("host 1"))
  }

  @Test("the content can write the binding and so dismiss itself", arguments: Doubts.variants)
  func closesItself(doubts: Doubts) throws {
    let stage = Stage(doubts: doubts)
    stage.show { Host() }
    try stage.tap("Show")
    stage.settle()
    try stage.tap("Close")
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
  }

  @Test("state that only the content reads is followed all the same")
  func readByContentOnly() throws {
    struct Host: View {
      @State var isPresented = true
      @State var word = "first"
      var body: some View {
        Text("host")
          .presenting(isPresented: $isPresented) {
            VStack {
              Text(word)
              Button("Change") { word = "second" }
            }
          }
      }
    }
    let stage = Stage()
    stage.show { Host() }
    stage.settle()
    #expect(stage.shows("first"))
    try stage.tap("Change")
    stage.settle()
    #expect(stage.shows("second"))
  }

  private struct MoodReader: View {
    @Environment(\.mood) var mood
    var body: some View { Text("mood \(mood)") }
  }

  @Test("the content has the environment of the view that presents it, and follows it")
  func seesEnvironment() {
    struct Host: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("host")
          .presenting(isPresented: $model.isPresented) { MoodReader() }
          .environment(\.mood, model.count == 0 ? "happy" : "sad")
      }
    }
    let stage = Stage()
    let model = Model()
    stage.show { Host(model: model) }
    stage.perform("true") { model.isPresented = true }
    stage.settle()
    #expect(stage.shows("mood happy"))
    stage.perform("counts") { model.count = 1 }
    stage.settle()
    #expect(stage.shows("mood sad"))
  }

  private struct DismissButton: View {
    @Environment(\.dismiss) var dismiss
    var body: some View { Button("Leave") { dismiss() } }
  }

  @Test("the content dismisses itself with SwiftUI's own action, and no more than itself")
  func dismissesItself() throws {
    struct Inner: View {
      @State var isPresented = false
      var body: some View {
        Button("Deeper") { isPresented = true }
          .presenting(isPresented: $isPresented) { DismissButton() }
      }
    }
    struct Outer: View {
      @State var isPresented = false
      var body: some View {
        Button("Deep") { isPresented = true }
          .presenting(isPresented: $isPresented) { Inner() }
      }
    }
    let stage = Stage()
    stage.show { Outer() }
    try stage.tap("Deep")
    stage.settle()
    for _ in 0..<20 {
      try stage.tap("Deeper")
      stage.settle()
      #expect(stage.presentationChain.count == 2)
      try stage.tap("Leave")
      stage.settle()
      #expect(stage.presentationChain.count == 1)
    }
  }

  @Test("the content can refuse to be swiped away, and allow it again", arguments: Doubts.variants)
  func refusesSwipes(doubts: Doubts) throws {
    struct Form: View {
      @State var isDirty = true
      var body: some View {
        Button("Save") { isDirty = false }.interactiveDismissDisabled(isDirty)
      }
    }
    struct Host: View {
      @ObservedObject var model: Model
      var body: some View { Text("host").presenting(isPresented: $model.isPresented) { Form() } }
    }
    let stage = Stage(doubts: doubts)
    let model = Model()
    stage.show { Host(model: model) }
    stage.perform("true") { model.isPresented = true }
    stage.settle()
    try stage.swipeDown()
    stage.settle()
    #expect(model.isPresented && stage.presentationChain.count == 1)
    try stage.tap("Save")
    stage.settle()
    try stage.swipeDown()
    stage.settle()
    #expect(!model.isPresented && stage.presentationChain.isEmpty)
  }

  @Test("content in a controller that UIKit presented leaves that controller alone")
  func dismissesNotItsPresenter() throws {
    struct Middle: View {
      @State var isPresented = false
      var body: some View {
        Button("Deeper") { isPresented = true }
          .presenting(isPresented: $isPresented) { DismissButton() }
      }
    }
    let stage = Stage()
    let root = UIViewController()
    let middle = UIHostingController(rootView: Middle())
    stage.show(root)
    root.present(middle, animated: true)
    stage.settle()
    try stage.tap("Deeper")
    stage.settle()
    try stage.tap("Leave")
    stage.settle()
    #expect(stage.presentationChain == [middle])
  }

  enum Configuration: CaseIterable {
    case automatic, halfSheet, expandable, expandableWithoutGrabber

    @MainActor var configuration: SheetConfiguration {
      switch self {
      case .automatic: .default
      case .halfSheet: .halfSheet
      case .expandable: .expandableHalfSheet()
      case .expandableWithoutGrabber: .expandableHalfSheet(prefersGrabberVisible: false)
      }
    }
  }

  @Test(
    "a sheet has the detents and the grabber of its configuration",
    arguments: [
      (Configuration.automatic, ["large"], false),
      (.halfSheet, ["medium"], false),
      (.expandable, ["medium", "large"], true),
      (.expandableWithoutGrabber, ["medium", "large"], false),
    ]
  )
  func sheetConfiguration(
    configuration: Configuration,
    detents: [String],
    hasGrabber: Bool
  ) throws {
    let stage = Stage()
    stage.show {
      Text("host")
        .presenting(
          isPresented: .constant(true),
          sheetConfiguration: configuration.configuration
        ) {
          Text("content")
        }
    }
    stage.settle()
    let sheet = try #require(stage.topController?.sheetPresentationController)
    #expect(sheet.detents.map(\.identifier.rawValue) == detents.map { "com.apple.UIKit.\($0)" })
    #expect(sheet.prefersGrabberVisible == hasGrabber)
  }

  @Test("content in full screen covers the window and comes away again")
  func fullScreen() {
    struct Host: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("host")
          .presenting(isPresented: $model.isPresented, modalPresentationStyle: .fullScreen) {
            Text("content")
          }
      }
    }
    let stage = Stage()
    let model = Model()
    stage.show { Host(model: model) }
    stage.perform("true") { model.isPresented = true }
    stage.settle()
    #expect(stage.visibleTexts == ["content"])
    stage.perform("false") { model.isPresented = false }
    stage.settle()
    #expect(stage.visibleTexts == ["host"])
  }
}
