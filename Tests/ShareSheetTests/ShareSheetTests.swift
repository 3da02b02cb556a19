import ShareSheet
import SwiftUI
import Testing
import UIKit
import Understudy

@MainActor
private final class Model: ObservableObject {
  @Published var isPresented = false
  @Published var item: ActivityItem?
  var chosen: [UIActivity.ActivityType?] = []
}

private struct ShareHost: View {
  @ObservedObject var model: Model
  var items: [Any] = ["text"]
  var body: some View {
    Text("host").shareSheet(activityItems: items, isPresented: $model.isPresented) {
      type,
      _,
      _,
      _ in model.chosen.append(type)
    }
  }
}

private struct ActivityHost: View {
  @ObservedObject var model: Model
  var body: some View {
    Text("host").activitySheet($model.item, permittedArrowDirections: .up) {
      type,
      _,
      _,
      _ in model.chosen.append(type)
    }
  }
}

@MainActor
@Suite("A share sheet")
struct ShareSheetTests {
  @Test("choosing an activity completes and sets the binding to false", arguments: Doubts.variants)
  func chooses(doubts: Doubts) throws {
    let stage = Stage(doubts: doubts)
    let model = Model()
    stage.show { ShareHost(model: model) }
    stage.perform("true") { model.isPresented = true }
    stage.settle()
    try stage.tap("Copy")
    stage.settle()
    #expect(model.chosen == [.copyToPasteboard])
    #expect(!model.isPresented)
    #expect(stage.presentationChain.isEmpty)
  }

  @Test("closing it completes without a choice", arguments: Doubts.variants)
  func closes(doubts: Doubts) throws {
    let stage = Stage(doubts: doubts)
    let model = Model()
    stage.show { ActivityHost(model: model) }
    stage.perform("item") { model.item = ActivityItem(items: "text") }
    stage.settle()
    try stage.tap("Close")
    stage.settle()
    #expect(model.chosen == [nil])
    #expect(model.item == nil)
  }

  @Test("with nothing to share it is refused with a message, and the binding goes back")
  func nothing() {
    let stage = Stage()
    let model = Model()
    stage.show { ShareHost(model: model, items: []) }
    stage.perform("true") { model.isPresented = true }
    stage.settle()
    #expect(!model.isPresented)
    #expect(stage.presentationChain.isEmpty)
    #expect(stage.console.messages.map(\.text).first?.contains("nothing to share") == true)
  }

  @Test("on an iPad it points at the view")
  func popover() throws {
    let stage = Stage(.iPadPro11)
    let model = Model()
    stage.show { ActivityHost(model: model) }
    stage.perform("item") { model.item = ActivityItem(items: "text") }
    stage.settle()
    let sheet = try #require(stage.topController as? UIActivityViewController)
    let popover = try #require(sheet.popoverPresentationController)
    let source = try #require(popover.sourceView)
    #expect(try source.convert(source.bounds, to: stage.window) == stage.find("host").frame)
    #expect(popover.permittedArrowDirections == .up)
    try stage.tapOutside()
    stage.settle()
    #expect(model.item == nil)
    #expect(model.chosen == [nil])
  }

  @Test("a link brings its title for the header")
  func link() throws {
    let stage = Stage()
    let model = Model()
    stage.show { ActivityHost(model: model) }
    let url = try #require(URL(string: "https://example.com"))
    stage.perform("link") { model.item = .link(url, title: "An example") }
    stage.settle()
    #expect(stage.shows("An example"))
  }

  @Test("excluded activities aren't offered")
  func excluded() {
    let stage = Stage()
    let model = Model()
    stage.show { ActivityHost(model: model) }
    stage.perform("item") {
      model.item = ActivityItem(items: "text", excludedTypes: [.copyToPasteboard])
    }
    stage.settle()
    #expect(!stage.shows("Copy"))
  }
}
