import Journeys
import SwiftUI
import Testing
import UIKit
import UIViewControllerPresenting
import Understudy

private final class Mood: ObservableObject {
  @Published var name = "happy"
}

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

/// What only content in its presenter's environment can show.
private struct Reader: View {
  @Environment(\.level) var level
  @Environment(\.colorScheme) var colorScheme

  var body: some View {
    Text("level \(level), \(colorScheme == .dark ? "dark" : "light")")
  }
}

private struct MoodReader: View {
  @EnvironmentObject var mood: Mood

  var body: some View { Text("mood \(mood.name)") }
}

private struct DismissButton: View {
  @Environment(\.dismiss) var dismiss

  var body: some View { Button("Leave") { dismiss() } }
}

/// SwiftUI content, presented by one of the contenders.
private struct ContentContest<Content: View>: View {
  let contender: Contender
  @ObservedObject var model: FieldModel
  let content: Content

  var body: some View {
    switch contender {
    case .package:
      Text("owner").presenting(isPresented: $model.isFirstOn) { content }
    case .textbook:
      Text("owner").background(
        TextbookPresenting(isPresented: $model.isFirstOn, revision: model.count) { _ in
          UIHostingController(rootView: content)
        }
      )
    }
  }
}

/// Reports about SwiftUI content behind the step through UIKit.
extension FieldReportTests {
  @Test("the environment and the dark mode were lost in what was presented")
  func lostEnvironment() {
    struct Host: View {
      let contender: Contender
      @ObservedObject var model: FieldModel
      var body: some View {
        ContentContest(contender: contender, model: model, content: Reader())
          .environment(\.level, model.count)
          .environment(\.colorScheme, model.count.isMultiple(of: 2) ? .light : .dark)
      }
    }
    expectOnlyPackage { contender in
      let stage = Stage()
      let model = FieldModel()
      model.count = 1
      stage.show { Host(contender: contender, model: model) }
      stage.perform("true") { model.isFirstOn = true }
      stage.settle()
      let isRightAtFirst = stage.shows("level 1, dark")
      stage.perform("counts") { model.count = 2 }
      stage.settle()
      return isRightAtFirst && stage.shows("level 2, light")
    }
  }

  @Test("an environment object that the presenting view has crashed what was presented")
  func lostEnvironmentObject() {
    // The textbook's content stops the program here.
    let stage = Stage()
    let (model, mood) = (FieldModel(), Mood())
    stage.show {
      ContentContest(contender: .package, model: model, content: MoodReader())
        .environmentObject(mood)
    }
    stage.perform("true") { model.isFirstOn = true }
    stage.settle()
    #expect(stage.shows("mood happy"))
    stage.perform("changes the mood") { mood.name = "sad" }
    stage.settle()
    #expect(stage.shows("mood sad"))
  }

  @Test("the dismiss action worked a few times and then no longer")
  func tiredDismissAction() throws {
    try expectOnlyPackage { contender in
      let stage = Stage()
      let model = FieldModel()
      stage.show { ContentContest(contender: contender, model: model, content: DismissButton()) }
      for round in 0..<24 {
        stage.perform("true") { model.isFirstOn = true }
        stage.settle()
        guard stage.presentationChain.count == 1 else { return false }
        if round.isMultiple(of: 3) { try stage.swipeDown() } else { try stage.tap("Leave") }
        stage.settle()
        guard stage.presentationChain.isEmpty, !model.isFirstOn else { return false }
      }
      return true
    }
  }
}
